// What builders share: text that is put together of fields, each of which stays the field that it is.

extension BarcodeContent {
  /// `text`, which is read back as content of `kind`; throws the rule that it breaks otherwise.
  static func checked(_ text: String, as kind: Kind) throws(ContentError) -> String {
    let content = BarcodeContent(text)
    if case .text(let plain) = content { throw plain.note?.error ?? .malformed(kind.rawValue) }
    guard content.kind == kind else { throw .malformed(kind.rawValue) }
    return text
  }
}

extension String {
  /// The text with a backslash before each character of `special`.
  func withBackslashes(before special: StaticString) -> String {
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if scalar.isOne(of: special) { result.append("\\") }
      result.append(scalar)
    }
    return String(result)
  }

  /// The value of a line as vCards and calendars have it: backslashes before what separates (RFC 2426 §4, RFC 5545 §3.3.11), and
  /// `\n` for the end of a line.
  func asContentValue(_ field: String) throws(ContentError) -> String {
    var value = ""
    for (index, line) in Bytes(self).trimmed.lines.enumerated() {
      value += (index == 0 ? "" : "\\n") + (try line.text.oneLine(field)).withBackslashes(before: "\\;,")
    }
    return value
  }

  /// The text without white space at its ends. Throws `malformed` where characters control instead of showing: a line's end
  /// would end the field.
  func oneLine(_ field: String) throws(ContentError) -> String {
    guard !unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) else {
      throw .malformed(field)
    }
    return Bytes(self).trimmed.text
  }
}

extension Unicode.Scalar {
  fileprivate func isOne(of characters: StaticString) -> Bool {
    guard isASCII else { return false }
    let bytes = UnsafeBufferPointer(start: characters.utf8Start, count: characters.utf8CodeUnitCount)
    return bytes.contains(UInt8(truncatingIfNeeded: value))
  }
}

extension DecimalNumber {
  /// A number as it is written: digits, perhaps with a point and more digits, or a minus in front; nil for anything else.
  public init?(written text: String) {
    guard let number = DecimalNumber(Bytes(text)), !text.utf8.isEmpty else { return nil }
    self = number
  }
}

extension DecimalNumber {
  /// The number, if it is an amount of money that forms of payment take: up to 999 999 999.99, and two decimals at most.
  func asAmount() throws(ContentError) -> DecimalNumber {
    guard decimals <= 2, doubleValue < 1_000_000_000 else { throw .malformed("amount") }
    return self
  }
}
