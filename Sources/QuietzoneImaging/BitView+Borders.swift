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
    // Where the last such run ends.
    var end = 0
    for index in 0..<wordsPerRow {
      let word = row[index]
      let border = (upper: word & ~(above?[index] ?? 0), lower: word & ~(below?[index] ?? 0))
      defer { before = border }
      guard border.upper | border.lower != 0 else { continue }
      let first = index &<< 6
      var places =
        Self.eights(in: border.upper, after: before.upper)
        | Self.eights(in: border.lower, after: before.lower)
      places &= .max << max(0, end &- first)
      while places != 0 {
        let run = darkRun(around: first &+ places.trailingZeroBitCount, in: row)
        end = run.upperBound
        places &= .max << (end &- first)
        body(run)
      }
    }
  }

  /// The bits that are set like the seven before each, which may lie in the word before.
  @inlinable
  @inline(__always)
  static func eights(in word: UInt64, after wordBefore: UInt64) -> UInt64 {
    var (run, earlier) = (word, wordBefore)
    // Of two, of four, of all eight.
    for shift: UInt64 in [1, 2, 4] {
      run &= run &<< shift | earlier &>> (64 &- shift)
      earlier &= earlier &<< shift
    }
    return run
  }

  /// The dark run that a dark pixel of a row belongs to: between the nearest light ones, which are looked for word by word. Bits
  /// behind the last pixel are clear.
  @usableFromInline
  func darkRun(around place: Int, in row: UnsafePointer<UInt64>) -> Range<Int> {
    let bitsFromPlace = UInt64.max &<< UInt64(truncatingIfNeeded: place & 63)
    var (first, last) = (place >> 6, place >> 6)
    var light = (before: ~row[first] & ~bitsFromPlace, behind: ~row[last] & bitsFromPlace)
    while light.before == 0, first > 0 {
      first -= 1
      light.before = ~row[first]
    }
    while light.behind == 0, last + 1 < wordsPerRow {
      last += 1
      light.behind = ~row[last]
    }
    return first << 6 + 64 - light.before.leadingZeroBitCount..<last << 6 + light.behind.trailingZeroBitCount
  }
}
