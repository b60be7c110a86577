import QuietzoneSymbols

extension Barcode {
  /// The result for a PDF417 or MicroPDF417.
  init(_ symbol: StackedReading.Symbol, textDecoder: BarcodeReader.TextDecoder?) {
    switch symbol.content {
    case .pdf417(let content):
      self.init(
        .pdf417, content.message, corners: symbol.corners, isInverted: symbol.isInverted,
        isMirrored: symbol.isMirrored, textDecoder: textDecoder)
      details = .pdf417(
        columns: content.columns, rows: content.rows, errorCorrectionLevel: content.errorCorrectionLevel,
        isCompact: content.isCompact, macro: content.macro)
    case .microPDF417(let content):
      self.init(
        .microPDF417, content.message, corners: symbol.corners, isInverted: symbol.isInverted,
        isMirrored: symbol.isMirrored, textDecoder: textDecoder)
      details = .microPDF417(
        columns: content.size.columns, rows: content.size.rows, macro: content.macro)
    }
  }
}
