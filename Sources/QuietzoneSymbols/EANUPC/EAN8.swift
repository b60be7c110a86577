/// EAN-8 (ISO/IEC 15420): eight digits, those on the left all of number set A.
package enum EAN8: LinearSymbology {
  /// The margin of one side may be as narrow as a space within symbols, which its guards tell from one.
  static let frame = EANFrame(
    leftDigits: 4, rightDigits: 4, quietZone: Symbology.ean8.quietZone, leastMargin: 3)

  package static func decode(_ runs: inout RunCursor) throws(LinearError) -> LinearContent {
    let module = try runs.seek(frame)
    var digits: [UInt8] = []
    guard try runs.readDigits(4, into: &digits, module: module) == 0 else { throw .content }
    runs.position += EANFrame.centreGuard
    try runs.readDigitsOnTheRight(4, into: &digits, module: module)
    runs.position += EANFrame.endGuard
    try runs.expectCleanDigits(frame, module: module)
    return try content(digits: digits)
  }

  /// What eight digits (values 0…9) say.
  ///
  /// Throws `check` if the last is not the check digit of the others, and `content` if they are not eight digits.
  package static func content(digits: [UInt8]) throws(LinearError) -> LinearContent {
    try expectDigits(digits, count: 8)
    guard GS1.checkDigit(of: digits[..<7]) == digits[7] else { throw .check }
    return LinearContent(
      .ean8, bytes: digits.map { $0 + 0x30 }, symbologyIdentifier: "]E4")
  }
}
