/// What a row of modules should look like: a value for each third of a module, 0 dark and 1 light.
struct BarTemplate {
  let values: [Float]
  /// Of the values.
  let mean: Float
  let variance: Float

  init(_ values: [Float]) {
    self.values = values
    let count = Float(values.count)
    let mean = values.reduce(0, +) / count
    self.mean = mean
    variance = max(1e-6, values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / count)
  }

  /// How well grey values follow the template: `value = offset + contrast * template`, by least squares.
  struct Fit {
    /// The contrast between light and dark.
    var contrast: Float
    /// The mean of the squares of what is left.
    var error: Float
    /// The variance of the values.
    var variance: Float

    /// The part of the variance that the template does not explain.
    var unexplained: Float { error / max(1, variance) }
  }

  /// What grey values add up to beside a template's.
  struct Sums {
    var values: Float = 0
    var squares: Float = 0
    var products: Float = 0

    @inline(__always)
    mutating func add(_ value: Float, _ ideal: Float) {
      values += value
      squares += value * value
      products += value * ideal
    }
  }

  /// Fits the template to as many values. The contrast is kept within `limits`: bars are no lighter than spaces, and not much
  /// less different from them than in the rest of the symbol.
  func fit(_ grey: [Float], contrasts limits: ClosedRange<Float>) -> Fit {
    var sums = Sums()
    for index in values.indices { sums.add(grey[index], values[index]) }
    return fit(sums, contrasts: limits)
  }

  /// The same from sums over all values.
  func fit(_ sums: Sums, contrasts limits: ClosedRange<Float>) -> Fit {
    let count = Float(values.count)
    let greyMean = sums.values / count
    let covariance = sums.products / count - greyMean * mean
    let greyVariance = max(0, sums.squares / count - greyMean * greyMean)
    let contrast = max(limits.lowerBound, min(covariance / variance, limits.upperBound))
    let error = max(0, greyVariance - 2 * contrast * covariance + contrast * contrast * variance)
    return Fit(contrast: contrast, error: error, variance: greyVariance)
  }
}
