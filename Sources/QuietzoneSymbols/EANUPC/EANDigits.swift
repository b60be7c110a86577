/// The digits of EAN/UPC symbols: two bars and two spaces in seven modules (ISO/IEC 15420, symbol encodation).
package enum EANDigits {
  /// What stands on the right of the centre: number set C, the widths of each digit's elements, a bar first.
  static let setC = ElementPatterns("3211 2221 2122 1411 1132 1231 1114 1312 1213 3112")

  /// What stands on the left of the centre, in UPC-E and in add-ons: the digits of set A, then those of set B.
  ///
  /// Set A has the same widths as set C, but a space first; set B has them in reverse order.
  static let setsAB = ElementPatterns(
    """
    3211 2221 2122 1411 1132 1231 1114 1312 1213 3112
    1123 1222 2212 1141 2311 1321 4111 2131 3121 2113
    """)

  /// The widths of each digit's elements in sets A and C.
  package static var widths: [[Int]] {
    setC.widths.map { digit in (0..<setC.elements).map { Int(digit[$0]) } }
  }
}
