/// A part of a text, in UTF-8. Texts are compared byte by byte: Embedded Swift has no tables of canonical equivalence.
typealias Bytes = ArraySlice<UInt8>

extension ArraySlice<UInt8> {
  init(_ text: String) { self = Array(text.utf8)[...] }

  var text: String { String(decoding: self, as: UTF8.self) }

  /// The text, or nil if it is not valid UTF-8. Swift's own check is newer than the systems that this runs on.
  var validText: String? {
    let text = text
    return text.utf8.elementsEqual(self) ? text : nil
  }

  /// The text, or nil if there is none.
  var textIfAny: String? { isEmpty ? nil : text }

  /// Whether it begins with `literal`, where letters of ASCII are the same in upper and lower case.
  func begins(with literal: StaticString) -> Bool {
    count >= literal.utf8CodeUnitCount && literal ~= prefix(literal.utf8CodeUnitCount)
  }

  /// What is behind `literal` if it begins with that, whatever the case of ASCII's letters.
  func after(_ literal: StaticString) -> Bytes? {
    begins(with: literal) ? dropFirst(literal.utf8CodeUnitCount) : nil
  }

  /// Whether it ends with `literal`, where letters of ASCII are the same in upper and lower case.
  func ends(with literal: StaticString) -> Bool {
    count >= literal.utf8CodeUnitCount && literal ~= suffix(literal.utf8CodeUnitCount)
  }

  /// The parts between separators, empty ones too: one more than there are separators.
  func parts(at separator: Unicode.Scalar, maximum: Int = .max) -> [Bytes] {
    split(separator: UInt8(ascii: separator), maxSplits: maximum - 1, omittingEmptySubsequences: false)
  }

  /// What is before the first `separator`, and behind it; nil without one.
  func cut(at separator: Unicode.Scalar) -> (head: Bytes, tail: Bytes)? {
    guard let index = firstIndex(of: UInt8(ascii: separator)) else { return nil }
    return (self[..<index], self[(index + 1)...])
  }

  /// Without spaces, tabs and line ends around it.
  var trimmed: Bytes {
    var rest = self
    while let first = rest.first, first.isWhitespace { rest = rest.dropFirst() }
    while let last = rest.last, last.isWhitespace { rest = rest.dropLast() }
    return rest
  }

  /// The lines, whichever way they end: CR LF, LF or CR.
  var lines: [Bytes] {
    var lines: [Bytes] = []
    var start = startIndex
    var position = startIndex
    while position < endIndex {
      let byte = self[position]
      if byte == 0x0A || byte == 0x0D {
        lines.append(self[start..<position])
        if byte == 0x0D, position + 1 < endIndex, self[position + 1] == 0x0A { position += 1 }
        start = position + 1
      }
      position += 1
    }
    return lines + [self[start...]]
  }

  var isDigits: Bool { !isEmpty && allSatisfy({ $0.isDigit }) }

  /// The number that digits alone write; nil for anything else, and beyond `limit`.
  func number(upTo limit: Int = 999_999_999) -> Int? {
    guard isDigits else { return nil }
    var number = 0
    for digit in self {
      guard number <= limit / 10 else { return nil }
      number = 10 * number + Int(digit - 0x30)
    }
    return number <= limit ? number : nil
  }

  /// ASCII's letters in upper case.
  var uppercased: [UInt8] { map({ $0.uppercased }) }
  /// ASCII's letters in lower case.
  var lowercased: [UInt8] { map({ $0.lowercased }) }

  /// `count` bytes from the front, which are taken off; nil if there are fewer.
  mutating func take(_ count: Int) -> Bytes? {
    guard count >= 0, self.count >= count else { return nil }
    defer { removeFirst(count) }
    return prefix(count)
  }
}

extension UInt8 {
  var isDigit: Bool { 0x30...0x39 ~= self }
  var isLetter: Bool { 0x61...0x7A ~= self | 0x20 }
  var isUppercase: Bool { 0x41...0x5A ~= self }
  var isAlphanumeric: Bool { isDigit || isLetter }
  /// Space, tab or a line's end.
  var isWhitespace: Bool { self == 0x20 || 0x09...0x0D ~= self }
  var uppercased: UInt8 { 0x61...0x7A ~= self ? self & ~0x20 : self }
  var lowercased: UInt8 { isUppercase ? self | 0x20 : self }

  /// The value of a hexadecimal digit.
  var hexadecimalValue: UInt8? {
    switch self {
    case 0x30...0x39: self - 0x30
    case 0x41...0x46: self - 0x37
    case 0x61...0x66: self - 0x57
    default: nil
    }
  }
}

/// A byte that is a character of ASCII.
func ~= (character: Unicode.Scalar, byte: UInt8) -> Bool { character.value == UInt32(byte) }

/// A text, where letters of ASCII are the same in upper and lower case.
func ~= (literal: StaticString, text: Bytes) -> Bool {
  guard text.count == literal.utf8CodeUnitCount else { return false }
  let bytes = UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount)
  return zip(bytes, text).allSatisfy { $0.lowercased == $1.lowercased }
}
