/// The darkest, the lightest and the mean pixel of each 8 × 8 block of an image: all that local thresholds need.
package struct BlockStatistics: Sendable {
  /// Pixels a side of a block.
  package static let side = 8

  /// Blocks a row; the last one of a row, and the last row, may be cut by the image's edge.
  package let columns: Int
  package let rows: Int
  /// By block, row by row.
  private(set) var darkest: [UInt8]
  private(set) var lightest: [UInt8]
  private(set) var mean: [UInt8]

  /// Measures the blocks of `image`; with a map, only where that has detail: elsewhere a block counts as even and black.
  package init(_ image: LuminanceImage, where detail: DetailMap? = nil) {
    columns = (image.width + 7) / 8
    rows = (image.height + 7) / 8
    darkest = [UInt8](repeating: 0, count: columns * rows)
    lightest = [UInt8](repeating: 0, count: columns * rows)
    mean = [UInt8](repeating: 0, count: columns * rows)
    measure(image, where: detail)
  }

  /// The lightest pixel in three by three blocks around each.
  ///
  /// Complexity: O(blocks).
  package var lightestAround: [UInt8] { extremes(radius: 1).lightest }

  private mutating func measure(_ image: LuminanceImage, where detail: DetailMap?) {
    let (width, height, columns, rows) = (image.width, image.height, columns, rows)
    image.withPixels { pixels in
      darkest.withUnsafeMutableBufferPointer { darkest in
        lightest.withUnsafeMutableBufferPointer { lightest in
          mean.withUnsafeMutableBufferPointer { mean in
            for row in 0..<rows {
              let top = pixels.row(row * 8)
              let blockHeight = min(8, height - row * 8)
              let first = row * columns
              func measure(_ x: Range<Int>) {
                var column = x.lowerBound / 8
                while blockHeight == 8, column * 8 + 16 <= x.upperBound {
                  measurePair(
                    top + column * 8, stride: pixels.rowStride, darkest: &darkest[first + column],
                    lightest: &lightest[first + column], mean: &mean[first + column])
                  column += 2
                }
                while column * 8 < x.upperBound {
                  measurePart(
                    top + column * 8, stride: pixels.rowStride, width: min(8, width - column * 8),
                    height: blockHeight, darkest: &darkest[first + column],
                    lightest: &lightest[first + column], mean: &mean[first + column])
                  column += 1
                }
              }
              if let detail {
                detail.forEachDetailedStretch(ofFinerRow: row * 8, width: width, measure)
              } else {
                measure(0..<width)
              }
            }
          }
        }
      }
    }
  }
}

/// Two whole blocks side by side; the results go to two places each.
private func measurePair(
  _ top: UnsafePointer<UInt8>, stride: Int, darkest: UnsafeMutablePointer<UInt8>,
  lightest: UnsafeMutablePointer<UInt8>, mean: UnsafeMutablePointer<UInt8>
) {
  typealias Row = SIMD16<UInt8>
  var low = Row(repeating: 255)
  var high = Row(repeating: 0)
  // Even and odd columns apart: a 16-bit lane holds one pixel, and 8 rows of them.
  var lanes = SIMD8<UInt16>(repeating: 0)
  for y in 0..<8 {
    let row = UnsafeRawPointer(top + y &* stride).loadUnaligned(as: Row.self)
    low.replace(with: row, where: row .< low)
    high.replace(with: row, where: row .> high)
    let pairs = unsafeBitCast(row, to: SIMD8<UInt16>.self)
    lanes = lanes &+ (pairs & SIMD8(repeating: 0xFF)) &+ (pairs &>> 8)
  }
  // Three times the upper half onto the lower one: a block's first byte is the least of its eight, or the greatest.
  for shift: UInt64 in [32, 16, 8] {
    let (lower, upper) = (shifted(low, by: shift), shifted(high, by: shift))
    low.replace(with: lower, where: lower .< low)
    high.replace(with: upper, where: upper .> high)
  }
  darkest[0] = low[0]
  darkest[1] = low[8]
  lightest[0] = high[0]
  lightest[1] = high[8]
  // A block's four lanes into its first.
  var sums = unsafeBitCast(lanes, to: SIMD2<UInt64>.self)
  sums &+= sums &>> 32
  sums &+= sums &>> 16
  mean[0] = UInt8(truncatingIfNeeded: (sums.x &+ 32) >> 6)
  mean[1] = UInt8(truncatingIfNeeded: (sums.y &+ 32) >> 6)
}

/// The bits of each eight bytes, moved down.
@inline(__always)
private func shifted(_ bytes: SIMD16<UInt8>, by bits: UInt64) -> SIMD16<UInt8> {
  unsafeBitCast(
    unsafeBitCast(bytes, to: SIMD2<UInt64>.self) &>> SIMD2(repeating: bits), to: SIMD16<UInt8>.self)
}

/// A block that the image's edge may have cut.
private func measurePart(
  _ top: UnsafePointer<UInt8>, stride: Int, width: Int, height: Int, darkest: UnsafeMutablePointer<UInt8>,
  lightest: UnsafeMutablePointer<UInt8>, mean: UnsafeMutablePointer<UInt8>
) {
  var (low, high, sum) = (UInt8.max, UInt8.min, 0)
  for y in 0..<height {
    for x in 0..<width {
      let pixel = top[y * stride + x]
      low = min(low, pixel)
      high = max(high, pixel)
      sum += Int(pixel)
    }
  }
  darkest[0] = low
  lightest[0] = high
  mean[0] = UInt8((sum + width * height / 2) / (width * height))
}
