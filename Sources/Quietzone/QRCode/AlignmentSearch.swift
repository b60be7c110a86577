/// An alignment pattern as it was found: 5 × 5 modules, dark around light around dark (ISO/IEC 18004, 6.3.6).
struct AlignmentPattern {
  var center: Point
  /// How much lighter the light ring is than the dark parts, in grey levels.
  var contrast: Double
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
  func score(_ column: Int, _ row: Int) -> Double {
    func box(_ reach: Int) -> Double {
      Double(
        sums.sum(left: column - reach, top: row - reach, right: column + reach + 1, bottom: row + reach + 1))
    }
    let (one, three, five) = (box(1), box(4), box(7))
    let center = one / 9
    let light = (three - one) / 72
    let dark = (five - three) / 144
    return min(light - dark, light - center) + 0.25 * (2 * light - dark - center)
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
  return AlignmentPattern(center: center, contrast: middle / 1.5)
}
