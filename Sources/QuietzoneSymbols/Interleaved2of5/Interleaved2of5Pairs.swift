extension Interleaved2of5 {
  /// Reads the two digits at the cursor, in about the width of the pair before. Returns them and how wide they are.
  static func nextPair(
    _ runs: inout RunCursor, previous: Float, elements: inout TwoWidths
  ) throws(LinearError) -> (bars: UInt8, spaces: UInt8, width: Float) {
    let first = runs.position
    guard first + 10 < runs.widths.count else { throw .truncated(element: first) }
    let width = runs.sum(first..<first + 10)
    let isFirst = runs.position == runs.symbolStart + 4
    guard abs(width - previous) <= (isFirst ? firstPairAgreement : pairAgreement) * previous,
      let bars = runs.wideElements(5, wide: 2, step: 2)
    else { throw .noCharacter(element: first) }
    runs.position += 1
    guard let spaces = runs.wideElements(5, wide: 2, step: 2),
      let barDigit = digits.firstIndex(of: UInt8(bars)), let spaceDigit = digits.firstIndex(of: UInt8(spaces))
    else { throw .noCharacter(element: first) }
    // Widths relative to the pair's are the same all over the symbol, even if it is seen at a slant.
    elements.add(runs, from: first, count: 5, step: 2, wide: bars, scale: 1 / width)
    elements.add(runs, from: first + 1, count: 5, step: 2, wide: spaces, scale: 1 / width)
    runs.position = first + 10
    return (UInt8(barDigit), UInt8(spaceDigit), width)
  }

  /// Whether a margin begins three elements behind the cursor, where pairs measure `pair`.
  static func isStop(_ runs: RunCursor, pair: Float) throws(LinearError) -> Bool {
    guard runs.position + 3 < runs.widths.count else { throw .truncated(element: runs.position) }
    return runs.widths[runs.position + 3] >= quietZone * pair / 16
  }

  /// Whether the elements at the cursor are a wide bar, a narrow space and a narrow bar.
  ///
  /// - Parameter room: how much farther than usual they may be from that: 1 is as far as usual.
  static func isStopPattern(_ runs: RunCursor, module: Float, ratio: Float, room: Float) -> Bool {
    let wide = runs.widths[runs.position] / module
    let narrow = (runs.widths[runs.position + 1] / module, runs.widths[runs.position + 2] / module)
    // A bar and a space together, and the difference of two bars, are the same however ink spreads.
    return abs(wide + narrow.0 - ratio - 1) <= 0.25 * (ratio + 1)
      && abs(wide - narrow.1 - ratio + 1) <= 0.5 * room
      && abs(narrow.0 + narrow.1 - 2) <= 0.6 * room
  }
}
