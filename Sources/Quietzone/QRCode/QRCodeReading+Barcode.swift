extension QRCodeReading {
  func barcode(_ index: Int, textDecoder: BarcodeReader.TextDecoder?) -> Barcode {
    let symbol = symbols[index]
    let content = symbol.content
    var barcode = Barcode(
      .qrCode, content.message, corners: symbol.corners, isInverted: symbol.isInverted,
      isMirrored: content.isMirrored, textDecoder: textDecoder)
    barcode.version = content.version.number
    barcode.errorCorrectionLevel = content.level.name
    barcode.mask = content.mask
    return barcode
  }
}
