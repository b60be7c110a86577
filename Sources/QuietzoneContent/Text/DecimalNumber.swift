/// A number in decimal notation, exactly as it was written: `12.30` is not `12.3` where money is meant.
public struct DecimalNumber: Hashable, Sendable {
  /// The digits without the decimal point.
  public let significand: Int64
  /// How many of the digits are behind the decimal point.
  public let decimals: Int
  /// Whether there is a minus in front, which a zero may have, too.
  public let isNegative: Bool

  public init(significand: Int64, decimals: Int) {
    self.significand = significand
    self.decimals = decimals
    isNegative = significand < 0
  }

  /// A number of at most 18 digits, perhaps with a sign and a decimal point; nil for anything else.
  init?(_ text: Bytes) {
    let isNegative = text.first == UInt8(ascii: "-")
    let digits = isNegative || text.first == UInt8(ascii: "+") ? text.dropFirst() : text
    let parts = digits.parts(at: ".")
    guard parts.count <= 2, parts.allSatisfy({ $0.isDigits }) else { return nil }
    let fraction = parts.count == 2 ? parts[1] : []
    let all = parts[0].drop { $0 == 0x30 } + fraction
    guard all.count <= 18 else { return nil }
    let magnitude = all.reduce(Int64(0)) { 10 * $0 + Int64($1 - 0x30) }
    significand = isNegative ? -magnitude : magnitude
    decimals = fraction.count
    self.isNegative = isNegative
  }

  /// Whether its magnitude is at most `limit`.
  func isWithin(_ limit: Int64) -> Bool {
    var unit: Int64 = 1
    for _ in 0..<decimals { unit *= 10 }
    let magnitude = Int64(significand.magnitude)
    return magnitude / unit < limit || (magnitude / unit == limit && magnitude % unit == 0)
  }

  public var doubleValue: Double {
    var value = Double(significand)
    for _ in 0..<decimals { value /= 10 }
    return value
  }
}

extension DecimalNumber: CustomStringConvertible {
  /// Digits, a point and `decimals` more digits: a number in JSON, too.
  public var description: String {
    var digits = Array(String(significand.magnitude).utf8)
    while digits.count <= decimals { digits.insert(0x30, at: 0) }
    let whole = String(decoding: digits.dropLast(decimals), as: UTF8.self)
    let sign = isNegative ? "-" : ""
    if decimals == 0 { return sign + whole }
    return sign + whole + "." + String(decoding: digits.suffix(decimals), as: UTF8.self)
  }
}
