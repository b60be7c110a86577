extension MSIPlessey {
  /// Whether the last digit is the check digit of the others modulo 10: every other one, from the last but one on, counts
  /// twice, and the digits of what comes out are added up.
  static func hasCheckModulo10(_ digits: [UInt8]) -> Bool {
    var sum = 0
    for (place, digit) in digits.reversed().enumerated() {
      let product = Int(digit) * (place & 1 == 1 ? 2 : 1)
      sum += product / 10 + product % 10
    }
    return sum % 10 == 0
  }

  /// Whether the last digit, or the last two where they are 10, is the check digit of the others modulo 11. Weights go up
  /// from 2 at the last digit, and begin again behind 7 (as IBM has it) or behind 9 (as NCR has it).
  static func hasCheckModulo11(_ digits: [UInt8]) -> Bool {
    [7, 9].contains { greatestWeight in
      let lengths = digits.suffix(2) == [1, 0] ? 1...2 : 1...1
      return lengths.contains { length in
        let check = digits.suffix(length).reduce(0) { 10 * $0 + Int($1) }
        guard digits.count > length, length == 1 || check == 10 else { return false }
        var sum = check
        for (place, digit) in digits.dropLast(length).reversed().enumerated() {
          sum += Int(digit) * (2 + place % (greatestWeight - 1))
        }
        return sum % 11 == 0
      }
    }
  }
}
