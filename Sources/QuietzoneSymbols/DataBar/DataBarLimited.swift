/// GS1 DataBar Limited (ISO/IEC 24724, 6): a GTIN whose first digit is 0 or 1, in 46 elements.
///
/// A guard pattern, a character of 26 modules, a check pattern of 18, another character, a guard pattern.
package enum DataBarLimited: LinearSymbology {
  /// Light modules that are asked for before and behind: the standard has one and five.
  private static let quietZones: (before: Float, behind: Float) = (Symbology.gs1DataBarLimited.quietZone, 2.5)
  private static let tolerance: Float = 0.27
  private static let characterCount = 2_013_571
  /// From here on a number tells that a 2D component belongs to the symbol, too.
  private static let linkageFlag: Int64 = 2_015_133_531_096
  private static let numbers: Range<Int64> = 0..<2_000_000_000_000

  package static func decode(_ runs: inout RunCursor) throws(LinearError) -> LinearContent {
    let (start, gain) = try seekGuards(&runs)
    guard
      let left = runs.character(
        of: characters, at: start + 1, isMirrored: false, gain: gain, tolerance: tolerance)
    else { throw .noCharacter(element: start + 1) }
    runs.position = start + 15
    let check = try runs.next(in: checkPatterns, tolerance: tolerance)
    guard
      let right = runs.character(
        of: characters, at: start + 29, isMirrored: false, gain: gain, tolerance: tolerance)
    else { throw .noCharacter(element: start + 29) }
    runs.note(deviation: left.deviation / tolerance)
    runs.note(deviation: right.deviation / tolerance)
    runs.position = start + 45
    let checksum = left.checksum(exponent: 0, modulo: 89) + right.checksum(exponent: 14, modulo: 89)
    guard checksum % 89 == check else { throw .check }
    var number = Int64(left.value) * Int64(characterCount) + Int64(right.value)
    let isLinked = number >= linkageFlag
    if isLinked { number -= linkageFlag }
    guard numbers.contains(number) else { throw .content }
    return LinearContent(
      .gs1DataBarLimited, bytes: elementString(gtin: number), symbologyIdentifier: "]e0", isGS1: true
    ).linked(to: isLinked ? .ccAOrB : nil)
  }

  /// Finds the next place with guard patterns as far apart as they must be, and a check pattern between them.
  private static func seekGuards(_ runs: inout RunCursor) throws(LinearError) -> (start: Int, gain: Float) {
    var start = runs.position | 1
    guard start + 45 < runs.widths.count else { throw .noStart }
    var left = runs.sum(start + 1..<start + 15)
    var check = runs.sum(start + 15..<start + 29)
    var right = runs.sum(start + 29..<start + 43)
    while true {
      let module = (left + check + right) / 70
      if runs.isModule(left / 26, like: module), runs.isModule(check / 18, like: module),
        runs.isModule(right / 26, like: module),
        runs.widths[start - 1] >= quietZones.before * module,
        runs.widths[start + 45] >= quietZones.behind * module,
        let (_, deviation, gain) = runs.match(checkPatterns, at: start + 15, gain: nil),
        deviation < tolerance,
        runs.isGuard(start, module: module, gain: gain),
        runs.isGuard(start + 43, module: module, gain: gain),
        runs.isGuard(start + 44, module: module, gain: gain)
      {
        runs.begin(at: start)
        runs.barGain = gain
        return (start, gain)
      }
      guard start + 47 < runs.widths.count else { throw .noStart }
      left += runs.sum(start + 15..<start + 17) - runs.sum(start + 1..<start + 3)
      check += runs.sum(start + 29..<start + 31) - runs.sum(start + 15..<start + 17)
      right += runs.sum(start + 43..<start + 45) - runs.sum(start + 29..<start + 31)
      start += 2
    }
  }
}
