import QuietzoneImaging
import QuietzoneSymbols

extension Barcode {
  init(_ content: LinearContent, corners: Quadrilateral, isInverted: Bool) {
    let segment = TextSegment(bytes: content.printed, characterSet: .iso8859_1)
    self.init(
      symbology: Symbology(content.kind), text: segment.text ?? "", bytes: content.bytes, segments: [segment],
      corners: corners, symbologyIdentifier: content.symbologyIdentifier,
      isInverted: isInverted, isMirrored: false)
    if content.isGS1 { gs1 = try? GS1.elements(of: content.bytes) }
    if let digits = content.addOn { addOn = String(decoding: digits, as: UTF8.self) }
  }
}

extension LinearContent {
  /// The content as it is printed beside the symbol.
  ///
  /// That differs from the symbol's own characters in Code 32, the Italian pharmacode: six characters of Code 39 for A and
  /// nine digits, the last one a check digit. Without a letter they are more likely a number.
  fileprivate var printed: [UInt8] {
    guard kind == .code39, bytes.contains(where: { $0 > 0x39 }) else { return bytes }
    return Code39.code32(bytes) ?? bytes
  }
}

extension Symbology {
  /// The symbology that a linear symbol is reported as.
  init(_ kind: LinearKind) {
    self =
      switch kind {
      case .ean13: .ean13
      case .ean8: .ean8
      case .upcA: .upcA
      case .upcE: .upcE
      case .code128: .code128
      case .code93: .code93
      case .code39: .code39
      case .code39Mod43: .code39Mod43
      case .i2of5: .i2of5
      case .itf14: .itf14
      case .codabar: .codabar
      case .telepen: .telepen
      case .dxFilmEdge: .dxFilmEdge
      case .gs1DataBar: .gs1DataBar
      case .gs1DataBarLimited: .gs1DataBarLimited
      case .gs1DataBarExpanded: .gs1DataBarExpanded
      }
  }
}
