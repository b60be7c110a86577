import QuietzoneImaging

/// How well grey values at places that should be dark or light agree with that: their correlation, 1 at best.
struct RingScore {
  private var (sum, squares, light) = (0.0, 0.0, 0.0)
  private var (count, lightCount) = (0.0, 0.0)

  mutating func add(_ value: Float, isLight: Bool) {
    let value = Double(value)
    sum += value
    squares += value * value
    count += 1
    guard isLight else { return }
    light += value
    lightCount += 1
  }

  var correlation: Double {
    guard count > 0 else { return 0 }
    let mean = sum / count
    let variance = squares / count - mean * mean
    // Light places are a share p of all: the pattern itself has the variance p (1 - p).
    let p = lightCount / count
    return variance > 1 ? (light / count - p * mean) / (variance * p * (1 - p)).squareRoot() : 0
  }
}

extension Bullseye {
  /// How well the rings agree with what they should be.
  func ringScore(in grey: GreySampler) -> Double { isRound ? roundScore(in: grey) : squareScore(in: grey) }

  /// The modules of an Aztec Code's inner three rings and of its middle.
  private func squareScore(in grey: GreySampler) -> Double {
    var score = RingScore()
    for y in -3...3 {
      for x in -3...3 {
        let place = center + across * Double(x) + down * Double(y)
        score.add(grey.value(at: place), isLight: (max(abs(x), abs(y)) & 1 == 1) != isInverted)
      }
    }
    return score.correlation
  }

  /// The outermost three rings of a MaxiCode. Further in they differ from printer to printer.
  private func roundScore(in grey: GreySampler) -> Double {
    // Their radii, in rings.
    let radii = [(3.46, true), (4.44, false), (5.35, true)]
    // cos and sin of a 16th of a turn.
    let step = Point(x: 0.923_879_532_5, y: 0.382_683_432_4)
    var (score, direction) = (RingScore(), Point(x: 1, y: 0))
    for _ in 0..<16 {
      for (radius, isDark) in radii {
        let place = direction * radius
        score.add(grey.value(at: center + across * place.x + down * place.y), isLight: isDark == isInverted)
      }
      direction = Point(
        x: direction.x * step.x - direction.y * step.y, y: direction.x * step.y + direction.y * step.x)
    }
    return score.correlation
  }
}
