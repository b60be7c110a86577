extension BitMatrix {
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

/// A row of blocks, sixteen pixels of each line at a time: they become two bytes of bits.
///
/// `words` is written byte by byte, so it relies on a little-endian machine, as every target of this package is.
private func packBlocks(
  _ pixels: UnsafePointer<UInt8>, stride: Int, width: Int, height: Int, thresholds: UnsafePointer<UInt8>,
  into words: UnsafeMutableRawPointer, bytesPerRow: Int
) {
  typealias Pixels = SIMD16<UInt8>
  var x = 0
  while x + 16 <= width {
    let block = x / 8
    let limits = Pixels(
      lowHalf: SIMD8(repeating: thresholds[block]), highHalf: SIMD8(repeating: thresholds[block + 1]))
    for y in 0..<height {
      let isDark = UnsafeRawPointer(pixels + y * stride + x).loadUnaligned(as: Pixels.self) .< limits
      let flags = unsafeBitCast(Pixels.zero.replacing(with: 1, where: isDark), to: SIMD2<UInt64>.self)
      let pair = UInt16(gathered(flags.x)) | UInt16(gathered(flags.y)) << 8
      words.storeBytes(of: pair, toByteOffset: y * bytesPerRow + block, as: UInt16.self)
    }
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

/// The lowest bits of eight bytes in one byte, the first byte's lowest.
@inline(__always)
private func gathered(_ flags: UInt64) -> UInt8 {
  // Each product term moves one flag to its place in the top byte; no two meet, so nothing carries.
  UInt8(truncatingIfNeeded: (flags &* 0x0102_0408_1020_4080) &>> 56)
}
