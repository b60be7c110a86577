import QuietzoneImaging

/// Where two grey values prevail among blocks with crossing edges: modules are dark or light, texture has all values.
enum TwoGreys {
  /// The blocks of those wanted that lie where two values prevail, or beside such ones: by block, row by row.
  ///
  /// One block alone tells little: it counts with those around it.
  ///
  /// - Parameter gradients: what they show of `image`.
  static func prevailing(in image: LuminanceImage, _ gradients: GradientBlocks, where isWanted: [Bool])
    -> [Bool]
  {
    let (columns, rows) = (gradients.columns, gradients.rows)
    let noise = gradients.noiseVariance
    // With a block of nothing at each side: how near to two values it is, and that it is one of those.
    let stride = columns + 2
    var blocks = [SIMD2<Float>](repeating: .zero, count: stride * (rows + 2))
    let side = GradientBlocks.side
    image.withPixels { pixels in
      for row in 0..<rows {
        for column in 0..<columns where isWanted[row &* columns &+ column] {
          let top = pixels.row(row &* side) + column &* side
          blocks[(row &+ 1) &* stride &+ column &+ 1] = SIMD2(
            likenessToTwo(top, stride: pixels.rowStride, noise: noise), 1)
        }
      }
    }
    var isNear = [Bool](repeating: false, count: blocks.count)
    for row in 0..<rows {
      for column in 0..<columns where isWanted[row &* columns &+ column] {
        let first = row &* stride &+ column
        var sum = SIMD2<Float>.zero
        for place in [first, first &+ stride, first &+ 2 &* stride] {
          sum += blocks[place] + blocks[place &+ 1] + blocks[place &+ 2]
        }
        guard sum.x >= SolidCornerTuning.leastTwoGreys * sum.y else { continue }
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

/// How near the grey values of a block of 8 × 8 pixels are to two: 1 over their kurtosis less the square of their skewness.
///
/// That is 1 for any two values, however often there is each of them; 0.56 if all between two are as frequent; 0.33 for noise.
/// (Pearson: kurtosis is at least 1 more than the square of skewness, and no more for two values alone.)
///
/// - Parameter noise: the variance of noise, which is taken off.
private func likenessToTwo(_ top: UnsafePointer<UInt8>, stride: Int, noise: Float) -> Float {
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
  let (second, third) = (total(squares) / count, total(cubes) / count)
  // Noise adds to the variance alone, as far as it is normal: what the fourth moment has beyond three squares of it stays.
  let beyond = total(fourths) / count - 3 * second * second
  let variance = max(second - noise, 0.5 * second)
  let square = variance * variance
  // Kurtosis less the square of skewness, as a share of this.
  let spread = beyond * variance + 3 * square * variance - third * third
  return min(1, square * variance / max(spread, square * variance))
}

// Not inlined: else the compiler interleaves the lanes of the sums that it was to add up, at each step of the loop.
@inline(never)
private func total(_ values: SIMD4<Float>) -> Float { values.sum() }

extension GradientBlocks {
  /// The variance of the noise that the image has at most, as its calmest blocks show it.
  fileprivate var noiseVariance: Float {
    // How many blocks have so many quarters of a grey value's slope.
    var counts = [Int](repeating: 0, count: 64)
    for slope in strength { counts[min(63, Int(4 * slope))] += 1 }
    var (calmest, place) = (strength.count / SolidCornerTuning.calmShare, 0)
    while calmest >= counts[place], place < 63 {
      calmest -= counts[place]
      place += 1
    }
    // Of the four pixels of which a slope is taken both ways: normal noise makes 1.13 times its standard deviation of it.
    let slope = Float(place) / 4
    return 0.78 * slope * slope
  }
}
