extension DataBarOmni {
  /// Half a symbol: a finder pattern between two characters.
  package struct Half: Hashable, Sendable {
    /// Whether it is the right half, or the lower one of a stacked symbol.
    package var isRight: Bool
    /// Which of the finder patterns it has: 0 to 8.
    package var finder: Int
    /// The value of the character towards the symbol's end: 0 to 2840.
    package var outer: Int
    /// The value of the character towards the other half: 0 to 1596.
    package var inner: Int
    /// What the characters add to the checksum, modulo 79.
    package var checksum: Int
  }

  /// Calls `body` with each half on a line that is read from left to right, and with where it is.
  package static func forEachHalf(in widths: [Float], _ body: (Half, DataBarPlace) -> Void) {
    let runs = RunCursor(widths)
    var finder = 10
    while finder + 5 < widths.count {
      if runs.mayBeFinder(at: finder, isMirrored: finder & 1 == 1),
        let (half, place) = half(at: finder, in: runs)
      {
        body(half, place)
      }
      finder += 1
    }
  }

  /// The half whose finder pattern begins at element `first`.
  ///
  /// The left half's finder begins with a space, and its narrow elements come last; the right half's begins with a bar,
  /// and they come first.
  static func half(at first: Int, in runs: RunCursor) -> (Half, DataBarPlace)? {
    let isRight = first & 1 == 1
    let (before, behind) = isRight ? (inner, outer) : (outer, inner)
    guard
      let finder = runs.finder(
        of: isRight ? rightFinders : leftFinders, at: first, isMirrored: isRight, neighbour: before.modules),
      first + 13 < runs.widths.count,
      runs.isModule(runs.sum(first + 5..<first + 13) / Float(behind.modules), like: finder.module),
      isRight
        ? runs.isGuard(first + 13, module: finder.module, gain: finder.gain)
          && runs.isGuard(first + 14, module: finder.module, gain: finder.gain)
        : runs.isGuard(first - 9, module: finder.module, gain: finder.gain)
          && runs.isMargin(first - 10, module: finder.module),
      let a = runs.character(
        of: before, at: first - 8, isMirrored: false, gain: finder.gain,
        tolerance: DataBarFinder.characterTolerance),
      let b = runs.character(
        of: behind, at: first + 5, isMirrored: true, gain: finder.gain,
        tolerance: DataBarFinder.characterTolerance)
    else { return nil }
    let (outer, inner) = isRight ? (b, a) : (a, b)
    let exponent = isRight ? 16 : 0
    let half = Half(
      isRight: isRight, finder: finder.index, outer: outer.value, inner: inner.value,
      checksum: (outer.checksum(exponent: exponent, modulo: 79)
        + inner.checksum(exponent: exponent + 8, modulo: 79)) % 79)
    let deviations = (a.deviation + b.deviation) / DataBarFinder.characterTolerance + finder.deviation
    return (
      half, DataBarPlace(elements: first - 8..<first + 13, module: finder.module, deviation: deviations / 3)
    )
  }
}
