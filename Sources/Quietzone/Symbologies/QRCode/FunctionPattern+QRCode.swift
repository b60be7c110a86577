import QuietzoneSymbols

extension FunctionPattern {
  /// The finder patterns with their separators, the timing patterns and the alignment patterns of a version.
  package init(_ version: QRCode.Version) {
    let side = version.dimension
    self.init(width: side, height: side)
    for index in 8..<side - 8 {
      set(index, 6, isDark: index & 1 == 0)
      set(6, index, isDark: index & 1 == 0)
    }
    for (left, top) in [(0, 0), (side - 7, 0), (0, side - 7)] { setFinder(left, top) }
    let centers = version.alignmentPatternCenters
    for row in centers {
      for column in centers {
        let isFinder = (row == 6 && (column == 6 || column == side - 7)) || (row == side - 7 && column == 6)
        if !isFinder { setRings(around: column, row) }
      }
    }
  }

  /// Notes a finder pattern and its separator; `left` and `top` are its outermost modules.
  mutating func setFinder(_ left: Int, _ top: Int) {
    for y in -1...7 {
      for x in -1...7 {
        let ring = max(abs(x - 3), abs(y - 3))
        set(left + x, top + y, isDark: ring != 2 && ring != 4)
      }
    }
  }

  /// Notes an alignment pattern: a dark module in a light ring in a dark one.
  mutating func setRings(around column: Int, _ row: Int) {
    for y in -2...2 { for x in -2...2 { set(column + x, row + y, isDark: max(abs(x), abs(y)) != 1) } }
  }
}
