/// Writes JSON (RFC 8259) as UTF-8 bytes.
///
/// The same bytes on every platform, with nothing but the standard library: the browser's result is compared with
/// the command's byte for byte.
public struct JSONWriter: Sendable {
  /// What was written so far.
  public private(set) var bytes: [UInt8] = []
  /// Whether the next member or element follows another one.
  private var needsComma = false

  public init() {}

  /// Writes an object; `body` writes its members.
  public mutating func object(_ body: (inout JSONWriter) -> Void) { enclosed("{", "}", body) }

  /// Writes an array; `body` writes its elements.
  public mutating func array(_ body: (inout JSONWriter) -> Void) { enclosed("[", "]", body) }

  /// Writes a member's name; its value must follow.
  public mutating func key(_ name: [UInt8]) {
    string(String(decoding: name, as: UTF8.self))
    append(":")
    needsComma = false
  }

  public mutating func key(_ name: StaticString) {
    separate()
    append("\"")
    append(name)
    append("\":")
    needsComma = false
  }

  public mutating func string(_ text: String) {
    separate()
    append("\"")
    for scalar in text.unicodeScalars { append(escaping: scalar) }
    append("\"")
  }

  /// Writes bytes as a string of lower-case hexadecimal digits.
  public mutating func hexadecimal(_ content: [UInt8]) {
    separate()
    append("\"")
    for byte in content { append(hexadecimal: UInt32(byte), digits: 2) }
    append("\"")
  }

  public mutating func boolean(_ value: Bool) {
    separate()
    append(value ? "true" : "false")
  }

  public mutating func integer(_ value: some FixedWidthInteger) {
    separate()
    append(decimal: value)
  }

  /// Writes a number with one decimal.
  public mutating func tenths(_ value: Double) { number(value, decimals: 1) }

  /// Writes a number with two decimals.
  public mutating func hundredths(_ value: Double) { number(value, decimals: 2) }

  /// Writes bytes that are a JSON value already.
  public mutating func value(_ json: [UInt8]) {
    separate()
    bytes += json
  }

  /// In whole numbers, so that no platform's way of formatting has a say; halves are rounded up.
  private mutating func number(_ value: Double, decimals: Int) {
    separate()
    let unit = decimals == 1 ? 10 : 100
    // Far beyond any picture, and within 32 bits. What is not a number is written as 0: JSON has no name for it.
    let limit = 2e9
    let scaled = value.isNaN ? 0 : min(max(value * Double(unit), -limit), limit)
    let rounded = Int((scaled + 0.5).rounded(.down))
    if rounded < 0 { append("-") }
    let magnitude = abs(rounded)
    append(decimal: magnitude / unit)
    append(".")
    if decimals == 2 { bytes.append(digit(magnitude / 10 % 10)) }
    bytes.append(digit(magnitude % 10))
  }

  private mutating func enclosed(
    _ opening: StaticString, _ closing: StaticString, _ body: (inout JSONWriter) -> Void
  ) {
    separate()
    append(opening)
    needsComma = false
    body(&self)
    append(closing)
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { append(",") }
    needsComma = true
  }

  private mutating func append(_ text: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Beside what RFC 8259 demands, escapes what would steer a terminal (DEL and C1) and what ends a line in
  /// JavaScript (U+2028 and U+2029).
  private mutating func append(escaping scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x22: append("\\\"")
    case 0x5C: append("\\\\")
    case 0x08: append("\\b")
    case 0x09: append("\\t")
    case 0x0A: append("\\n")
    case 0x0C: append("\\f")
    case 0x0D: append("\\r")
    case 0x00...0x1F, 0x7F...0x9F, 0x2028, 0x2029:
      append("\\u")
      append(hexadecimal: scalar.value, digits: 4)
    default:
      for unit in UTF8.encode(scalar)! { bytes.append(unit) }
    }
  }

  private mutating func append(hexadecimal value: UInt32, digits: UInt32) {
    for position in (0..<digits).reversed() {
      let nibble = UInt8(truncatingIfNeeded: value >> (position * 4) & 15)
      bytes.append(nibble < 10 ? UInt8(ascii: "0") + nibble : UInt8(ascii: "a") + nibble - 10)
    }
  }

  private mutating func append(decimal value: some FixedWidthInteger) {
    if value < 0 { append("-") }
    var digits: [UInt8] = []
    var rest = value.magnitude
    repeat {
      digits.append(digit(Int(rest % 10)))
      rest /= 10
    } while rest > 0
    bytes.append(contentsOf: digits.reversed())
  }

  private func digit(_ value: Int) -> UInt8 { UInt8(ascii: "0") + UInt8(truncatingIfNeeded: value) }
}
