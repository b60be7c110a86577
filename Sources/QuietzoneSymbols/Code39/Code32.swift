extension Code39 {
  /// The digits of Code 32, the Italian pharmacode, by value: letters that look like vowels are left out.
  private static let code32Digits: [UInt8] = Array("0123456789BCDFGHJKLMNPQRSTUVWXYZ".utf8)

  /// What an Italian pharmacode says: `A` and nine digits, the last of them their check digit; nil if it is none.
  ///
  /// Six characters are a number to the base of 32: the product's eight digits and a check digit (decree of the
  /// Italian ministry of health of 10 June 1981).
  package static func code32(_ characters: [UInt8]) -> [UInt8]? {
    guard characters.count == 6 else { return nil }
    var number: Int64 = 0
    for character in characters {
      guard let value = code32Digits.firstIndex(of: character) else { return nil }
      number = 32 * number + Int64(value)
    }
    guard number < 1_000_000_000 else { return nil }
    var digits: [UInt8] = []
    var divisor: Int64 = 100_000_000
    while divisor > 0 {
      digits.append(UInt8(number / divisor % 10))
      divisor /= 10
    }
    guard code32CheckDigit(of: digits[..<8]) == digits[8] else { return nil }
    return [0x41] + digits.map { $0 + 0x30 }
  }

  /// Every other digit, from the second on, counts as the sum of its double's digits; the rest as they are.
  private static func code32CheckDigit(of digits: ArraySlice<UInt8>) -> UInt8 {
    var sum: UInt8 = 0
    for (index, digit) in digits.enumerated() {
      sum += index % 2 == 0 ? digit : 2 * digit / 10 + 2 * digit % 10
    }
    return sum % 10
  }
}
