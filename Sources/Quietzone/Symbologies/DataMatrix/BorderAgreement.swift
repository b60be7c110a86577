import QuietzoneImaging

/// How many of the modules around a symbol are as its finder pattern says: what tells a symbol from chance before it is
/// decoded.
struct BorderAgreement {
  /// 0 to 1.
  var share: Float = 0
  /// The same of the two timing patterns alone: ½ by chance, though the best of many places was chosen.
  var timingShare: Float = 0

  init() {}

  init(_ fit: SymbolFit, in grey: GreySampler) {
    guard let grid = fit.grid else { return }
    let (columns, rows) = (fit.columns, fit.rows)
    func value(_ x: Int, _ y: Int) -> Float {
      let value = grey.value(at: grid.point(Double(x) + 0.5, Double(y) + 0.5))
      return fit.isInverted ? 255 - value : value
    }
    let upper = (0..<columns).map { value($0, 0) }
    let right = (0..<rows).map { value(columns - 1, $0) }
    var (dark, light) = (Float(0), Float(0))
    for (index, value) in upper.enumerated() { if index % 2 == 0 { dark += value } else { light += value } }
    for (index, value) in right.enumerated() { if index % 2 == 1 { dark += value } else { light += value } }
    let half = Float(columns + rows) / 2
    (dark, light) = (dark / half, light / half)
    guard light - dark > 6 else { return }
    // The solid borders against what the tracks have in the middle between dark and light.
    let threshold = (light + dark) / 2
    var timing = 0
    for (index, value) in upper.enumerated() where (index % 2 == 0) == (value < threshold) { timing += 1 }
    for (index, value) in right.enumerated() where (index % 2 == 1) == (value < threshold) { timing += 1 }
    timingShare = Float(timing) / Float(columns + rows)
    var count = timing
    for y in 1..<rows where value(0, y) < threshold { count += 1 }
    for x in 1..<columns where value(x, rows - 1) < threshold { count += 1 }
    share = Float(count) / Float(2 * (columns + rows) - 2)
  }
}
