import QuietzoneSymbols

/// Calls `body` with each symbol on a line, read from its first element on, of the symbologies wanted.
///
/// Symbols whose parts lie on several lines are not among them: stacked GS1 DataBar, and DX film edge.
func forEachLinearSymbol(_ wanted: SymbologySet, in widths: [Float], _ body: (LinearSymbol) -> Void) {
  func read<S: LinearSymbology>(_ symbology: S.Type, for symbologies: SymbologySet) {
    guard !wanted.intersection(symbologies).isEmpty else { return }
    forEachSymbol(of: symbology, in: widths) { symbol in
      if let symbol = symbol.reported(for: wanted) { body(symbol) }
    }
  }
  read(EAN13.self, for: [.ean13, .upcA])
  read(EAN8.self, for: [.ean8])
  read(UPCE.self, for: [.upcE])
  read(Code128.self, for: [.code128])
  read(Code39.self, for: [.code39, .code39Mod43])
  read(Code93.self, for: [.code93])
  read(Interleaved2of5.self, for: [.i2of5, .itf14])
  read(Codabar.self, for: [.codabar])
  read(Telepen.self, for: [.telepen])
  read(DataBarOmni.self, for: [.gs1DataBar])
  read(DataBarLimited.self, for: [.gs1DataBarLimited])
  read(DataBarExpanded.self, for: [.gs1DataBarExpanded])
}

extension LinearSymbol {
  fileprivate func reported(for wanted: SymbologySet) -> LinearSymbol? {
    guard let content = content.reported(for: wanted) else { return nil }
    var symbol = self
    symbol.content = content
    return symbol
  }
}

extension LinearContent {
  /// The content under the name that was asked for, where it has two; nil if that one was not.
  func reported(for wanted: SymbologySet) -> LinearContent? {
    var content = self
    switch kind {
    case .upcA where !wanted.contains(.upcA):
      // Every UPC-A is an EAN-13 that begins with 0.
      content.kind = .ean13
      content.bytes.insert(0x30, at: 0)
    case .itf14 where !wanted.contains(.itf14):
      content.kind = .i2of5
    case .code39 where !wanted.contains(.code39):
      guard Code39.hasValidCheck(bytes) else { return nil }
      content.kind = .code39Mod43
    case .ean13 where !wanted.contains(.ean13), .i2of5 where !wanted.contains(.i2of5):
      return nil
    default:
      break
    }
    return content
  }
}
