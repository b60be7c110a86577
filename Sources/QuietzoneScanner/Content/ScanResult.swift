/// What was scanned: a text that can be seen, and where it leads.
public struct ScanResult: Equatable, Sendable {
  /// The symbol's text, cleaned; never empty.
  public let text: String
  /// What kind of symbol held it.
  public let symbology: Symbology
  /// What the text is.
  public let kind: ContentKind

  /// The result of a symbol with this text, as it was read; nil where nothing legible is in it.
  public init?(text: String, symbology: Symbology) {
    let text = cleaned(text)
    guard !text.utf8.isEmpty else { return nil }
    self.text = text
    self.symbology = symbology
    kind = ContentKind(of: text)
  }

  /// What goes into the omnibox. An address that must not be followed is in double quotes: words to search for.
  public var omniboxText: String { kind == .otherAddress ? inQuotes(text) : text }

  /// Where the result leads when nobody changes it.
  public var destination: Destination {
    symbology.isNumeric ? .search(text) : Destination(of: omniboxText)
  }

  /// Texts are equal when their bytes are.
  public static func == (a: ScanResult, b: ScanResult) -> Bool { a.key == b.key }

  /// Distinguishes codes: the same text in another symbology is another code.
  var key: [UInt8] { [symbology.rawValue] + text.utf8 }
}

extension Symbology {
  /// Whether it can hold digits alone. Such a code is looked up at once, the text of others is shown first.
  public var isNumeric: Bool {
    switch self {
    case .upcE, .upcA, .ean8, .ean13, .i2of5, .itf14: true
    default: false
    }
  }
}
