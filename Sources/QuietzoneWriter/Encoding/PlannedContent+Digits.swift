import CZint
import Quietzone

// Symbologies of digits, most with a check digit, which is added where it is missing and verified where it is not.
extension SymbolDraft {
  /// The values of digits; throws `content` for anything else, and for another count.
  func digits(_ text: String, counts: ClosedRange<Int>?) throws(WritingError) -> [UInt8] {
    let digits = text.utf8.map { $0 &- 0x30 }
    guard digits.allSatisfy({ $0 < 10 }) else {
      throw .content(symbology, reason: "it holds digits alone")
    }
    if let counts, !counts.contains(digits.count) {
      throw .content(
        symbology,
        reason:
          "it has \(counts.lowerBound) digits, and a check digit that may be left out, not \(digits.count)")
    }
    return digits
  }

  /// Throws `checkDigit` unless `given`, if there is one, is `right`.
  private func check(_ given: UInt8?, is right: UInt8) throws(WritingError) {
    if let given, given != right {
      throw .checkDigit(symbology, given: String(given), right: String(right))
    }
  }

  /// The number before a space or a plus, and the digits of an add-on behind it.
  private func addOn(of text: String) throws(WritingError) -> (number: String, addOn: String?) {
    guard let separator = text.utf8.firstIndex(where: { $0 == 0x20 || $0 == 0x2B }) else {
      return (text, nil)
    }
    let addOn = String(text[text.utf8.index(after: separator)...])
    guard addOn.utf8.count == 2 || addOn.utf8.count == 5, addOn.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) else {
      throw .content(symbology, reason: "an add-on has two or five digits")
    }
    return (String(text[..<separator]), addOn)
  }

  /// `count` digits without their check digit.
  func planEAN(_ text: String, digits count: Int) throws(WritingError) -> PlannedContent {
    let (number, addOn) = try addOn(of: text)
    let digits = try self.digits(number, counts: count...count + 1)
    let right = GS1.checkDigit(of: digits[..<count])
    try check(digits.count > count ? digits[count] : nil, is: right)
    let unchecked = number.utf8.prefix(count) + (addOn.map { Array("+\($0)".utf8) } ?? [])
    return PlannedContent(
      bytes: Array(unchecked), expected: .text("\(number.prefix(count))\(right)", addOn: addOn),
      checkDigits: String(right))
  }

  /// Six digits of number system 0, or number system, six digits, and the check digit.
  func planUPCE(_ text: String) throws(WritingError) -> PlannedContent {
    let (number, addOn) = try addOn(of: text)
    var digits = try self.digits(number, counts: 6...8)
    if digits.count == 6 { digits.insert(0, at: 0) }
    guard digits[0] < 2 else {
      throw .content(symbology, reason: "its first digit, the number system, is 0 or 1")
    }
    let right = GS1.checkDigit(of: UPCE.expanded(digits.prefix(7) + [0])[..<11])
    try check(digits.count > 7 ? digits[7] : nil, is: right)
    let unchecked = digits.prefix(7).map { $0 + 0x30 }
    return PlannedContent(
      bytes: unchecked + (addOn.map { Array("+\($0)".utf8) } ?? []),
      expected: .text(String(decoding: unchecked, as: UTF8.self) + "\(right)", addOn: addOn),
      checkDigits: String(right))
  }

  func planITF14(_ text: String) throws(WritingError) -> PlannedContent {
    let (number, check) = try gtin(text)
    return PlannedContent(
      bytes: number, expected: .text(String(decoding: number, as: UTF8.self) + "\(check)"),
      checkDigits: String(check))
  }

  /// Of a GS1 DataBar, which is read as an element.
  func planGTIN(_ text: String) throws(WritingError) -> PlannedContent {
    let (number, check) = try gtin(text)
    if symbology == .gs1DataBarLimited, number[0] > 0x31 {
      throw .content(symbology, reason: "its first digit is 0 or 1")
    }
    return PlannedContent(
      bytes: number, expected: .bytes(Array("01".utf8) + number + [check + 0x30]), checkDigits: String(check))
  }

  /// The first 13 digits of a GTIN-14, in ASCII, and the value of its check digit.
  ///
  /// Thirteen digits that may be a whole GTIN-13 are refused: without a look at the product nobody knows which it is.
  private func gtin(_ text: String) throws(WritingError) -> (number: [UInt8], check: UInt8) {
    let digits = try self.digits(text, counts: 13...14)
    let right = GS1.checkDigit(of: digits[..<13])
    if digits.count == 13, GS1.checkDigit(of: digits[..<12]) == digits[12] {
      throw .content(
        symbology,
        reason: "that may be a GTIN-13 with its check digit; write 0\(text) for it, or else \(text)\(right)")
    }
    try check(digits.count > 13 ? digits[13] : nil, is: right)
    return (digits.prefix(13).map { $0 + 0x30 }, right)
  }

  /// With a check digit modulo 10, which is always added: nothing tells whether the last digit is one.
  func planMSI(_ text: String) throws(WritingError) -> PlannedContent {
    let digits = try self.digits(text, counts: nil)
    guard (2...64).contains(digits.count) else {
      throw .content(symbology, reason: "it has 2 to 64 digits, and a check digit that is added")
    }
    // Every other digit from the right is doubled, and the digits of what that gives are added (Luhn).
    var sum = 0
    for (index, digit) in digits.reversed().enumerated() {
      let value = index % 2 == 0 ? 2 * Int(digit) : Int(digit)
      sum += value / 10 + value % 10
    }
    let check = (10 - sum % 10) % 10
    return PlannedContent(
      bytes: Array(text.utf8), expected: .text("\(text)\(check)"), checkDigits: String(check))
  }
}
