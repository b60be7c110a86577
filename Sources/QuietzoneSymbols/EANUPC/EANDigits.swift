/// The digits of EAN/UPC symbols: two bars and two spaces in seven modules (ISO/IEC 15420, symbol encodation).
package enum EANDigits {
  /// Number set A: the widths of each digit's elements, a space first.
  ///
  /// Set B has the same widths in reverse order, set C those of A with bars in place of spaces.
  package static let widths: [[Int]] = [
    [3, 2, 1, 1], [2, 2, 2, 1], [2, 1, 2, 2], [1, 4, 1, 1], [1, 1, 3, 2],
    [1, 2, 3, 1], [1, 1, 1, 4], [1, 3, 1, 2], [1, 2, 1, 3], [3, 1, 1, 2],
  ]

  /// What stands on the right of the centre.
  static let setC = ElementPatterns(widths)

  /// What stands on the left of the centre, in UPC-E and in add-ons: the digits of set A, then those of set B.
  static let setsAB = ElementPatterns(widths + widths.map { Array($0.reversed()) })
}
