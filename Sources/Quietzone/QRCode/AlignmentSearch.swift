/// An alignment pattern as it was found: 5 × 5 modules, dark around light around dark (ISO/IEC 18004, 6.3.6).
struct AlignmentPattern {
  var center: Point
  /// How well its modules agree with what they should be: 1 at best.
  var resemblance: Double
}

/// The place near `prediction` that looks most like an alignment pattern.
///
/// - Parameters:
///   - right, down: one module along each side there, in image pixels.
///   - radius: how far it may be off, in modules.
func findAlignmentPattern(
  near prediction: Point, right: Point, down: Point, radius: Double, isInverted: Bool, in grey: GreySampler
) -> AlignmentPattern? {
  // The neighbourhood, straightened: three samples a module.
  let half = Int(((radius + 2.5) * 3).rounded(.up))
  let side = 2 * half + 1
  let patch = [UInt8](unsafeUninitializedCapacity: side * side) { buffer, count in
    for row in 0..<side {
      for column in 0..<side {
        let place = prediction + right * (Double(column - half) / 3) + down * (Double(row - half) / 3)
        let value = grey.value(at: place)
        buffer[row * side + column] = UInt8(isInverted ? 255 - value : value)
      }
    }
    count = side * side
  }
  let sums = BoxSums(patch, columns: side, rows: side)
  /// The correlation of the 5 × 5 modules around a place with what they should be: 1 at best.
  func score(_ column: Int, _ row: Int) -> Double {
    var (sum, squares, light) = (0.0, 0.0, 0.0)
    for y in -2...2 {
      for x in -2...2 {
        let (left, top) = (column + 3 * x - 1, row + 3 * y - 1)
        let value = Double(sums.sum(left: left, top: top, right: left + 3, bottom: top + 3)) / 9
        sum += value
        squares += value * value
        if max(abs(x), abs(y)) == 1 { light += value }
      }
    }
    let variance = squares / 25 - sum * sum / 625
    // 8 of 25 modules are light; a pattern that hardly shows is not worth more than its noise.
    let covariance = light / 25 - 0.32 * sum / 25
    return covariance / (max(16, variance) * 0.32 * 0.68).squareRoot()
  }
  var best: (score: Double, column: Int, row: Int)?
  for row in 7..<side - 7 {
    for column in 7..<side - 7 {
      let (dx, dy) = (Double(column - half) / 3, Double(row - half) / 3)
      // Of two alike the nearer one.
      let weighted = score(column, row) * (1 - 0.04 * (dx * dx + dy * dy).squareRoot())
      if weighted > best?.score ?? 0 { best = (weighted, column, row) }
    }
  }
  guard let best, best.column > 7, best.column < side - 8, best.row > 7, best.row < side - 8 else {
    return nil
  }
  // The peak between the samples, by the parabola through three of them along each axis.
  func peak(_ before: Double, _ at: Double, _ after: Double) -> Double {
    let curvature = before - 2 * at + after
    return curvature < 0 ? max(-0.5, min(0.5, (before - after) / (2 * curvature))) : 0
  }
  let middle = score(best.column, best.row)
  let dx = peak(score(best.column - 1, best.row), middle, score(best.column + 1, best.row))
  let dy = peak(score(best.column, best.row - 1), middle, score(best.column, best.row + 1))
  let center =
    prediction + right * ((Double(best.column - half) + dx) / 3) + down * ((Double(best.row - half) + dy) / 3)
  return AlignmentPattern(center: center, resemblance: middle)
}
