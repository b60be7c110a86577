import QuietzoneImaging

/// Where blocks with crossing edges look like modules: two grey values prevail, and change from one to the other as often as
/// modules do. Texture has all values, or is finer or coarser than modules that a finer or coarser level would show better.
enum ModuleLikeness {
  /// The blocks of those wanted that lie where it looks like modules, or beside such ones: by block, row by row.
  ///
  /// One block alone tells little: it counts with those around it.
  ///
  /// - Parameters:
  ///   - gradients: what they show of `image`.
  ///   - noise: the variance of its noise.
  static func prevailing(
    in image: LuminanceImage, _ gradients: GradientBlocks, noise: Float, where isWanted: [Bool]
  ) -> [Bool] {
    let (columns, rows) = (gradients.columns, gradients.rows)
    // With a block of nothing at each side.
    let stride = columns + 2
    var blocks = [BlockGreys](repeating: BlockGreys(), count: stride * (rows + 2))
    let side = GradientBlocks.side
    image.withPixels { pixels in
      for row in 0..<rows {
        for column in 0..<columns where isWanted[row &* columns &+ column] {
          let top = pixels.row(row &* side) + column &* side
          blocks[(row &+ 1) &* stride &+ column &+ 1] = BlockGreys(
            top, stride: pixels.rowStride, slope: gradients.strength[row &* columns &+ column], noise: noise)
        }
      }
    }
    var isNear = [Bool](repeating: false, count: blocks.count)
    for row in 0..<rows {
      for column in 0..<columns where isWanted[row &* columns &+ column] {
        let first = row &* stride &+ column
        var around = BlockGreys()
        for place in [first, first &+ stride, first &+ 2 &* stride] {
          around.add(blocks[place])
          around.add(blocks[place &+ 1])
          around.add(blocks[place &+ 2])
        }
        guard around.likenessToModules >= SolidCornerTuning.leastLikeness else { continue }
        for place in [first, first &+ stride, first &+ 2 &* stride] {
          for place in place...place &+ 2 { isNear[place] = true }
        }
      }
    }
    var result = isWanted
    for row in 0..<rows {
      for column in 0..<columns where !isNear[(row &+ 1) &* stride &+ column &+ 1] {
        result[row &* columns &+ column] = false
      }
    }
    return result
  }
}

/// The grey values of a block of 8 × 8 pixels, or the sums of some such blocks.
private struct BlockGreys {
  /// How near they are to two values; the mean, and the mean square; how steep it is, in grey values a pixel.
  private var sums = SIMD4<Float>()
  /// How many blocks these are.
  private var count: Float = 0

  init() {}

  /// - Parameters:
  ///   - slope: how steep it is, in grey values a pixel.
  ///   - noise: the variance of noise, which is taken off.
  init(_ top: UnsafePointer<UInt8>, stride: Int, slope: Float, noise: Float) {
    let moments = Moments(top, stride: stride)
    sums = SIMD4(
      moments.likenessToTwo(noise: noise), moments.mean, moments.second + moments.mean * moments.mean, slope)
    count = 1
  }

  @inline(__always)
  mutating func add(_ other: BlockGreys) {
    sums += other.sums
    count += other.count
  }

  /// How near the values are to two, less what their changes are more or fewer than those of modules.
  ///
  /// Along each axis every other border of modules is an edge, and its height, however blurred, twice the standard deviation: the
  /// mean slope is as many standard deviations a pixel as there are borders.
  var likenessToModules: Float {
    let mean = sums / count
    let deviation = max(1, mean[2] - mean[1] * mean[1]).squareRoot()
    let share = mean[3] / (deviation * SolidCornerTuning.usualChanges)
    // About the square of the logarithm.
    let distance = (share - 1) * (share - 1) / max(share, 0.01)
    return mean[0] - SolidCornerTuning.changesWeight * distance
  }
}

/// The moments of the grey values of a block of 8 × 8 pixels: the mean, and those around it.
private struct Moments {
  let mean: Float
  let second: Float
  private let third: Float
  private let fourth: Float

  init(_ top: UnsafePointer<UInt8>, stride: Int) {
    let address = UnsafeRawPointer(top)
    /// Two rows: in each lane four pixels side by side.
    @inline(__always)
    func rows(_ first: Int) -> SIMD4<UInt32> {
      SIMD4(
        lowHalf: address.loadUnaligned(fromByteOffset: first &* stride, as: SIMD2<UInt32>.self),
        highHalf: address.loadUnaligned(fromByteOffset: (first &+ 1) &* stride, as: SIMD2<UInt32>.self))
    }
    var sums = SIMD4<UInt32>()
    for row in Swift.stride(from: 0, to: 8, by: 2) {
      let rows = rows(row)
      sums &+= (rows & 0xFF_00FF) &+ (rows &>> 8 & 0xFF_00FF)
    }
    let sum = sums.wrappedSum()
    let count: Float = 64
    let mean = Float(sum & 0xFFFF &+ sum &>> 16) / count
    var (squares, cubes, fourths) = (SIMD4<Float>.zero, SIMD4<Float>.zero, SIMD4<Float>.zero)
    for row in Swift.stride(from: 0, to: 8, by: 2) {
      var rows = rows(row)
      for _ in 0..<4 {
        let difference = SIMD4<Float>(SIMD4<Int32>(truncatingIfNeeded: rows & 0xFF)) - mean
        let square = difference * difference
        squares += square
        cubes += square * difference
        fourths += square * square
        rows &>>= 8
      }
    }
    self.mean = mean
    second = squares.total() / count
    third = cubes.total() / count
    fourth = fourths.total() / count
  }

  /// How near the values are to two: 1 over their kurtosis less the square of their skewness.
  ///
  /// That is 1 for any two values, however often there is each of them; 0.56 if all between two are as frequent; 0.33 for noise.
  /// (Pearson: kurtosis is at least 1 more than the square of skewness, and no more for two values alone.)
  ///
  /// - Parameter noise: the variance of noise, which is taken off.
  func likenessToTwo(noise: Float) -> Float {
    // Noise adds to the variance alone, as far as it is normal: what the fourth moment has beyond three squares of it stays.
    let beyond = fourth - 3 * second * second
    let variance = max(second - noise, 0.5 * second)
    let square = variance * variance
    // Kurtosis less the square of skewness, as a share of this.
    let spread = beyond * variance + 3 * square * variance - third * third
    return min(1, square * variance / max(spread, square * variance))
  }
}

#if !COMPACT
  extension Moments {
    /// - Parameter powers: the means of the values and of their second, third and fourth power.
    init(powers: SIMD4<Float>) {
      let mean = powers[0]
      let square = mean * mean
      self.mean = mean
      second = powers[1] - square
      third = powers[2] - 3 * mean * powers[1] + 2 * mean * square
      fourth = powers[3] - 4 * mean * powers[2] + 6 * square * powers[1] - 3 * square * square
    }
  }

  extension GreyHistogram {
    /// How near the grey values in a range are to two, 0 to 1.
    ///
    /// - Parameter noise: the variance of noise, which is taken off.
    func likenessToTwo(in range: ClosedRange<UInt8>, noise: Float) -> Float {
      powers(in: range).map { Moments(powers: $0).likenessToTwo(noise: noise) } ?? 0
    }
  }
#endif
