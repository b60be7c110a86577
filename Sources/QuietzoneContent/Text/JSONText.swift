/// A value in JSON (RFC 8259), as far as contacts need it: numbers stay as they are written.
enum JSONText {
  case null
  case flag(Bool)
  case number(Bytes)
  case text(Bytes)
  case list([JSONText])
  case members([Member])

  struct Member {
    let name: Bytes
    let value: JSONText
  }

  /// The value that `text` is. Throws `notEnded`, `trailing`, or `malformed` for anything else that is not JSON, or nests deeper
  /// than anything that is meant.
  init(_ text: Bytes) throws(ContentError) {
    var parser = Parser(rest: text)
    self = try parser.value(depth: 0)
    parser.skipSpace()
    guard parser.rest.isEmpty else { throw .trailing }
  }

  private struct Parser {
    var rest: Bytes
    /// Contacts nest four deep.
    static let mostNested = 16

    mutating func skipSpace() { rest = rest.drop { [0x20, 0x09, 0x0A, 0x0D].contains($0) } }

    /// Takes a character off the front, behind spaces; false if there is another one.
    mutating func take(_ character: Unicode.Scalar) -> Bool {
      skipSpace()
      guard let first = rest.first, character ~= first else { return false }
      rest.removeFirst()
      return true
    }

    mutating func expect(_ character: Unicode.Scalar) throws(ContentError) {
      guard !take(character) else { return }
      throw rest.isEmpty ? .notEnded : .malformed("JSON")
    }

    mutating func value(depth: Int) throws(ContentError) -> JSONText {
      guard depth < Self.mostNested else { throw .malformed("JSON") }
      skipSpace()
      guard let first = rest.first else { throw .notEnded }
      switch first {
      case "[": return .list(try list(depth: depth))
      case "{": return .members(try members(depth: depth))
      case "\"": return .text(try text())
      default: return try word()
      }
    }

    private mutating func list(depth: Int) throws(ContentError) -> [JSONText] {
      rest.removeFirst()
      var values: [JSONText] = []
      if take("]") { return values }
      repeat { values.append(try value(depth: depth + 1)) } while take(",")
      try expect("]")
      return values
    }

    private mutating func members(depth: Int) throws(ContentError) -> [Member] {
      rest.removeFirst()
      var members: [Member] = []
      if take("}") { return members }
      repeat {
        skipSpace()
        guard rest.first == UInt8(ascii: "\"") else { throw rest.isEmpty ? .notEnded : .malformed("JSON") }
        let name = try text()
        try expect(":")
        members.append(Member(name: name, value: try value(depth: depth + 1)))
      } while take(",")
      try expect("}")
      return members
    }

    private mutating func word() throws(ContentError) -> JSONText {
      let word = rest.prefix { $0.isAlphanumeric || [0x2B, 0x2D, 0x2E].contains($0) }
      rest = rest.dropFirst(word.count)
      if word == Bytes("true") { return .flag(true) }
      if word == Bytes("false") { return .flag(false) }
      if word == Bytes("null") { return .null }
      guard let first = word.first else { throw .malformed("JSON") }
      guard first.isDigit || "-" ~= first else { throw .malformed("JSON") }
      return .number(word)
    }

    /// A text with its backslashes undone.
    private mutating func text() throws(ContentError) -> Bytes {
      rest.removeFirst()
      var result: [UInt8] = []
      while let byte = rest.popFirst() {
        switch byte {
        case "\"":
          guard result[...].validText != nil else { throw .malformed("JSON") }
          return result[...]
        case "\\": try escape(into: &result)
        case 0..<0x20: throw .malformed("JSON")
        default: result.append(byte)
        }
      }
      throw .notEnded
    }

    private mutating func escape(into result: inout [UInt8]) throws(ContentError) {
      guard let letter = rest.popFirst() else { throw .notEnded }
      switch letter {
      case "\"", "\\", "/": result.append(letter)
      case "b": result.append(0x08)
      case "f": result.append(0x0C)
      case "n": result.append(0x0A)
      case "r": result.append(0x0D)
      case "t": result.append(0x09)
      case "u":
        guard let scalar = try escapedScalar() else { throw .malformed("JSON") }
        var text = String.UnicodeScalarView()
        text.append(scalar)
        result += Array(String(text).utf8)
      default: throw .malformed("JSON")
      }
    }

    /// Four hexadecimal digits, or two times four of a pair of surrogates.
    private mutating func escapedScalar() throws(ContentError) -> Unicode.Scalar? {
      let first = try unit()
      guard 0xD800..<0xDC00 ~= first else { return Unicode.Scalar(first) }
      guard rest.begins(with: "\\u") else { return nil }
      rest = rest.dropFirst(2)
      let second = try unit()
      guard 0xDC00..<0xE000 ~= second else { return nil }
      return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + second - 0xDC00)
    }

    private mutating func unit() throws(ContentError) -> UInt32 {
      guard let digits = rest.take(4) else { throw .notEnded }
      var unit: UInt32 = 0
      for digit in digits {
        guard let value = digit.hexadecimalValue else { throw .malformed("JSON") }
        unit = unit << 4 | UInt32(value)
      }
      return unit
    }
  }
}
