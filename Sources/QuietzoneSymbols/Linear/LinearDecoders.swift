/// Calls a closure with each symbol of one symbology on a line, whose elements' widths it is given, and whether symbols may stand
/// in a frame.
typealias LinearDecoder = @Sendable ([Float], _ mayBeFramed: Bool, (LinearSymbol) -> Void) -> Void

/// A decoder in the table of symbologies, and those that it reads: it runs once for several of them.
private struct TabledDecoder {
  var read: LinearDecoder
  var symbologies = SymbologySet()

  static let all: [TabledDecoder] = Symbology.allCases.compactMap { own in
    guard let read = own.decoder else { return nil }
    var decoder = TabledDecoder(read: read)
    for symbology in Symbology.allCases where symbology.decodedAs == own {
      decoder.symbologies.insert(symbology)
    }
    return decoder
  }
}

/// Calls `body` with each symbol on a line, read from its first element on, of the symbologies wanted.
///
/// Symbols whose parts lie on several lines are not among them: stacked GS1 DataBar, and DX film edge.
///
/// - Parameter mayBeFramed: Whether narrower margins do where a symbol is clean.
package func forEachLinearSymbol(
  _ wanted: SymbologySet, in widths: [Float], mayBeFramed: Bool = false, _ body: (LinearSymbol) -> Void
) {
  for decoder in TabledDecoder.all where !decoder.symbologies.intersection(wanted).isEmpty {
    decoder.read(widths, mayBeFramed) { symbol in
      guard let content = symbol.content.reported(for: wanted) else { return }
      var symbol = symbol
      symbol.content = content
      body(symbol)
    }
  }
}

extension LinearContent {
  /// The content under the name that was asked for, where it has two; nil if that one was not.
  package func reported(for wanted: SymbologySet) -> LinearContent? {
    var content = self
    switch symbology {
    case .upcA where !wanted.contains(.upcA):
      // Every UPC-A is an EAN-13 that begins with 0.
      content.symbology = .ean13
      content.bytes.insert(0x30, at: 0)
    case .itf14 where !wanted.contains(.itf14):
      content.symbology = .i2of5
    case .code39 where !wanted.contains(.code39):
      guard Code39.hasValidCheck(bytes) else { return nil }
      content.symbology = .code39Mod43
    case .ean13 where !wanted.contains(.ean13), .i2of5 where !wanted.contains(.i2of5):
      return nil
    default:
      break
    }
    return content
  }
}
