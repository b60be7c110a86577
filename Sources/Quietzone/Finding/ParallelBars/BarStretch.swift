import QuietzoneImaging

extension GradientBlocks {
  /// Whether bars upright in the image, or lying in it, may be there: edges that run along one axis over a stretch of blocks as
  /// long as a symbol, in several rows of them. Grass, cloth and text have short ones; and a symbol's hold however blurred
  /// it is, as long as any of its bars can be told.
  ///
  /// Complexity: O(blocks).
  ///
  /// - Parameter areUpright: Whether the bars run from top to bottom, so that lines across them are rows.
  func mayShowBars(areUpright: Bool) -> Bool {
    let (count, length) = areUpright ? (rows, columns) : (columns, rows)
    let (apart, step) = areUpright ? (columns, 1) : (1, columns)
    let needed = min(BarTuning.stretchRows, count)
    var found = 0
    for row in 0..<count {
      var (start, last) = (0, -BarTuning.stretchGap - 2)
      for place in 0..<length {
        let index = row * apart + place * step
        let alongAxis = areUpright ? direction[index].x : -direction[index].x
        guard strength[index] >= BarTuning.stretchStrength, alongAxis > BarTuning.stretchAgreement else {
          continue
        }
        if place - last > BarTuning.stretchGap + 1 { start = place }
        last = place
        guard place - start + 1 >= BarTuning.stretchLength else { continue }
        found += 1
        break
      }
      if found >= needed { return true }
    }
    return false
  }
}
