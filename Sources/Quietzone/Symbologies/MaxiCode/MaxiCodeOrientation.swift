import QuietzoneImaging
import QuietzoneSymbols

/// How a MaxiCode is turned, and whether it is seen in a mirror: as the modules around the bullseye say that are the same
/// in every symbol.
struct MaxiCodeOrientation {
  /// How well those modules agree with what they should be: 1 at best.
  var agreement: Double
  var grid: MaxiCodeGrid

  /// Rings look the same from all sides, so every angle is tried.
  private static let turns = 180

  /// By how much wider and higher than the rings say modules may be. Programs draw rings in whole pixels, and modules in other
  /// whole pixels: where these are few, each axis has a scale of its own.
  static let stretches: [(across: Double, down: Double)] = [0.9, 1, 1.1].flatMap { across in
    [0.87, 1, 1.1, 1.22].compactMap { across == 1 && $0 == 1 ? nil : (across, $0) }
  }

  /// The likeliest ways in which the symbol may be turned, the best first.
  ///
  /// - Parameter stretches: What to try of how much wider and higher than the rings say the modules are.
  static func likeliest(
    _ bullseye: Bullseye, stretches: [(across: Double, down: Double)], in grey: GreySampler
  ) -> [MaxiCodeOrientation] {
    stretches.flatMap { stretch in
      likeliest(
        bullseye.center, bullseye.across * (stretch.across / MaxiCodeGrid.ringWidth),
        bullseye.down * (stretch.down / MaxiCodeGrid.ringWidth), isInverted: bullseye.isInverted, in: grey)
    }.descending { $0.agreement }
  }

  /// - Parameters:
  ///   - across: How far it is from module to module along the row in which the bullseye lies if it is upright.
  ///   - down: The same along the column.
  private static func likeliest(
    _ center: Point, _ across: Point, _ down: Point, isInverted: Bool, in grey: GreySampler
  ) -> [MaxiCodeOrientation] {
    let marks = MaxiCode.orientationModules.filter { $0.position.y > 0 }.map { module in
      (MaxiCodeGrid.place(module.position.x, module.position.y), module.isDark != isInverted)
    }
    // cos and sin of a 180th of a turn.
    let step = Point(x: 0.999_390_827_0, y: 0.034_899_496_7)
    var found: [MaxiCodeOrientation] = []
    for mirror in [1.0, -1.0] {
      var axes: [(Point, Point)] = []
      var turn = Point(x: 1, y: 0)
      for _ in 0..<turns {
        axes.append((across * turn.x + down * turn.y, (across * -turn.y + down * turn.x) * mirror))
        turn = Point(x: turn.x * step.x - turn.y * step.y, y: turn.x * step.y + turn.y * step.x)
      }
      let agreements = axes.map { agreement(of: marks, center, $0.0, $0.1, in: grey) }
      for (index, agreement) in agreements.enumerated() where agreement > 0.5 {
        guard let middle = middle(ofPeakAt: index, agreements),
          let grid = MaxiCodeGrid(center: center, right: axes[middle].0, down: axes[middle].1)
        else { continue }
        found.append(MaxiCodeOrientation(agreement: agreement, grid: grid))
      }
    }
    return found
  }

  /// The angle in the middle of those that agree as well as the one at `index`, or all but; nil if it is no peak.
  private static func middle(ofPeakAt index: Int, _ agreements: [Double]) -> Int? {
    func agreement(_ step: Int) -> Double { agreements[(index + step + turns) % turns] }
    guard agreement(0) > agreement(-1),
      (1...8).allSatisfy({ agreement(0) >= agreement($0) && agreement(0) >= agreement(-$0) })
    else {
      return nil
    }
    var (first, last) = (0, 0)
    while first > -8, agreement(first - 1) > 0.97 * agreement(0) { first -= 1 }
    while last < 8, agreement(last + 1) > 0.97 * agreement(0) { last += 1 }
    return (index + (first + last) / 2 + turns) % turns
  }

  private static func agreement(
    of marks: [(Point, Bool)], _ center: Point, _ right: Point, _ down: Point, in grey: GreySampler
  ) -> Double {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: marks.count) { values in
      var mean = 0.0
      for (index, (place, _)) in marks.enumerated() {
        values[index] = Double(grey.value(at: center + right * place.x + down * place.y))
        mean += values[index]
      }
      mean /= Double(marks.count)
      var (sum, all) = (0.0, 1.0)
      for (index, (_, isDark)) in marks.enumerated() {
        sum += isDark ? mean - values[index] : values[index] - mean
        all += abs(values[index] - mean)
      }
      return sum / all
    }
  }
}
