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
    let beside = BlurredModule.all[blur].values(of: sides)
    let patterns = Self.blurredDigits[blur][index < leftDigits ? 0 : 1]
    let count = Float(Self.cells)
    let greyMean = grey.reduce(0, +) / count
    let greyVariance = max(0, grey.reduce(0) { $0 + $1 * $1 } / count - greyMean * greyMean)
    return (0..<self.patterns(atDigit: index)).map { pattern in
      var (sum, squares, products): (Float, Float, Float) = (0, 0, 0)
      let first = pattern * Self.cells
      for cell in 0..<Self.cells {
        let value = beside[cell] + patterns[first + cell]
        sum += value
        squares += value * value
        products += value * grey[cell]
      }
      let mean = sum / count
      let variance = max(1e-6, squares / count - mean * mean)
      let covariance = products / count - mean * greyMean
      let contrast = max(limits.lowerBound, min(covariance / variance, limits.upperBound))
      return max(0, greyVariance - 2 * contrast * covariance + contrast * contrast * variance)
    }
  }

  /// By blur and side of the centre: the cells of all patterns, one after the other, amid dark ground.
  private static let blurredDigits: [[[Float]]] = BlurredModule.all.map { blurred in
    let dark = [Float](repeating: 0, count: BlurredModule.reach)
    return digitModules.map { patterns in patterns.flatMap { blurred.values(of: dark + $0 + dark) } }
  }
}
