import QuietzoneImaging

/// How regularly modules or bars follow each other along a place's rows or columns. Edges lie where modules meet: seen from the side
/// of a code they are a comb, whose teeth are as far apart as modules are wide, and closer where the code bends away.
struct ModuleComb {
  /// How regularly edges lie: 1 if all lie on the teeth of one comb, about 0 if they lie anywhere.
  private(set) var coherence = 0.0
  /// The same of a comb that is not bent.
  private(set) var evenCoherence = 0.0
  /// How many modules the comb has from end to end.
  private(set) var modules = 0.0
  /// The sine of the angle by which its ends bend away: 0 of what is flat, nearly 1 of half a cylinder.
  private(set) var bend = 0.0
  /// Which of the combs that were tried it is.
  private(set) var index = 0

  /// The bends that are tried.
  private static let bends = [0, 0.4, 0.5, 0.6, 0.7, 0.8, 0.87, 0.93, 0.97, 0.99]
  /// How many times as wide as expected modules may be, and how many there are at least: few agree by chance.
  private static let (widths, fewest) = (0.45...1.7, 9.0)
  /// How many modules lie between two combs that are tried.
  private static let step = 0.25
  /// By how many times more regular edges are on closer teeth, if these are theirs: where print is sharp, all edges lie on every second
  /// tooth of a comb that is twice as close, too.
  private static let leastGain = 1.02

  /// The most regular of some combs.
  ///
  /// - Parameters:
  ///   - module: About how wide modules are, in samples.
  ///   - leastWidth: How wide they are at least.
  init(_ combs: [EdgePlaces], module: Double, leastWidth: Double, mayBend: Bool) {
    let length = Double(combs.first?.length ?? 0)
    let least = max(Self.fewest, length / (Self.widths.upperBound * module))
    let most = min(length / (Self.widths.lowerBound * module), length / leastWidth)
    guard least < most else { return }
    for (index, comb) in combs.enumerated() where !comb.places.isEmpty {
      var even = 0.0
      for bend in mayBend ? Self.bends : [0] {
        let best = Self.best(comb, along: Self.flattened(comb.length, bend), modules: least...most)
        if bend == 0 { even = best.coherence }
        if best.coherence > coherence {
          (coherence, evenCoherence, modules) = (best.coherence, even, best.modules)
          (self.bend, self.index) = (bend, index)
        }
      }
    }
  }

  /// Where samples, and the end of the last, lie along what is bent, 0 to 1, if its ends turn away by an angle of that sine.
  private static func flattened(_ count: Int, _ bend: Double) -> [Double] {
    var sums = [0.0]
    for index in 0..<count {
      let place = bend * (2 * (Double(index) + 0.5) / Double(count) - 1)
      sums.append(sums[index] + 1 / (1 - place * place).squareRoot())
    }
    return sums.map { $0 / sums[count] }
  }

  /// How much of the weights agrees on one place within a module, for the number of modules that they agree best on.
  private static func best(
    _ comb: EdgePlaces, along flattened: [Double], modules: ClosedRange<Double>
  ) -> (coherence: Double, modules: Double) {
    // Each weight's place within a module is an angle, which grows by the same step with every number of modules.
    var (x, y): ([Float], [Float]) = ([], [])
    var (stepX, stepY): ([Float], [Float]) = ([], [])
    for (weight, sample) in zip(comb.weights, comb.places) {
      let index = min(comb.length - 1, Int(sample))
      let place = flattened[index] + (sample - Double(index)) * (flattened[index + 1] - flattened[index])
      let start = turned(by: modules.lowerBound * place)
      x.append(weight * Float(start.x))
      y.append(weight * Float(start.y))
      let step = turned(by: Self.step * place)
      stepX.append(Float(step.x))
      stepY.append(Float(step.y))
    }
    var best: (coherence: Double, modules: Double) = (0, 0)
    for count in stride(from: modules.lowerBound, through: modules.upperBound, by: step) {
      var (sumX, sumY): (Float, Float) = (0, 0)
      for index in x.indices {
        sumX += x[index]
        sumY += y[index]
        let turned = x[index] * stepX[index] - y[index] * stepY[index]
        y[index] = x[index] * stepY[index] + y[index] * stepX[index]
        x[index] = turned
      }
      let coherence = Double(sumX * sumX + sumY * sumY)
      if coherence > leastGain * best.coherence { best = (coherence, count) }
    }
    return best
  }

  /// A vector of length 1 that is turned from the right by so many turns: the portable core has no trigonometry.
  private static func turned(by turns: Double) -> Point {
    // An eighth of a turn at most, then squared three times.
    let angle = (turns - turns.rounded()) * 6.283185307179586 / 8
    let square = angle * angle
    var vector = Point(
      x: 1 - square / 2 * (1 - square / 12 * (1 - square / 30)),
      y: angle * (1 - square / 6 * (1 - square / 20)))
    for _ in 0..<3 {
      vector = Point(x: vector.x * vector.x - vector.y * vector.y, y: 2 * vector.x * vector.y)
    }
    return vector
  }
}
