import QuietzoneImaging
import QuietzoneSymbols

extension Barcode {
  init(
    _ content: QRCode.Content, corners: Quadrilateral, isInverted: Bool,
    textDecoder: BarcodeReader.TextDecoder?
  ) {
    self.init(
      .qrCode, content.message, corners: corners, isInverted: isInverted, isMirrored: content.isMirrored,
      textDecoder: textDecoder)
    details = .qrCode(
      version: content.version.number, errorCorrectionLevel: content.level.name, mask: content.mask)
  }
}
