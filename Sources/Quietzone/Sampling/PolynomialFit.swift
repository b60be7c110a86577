import QuietzoneImaging

/// A smooth function of two places: a polynomial, fitted to what is known here and there.
struct PolynomialFit {
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
    var moments = Moments()
    for sample in samples {
      let (x, y) = self.powers(sample.x, sample.y)
      moments.add(x, y, sample.value, weight: sample.weight)
    }
    let system = LinearSystem(count: powers.count) { i, j in
      // The higher powers are held down a little, and the others just enough for there to be a solution.
      let hold = i != j ? 0 : weight * (powers[i].x + powers[i].y > 1 ? 1e-4 : 1e-9)
      return moments.product(powers[i], powers[j]) + hold
    } value: {
      moments.value(powers[$0])
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
    guard var fitted = PolynomialFit(samples, powers: powers) else { return nil }
    for limit in [3 * reach, reach, reach] {
      let near = samples.filter { abs(fitted.value($0.x, $0.y) - $0.value) <= limit }
      guard near.count > powers.count, let next = PolynomialFit(near, powers: powers) else { continue }
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

/// The sums over samples that a polynomial's normal equations are made of.
private struct Moments {
  /// Of the powers of x up to the 7th, for each power of y up to the 6th.
  private var products = [SIMD8<Double>](repeating: .zero, count: 7)
  /// Of those of x up to the 3rd times the value, for each power of y up to the 3rd.
  private var values = [SIMD4<Double>](repeating: .zero, count: 4)

  /// - Parameters:
  ///   - x: The powers of a sample's place from the 0th to the 3rd; those of `y` likewise.
  @inline(__always)
  mutating func add(_ x: SIMD4<Double>, _ y: SIMD4<Double>, _ value: Double, weight: Double) {
    let columns = SIMD8(lowHalf: x, highHalf: x * (x[1] * x[3])) * weight
    products.withUnsafeMutableBufferPointer { products in
      for power in 0..<4 { products[power] += columns * y[power] }
      let beyond = columns * y[3]
      for power in 1..<4 { products[3 + power] += beyond * y[power] }
    }
    let valued = x * (weight * value)
    values.withUnsafeMutableBufferPointer { values in
      for power in 0..<4 { values[power] += valued * y[power] }
    }
  }

  func product(_ a: PolynomialFit.Powers, _ b: PolynomialFit.Powers) -> Double {
    products[a.y + b.y][a.x + b.x]
  }

  func value(_ a: PolynomialFit.Powers) -> Double { values[a.y][a.x] }
}
