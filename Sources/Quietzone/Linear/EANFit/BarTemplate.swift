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

  /// How well grey values follow the template: `value = offset + gain * template`, by least squares.
  struct Fit {
    /// The contrast between light and dark.
    var gain: Float
    /// The mean of the squares of what is left.
    var error: Float
    /// The variance of the values.
    var variance: Float

    /// The part of the variance that the template does not explain.
    var unexplained: Float { error / max(1, variance) }
  }

  /// Fits the template to as many values. The gain is kept within `limits`: bars are no lighter than spaces, and not much
  /// less different from them than in the rest of the symbol.
  func fit(_ grey: [Float], gains limits: ClosedRange<Float>) -> Fit {
    let count = Float(values.count)
    var (sum, squares, products): (Float, Float, Float) = (0, 0, 0)
    for index in values.indices {
      let value = grey[index]
      sum += value
      squares += value * value
      products += value * values[index]
    }
    let greyMean = sum / count
    let covariance = products / count - greyMean * mean
    let greyVariance = max(0, squares / count - greyMean * greyMean)
    let gain = max(limits.lowerBound, min(covariance / variance, limits.upperBound))
    let error = max(0, greyVariance - 2 * gain * covariance + gain * gain * variance)
    return Fit(gain: gain, error: error, variance: greyVariance)
  }
}
