#if !COMPACT
  /// The roots of 1 of a degree that is a power of two: cosine and sine of as many angles of a full turn, the first 0, each a step
  /// further. Without trigonometry, which not every platform has: by halving angles.
  ///
  /// Complexity: O(count).
  func unitRoots(_ count: Int) -> [SIMD2<Double>] {
    precondition(count > 0 && count & (count - 1) == 0, "\(count) is no power of two")
    var roots = [SIMD2(1.0, 0)]
    // Half a turn, then a quarter, and so on.
    var unit = SIMD2(-1.0, 0)
    while roots.count < count {
      var finer: [SIMD2<Double>] = []
      finer.reserveCapacity(2 * roots.count)
      for root in roots {
        finer.append(root)
        finer.append(SIMD2(root.x * unit.x - root.y * unit.y, root.x * unit.y + root.y * unit.x))
      }
      roots = finer
      let cosine = max(0, (1 + unit.x) / 2).squareRoot()
      unit = roots.count == 2 ? SIMD2(0, 1) : SIMD2(cosine, unit.y / (2 * cosine))
    }
    return roots
  }
#endif
