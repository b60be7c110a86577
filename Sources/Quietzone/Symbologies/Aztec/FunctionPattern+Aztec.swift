import QuietzoneSymbols

extension FunctionPattern {
  /// The bullseye, the orientation marks and the reference grid of a symbol of `dimension` modules a side.
  package init(aztec dimension: Int, isCompact: Bool) {
    self.init(width: dimension, height: dimension)
    let middle = dimension / 2
    if !isCompact {
      for line in 0..<dimension {
        for crossing in stride(from: middle % 16, to: dimension, by: 16) {
          set(line, crossing, isDark: (line + middle) & 1 == 0)
          set(crossing, line, isDark: (line + middle) & 1 == 0)
        }
      }
    }
    let radius = isCompact ? 4 : 6
    for y in -radius...radius {
      for x in -radius...radius { set(middle + x, middle + y, isDark: max(abs(x), abs(y)) & 1 == 0) }
    }
    let (near, far) = (middle - radius - 1, middle + radius + 1)
    for (x, y, isDark) in [
      (near, near + 1, true), (near, near, true), (near + 1, near, true),
      (far - 1, near, false), (far, near, true), (far, near + 1, true),
      (far, far - 1, true), (far, far, false), (far - 1, far, false),
      (near + 1, far, false), (near, far, false), (near, far - 1, false),
    ] {
      set(x, y, isDark: isDark)
    }
  }
}
