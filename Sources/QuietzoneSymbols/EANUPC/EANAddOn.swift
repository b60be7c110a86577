extension RunCursor {
  /// The digits of the add-on of two or five digits whose gap is at the cursor; nil if there is none (ISO/IEC 15420, add-on
  /// symbols). The cursor stays where it is: the bars of an add-on are not the symbol's.
  func addOnAhead(module: Float) -> [UInt8]? {
    // The standard has a gap of 7 to 12 modules; its start is bar, space and bar of 1, 1 and 2.
    guard position + 13 < widths.count, widths[position] >= 4.5 * module, widths[position] <= 12.5 * module
    else { return nil }
    var runs = self
    return runs.addOnDigits(module: module)
  }

  private static let addOnStart = ElementPatterns("112")
  private static let addOnDelineator = ElementPatterns("11")

  private mutating func addOnDigits(module expected: Float) -> [UInt8]? {
    position += 1
    let start = sum(position..<position + 3) / 4
    guard abs(start - expected) <= 0.3 * expected, skip(Self.addOnStart, tolerance: 0.4) else { return nil }
    var digits: [UInt8] = []
    var sets: UInt8 = 0
    while true {
      guard let index = try? nextDigit(in: EANDigits.setsAB, module: expected) else { return nil }
      digits.append(UInt8(index % 10) + 0x30)
      sets = sets << 1 | (index >= 10 ? 1 : 0)
      // Nothing but light ground is wider than a delineator's space; there may be little of it behind five digits.
      if widths[position] >= (digits.count == 5 ? 1 : 3) * module { break }
      guard digits.count < 5, position + 2 < widths.count else { return nil }
      let delineator = sum(position..<position + 2) / 2
      guard abs(delineator - expected) <= 0.4 * expected, skip(Self.addOnDelineator) else { return nil }
    }
    return Self.addOnParity(of: digits) == sets ? digits : nil
  }

  /// The number sets that an add-on of such digits (ASCII) must have: its only check.
  private static func addOnParity(of digits: [UInt8]) -> UInt8? {
    let values = digits.map { Int($0) - 0x30 }
    switch values.count {
    case 2: return EANParities.twoDigitAddOn[(10 * values[0] + values[1]) % 4]
    case 5:
      let sum = 3 * (values[0] + values[2] + values[4]) + 9 * (values[1] + values[3])
      return EANParities.fiveDigitAddOn[sum % 10]
    default: return nil
    }
  }
}
