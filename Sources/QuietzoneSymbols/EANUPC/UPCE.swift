/// UPC-E (ISO/IEC 15420): a UPC-A number with zeros left out. Six digits are in bars; the number system, 0 or 1, and
/// the check digit are in the choice of their number sets.
package enum UPCE: LinearSymbology {
  /// Margins of less than so many modules do where digits are no more than so far from their patterns: the left half of an
  /// EAN-13 has the same bars, with a space of 4 modules behind it, and nearly 6 where a blur hides the bar that follows.
  private static let tight = (below: Float(6), deviation: Float(0.4))

  static let frame = EANFrame(leftDigits: 6, rightDigits: 0, quietZone: Symbology.upcE.quietZone)

  package static func decode(_ runs: inout RunCursor) throws(LinearError) -> LinearContent {
    let module = try runs.seek(frame)
    var digits: [UInt8] = [0]
    let sets = try runs.readDigits(6, into: &digits, module: module)
    // The sets of the left half of an EAN-13 are those of number system 1 save for one, but a margin follows here.
    if let check = EANParities.checkDigit.firstIndex(of: sets) {
      digits.append(UInt8(check))
    } else if let check = EANParities.checkDigit.firstIndex(of: ~sets & 0b111111) {
      digits[0] = 1
      digits.append(UInt8(check))
    } else {
      throw .content
    }
    runs.position += EANFrame.specialGuard
    try runs.expectCleanDigits(frame, module: module)
    if runs.meanDeviation > tight.deviation { try runs.expectQuietZone(tight.below) }
    return try content(digits: digits, addOn: runs.addOnAhead(module: module))
  }

  /// What eight digits (values 0…9) say: number system, the six of the bars, check digit.
  ///
  /// Throws `check` if the last is not the check digit of the UPC-A number, and `content` if they are not such digits.
  ///
  /// - Parameter addOn: the digits of an add-on, in ASCII.
  package static func content(digits: [UInt8], addOn: [UInt8]? = nil) throws(LinearError) -> LinearContent {
    try expectDigits(digits, count: 8)
    guard digits[0] < 2 else { throw .content }
    guard GS1.checkDigit(of: expanded(digits)[..<11]) == digits[7] else { throw .check }
    return LinearContent(
      .upcE, bytes: digits.map { $0 + 0x30 }, symbologyIdentifier: addOn == nil ? "]E0" : "]E3",
      addOn: addOn)
  }

  /// The twelve digits of UPC-A that eight digits of UPC-E stand for: the last of the six says where the zeros were.
  package static func expanded(_ digits: [UInt8]) -> [UInt8] {
    precondition(digits.count == 8)
    let (system, six, check) = (digits[0], digits[1...6], digits[7])
    let middle: [UInt8]
    switch six[6] {
    case 0...2: middle = six[1...2] + [six[6], 0, 0, 0, 0] + six[3...5]
    case 3: middle = six[1...3] + [0, 0, 0, 0, 0] + six[4...5]
    case 4: middle = six[1...4] + [0, 0, 0, 0, 0] + six[5...5]
    default: middle = six[1...5] + [0, 0, 0, 0] + six[6...6]
    }
    return [system] + middle + [check]
  }
}
