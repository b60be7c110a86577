import QuietzoneImaging

extension PlaceMeasure {
  /// Whether three corners show the finder pattern of a Han Xin Code (ISO/IEC 20830, 5.3): nested angles that point outwards. That
  /// in the fourth points inwards.
  var hasHanXinCorners: Bool {
    Self.hanXinSides.contains { side in
      let likenesses = (0..<4).map { hanXinLikeness(corner: $0, side: side) }
      return likenesses.count { $0 > ExplainTuning.leastHanXinLikeness } >= 3
    }
  }

  /// Versions 1 to 84, in modules.
  private static let hanXinSides = stride(from: 23, through: 189, by: 2)
  /// The pattern's side, in modules.
  private static let hanXinPattern = 7

  /// The correlation of a corner's modules with the pattern, of a code with so many modules a side. Corners are counted row by row.
  private func hanXinLikeness(corner: Int, side: Int) -> Float {
    var (sum, squares, products, darkCount): (Float, Float, Float, Float) = (0, 0, 0, 0)
    for y in 0..<Self.hanXinPattern {
      for x in 0..<Self.hanXinPattern {
        let (column, row) = (corner & 1 == 0 ? x : side - 1 - x, corner & 2 == 0 ? y : side - 1 - y)
        let value =
          values[
            (2 * row + 1) * rows.count / (2 * side) * columns.count + (2 * column + 1) * columns.count
              / (2 * side)]
        // Angles around the inner 3 × 3 modules: dark, light, dark, light.
        let ring = min(x, y)
        let isDark: Float = ring >= 4 || ring & 1 == 0 ? 1 : 0
        sum += value
        squares += value * value
        products -= value * isDark
        darkCount += isDark
      }
    }
    let count = Float(Self.hanXinPattern * Self.hanXinPattern)
    let spread = (squares - sum * sum / count) * (darkCount - darkCount * darkCount / count)
    return spread > 0 ? (products + sum * darkCount / count) / spread.squareRoot() : 0
  }
}
