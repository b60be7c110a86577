extension LuminanceImage {
  /// Twice the width and twice the height, by bilinear interpolation: details of a pixel or two become long enough runs
  /// to be told apart.
  ///
  /// Complexity: O(width × height), 16 result pixels at a time.
  public func doubled() -> LuminanceImage {
    let (width, height) = (width, height)
    return withPixels { source in
      LuminanceImage(width: 2 * width, height: 2 * height) { target in
        guard width > 0, height > 0 else { return }
        // A row between two rows of pixels, four times as light; its first and its last value once more at its ends.
        withUnsafeTemporaryAllocation(of: UInt16.self, capacity: width + 2) { between in
          let row = between.baseAddress! + 1
          for y in 0..<2 * height {
            let near = y / 2
            let far = max(0, min(height - 1, y & 1 == 0 ? near - 1 : near + 1))
            mix(source.row(near), source.row(far), into: row, count: width)
            (row[-1], row[width]) = (row[0], row[width - 1])
            widen(row, into: target + y * 2 * width, count: width)
          }
        }
      }
    }
  }
}

/// Of two rows the nearer one with three quarters of the weight, times four.
private func mix(
  _ near: UnsafePointer<UInt8>, _ far: UnsafePointer<UInt8>, into row: UnsafeMutablePointer<UInt16>,
  count: Int
) {
  typealias Chunk = SIMD8<UInt16>
  var x = 0
  while x + 8 <= count {
    let a = UnsafeRawPointer(near + x).loadUnaligned(as: SIMD8<UInt8>.self)
    let b = UnsafeRawPointer(far + x).loadUnaligned(as: SIMD8<UInt8>.self)
    // Each byte with a zero behind it is a number of 16 bits.
    var (nearer, farther) = (SIMD16<UInt8>.zero, SIMD16<UInt8>.zero)
    (nearer.evenHalf, farther.evenHalf) = (a, b)
    let mixed = unsafeBitCast(nearer, to: Chunk.self) &* 3 &+ unsafeBitCast(farther, to: Chunk.self)
    UnsafeMutableRawPointer(row + x).storeBytes(of: mixed, as: Chunk.self)
    x += 8
  }
  while x < count {
    row[x] = 3 * UInt16(near[x]) + UInt16(far[x])
    x += 1
  }
}

/// Twice as many values along a row, each with three quarters of its nearer neighbour.
private func widen(_ row: UnsafePointer<UInt16>, into target: UnsafeMutablePointer<UInt8>, count: Int) {
  typealias Chunk = SIMD8<UInt16>
  let from = UnsafeRawPointer(row)
  var x = 0
  while x + 8 <= count {
    let current = from.loadUnaligned(fromByteOffset: 2 * x, as: Chunk.self) &* 3 &+ 8
    let left = (current &+ from.loadUnaligned(fromByteOffset: 2 * x - 2, as: Chunk.self)) &>> 4
    let right = (current &+ from.loadUnaligned(fromByteOffset: 2 * x + 2, as: Chunk.self)) &>> 4
    // The left one is the low byte, as on every target of this package.
    UnsafeMutableRawPointer(target + 2 * x).storeBytes(of: left | right &<< 8, as: Chunk.self)
    x += 8
  }
  while x < count {
    let current = 3 * row[x] + 8
    target[2 * x] = UInt8(truncatingIfNeeded: (current + row[x - 1]) >> 4)
    target[2 * x + 1] = UInt8(truncatingIfNeeded: (current + row[x + 1]) >> 4)
    x += 1
  }
}
