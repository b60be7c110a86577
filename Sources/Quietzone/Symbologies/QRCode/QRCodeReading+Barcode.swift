extension QRCodeReading {
  func barcode(_ index: Int, textDecoder: BarcodeReader.TextDecoder?) -> Barcode {
    let symbol = symbols[index]
    func barcode(_ symbology: Symbology, isMirrored: Bool) -> Barcode {
      Barcode(
        symbology, symbol.content.message, corners: symbol.corners, isInverted: symbol.isInverted,
        isMirrored: isMirrored, textDecoder: textDecoder)
    }
    var result: Barcode
    switch symbol.content {
    case .qrCode(let content):
      result = barcode(.qrCode, isMirrored: content.isMirrored)
      result.version = content.version.number
      result.errorCorrectionLevel = content.level.name
      result.mask = content.mask
    case .microQR(let content):
      result = barcode(.microQR, isMirrored: content.isMirrored)
      result.version = content.version.number
      (result.columns, result.rows) = (content.version.dimension, content.version.dimension)
      result.errorCorrectionLevel = content.level?.name
      result.mask = content.mask
    case .rectangularMicroQR(let content):
      result = barcode(.rectangularMicroQR, isMirrored: content.isMirrored)
      result.version = content.version.number
      (result.columns, result.rows) = (content.version.width, content.version.height)
      result.errorCorrectionLevel = content.level.name
    }
    return result
  }
}
