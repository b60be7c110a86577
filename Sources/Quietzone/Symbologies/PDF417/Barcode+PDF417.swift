import QuietzoneSymbols

extension Barcode {
  /// The result for a PDF417 or MicroPDF417.
  init(_ symbol: StackedReading.Symbol, textDecoder: BarcodeReader.TextDecoder?) {
    switch symbol.content {
    case .pdf417(let content):
      self.init(
        .pdf417, content.message, corners: symbol.corners, isInverted: symbol.isInverted,
        isMirrored: symbol.isMirrored, textDecoder: textDecoder)
      (rows, columns) = (content.rows, content.columns)
      errorCorrectionLevel = "\(content.errorCorrectionLevel)"
      isCompact = content.isCompact
      macroPDF417 = content.macro
    case .microPDF417(let content):
      self.init(
        .microPDF417, content.message, corners: symbol.corners, isInverted: symbol.isInverted,
        isMirrored: symbol.isMirrored, textDecoder: textDecoder)
      (rows, columns) = (content.size.rows, content.size.columns)
      macroPDF417 = content.macro
    }
  }
}
