/// MSI, also called modified Plessey: digits of four bits, highest first, each bit a bar and a space of three modules
/// together: 2 and 1 for a one, 1 and 2 for a zero.
///
/// There is no standard of any institution. Which check digits a symbol has is agreed on by those who use it: a symbol is
/// read if its last digit can be one modulo 10 or modulo 11. All digits are reported as they are in the symbol, check
/// digits among them.
package enum MSIPlessey: LinearSymbology {
  /// The margin that is asked for on either side, in modules. Makers of printers ask for 12.
  static var quietZone: Float { Symbology.msiPlessey.quietZone }
  /// With the check digit. Fewer are too easily found in stripes.
  static let fewestDigits = 3
  /// How much wider or narrower than those before a bit may be, in parts of their width.
  private static let bitAgreement: Float = 0.22

  package static func decode(_ runs: inout RunCursor) throws(LinearError) -> LinearContent {
    try seekStart(&runs)
    let bits = try MSIBits(readBits(&runs), element: runs.symbolStart)
    guard abs(runs.widths[runs.position] / runs.module - 1 - bits.gain) <= 0.5 else {
      throw .noCharacter(element: runs.position)
    }
    runs.note(deviation: bits.deviation)
    runs.position += 1
    return try content(digits: bits.digits())
  }

  /// What digits (values 0…9) say, check digits included.
  ///
  /// Throws `check` if the last is no check digit of those before it, and `content` if there are too few.
  static func content(digits: [UInt8]) throws(LinearError) -> LinearContent {
    guard digits.count >= fewestDigits else { throw .content }
    let isModulo10 = hasCheckModulo10(digits)
    guard isModulo10 || hasCheckModulo11(digits) else { throw .check }
    // ISO/IEC 15424 knows of the check modulo 10 alone: 0 says that the digit is part of the data.
    return LinearContent(
      .msiPlessey, bytes: digits.map { $0 + 0x30 }, symbologyIdentifier: "]M0",
      check: isModulo10 ? .weak : .none)
  }

  /// Moves to the next bar with a margin before it that may be the start character: a one, and a bit behind it.
  private static func seekStart(_ runs: inout RunCursor) throws(LinearError) {
    var first = runs.position | 1
    // The start character, the digits, and three elements that are the stop character.
    while first + 8 * fewestDigits + 5 < runs.widths.count {
      let module = runs.sum(first..<first + 2) / 3
      if runs.widths[first - 1] >= quietZone * module, runs.widths[first] > runs.widths[first + 1],
        isBit(runs.sum(first + 2..<first + 4), module: module)
      {
        runs.begin(at: first, module: module)
        runs.position = first
        return
      }
      first += 2
    }
    throw .noStart
  }

  /// How much wider each bit's bar is than its space, in parts of both, from the start character to the first bit of the
  /// stop character. The cursor is moved to the last bar.
  private static func readBits(_ runs: inout RunCursor) throws(LinearError) -> [Float] {
    var bits: [Float] = []
    var module = runs.module
    while true {
      let (bar, space) = (runs.position, runs.position + 1)
      guard space < runs.widths.count else { throw .truncated(element: bar) }
      if runs.widths[space] >= quietZone * module { return bits }
      let width = runs.widths[bar] + runs.widths[space]
      guard isBit(width, module: module) else { throw .noCharacter(element: bar) }
      bits.append((runs.widths[bar] - runs.widths[space]) / width)
      module += 0.3 * (width / 3 - module)
      runs.position += 2
    }
  }

  private static func isBit(_ width: Float, module: Float) -> Bool {
    abs(width - 3 * module) <= bitAgreement * 3 * module
  }
}
