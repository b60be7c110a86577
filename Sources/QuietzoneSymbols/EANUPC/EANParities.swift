/// The digits that no bars stand for, but the choice between number sets A and B does.
///
/// Such a choice is a number of one bit a digit, the left one's highest: 1 is set B.
package enum EANParities {
  /// EAN-13: the sets of the six digits on the left, by the first digit (ISO/IEC 15420, variable parity).
  package static let firstDigit: [UInt8] = [
    0b000000, 0b001011, 0b001101, 0b001110, 0b010011, 0b011001, 0b011100, 0b010101, 0b010110, 0b011010,
  ]

  /// UPC-E of number system 0: the sets of the six digits, by the check digit. Number system 1 has the opposite ones.
  package static let checkDigit: [UInt8] = [
    0b111000, 0b110100, 0b110010, 0b110001, 0b101100, 0b100110, 0b100011, 0b101010, 0b101001, 0b100101,
  ]

  /// Add-ons of two digits: the sets, by the number they write modulo 4.
  package static let twoDigitAddOn: [UInt8] = [0b00, 0b01, 0b10, 0b11]

  /// Add-ons of five digits: the sets, by the last digit of their weighted sum.
  package static let fiveDigitAddOn: [UInt8] = [
    0b11000, 0b10100, 0b10010, 0b10001, 0b01100, 0b00110, 0b00011, 0b01010, 0b01001, 0b00101,
  ]

  /// The sets of UPC-E's six digits for a number system (0 or 1) and a check digit.
  package static func upcE(numberSystem: UInt8, checkDigit digit: UInt8) -> UInt8 {
    numberSystem == 0 ? checkDigit[Int(digit)] : ~checkDigit[Int(digit)] & 0b111111
  }
}
