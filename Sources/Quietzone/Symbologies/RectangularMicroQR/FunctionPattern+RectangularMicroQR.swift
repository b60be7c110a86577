import QuietzoneSymbols

extension FunctionPattern {
  /// The finder pattern with its separator, the sub-pattern and the corners, the timing patterns along all edges and
  /// across the symbol, and the alignment patterns (ISO/IEC 23941, 6.3).
  package init(_ version: RectangularMicroQR.Version) {
    self.init(width: version.width, height: version.height)
    let (right, bottom) = (width - 1, height - 1)
    for x in 0..<width { for y in [0, bottom] { set(x, y, isDark: x & 1 == 0) } }
    for y in 0..<height { for x in [0, right] + version.timingColumns { set(x, y, isDark: y & 1 == 0) } }
    for x in version.timingColumns {
      for y in [1, bottom - 1] { setFrame(around: x, y) }
    }
    // The corners are dark as far as the next timing module, and light within.
    for (x, y) in [(right - 1, 0), (right, 1), (1, bottom)] { set(x, y, isDark: true) }
    set(right - 1, 1, isDark: false)
    if height > 9 {
      set(0, bottom - 1, isDark: true)
      set(1, bottom - 1, isDark: false)
    }
    setRings(around: right - 2, bottom - 2)
    setFinder(0, 0)
  }

  /// Notes an alignment pattern: a light module in a dark ring.
  private mutating func setFrame(around column: Int, _ row: Int) {
    for y in -1...1 { for x in -1...1 { set(column + x, row + y, isDark: x != 0 || y != 0) } }
  }
}
