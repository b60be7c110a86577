/// GS1 DataBar Omnidirectional, Truncated, Stacked and Stacked Omnidirectional (ISO/IEC 24724, 5): a GTIN.
///
/// A symbol has two halves, each a finder pattern between two characters. They stand side by side in one row, which is
/// what `decode` reads, or one above the other: then lines cross one of them, and `forEachHalf` finds halves to put
/// together with `content(left:right:)`. Both read from left to right only.
package enum DataBarOmni: LinearSymbology {
  private static let innerCount = 1597
  private static let rightCount: Int64 = 4_537_077
  /// From here on a number tells that a 2D component belongs to the symbol, too.
  private static let linkageFlag: Int64 = 10_000_000_000_000

  package static func decode(_ runs: inout RunCursor) throws(LinearError) -> LinearContent {
    // Before the left finder pattern there are a guard bar and a character, behind the right one the same, mirrored.
    var finder = (runs.position | 1) + 9
    while finder + 36 < runs.widths.count {
      if runs.mayBeFinder(at: finder, isMirrored: finder & 1 == 1),
        let (left, place) = half(at: finder, in: runs), !left.isRight,
        let (right, rightPlace) = half(at: finder + 21, in: runs),
        runs.isModule(rightPlace.module, like: place.module)
      {
        runs.begin(at: finder - 9)
        runs.position = finder
        _ = try runs.next(in: leftFinders, tolerance: 0.5)
        runs.position = finder + 36
        runs.note(deviation: place.deviation)
        runs.note(deviation: rightPlace.deviation)
        return try number(left, right)
      }
      finder += 2
    }
    throw .noStart
  }

  /// What two halves say together; nil if they are no symbol.
  package static func content(left: Half, right: Half) -> LinearContent? {
    guard !left.isRight, right.isRight else { return nil }
    return try? number(left, right)
  }

  private static func number(_ left: Half, _ right: Half) throws(LinearError) -> LinearContent {
    // The finder patterns are the check character: 9 × 9 pairs, less two that would look like others upside down.
    var checksum = (left.checksum + right.checksum) % 79
    if checksum >= 8 { checksum += 1 }
    if checksum >= 72 { checksum += 1 }
    guard checksum == left.finder * 9 + right.finder else { throw .check }
    let value = { (half: Half) in Int64(half.outer * innerCount + half.inner) }
    var number = value(left) * rightCount + value(right)
    let isLinked = number >= linkageFlag
    if isLinked { number -= linkageFlag }
    guard number < linkageFlag else { throw .content }
    return LinearContent(
      .gs1DataBar, bytes: elementString(gtin: number), symbologyIdentifier: "]e0", isGS1: true
    ).linked(to: isLinked ? .ccAOrB : nil)
  }
}
