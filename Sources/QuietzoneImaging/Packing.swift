extension BitMatrix {
  /// Dark where the grey value is below a limit.
  ///
  /// Complexity: O(pixels).
  package init(_ image: LuminanceImage, below limit: UInt8) {
    self.init(width: image.width, height: image.height)
    let side = BlockStatistics.side
    let columns = (width + side - 1) / side
    let thresholds = [UInt8](repeating: limit, count: columns * ((height + side - 1) / side))
    fill(from: image, thresholds: thresholds, columns: columns, where: nil)
  }

  /// Sets the bit of every pixel below its block's threshold, where there is detail; all bits are clear before.
  mutating func fill(from image: LuminanceImage, thresholds: [UInt8], columns: Int, where detail: DetailMap?)
  {
    let (width, height, wordsPerRow) = (width, height, wordsPerRow)
    image.withPixels { pixels in
      thresholds.withUnsafeBufferPointer { thresholds in
        words.withUnsafeMutableBufferPointer { words in
          let side = BlockStatistics.side
          for top in stride(from: 0, to: height, by: side) {
            func pack(_ x: Range<Int>) {
              packBlocks(
                pixels.row(top) + x.lowerBound, stride: pixels.rowStride, width: x.count,
                height: min(side, height - top),
                thresholds: thresholds.baseAddress! + top / side * columns + x.lowerBound / side,
                into: UnsafeMutableRawPointer(words.baseAddress! + top * wordsPerRow) + x.lowerBound / 8,
                bytesPerRow: 8 * wordsPerRow)
            }
            if let detail {
              detail.forEachDetailedStretch(ofFinerRow: top, width: width, pack)
            } else {
              pack(0..<width)
            }
          }
        }
      }
    }
  }
}

/// A row of blocks, two whole ones side by side at a time.
///
/// `words` is written byte by byte, so it relies on a little-endian machine, as every target of this package is.
private func packBlocks(
  _ pixels: UnsafePointer<UInt8>, stride: Int, width: Int, height: Int, thresholds: UnsafePointer<UInt8>,
  into words: UnsafeMutableRawPointer, bytesPerRow: Int
) {
  var x = 0
  while height == BlockStatistics.side, x + 16 <= width {
    let block = x / 8
    packPair(
      pixels + x, stride: stride,
      limits: SIMD16(
        lowHalf: SIMD8(repeating: thresholds[block]), highHalf: SIMD8(repeating: thresholds[block + 1])),
      into: words + block, bytesPerRow: bytesPerRow)
    x += 16
  }
  while x < width {
    let block = x / 8
    for y in 0..<height {
      let row = pixels + y * stride + x
      var last: UInt8 = 0
      for bit in 0..<min(8, width - x) where row[bit] < thresholds[block] { last |= 1 << UInt8(bit) }
      words.storeBytes(of: last, toByteOffset: y * bytesPerRow + block, as: UInt8.self)
    }
    x += 8
  }
}

/// Eight rows of sixteen pixels, each of which becomes two bytes of bits.
@inline(__always)
private func packPair(
  _ pixels: UnsafePointer<UInt8>, stride: Int, limits: SIMD16<UInt8>, into words: UnsafeMutableRawPointer,
  bytesPerRow: Int
) {
  typealias Bytes = SIMD16<UInt8>
  // A byte a column, in it a bit a row; then two squares of eight by eight bits are turned over: a byte a row.
  var columns = Bytes.zero
  for y in 0..<8 {
    let isDark = UnsafeRawPointer(pixels + y &* stride).loadUnaligned(as: Bytes.self) .< limits
    columns |= Bytes.zero.replacing(with: Bytes(repeating: 1 << UInt8(y)), where: isDark)
  }
  let rows = unsafeBitCast(transposed(unsafeBitCast(columns, to: SIMD2<UInt64>.self)), to: Bytes.self)
  var pairs = Bytes.zero
  pairs.evenHalf = rows.lowHalf
  pairs.oddHalf = rows.highHalf
  let words16 = unsafeBitCast(pairs, to: SIMD8<UInt16>.self)
  for y in 0..<8 {
    (words + y &* bytesPerRow).storeBytes(of: words16[y], as: UInt16.self)
  }
}

/// Squares of eight by eight bits, a byte a row, mirrored at their main diagonal: single bits trade places first, then squares of
/// two, then of four.
@inline(__always)
private func transposed(_ squares: SIMD2<UInt64>) -> SIMD2<UInt64> {
  var squares = squares
  func trade(_ distance: UInt64, _ upper: UInt64) {
    let difference = (squares ^ (squares &>> SIMD2(repeating: distance))) & SIMD2(repeating: upper)
    squares ^= difference ^ (difference &<< SIMD2(repeating: distance))
  }
  trade(7, 0x00AA_00AA_00AA_00AA)
  trade(14, 0x0000_CCCC_0000_CCCC)
  trade(28, 0x0000_0000_F0F0_F0F0)
  return squares
}
