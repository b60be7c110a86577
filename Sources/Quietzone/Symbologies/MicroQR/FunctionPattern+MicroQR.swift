import QuietzoneSymbols

extension FunctionPattern {
  /// The finder pattern with its separator, and the timing patterns along the upper and left edges.
  package init(_ version: MicroQR.Version) {
    let side = version.dimension
    self.init(width: side, height: side)
    setFinder(0, 0)
    for index in 8..<side {
      set(index, 0, isDark: index & 1 == 0)
      set(0, index, isDark: index & 1 == 0)
    }
  }
}
