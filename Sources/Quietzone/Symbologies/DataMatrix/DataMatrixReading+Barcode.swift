extension DataMatrixReading {
  func barcode(_ index: Int, textDecoder: BarcodeReader.TextDecoder?) -> Barcode {
    let symbol = symbols[index]
    let content = symbol.content
    var barcode = Barcode(
      .dataMatrix, content.message, corners: symbol.corners, isInverted: symbol.isInverted,
      isMirrored: content.isMirrored, textDecoder: textDecoder)
    barcode.columns = content.size.columns
    barcode.rows = content.size.rows
    return barcode
  }
}
