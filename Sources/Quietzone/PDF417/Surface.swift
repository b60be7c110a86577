import QuietzoneImaging

/// A smooth function of two places: a polynomial, fitted to what is known here and there.
struct Surface {
  struct Sample {
    var x: Double
    var y: Double
    var value: Double
    var weight = 1.0
  }

  /// The exponents of a term: 0 to 3.
  typealias Powers = (x: Int, y: Int)

  /// The coefficients of the powers of x, for each power of y.
  private var coefficients = (SIMD4<Double>.zero, SIMD4<Double>.zero, SIMD4<Double>.zero, SIMD4<Double>.zero)
  private let center: SIMD2<Double>
  private let scale: SIMD2<Double>

  /// The function nearest to the samples; the higher powers are kept small where the samples leave them open.
  init?(_ samples: [Sample], powers: [Powers]) {
    guard !samples.isEmpty else { return nil }
    var (low, high) = (SIMD2(repeating: Double.infinity), SIMD2(repeating: -Double.infinity))
    var weight = 0.0
    for sample in samples {
      low = pointwiseMin(low, SIMD2(sample.x, sample.y))
      high = pointwiseMax(high, SIMD2(sample.x, sample.y))
      weight += sample.weight
    }
    center = (low + high) / 2
    scale = pointwiseMax((high - low) / 2, SIMD2(repeating: 1e-6))
    var system = LinearSystem(count: powers.count)
    var terms = [Double](repeating: 0, count: powers.count)
    for sample in samples {
      let (x, y) = self.powers(sample.x, sample.y)
      for (index, power) in powers.enumerated() { terms[index] = x[power.x] * y[power.y] }
      system.add(terms, equals: sample.value, weight: sample.weight)
    }
    for (index, power) in powers.enumerated() {
      var term = [Double](repeating: 0, count: powers.count)
      term[index] = 1
      system.add(term, equals: 0, weight: weight * (power.x + power.y > 1 ? 1e-4 : 1e-9))
    }
    guard let solution = system.solve(), solution.allSatisfy({ $0.isFinite }) else { return nil }
    for (power, coefficient) in zip(powers, solution) {
      switch power.y {
      case 0: coefficients.0[power.x] = coefficient
      case 1: coefficients.1[power.x] = coefficient
      case 2: coefficients.2[power.x] = coefficient
      default: coefficients.3[power.x] = coefficient
      }
    }
  }

  /// The function fitted again and again, without the samples that are farther off than `reach`.
  init?(_ samples: [Sample], powers: [Powers], reach: Double) {
    guard var fitted = Surface(samples, powers: powers) else { return nil }
    for limit in [3 * reach, reach, reach] {
      let near = samples.filter { abs(fitted.value($0.x, $0.y) - $0.value) <= limit }
      guard near.count > powers.count, let next = Surface(near, powers: powers) else { continue }
      fitted = next
    }
    self = fitted
  }

  func value(_ x: Double, _ y: Double) -> Double {
    let (x, y) = powers(x, y)
    var sum = coefficients.0 + coefficients.1 * y[1]
    sum += coefficients.2 * y[2] + coefficients.3 * y[3]
    return (sum * x).sum()
  }

  /// The powers of a place, from the 0th on, where the samples reach from −1 to 1.
  private func powers(_ x: Double, _ y: Double) -> (SIMD4<Double>, SIMD4<Double>) {
    let place = (SIMD2(x, y) - center) / scale
    let square = place * place
    let cube = square * place
    return (SIMD4(1, place.x, square.x, cube.x), SIMD4(1, place.y, square.y, cube.y))
  }
}
