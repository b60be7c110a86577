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
  /// By blur.
  private let blurred: [BlurredPatterns]

  init(_ patterns: [[Float]], unknown: [Float]) {
    (modules, self.unknown, width) = (patterns, unknown, unknown.count)
    let dark = [Float](repeating: 0, count: BlurredModule.reach)
    blurred = BlurredModule.all.map { blurred in
      BlurredPatterns(patterns.map { blurred.values(of: dark + $0 + dark) })
    }
  }

  /// Calls `body` with each pattern and what it leaves of grey values: the mean of the squares.
  ///
  /// - Parameters:
  ///   - grey: The means of thirds of the modules, and zeros behind them up to a number that four divides.
  ///   - sides: The modules of the place, and `BlurredModule.reach` more on either side.
  @inline(__always)
  func forEachFit(
    _ grey: UnsafeMutableBufferPointer<Float>, beside sides: ArraySlice<Float>, patterns count: Int,
    blur: Int,
    contrasts limits: ClosedRange<Float>, _ body: (_ pattern: Int, _ rest: Float) -> Void
  ) {
    let cellCount = width * BlurredModule.density
    let foursCount = (cellCount + 3) / 4
    withUnsafeTemporaryAllocation(of: SIMD4<Float>.self, capacity: foursCount + 1) { beside in
      self.write(sides, blur: blur, to: beside)
      var (sum, squares, products) = (SIMD4<Float>(), SIMD4<Float>(), SIMD4<Float>())
      for index in 0..<foursCount {
        let four = beside[index]
        sum += four
        squares += four * four
        products += four * grey.four(index)
      }
      let around = (sum: sum.sum(), squares: squares.sum(), products: products.sum())
      let cells = Float(cellCount)
      let (greySum, greySquares) = grey[..<cellCount].reduce((Float(0), Float(0))) {
        ($0.0 + $1, $0.1 + $1 * $1)
      }
      let greyMean = greySum / cells
      let greyVariance = max(0, greySquares / cells - greyMean * greyMean)
      blurred[blur].forEach(count) { pattern, own, sum, squares in
        var (both, product) = (SIMD4<Float>(), SIMD4<Float>())
        for four in 0..<foursCount {
          both += beside[four] * own[four]
          product += grey.four(four) * own[four]
        }
        let mean = (around.sum + sum) / cells
        let variance = max(1e-6, (around.squares + 2 * both.sum() + squares) / cells - mean * mean)
        let covariance = (around.products + product.sum()) / cells - mean * greyMean
        let contrast = max(limits.lowerBound, min(covariance / variance, limits.upperBound))
        body(pattern, max(0, greyVariance - 2 * contrast * covariance + contrast * contrast * variance))
      }
    }
  }

  /// Writes what blur makes of a place whose own modules are dark, filled up with zeros.
  private func write(
    _ sides: ArraySlice<Float>, blur: Int, to target: UnsafeMutableBufferPointer<SIMD4<Float>>
  ) {
    target.initialize(repeating: .zero)
    withUnsafeTemporaryAllocation(of: Float.self, capacity: sides.count) { modules in
      _ = modules.initialize(from: sides)
      modules[BlurredModule.reach..<BlurredModule.reach + width].update(repeating: 0)
      BlurredModule.all[blur].write(
        of: modules.baseAddress!, count: width,
        to: UnsafeMutableRawPointer(target.baseAddress!).assumingMemoryBound(to: Float.self))
    }
  }
}

/// What a blur makes of each of a symbology's patterns amid dark ground.
private struct BlurredPatterns {
  /// The cells of one pattern behind those of another, each filled up with zeros.
  private let fours: [SIMD4<Float>]
  /// Of each pattern's cells, and of their squares.
  private let sums: [SIMD2<Float>]

  init(_ patterns: [[Float]]) {
    fours = patterns.flatMap { QuietzoneImaging.fours(of: $0, filledWith: 0) }
    sums = patterns.map { cells in cells.reduce(.zero) { $0 + SIMD2($1, $1 * $1) } }
  }

  /// Calls `body` with the number of each of the first patterns, its cells, their sum and that of their squares.
  @inline(__always)
  func forEach(
    _ count: Int, _ body: (Int, _ cells: UnsafePointer<SIMD4<Float>>, _ sum: Float, _ squares: Float) -> Void
  ) {
    let foursCount = fours.count / sums.count
    fours.withUnsafeBufferPointer { fours in
      sums.withUnsafeBufferPointer { sums in
        for pattern in 0..<count {
          body(pattern, fours.baseAddress! + pattern * foursCount, sums[pattern].x, sums[pattern].y)
        }
      }
    }
  }
}

extension UnsafeMutableBufferPointer<Float> {
  /// Four numbers that follow each other, those of the first four first.
  @inline(__always)
  fileprivate func four(_ index: Int) -> SIMD4<Float> {
    UnsafeRawPointer(baseAddress!).loadUnaligned(fromByteOffset: 16 * index, as: SIMD4<Float>.self)
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
