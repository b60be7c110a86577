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

/// The text of all segments, one after another.
private func joinedText(of segments: [TextSegment], textDecoder: BarcodeReader.TextDecoder?) -> String {
  var result = ""
  for segment in segments {
    if let text = segment.text ?? textDecoder?(segment.bytes, segment.characterSet) {
      result += text
    } else {
      // What nothing here can decode keeps its ASCII, and shows that there was more.
      let scalars = segment.bytes.map { $0 < 0x80 ? Unicode.Scalar($0) : "\u{FFFD}" }
      result.unicodeScalars.append(contentsOf: scalars)
    }
  }
  return result
}
