/// Reads JSON (RFC 8259) from UTF-8 bytes: the one value that they are.
struct JSONReader {
  /// How deep arrays and objects may lie in each other.
  static let depthLimit = 32

  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0

  /// The value that `bytes` are.
  static func value(of bytes: [UInt8]) throws(JSONError) -> JSONValue {
    var reader = JSONReader(bytes: bytes)
    let value = try reader.value()
    reader.skipSpace()
    if reader.position < bytes.count { throw reader.error(.trailingCharacters) }
    return value
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func value() throws(JSONError) -> JSONValue {
    skipSpace()
    switch try peek() {
    case UInt8(ascii: "{"): return try nested { reader throws(JSONError) in .object(try reader.members()) }
    case UInt8(ascii: "["): return try nested { reader throws(JSONError) in .array(try reader.elements()) }
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .boolean(true))
    case UInt8(ascii: "f"): return try word("false", .boolean(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return .number(try number())
    }
  }

  private mutating func nested(
    _ content: (inout JSONReader) throws(JSONError) -> JSONValue
  ) throws(JSONError) -> JSONValue {
    depth += 1
    if depth > Self.depthLimit { throw error(.tooDeep) }
    position += 1
    let value = try content(&self)
    depth -= 1
    return value
  }

  private mutating func members() throws(JSONError) -> [JSONMember] {
    var members: [JSONMember] = []
    if try takes("}") { return members }
    repeat {
      skipSpace()
      guard try peek() == UInt8(ascii: "\"") else { throw error(.unexpectedCharacter) }
      let name = try string()
      guard try takes(":") else { throw error(.unexpectedCharacter) }
      members.append(JSONMember(name: name, value: try value()))
    } while try takes(",")
    guard try takes("}") else { throw error(.unexpectedCharacter) }
    return members
  }

  private mutating func elements() throws(JSONError) -> [JSONValue] {
    var elements: [JSONValue] = []
    if try takes("]") { return elements }
    repeat { elements.append(try value()) } while try takes(",")
    guard try takes("]") else { throw error(.unexpectedCharacter) }
    return elements
  }

  private mutating func string() throws(JSONError) -> String {
    position += 1
    var content: [UInt8] = []
    while true {
      let byte = try peek()
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return String(decoding: content, as: UTF8.self)
      case UInt8(ascii: "\\"): content += UTF8.encode(try escape())!
      case 0..<0x20: throw error(.controlCharacter)
      default:
        content.append(byte)
        position += 1
      }
    }
  }

  private mutating func escape() throws(JSONError) -> Unicode.Scalar {
    position += 1
    let byte = try peek()
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try unicodeEscape()
    default:
      position -= 1
      throw error(.invalidEscape)
    }
  }

  /// A character in four hexadecimal digits, or in twice four as two surrogates. Half of such a pair is U+FFFD.
  private mutating func unicodeEscape() throws(JSONError) -> Unicode.Scalar {
    let unit = try fourDigits()
    if let scalar = Unicode.Scalar(unit) { return scalar }
    let start = position
    let isFollowed =
      position + 1 < bytes.count && bytes[position] == UInt8(ascii: "\\")
      && bytes[position + 1] == UInt8(ascii: "u")
    if unit < 0xDC00, isFollowed {
      position += 2
      let low = try fourDigits()
      if 0xDC00...0xDFFF ~= low { return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))! }
      position = start
    }
    return "\u{FFFD}"
  }

  private mutating func fourDigits() throws(JSONError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      let byte = try peek()
      switch byte {
      case 0x30...0x39: value = value << 4 | UInt32(byte - 0x30)
      case 0x41...0x46, 0x61...0x66: value = value << 4 | UInt32(byte & 0x5F - 0x37)
      default: throw error(.invalidEscape)
      }
      position += 1
    }
    return value
  }

  private mutating func word(_ word: StaticString, _ value: JSONValue) throws(JSONError) -> JSONValue {
    for byte in UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount) {
      guard try peek() == byte else { throw error(.unexpectedCharacter) }
      position += 1
    }
    return value
  }

  /// Skips space and takes `character` if it comes next.
  private mutating func takes(_ character: Unicode.Scalar) throws(JSONError) -> Bool {
    skipSpace()
    guard try peek() == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func skipSpace() {
    while nextIs(" ") || nextIs("\t") || nextIs("\n") || nextIs("\r") { position += 1 }
  }

  private func peek() throws(JSONError) -> UInt8 {
    guard position < bytes.count else { throw error(.unexpectedEnd) }
    return bytes[position]
  }

  private func error(_ reason: JSONError.Reason) -> JSONError { JSONError(reason: reason, offset: position) }
}

extension JSONReader {
  /// A number in decimal digits. The nearest `Double` where it has up to 15 digits, and very near to it where it has more.
  private mutating func number() throws(JSONError) -> Double {
    let start = position
    let isNegative = bytes[position] == UInt8(ascii: "-")
    if isNegative { position += 1 }
    var digits = 0.0
    var exponent = 0
    let startsWithZero = try peek() == UInt8(ascii: "0")
    let count = try readDigits { digits = digits * 10 + $0 }
    if startsWithZero && count > 1 { throw JSONError(reason: .unexpectedCharacter, offset: start) }
    if nextIs(".") {
      position += 1
      exponent -= try readDigits { digits = digits * 10 + $0 }
    }
    if nextIs("e") || nextIs("E") {
      position += 1
      let isSmall = nextIs("-")
      if isSmall || nextIs("+") { position += 1 }
      var power = 0
      // Far beyond what a `Double` holds, and far from an overflow.
      _ = try readDigits { power = min(power * 10 + Int($0), 100_000) }
      exponent += isSmall ? -power : power
    }
    if digits == 0 { return 0 }
    let value = exponent < 0 ? digits / powerOfTen(-exponent) : digits * powerOfTen(exponent)
    guard value.isFinite else { throw JSONError(reason: .numberTooLarge, offset: start) }
    return isNegative ? -value : value
  }

  /// Reads one digit or more; returns how many.
  private mutating func readDigits(_ use: (Double) -> Void) throws(JSONError) -> Int {
    guard 0x30...0x39 ~= (try peek()) else { throw error(.unexpectedCharacter) }
    let start = position
    while position < bytes.count, 0x30...0x39 ~= bytes[position] {
      use(Double(bytes[position] - 0x30))
      position += 1
    }
    return position - start
  }

  private func nextIs(_ character: Unicode.Scalar) -> Bool {
    position < bytes.count && bytes[position] == UInt8(ascii: character)
  }

  /// 10 to this power, exact up to 22; infinite where it is beyond a `Double`.
  private func powerOfTen(_ exponent: Int) -> Double {
    var power = 1.0
    for _ in 0..<min(exponent, 400) { power *= 10 }
    return power
  }
}
