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
  let steps = SIMD4<Float>(0, 1, 2, 3)
  var best: (score: Float, column: Int, row: Int) = (0, 0, 0)
  for row in 7..<side - 7 {
    let dy = Float(row - half) / 3
    for column in stride(from: 7, to: side - 7, by: 4) {
      let dx = (steps + Float(column - half)) / 3
      // Of two alike the nearer one.
      let weighted = patch.scores(column, row) * (1 - 0.04 * (dx * dx + dy * dy).squareRoot())
      guard weighted.max() > best.score else { continue }
      for lane in 0..<min(4, side - 7 - column) where weighted[lane] > best.score {
        best = (weighted[lane], column + lane, row)
      }
    }
  }
  guard best.column > 7, best.column < side - 8, best.row > 7, best.row < side - 8 else { return nil }
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
    let samples = [Float](unsafeUninitializedCapacity: side * side) { samples, count in
      samples.initialize(repeating: 0)
      for row in 0..<side {
        let start = center + right * (Double(-half) / 3) + down * (Double(row - half) / 3)
        let line = UnsafeMutableBufferPointer(rebasing: samples[row * side..<(row + 1) * side])
        grey.addValues(from: start, step: right * (1.0 / 3), to: line)
      }
      count = side * side
    }
    let share: Float = isInverted ? -1.0 / 9 : 1.0 / 9
    means = [Float](repeating: 0, count: side * side)
    for index in side + 1..<side * (side - 1) - 1 {
      var sum: Float = 0
      for line in [index - side, index, index + side] {
        sum += samples[line - 1] + samples[line] + samples[line + 1]
      }
      means[index] = share * sum
    }
  }

  /// The correlation of the 5 × 5 modules around a sample with what they should be: 1 at best.
  func score(_ column: Int, _ row: Int) -> Double { Double(scores(column, row).x) }

  /// The same of four samples side by side.
  func scores(_ column: Int, _ row: Int) -> SIMD4<Float> {
    // One row more than the modules reach: the last of the four may look three samples beyond the last column.
    precondition(row >= 6 && row < side - 7 && column >= 6 && column < side - 6)
    return means.withUnsafeBytes { means in
      var (sum, squares, light) = (SIMD4<Float>(), SIMD4<Float>(), SIMD4<Float>())
      for y in -2...2 {
        let line = (row &+ 3 &* y) &* side &+ column
        for x in -2...2 {
          let values = means.loadUnaligned(fromByteOffset: 4 &* (line &+ 3 &* x), as: SIMD4<Float>.self)
          sum += values
          squares += values * values
          if max(abs(x), abs(y)) == 1 { light += values }
        }
      }
      let variance = squares / 25 - sum * sum / 625
      // 8 of 25 modules are light; a pattern that hardly shows is not worth more than its noise.
      let covariance = light / 25 - 0.32 * sum / 25
      return covariance / (variance.replacing(with: 16, where: variance .< 16) * 0.32 * 0.68).squareRoot()
    }
  }
}
