import QuietzoneImaging
import QuietzoneSymbols

extension Barcode {
  init(_ content: LinearContent, corners: Quadrilateral, isInverted: Bool) {
    let segment = TextSegment(bytes: content.printed, characterSet: .iso8859_1)
    self.init(
      symbology: content.symbology, text: segment.text ?? "", bytes: content.bytes, segments: [segment],
      corners: corners, symbologyIdentifier: content.symbologyIdentifier,
      isInverted: isInverted, isMirrored: false)
    if content.isGS1 { gs1 = try? GS1.elements(of: content.bytes) }
    #if !COMPACT
      if let component = content.compositeComponent { details = .composite(component) }
    #endif
    if let digits = content.addOn { details = .addOn(String(decoding: digits, as: UTF8.self)) }
  }
}

extension LinearContent {
  /// The content as it is printed beside the symbol.
  ///
  /// That differs from the symbol's own characters in Code 32, the Italian pharmacode: six characters of Code 39 for A and
  /// nine digits, the last one a check digit. Without a letter they are more likely a number.
  fileprivate var printed: [UInt8] {
    guard symbology == .code39, bytes.contains(where: { $0 > 0x39 }) else { return bytes }
    return Code39.code32(bytes) ?? bytes
  }
}
