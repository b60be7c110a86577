/// Pharmacode (Laetus one-track): a number from 3 to 131070 on the packages of medicines, in 2 to 16 bars of one or three
/// modules with spaces of two modules between them.
///
/// It has no start pattern and no check, and reads otherwise from the other end. Whoever prints it knows where a
/// package's code is and which number it has; to others many things look like one.
package enum Pharmacode: LinearSymbology {
  /// The margin that is asked for on either side, in modules. The specification has 6 mm, which are 12; fewer than five
  /// bars, which are in any line of text, need all of that.
  static var quietZone: Float { Symbology.pharmacode.quietZone }
  private static let (fewBars, quietZoneOfFewBars): (Int, Float) = (4, 11.5)
  static let mostBars = 16
  /// How much neighbouring spaces may differ, in parts of their width: all measure the same, save for perspective.
  private static let spaceAgreement: Float = 0.35

  package static func decode(_ runs: inout RunCursor) throws(LinearError) -> LinearContent {
    try seekBars(&runs)
    let elements = try barsAndSpaces(&runs)
    let bars = try PharmacodeBars(runs, elements)
    let margin = (bars.areWide.count <= fewBars ? quietZoneOfFewBars : quietZone) * bars.module
    guard runs.widths[elements.lowerBound - 1] >= margin else {
      throw .quietZone(element: elements.lowerBound - 1)
    }
    guard runs.widths[elements.upperBound] >= margin else { throw .quietZone(element: elements.upperBound) }
    runs.begin(at: elements.lowerBound, module: bars.module)
    runs.note(deviation: bars.deviation)
    runs.position = elements.upperBound
    return LinearContent(
      .pharmacode, bytes: Array(String(number(bars.areWide)).utf8), symbologyIdentifier: "]X0")
  }

  /// The number of bars from left to right. A narrow one counts 1, 2, 4… from the right, a wide one twice that.
  static func number(_ areWide: [Bool]) -> Int { areWide.reduce(0) { 2 * $0 + ($1 ? 2 : 1) } }

  /// Moves to the next bar with light ground before it, and a bar and a space behind it.
  private static func seekBars(_ runs: inout RunCursor) throws(LinearError) {
    var first = runs.position | 1
    while first + 3 < runs.widths.count {
      // A space measures two modules, less what ink takes of it.
      if runs.widths[first + 1] > 0, 2 * runs.widths[first - 1] >= quietZone * runs.widths[first + 1] {
        runs.begin(at: first)
        runs.position = first
        return
      }
      first += 2
    }
    throw .noStart
  }

  /// The elements from the bar at the cursor to the one before a margin.
  private static func barsAndSpaces(_ runs: inout RunCursor) throws(LinearError) -> Range<Int> {
    let first = runs.position
    var space = runs.widths[first + 1]
    var last = first + 2
    while last + 1 < runs.widths.count {
      let next = runs.widths[last + 1]
      if 2 * next >= quietZone * space { return first..<last + 1 }
      guard abs(next - space) <= spaceAgreement * space, last - first < 2 * (mostBars - 1) else {
        throw .noCharacter(element: last + 1)
      }
      space = next
      last += 2
    }
    throw .truncated(element: last)
  }
}
