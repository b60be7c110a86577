import QuietzoneImaging

/// The modules around a place of a symbol, as offsets from it, with what is known of them.
struct ModuleWindow {
  private let offsets: [SIMD2<Float>]
  /// 1 light, -1 dark, 0 not known.
  private let signs: [Float]
  private let reach: Float

  /// - Parameter reach: No offset is longer than this along either axis.
  init(offsets: [SIMD2<Float>], signs: [Float], reach: Double) {
    self.offsets = offsets
    self.signs = signs
    self.reach = Float(reach)
  }

  /// The modules of a symbol in rows and columns that are up to `reach` modules away.
  init(around x: Double, _ y: Double, reach: Double, _ known: KnownModules) {
    var offsets: [SIMD2<Float>] = []
    var signs: [Float] = []
    let columns = max(0, Int(x - reach))..<min(known.width, Int(x + reach) + 1)
    let rows = max(0, Int(y - reach))..<min(known.height, Int(y + reach) + 1)
    for row in rows {
      for column in columns {
        offsets.append(SIMD2(Float(Double(column) + 0.5 - x), Float(Double(row) + 0.5 - y)))
        signs.append(Float(known.signs[row * known.width + column]))
      }
    }
    self.init(offsets: offsets, signs: signs, reach: reach + 1)
  }

  /// Where the window's modules stand out most, as a shift from `center`: the best of the places around `start`,
  /// `reach` steps each way, then of those half a step apart around that, and so on.
  ///
  /// - Parameters:
  ///   - start: A shift that is kept unless another is clearly better.
  ///   - step: In modules, of which `right` and `down` are one.
  func settled(
    at center: Point, from start: Point, _ right: Point, _ down: Point, reach: Int, step: Double, rounds: Int,
    isInverted: Bool, in grey: GreySampler
  ) -> Point {
    var best = start
    var bestScore =
      distinctness(at: center + best, right, down, isInverted: isInverted, in: grey) * 1.02
    var step = step
    for round in 0..<rounds {
      let reach = round == 0 ? reach : 1
      let middle = best
      for i in -reach...reach {
        for j in -reach...reach where i != 0 || j != 0 {
          let shift = middle + right * (Double(i) * step) + down * (Double(j) * step)
          let score = distinctness(at: center + shift, right, down, isInverted: isInverted, in: grey)
          if score > bestScore { (best, bestScore) = (shift, score) }
        }
      }
      step /= 2
    }
    return best
  }

  /// The middle of the places around `center`, up to 0.45 modules off, where the window's modules stand out about as much
  /// as anywhere: where modules are sharp, they stand out all the same wherever within them they are sampled. Farther off
  /// the neighbours would be sampled, which stand out as much.
  func middle(
    at center: Point, _ right: Point, _ down: Point, isInverted: Bool, in grey: GreySampler
  ) -> Point {
    var scores = SIMD32<Float>(repeating: 0)
    func shift(_ index: Int) -> Point {
      right * (Double(index % 5 - 2) * 0.2) + down * (Double(index / 5 - 2) * 0.2)
    }
    for index in 0..<25 where index % 24 != 0 && index != 4 && index != 20 {
      scores[index] = distinctness(at: center + shift(index), right, down, isInverted: isInverted, in: grey)
    }
    let least = 0.9 * scores.max()
    var (sum, weights) = (Point(x: 0, y: 0), 0.0)
    for index in 0..<25 where scores[index] > least {
      let weight = Double(scores[index] - least)
      sum = sum + shift(index) * weight
      weights += weight
    }
    return weights > 0 ? sum * (1 / weights) : sum
  }

  /// How far the modules are from the grey between dark and light, if the window's middle is at `center`.
  func distinctness(
    at center: Point, _ right: Point, _ down: Point, isInverted: Bool, in grey: GreySampler
  ) -> Float {
    withUnsafeTemporaryAllocation(of: Float.self, capacity: offsets.count) { values in
      var mean: Float = 0
      grey.forEachValue(around: center, right: right, down: down, offsets: offsets, reach: reach) {
        index, value in
        values[index] = value
        mean += value
      }
      mean /= Float(offsets.count)
      var score: Float = 0
      for index in offsets.indices {
        let lightness = isInverted ? mean - values[index] : values[index] - mean
        score += signs[index] == 0 ? abs(lightness) : signs[index] * lightness
      }
      return score
    }
  }
}
