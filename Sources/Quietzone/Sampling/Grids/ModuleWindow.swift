import QuietzoneImaging

/// The modules around a place of a symbol, as offsets from it, with what is known of them.
struct ModuleWindow {
  private let offsets: Offsets
  /// What is known of four modules.
  private let fours: [Four]

  private struct Four {
    /// 1 light, -1 dark, 0 not known.
    var signs: SIMD4<Float>
    /// 1 where it is not known whether a module is dark or light, 0 elsewhere.
    var unknown: SIMD4<Float>
    /// 1 where there is a module: the last four may be fewer.
    var modules: SIMD4<Float>
  }

  /// - Parameter signs: Of the module at each offset: 1 light, -1 dark, 0 not known.
  init(offsets: [SIMD2<Float>], signs: [Float]) {
    self.offsets = Offsets(offsets)
    let modules = [Float](repeating: 1, count: signs.count)
    fours = zip(
      QuietzoneImaging.fours(of: signs, filledWith: 1), QuietzoneImaging.fours(of: modules, filledWith: 0)
    ).map { signs, modules in
      let known = signs * modules
      return Four(signs: known, unknown: modules - known * known, modules: modules)
    }
  }

  /// The modules of a symbol in rows and columns that are up to `reach` modules away.
  init(around x: Double, _ y: Double, reach: Double, _ known: FunctionPattern) {
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
    self.init(offsets: offsets, signs: signs)
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
    var most =
      contrast(at: center + best, right, down, isInverted: isInverted, in: grey) * 1.02
    var step = step
    for round in 0..<rounds {
      let reach = round == 0 ? reach : 1
      let middle = best
      for i in -reach...reach {
        for j in -reach...reach where i != 0 || j != 0 {
          let shift = middle + right * (Double(i) * step) + down * (Double(j) * step)
          let contrast = self.contrast(at: center + shift, right, down, isInverted: isInverted, in: grey)
          if contrast > most { (best, most) = (shift, contrast) }
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
      scores[index] = contrast(at: center + shift(index), right, down, isInverted: isInverted, in: grey)
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
  func contrast(
    at center: Point, _ right: Point, _ down: Point, isInverted: Bool, in grey: GreySampler
  ) -> Float {
    withUnsafeTemporaryAllocation(of: SIMD4<Float>.self, capacity: fours.count) { values in
      fours.withUnsafeBufferPointer { fours in
        var sums = SIMD4<Float>()
        grey.forEachFour(offsets, around: center, right: right, down: down) { index, four in
          values[index] = four
          sums += four * fours[index].modules
        }
        let mean = sums.sum() / Float(offsets.count)
        var score = SIMD4<Float>()
        for index in fours.indices {
          let lightness = isInverted ? mean - values[index] : values[index] - mean
          score += fours[index].signs * lightness + fours[index].unknown * magnitude(lightness)
        }
        return score.sum()
      }
    }
  }
}

/// How far numbers are from 0.
@inline(__always)
func magnitude(_ numbers: SIMD4<Float>) -> SIMD4<Float> {
  unsafeBitCast(unsafeBitCast(numbers, to: SIMD4<UInt32>.self) & 0x7FFF_FFFF, to: SIMD4<Float>.self)
}
