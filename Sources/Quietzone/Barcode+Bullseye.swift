import QuietzoneSymbols

extension Barcode {
  init(_ symbol: AztecSymbol, textDecoder: BarcodeReader.TextDecoder?) {
    let content = symbol.content
    self.init(
      .aztec, content.message, corners: symbol.corners, isInverted: symbol.isInverted,
      isMirrored: content.isMirrored, textDecoder: textDecoder)
    version = content.layers
    columns = symbol.dimension
    rows = symbol.dimension
    errorCorrectionLevel = "\(content.errorCorrectionPercentage)%"
  }

  init(_ symbol: MaxiCodeSymbol, textDecoder: BarcodeReader.TextDecoder?) {
    let content = symbol.content
    self.init(
      .maxiCode, content.message, corners: symbol.corners, isInverted: symbol.isInverted,
      isMirrored: symbol.isMirrored, textDecoder: textDecoder)
    version = content.mode.rawValue
    columns = MaxiCode.columns
    rows = MaxiCode.rows
    errorCorrectionLevel = content.mode.errorCorrectionName
  }
}
