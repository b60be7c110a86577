import QuietzoneImaging

/// The patterns that a symbology's characters have, and what they look like in a blur beside what is to their sides.
///
/// Light adds up: a blurred row is the sum of what blur makes of its parts. So what is to the sides of a character is blurred
/// once, and each of the patterns is added to that.
final class CharacterTemplates: Sendable {
  /// The modules of each pattern.
  let modules: [[Float]]
  /// What is there of a character that is not known yet.
  let unknown: [Float]
  /// The width of a character, in modules.
  let width: Int
  /// By blur and pattern: its cells amid dark ground.
  private let blurred: [[BlurredCharacter]]

  init(_ patterns: [[Float]], unknown: [Float]) {
    (modules, self.unknown, width) = (patterns, unknown, unknown.count)
    let dark = [Float](repeating: 0, count: BlurredModule.reach)
    blurred = BlurredModule.all.map { blurred in
      patterns.map { BlurredCharacter(blurred.values(of: dark + $0 + dark)) }
    }
  }

  /// What each pattern leaves of grey values: the mean of the squares.
  ///
  /// - Parameters:
  ///   - grey: The means of thirds of the modules.
  ///   - sides: The modules of the place, and `BlurredModule.reach` more on either side.
  func fits(
    _ grey: [Float], beside sides: ArraySlice<Float>, patterns count: Int, blur: Int,
    contrasts limits: ClosedRange<Float>
  ) -> [Float] {
    var sides = Array(sides)
    for module in BlurredModule.reach..<BlurredModule.reach + width { sides[module] = 0 }
    let beside = fours(of: BlurredModule.all[blur].values(of: sides), filledWith: 0)
    let greys = fours(of: grey, filledWith: 0)
    let patterns = blurred[blur]
    let around = (
      sum: beside.reduce(SIMD4()) { $0 + $1 }.sum(), squares: beside.reduce(SIMD4()) { $0 + $1 * $1 }.sum(),
      products: zip(beside, greys).reduce(SIMD4()) { $0 + $1.0 * $1.1 }.sum()
    )
    let cells = Float(width * BlurredModule.density)
    let greyMean = grey.reduce(0, +) / cells
    let greyVariance = max(0, grey.reduce(0) { $0 + $1 * $1 } / cells - greyMean * greyMean)
    return (0..<count).map { pattern in
      let own = patterns[pattern]
      var (both, product) = (SIMD4<Float>(), SIMD4<Float>())
      for four in own.fours.indices {
        both += beside[four] * own.fours[four]
        product += greys[four] * own.fours[four]
      }
      let mean = (around.sum + own.sum) / cells
      let squares = around.squares + 2 * both.sum() + own.squares
      let variance = max(1e-6, squares / cells - mean * mean)
      let covariance = (around.products + product.sum()) / cells - mean * greyMean
      let contrast = max(limits.lowerBound, min(covariance / variance, limits.upperBound))
      return max(0, greyVariance - 2 * contrast * covariance + contrast * contrast * variance)
    }
  }
}

/// What blur makes of a character's pattern.
private struct BlurredCharacter {
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

extension ArraySlice<Int> {
  /// The modules of elements that are so wide, the first of them light, if `first` is 1, or dark.
  func modules(first: Float) -> [Float] {
    enumerated().flatMap { index, width in
      [Float](repeating: index & 1 == 0 ? first : 1 - first, count: width)
    }
  }
}
