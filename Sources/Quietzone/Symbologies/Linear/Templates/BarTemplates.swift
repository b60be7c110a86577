import QuietzoneImaging

/// What rows of modules should look like, one row behind another: a value for each third of a module, 0 dark and 1 light.
struct BarTemplates {
  /// The values, those of each row filled up with zeros.
  private let fours: [SIMD4<Float>]
  private let rows: [Row]

  private struct Row {
    /// The first of its fours.
    let start: Int
    /// Of its values.
    let count: Int
    let mean: Float
    let variance: Float
  }

  /// - Parameter places: Where among the values each row is.
  init(_ values: [Float], rows places: some Collection<Range<Int>>) {
    var rows: [Row] = []
    rows.reserveCapacity(places.count)
    let size = places.reduce(0) { $0 + Self.foursCount($1.count) }
    fours = [SIMD4<Float>](unsafeUninitializedCapacity: size) { fours, initializedCount in
      fours.initialize(repeating: .zero)
      let target = UnsafeMutableRawPointer(fours.baseAddress!).assumingMemoryBound(to: Float.self)
      var start = 0
      for place in places {
        let count = Float(place.count)
        var sum: Float = 0
        for (index, value) in values[place].enumerated() {
          target[4 * start + index] = value
          sum += value
        }
        let mean = sum / count
        let squares = values[place].reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
        rows.append(
          Row(start: start, count: place.count, mean: mean, variance: max(1e-6, squares / count)))
        start += Self.foursCount(place.count)
      }
      initializedCount = size
    }
    self.rows = rows
  }

  private static func foursCount(_ length: Int) -> Int { (length + 3) / 4 }

  /// How many rows there are.
  var count: Int { rows.count }

  /// How many values a row has.
  func length(ofRow row: Int) -> Int { rows[row].count }

  /// How well grey values follow a row: `value = offset + contrast * template`, by least squares.
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

  /// Fits a row to as many values, behind which there are zeros up to a number that four divides. The contrast is kept within
  /// `limits`: bars are no lighter than spaces, and not much less different from them than in the rest of the symbol.
  func fit(row: Int, _ grey: UnsafeRawPointer, contrasts limits: ClosedRange<Float>) -> Fit {
    let row = rows[row]
    var (sums, squares, products) = (SIMD4<Float>(), SIMD4<Float>(), SIMD4<Float>())
    fours.withUnsafeBufferPointer { fours in
      let fours = fours.baseAddress! + row.start
      for index in 0..<Self.foursCount(row.count) {
        let four = grey.loadUnaligned(fromByteOffset: 16 * index, as: SIMD4<Float>.self)
        sums += four
        squares += four * four
        products += four * fours[index]
      }
    }
    let count = Float(row.count)
    let greyMean = sums.sum() / count
    let covariance = products.sum() / count - greyMean * row.mean
    let greyVariance = max(0, squares.sum() / count - greyMean * greyMean)
    let contrast = max(limits.lowerBound, min(covariance / row.variance, limits.upperBound))
    let error = max(0, greyVariance - 2 * contrast * covariance + contrast * contrast * row.variance)
    return Fit(contrast: contrast, error: error, variance: greyVariance)
  }
}
