extension BitView {
  /// Calls `body` with each dark run of row `y` of which eight pixels have nothing but light ones above them, or below; beyond the
  /// picture all is light.
  ///
  /// Complexity: O(width / 64), and a little for each such run.
  @inlinable
  @inline(__always)
  public func forEachBorder(ofRow y: Int, _ body: (_ run: Range<Int>) -> Void) {
    let row = words + y &* wordsPerRow
    let above = y > 0 ? row - wordsPerRow : nil
    let below = y + 1 < height ? row + wordsPerRow : nil
    var before: (upper: UInt64, lower: UInt64) = (0, 0)
    var end = 0
    for index in 0..<wordsPerRow {
      let word = row[index]
      let border = (upper: word & ~(above?[index] ?? 0), lower: word & ~(below?[index] ?? 0))
      defer { before = border }
      guard border.upper | border.lower != 0 else { continue }
      var places =
        Self.eighths(of: border.upper, after: before.upper)
        | Self.eighths(of: border.lower, after: before.lower)
      while places != 0 {
        let place = index &<< 6 &+ places.trailingZeroBitCount
        places &= places &- 1
        guard place >= end else { continue }
        let run = darkRun(around: place, in: row)
        end = run.upperBound
        body(run)
      }
    }
  }

  /// The bits that are set like the seven before each, which may lie in the word before.
  @inlinable
  @inline(__always)
  static func eighths(of word: UInt64, after wordBefore: UInt64) -> UInt64 {
    var (run, earlier) = (word, wordBefore)
    // Of two, of four, of all eight.
    for shift: UInt64 in [1, 2, 4] {
      run &= run &<< shift | earlier &>> (64 &- shift)
      earlier &= earlier &<< shift
    }
    return run
  }

  /// The dark run that a dark pixel of a row belongs to.
  @usableFromInline
  func darkRun(around place: Int, in row: UnsafePointer<UInt64>) -> Range<Int> {
    func isDark(_ x: Int) -> Bool { row[x &>> 6] &>> UInt64(truncatingIfNeeded: x & 63) & 1 != 0 }
    var (start, end) = (place, place + 1)
    while start > 0, isDark(start - 1) { start -= 1 }
    while end < width, isDark(end) { end += 1 }
    return start..<end
  }
}
