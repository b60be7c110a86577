extension Barcode {
  /// The result for a QR Code; `offset` is where the part of the image that was searched begins.
  init(_ symbol: QRCodeReading.Symbol, offset: Point, textDecoder: BarcodeReader.TextDecoder?) {
    let content = symbol.content
    self.init(
      symbology: .qrCode, text: joinedText(of: content.segments, textDecoder: textDecoder),
      bytes: content.bytes,
      segments: content.segments, corners: symbol.corners.map { $0 + offset },
      symbologyIdentifier: content.symbologyIdentifier, version: content.version.number,
      errorCorrectionLevel: content.level.name, mask: content.mask, isInverted: symbol.isInverted,
      isMirrored: content.isMirrored, structuredAppend: content.structuredAppend)
    // FNC1 in first position makes it a GS1 element string.
    if content.isGS1 { gs1 = try? GS1.elements(of: content.bytes) }
  }
}
