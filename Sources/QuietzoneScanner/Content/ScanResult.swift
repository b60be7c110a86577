/// What was scanned: a text that can be seen, and where it leads.
public struct ScanResult: Equatable, Sendable {
  /// The symbol's text, cleaned; never empty.
  public let text: String
  /// What kind of symbol held it.
  public let symbology: Symbology
  /// What the text is.
  public let kind: ContentKind
  /// The symbol's bytes, before any character set; empty where the host has not told them.
  public let bytes: [UInt8]
  /// Where the symbol lies in the frame or photo, in its pixels; nil where the host has not told that.
  public let corners: Quadrilateral?

  /// The result of a symbol with this text, as it was read; nil where nothing legible is in it.
  public init?(text: String, symbology: Symbology, bytes: [UInt8] = [], corners: Quadrilateral? = nil) {
    let text = cleaned(text)
    guard !text.utf8.isEmpty else { return nil }
    self.text = text
    self.symbology = symbology
    self.bytes = bytes
    self.corners = corners
    kind = ContentKind(of: text)
  }

  /// The result of a symbol that was read; nil where nothing legible is in it.
  init?(_ symbol: ReadSymbol) {
    self.init(
      text: symbol.text, symbology: symbol.symbology, bytes: symbol.bytes, corners: symbol.corners)
  }

  /// What goes into the omnibox. An address that must not be followed is in double quotes: words to search for.
  public var omniboxText: String { kind == .otherAddress ? inQuotes(text) : text }

  /// Where the result leads when nobody changes it.
  public var destination: Destination {
    symbology.isNumeric ? .search(text) : Destination(of: omniboxText)
  }

  /// Texts are equal when their bytes are; where a code was seen makes no difference.
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
