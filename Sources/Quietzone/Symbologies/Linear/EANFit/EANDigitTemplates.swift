import QuietzoneImaging

/// What the patterns of digits look like in a blur, beside what is to their sides.
///
/// Light adds up: a blurred row is the sum of what blur makes of its parts. So what is to the sides of a digit is blurred
/// once, and each of its patterns is added to that.
extension EANLayout {
  /// What each digit looks like in a symbol with the given modules (`modules(of:)`).
  func digitTemplates(in context: [Float], blur: Int) -> [BarTemplate] {
    let values = BlurredModule.all[blur].values(of: context)
    return (0..<digits).map { digit in
      let start = start(ofDigit: digit) * BlurredModule.density
      return BarTemplate(Array(values[start..<start + Self.cells]))
    }
  }

  /// Cells a digit.
  private static let cells = 7 * BlurredModule.density

  /// What each pattern in place of digit `index` leaves of grey values: the mean of the squares.
  func fits(
    _ grey: [Float], digit index: Int, in context: [Float], blur: Int, contrasts limits: ClosedRange<Float>
  ) -> [Float] {
    let (reach, start) = (BlurredModule.reach, start(ofDigit: index))
    var sides = Array(context[start..<start + 2 * reach + 7])
    for module in reach..<reach + 7 { sides[module] = 0 }
    let beside = fours(of: BlurredModule.all[blur].values(of: sides), filledWith: 0)
    let greys = fours(of: grey, filledWith: 0)
    let patterns = Self.blurredDigits[blur][index < leftDigits ? 0 : 1]
    let around = (
      sum: beside.reduce(SIMD4()) { $0 + $1 }.sum(), squares: beside.reduce(SIMD4()) { $0 + $1 * $1 }.sum(),
      products: zip(beside, greys).reduce(SIMD4()) { $0 + $1.0 * $1.1 }.sum()
    )
    let count = Float(Self.cells)
    let greyMean = grey.reduce(0, +) / count
    let greyVariance = max(0, grey.reduce(0) { $0 + $1 * $1 } / count - greyMean * greyMean)
    return (0..<self.patterns(atDigit: index)).map { pattern in
      let own = patterns[pattern]
      var (both, product) = (SIMD4<Float>(), SIMD4<Float>())
      for four in own.fours.indices {
        both += beside[four] * own.fours[four]
        product += greys[four] * own.fours[four]
      }
      let mean = (around.sum + own.sum) / count
      let squares = around.squares + 2 * both.sum() + own.squares
      let variance = max(1e-6, squares / count - mean * mean)
      let covariance = (around.products + product.sum()) / count - mean * greyMean
      let contrast = max(limits.lowerBound, min(covariance / variance, limits.upperBound))
      return max(0, greyVariance - 2 * contrast * covariance + contrast * contrast * variance)
    }
  }

  /// By blur, side of the centre and pattern: its cells amid dark ground.
  private static let blurredDigits: [[[BlurredDigit]]] = BlurredModule.all.map { blurred in
    let dark = [Float](repeating: 0, count: BlurredModule.reach)
    return digitModules.map { patterns in patterns.map { BlurredDigit(blurred.values(of: dark + $0 + dark)) }
    }
  }
}

/// What blur makes of a digit's pattern.
private struct BlurredDigit {
  /// Its cells, filled up with zeros.
  let fours: [SIMD4<Float>]
  /// Of the cells, and of their squares.
  let sum: Float
  let squares: Float

  init(_ cells: [Float]) {
    fours = QuietzoneImaging.fours(of: cells, filledWith: 0)
    sum = cells.reduce(0, +)
    squares = cells.reduce(0) { $0 + $1 * $1 }
  }
}
