/// EAN-13 and, where its first digit is 0, UPC-A (ISO/IEC 15420): twelve digits in bars, one in the choice of number
/// sets on the left.
package enum EAN13: LinearSymbology {
  /// With three guards and twelve digits in their places, the margin of one side may be all but missing.
  static let frame = EANFrame(
    leftDigits: 6, rightDigits: 6, quietZone: Symbology.ean13.quietZone, leastMargin: 1)

  package static func decode(_ runs: inout RunCursor) throws(LinearError) -> LinearContent {
    let module = try runs.seek(frame)
    var digits: [UInt8] = [0]
    let sets = try runs.readDigits(6, into: &digits, module: module)
    guard let first = EANParities.firstDigit.firstIndex(of: sets) else { throw .content }
    digits[0] = UInt8(first)
    runs.position += EANFrame.centreGuard
    try runs.readDigitsOnTheRight(6, into: &digits, module: module)
    runs.position += EANFrame.endGuard
    try runs.expectCleanDigits(frame, module: module)
    return try content(digits: digits, addOn: runs.addOnAhead(module: module))
  }

  /// What thirteen digits (values 0…9) say: UPC-A if the first is 0.
  ///
  /// Throws `check` if the last is not the check digit of the others, and `content` if they are not thirteen digits.
  ///
  /// - Parameter addOn: the digits of an add-on, in ASCII.
  package static func content(digits: [UInt8], addOn: [UInt8]? = nil) throws(LinearError) -> LinearContent {
    try expectDigits(digits, count: 13)
    guard GS1.checkDigit(of: digits[..<12]) == digits[12] else { throw .check }
    let isUPCA = digits[0] == 0
    return LinearContent(
      isUPCA ? .upcA : .ean13, bytes: digits[(isUPCA ? 1 : 0)...].map { $0 + 0x30 },
      symbologyIdentifier: addOn == nil ? "]E0" : "]E3", addOn: addOn)
  }
}

/// Throws `content` unless `values` are so many digits.
func expectDigits(_ values: [UInt8], count: Int) throws(LinearError) {
  guard values.count == count, values.allSatisfy({ $0 < 10 }) else { throw .content }
}
