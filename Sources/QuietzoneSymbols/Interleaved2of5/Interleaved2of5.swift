/// Interleaved 2 of 5 (ISO/IEC 16390): pairs of digits, the first in five bars and the second in the spaces behind
/// them, two wide each.
///
/// There need not be a check digit, stripes look much like it, and a part of a symbol is one, too. Nothing is taken on
/// trust: margins, the width of each pair, and how alike narrow and wide elements are among themselves.
package enum Interleaved2of5: LinearSymbology {
  /// Half of what the standard asks for, in modules; no space within a symbol is wider than 3.
  static var quietZone: Float { Symbology.i2of5.quietZone }
  static let start = ElementPatterns("1111")
  static let limits = TwoWidths.Limits(narrow: 2, wide: 1.6)
  /// The same where so many digits agree on what is narrow and what is wide: coarse print, each of whose edges is off.
  static let limitsOfLongSymbols = TwoWidths.Limits(narrow: 2.8, wide: 1.8)
  static let longSymbol = 8
  /// How much wider or narrower than the one before a pair may be: all measure the same, save for perspective.
  static let pairAgreement: Float = 0.28
  /// The same of the first pair and sixteen modules: 14 and 18 are what pairs of ratio 2 and 3 measure.
  static let firstPairAgreement: Float = 0.35

  package static func decode(_ runs: inout RunCursor) throws(LinearError) -> LinearContent {
    _ = try runs.seek(start, quietZone: quietZone, tolerance: 0.45)
    let startWidth = runs.sum(runs.symbolStart..<runs.position)
    var values: [UInt8] = []
    var elements = TwoWidths()
    // Before the first pair, the start pattern shows what a pair of the mean ratio would measure.
    var (firstPair, lastPair) = (Float(0), startWidth * 4)
    // Three elements before the margin are the stop pattern.
    while !(try isStop(runs, pair: lastPair)) {
      let (bars, spaces, width) = try nextPair(&runs, previous: lastPair, elements: &elements)
      if values.isEmpty { firstPair = width }
      lastPair = width
      values += [bars, spaces]
    }
    guard values.count >= 4 else { throw .content }
    let isLong = values.count >= longSymbol
    guard let (ratio, deviation) = elements.fit(isLong ? limitsOfLongSymbols : limits),
      // A pair has six narrow elements and four wide ones; the start pattern has four narrow ones.
      abs(startWidth / firstPair * (6 + 4 * ratio) - 4) <= 1,
      isStopPattern(runs, module: lastPair / (6 + 4 * ratio), ratio: ratio, room: isLong ? 1.6 : 1)
    else { throw .noCharacter(element: runs.position) }
    runs.note(deviation: deviation)
    runs.position += 3
    return content(digits: values)
  }

  /// What an even number of digits (values 0…9) says; whether the last is a check digit is found out.
  static func content(digits: [UInt8]) -> LinearContent {
    let last = digits.count - 1
    let hasCheckDigit = GS1.checkDigit(of: digits[..<last]) == digits[last]
    let isITF14 = hasCheckDigit && digits.count == 14
    return LinearContent(
      isITF14 ? .itf14 : .i2of5, bytes: digits.map { $0 + 0x30 },
      symbologyIdentifier: hasCheckDigit ? "]I1" : "]I0")
  }
}
