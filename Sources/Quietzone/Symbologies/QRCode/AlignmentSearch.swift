/// An alignment pattern as it was found: 5 × 5 modules, dark around light around dark (ISO/IEC 18004, 6.3.6).
struct AlignmentPattern {
  var center: Point
  /// How well its modules agree with what they should be: 1 at best.
  var score: Double
}

/// The place near `prediction` that looks most like an alignment pattern.
///
/// - Parameters:
///   - right, down: one module along each side there, in image pixels.
///   - radius: how far it may be off, in modules.
func findAlignmentPattern(
  near prediction: Point, right: Point, down: Point, radius: Double, isInverted: Bool, in grey: GreySampler
) -> AlignmentPattern? {
  let patch = AlignmentPatch(
    around: prediction, right: right, down: down, radius: radius, isInverted: isInverted, in: grey)
  let half = patch.half
  let side = patch.side
  var best: (score: Double, column: Int, row: Int)?
  for row in 7..<side - 7 {
    for column in 7..<side - 7 {
      let (dx, dy) = (Double(column - half) / 3, Double(row - half) / 3)
      // Of two alike the nearer one.
      let weighted = patch.score(column, row) * (1 - 0.04 * (dx * dx + dy * dy).squareRoot())
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
  let middle = patch.score(best.column, best.row)
  let dx = peak(
    patch.score(best.column - 1, best.row), middle, patch.score(best.column + 1, best.row))
  let dy = peak(
    patch.score(best.column, best.row - 1), middle, patch.score(best.column, best.row + 1))
  let center =
    prediction + right * ((Double(best.column - half) + dx) / 3) + down * ((Double(best.row - half) + dy) / 3)
  return AlignmentPattern(center: center, score: middle)
}

/// The neighbourhood of a place, straightened, at three samples a module.
private struct AlignmentPatch {
  /// Samples on each side of the middle one.
  let half: Int
  /// Samples a side.
  let side: Int
  /// The mean of the 3 × 3 samples, one module, around each sample that has them.
  private var means: [Float]

  init(
    around center: Point, right: Point, down: Point, radius: Double, isInverted: Bool, in grey: GreySampler
  ) {
    half = Int(((radius + 2.5) * 3).rounded(.up))
    side = 2 * half + 1
    let (half, side) = (half, side)
    // Sums of three along each row first, then of three such sums down each column.
    let across = [Float](unsafeUninitializedCapacity: side * side) { sums, count in
      for row in 0..<side {
        var (before, current) = (Float(0), Float(0))
        for column in 0..<side {
          let place = center + right * (Double(column - half) / 3) + down * (Double(row - half) / 3)
          let value = grey.value(at: place)
          if column > 0 { sums[row * side + column - 1] = before + current + value }
          (before, current) = (current, value)
        }
        sums[row * side + side - 1] = 0
      }
      count = side * side
    }
    let sign: Float = isInverted ? -1 : 1
    means = [Float](repeating: 0, count: side * side)
    for index in side..<side * (side - 1) {
      means[index] = sign * (across[index - side] + across[index] + across[index + side]) / 9
    }
  }

  /// The correlation of the 5 × 5 modules around a sample with what they should be: 1 at best.
  func score(_ column: Int, _ row: Int) -> Double {
    means.withUnsafeBufferPointer { means in
      var (sum, squares, light) = (Float(0), Float(0), Float(0))
      for y in -2...2 {
        let line = means.baseAddress! + (row + 3 * y) * side + column
        for x in -2...2 {
          let value = line[3 * x]
          sum += value
          squares += value * value
          if max(abs(x), abs(y)) == 1 { light += value }
        }
      }
      let variance = squares / 25 - sum * sum / 625
      // 8 of 25 modules are light; a pattern that hardly shows is not worth more than its noise.
      let covariance = light / 25 - 0.32 * sum / 25
      return Double(covariance / (max(16, variance) * 0.32 * 0.68).squareRoot())
    }
  }
}
