/// Builds GS1 element strings and Digital Links of elements: `(01)09501101530003(10)AB-123`.
public struct GS1Builder: Hashable, Sendable {
  public let elements: [Element]
  /// What a reader makes of the element string.
  private let content: GS1Content

  /// An application identifier, and its data.
  public struct Element: Hashable, Sendable {
    public var identifier: String
    public var data: String

    public init(_ identifier: String, _ data: String) {
      self.identifier = identifier
      self.data = data
    }
  }

  /// Throws `missing` if there is no element, and `malformed` with the rule that one breaks: of an identifier that does not
  /// exist, a check digit, a length, a character, a date.
  public init(_ elements: [Element], rules: GS1Rules) throws(ContentError) {
    guard !elements.isEmpty else { throw .missing("element") }
    for element in elements {
      guard Self.isIdentifier(Bytes(element.identifier)) else {
        throw .malformed("application identifier (\(element.identifier))")
      }
      guard element.data.utf8.allSatisfy({ 0x20 < $0 && $0 < 0x7F }) else {
        throw .malformed("(\(element.identifier))")
      }
    }
    let input = ContentInput(
      text: Self.elementString(of: elements), symbologyIdentifier: "]Q3", gs1Rules: rules)
    switch BarcodeContent(input) {
    case .gs1(let content): self.content = content
    case .text(let plain): throw plain.note?.error ?? .malformed("element string")
    default: throw .malformed("element string")
    }
    self.elements = elements
    // Data that are too long or too short for their identifier would move where the next one begins.
    let read = content.elements.map { Element($0.identifier[...].text, $0.data[...].text) }
    guard read == elements else { throw .malformed("element string") }
  }

  /// Elements as people write them: each identifier in parentheses, or in brackets where data have parentheses themselves.
  public init(_ text: String, rules: GS1Rules) throws(ContentError) {
    var elements: [Element] = []
    var rest = Bytes(text).trimmed
    guard let open = rest.first, let close = Self.closing(open) else { throw .missing("(") }
    while let identifier = Self.identifier(at: rest.startIndex, in: rest, open, close) {
      rest = rest.dropFirst(identifier.count + 2)
      var end = rest.startIndex
      while end < rest.endIndex, Self.identifier(at: end, in: rest, open, close) == nil { end += 1 }
      elements.append(Element(identifier.text, rest[..<end].text))
      rest = rest[end...]
    }
    guard rest.isEmpty else { throw .malformed("element string") }
    try self.init(elements, rules: rules)
  }

  /// What a symbol transmits: identifiers with their data, U+001D behind those whose length is not known beforehand.
  public var elementString: String { Self.elementString(of: elements) }

  private static func elementString(of elements: [Element]) -> String {
    var text = ""
    for (index, element) in elements.enumerated() {
      text += element.identifier + element.data
      if index < elements.count - 1, !hasPredefinedLength(element.identifier) { text += "\u{1D}" }
    }
    return text
  }

  /// Each identifier in parentheses, as it is printed below a symbol.
  public var printedText: String { joined("(", ")") }

  /// Each identifier in brackets, which no data have: as encoders take them.
  public var bracketedText: String { joined("[", "]") }

  /// The web address that says the same (GS1 Digital Link URI syntax). Throws `missing` if no element can be its key.
  ///
  /// - Parameter base: Scheme, host and perhaps a path.
  public func digitalLink(base: String = "https://id.gs1.org") throws(ContentError) -> String {
    guard let link = content.digitalLink, let path = Bytes(link).after("https://id.gs1.org") else {
      throw .missing("key, such as (01)")
    }
    var base = Bytes(try base.oneLine("base"))
    while base.last == UInt8(ascii: "/") { base.removeLast() }
    return try BarcodeContent.checked((base + path).text, as: .link)
  }

  private func joined(_ open: String, _ close: String) -> String {
    var text = ""
    for element in elements { text += open + element.identifier + close + element.data }
    return text
  }

  private static func closing(_ open: UInt8) -> UInt8? {
    switch open {
    case "(": UInt8(ascii: ")")
    case "[": UInt8(ascii: "]")
    default: nil
    }
  }

  /// The digits between brackets that begin at `index`; nil if none do.
  private static func identifier(at index: Int, in text: Bytes, _ open: UInt8, _ close: UInt8) -> Bytes? {
    guard index < text.endIndex, text[index] == open else { return nil }
    let digits = text[(index + 1)...].prefix { $0.isDigit }
    guard isIdentifier(digits), digits.endIndex < text.endIndex, text[digits.endIndex] == close else {
      return nil
    }
    return digits
  }

  private static func isIdentifier(_ digits: Bytes) -> Bool {
    digits.isDigits && (2...4).contains(digits.count)
  }

  /// By the first two digits (GS1 General Specifications, 7.8.5).
  private static func hasPredefinedLength(_ identifier: String) -> Bool {
    switch Bytes(identifier).prefix(2).number() ?? 0 {
    case 0...4, 11...20, 31...36, 41: true
    default: false
    }
  }
}
