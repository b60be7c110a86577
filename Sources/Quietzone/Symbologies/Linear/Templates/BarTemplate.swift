import QuietzoneImaging

/// What a row of modules should look like: a value for each third of a module, 0 dark and 1 light.
struct BarTemplate {
  let values: [Float]
  /// The same, filled up with zeros.
  private let fours: [SIMD4<Float>]
  /// Of the values.
  let mean: Float
  let variance: Float

  init(_ values: [Float]) {
    self.values = values
    fours = QuietzoneImaging.fours(of: values, filledWith: 0)
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

  /// Fits the template to as many values. The contrast is kept within `limits`: bars are no lighter than spaces, and not much
  /// less different from them than in the rest of the symbol.
  func fit(_ grey: [Float], contrasts limits: ClosedRange<Float>) -> Fit {
    let filled = grey + [0, 0, 0]
    return filled.withUnsafeBytes { fit(fours: $0.baseAddress!, contrasts: limits) }
  }

  /// The same of values behind which there are zeros up to a number that four divides.
  func fit(fours grey: UnsafeRawPointer, contrasts limits: ClosedRange<Float>) -> Fit {
    var (sums, squares, products) = (SIMD4<Float>(), SIMD4<Float>(), SIMD4<Float>())
    for index in fours.indices {
      let four = grey.loadUnaligned(fromByteOffset: 16 * index, as: SIMD4<Float>.self)
      sums += four
      squares += four * four
      products += four * fours[index]
    }
    let count = Float(values.count)
    let greyMean = sums.sum() / count
    let covariance = products.sum() / count - greyMean * mean
    let greyVariance = max(0, squares.sum() / count - greyMean * greyMean)
    let contrast = max(limits.lowerBound, min(covariance / variance, limits.upperBound))
    let error = max(0, greyVariance - 2 * contrast * covariance + contrast * contrast * variance)
    return Fit(contrast: contrast, error: error, variance: greyVariance)
  }
}
