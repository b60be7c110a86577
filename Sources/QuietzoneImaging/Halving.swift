extension LuminanceImage {
  /// Half the width and half the height, rounded down: each pixel the rounded mean of four.
  ///
  /// Complexity: O(width × height), 16 result pixels at a time.
  public func halved() -> LuminanceImage {
    let halfWidth = width / 2
    let halfHeight = height / 2
    return withPixels { source in
      LuminanceImage(width: halfWidth, height: halfHeight) { target in
        for y in 0..<halfHeight {
          let upper = UnsafeRawPointer(source.row(2 * y))
          halveRow(upper, upper + source.rowStride, into: target + y * halfWidth, count: halfWidth)
        }
      }
    }
  }
}

/// The means of `count` squares of four pixels, whose upper and lower halves lie in two rows.
func halveRow(
  _ upper: UnsafeRawPointer, _ lower: UnsafeRawPointer, into target: UnsafeMutablePointer<UInt8>, count: Int
) {
  typealias Pairs = SIMD16<UInt16>
  let low = Pairs(repeating: 0xFF)
  var x = 0
  while x + 16 <= count {
    let a = upper.loadUnaligned(fromByteOffset: 2 * x, as: Pairs.self)
    let b = lower.loadUnaligned(fromByteOffset: 2 * x, as: Pairs.self)
    let sum = (a & low) &+ (a &>> 8) &+ (b & low) &+ (b &>> 8) &+ 2
    let mean = SIMD16<UInt8>(truncatingIfNeeded: sum &>> 2)
    UnsafeMutableRawPointer(target + x).storeBytes(of: mean, as: SIMD16<UInt8>.self)
    x += 16
  }
  while x < count {
    let a = upper.loadUnaligned(fromByteOffset: 2 * x, as: UInt16.self)
    let b = lower.loadUnaligned(fromByteOffset: 2 * x, as: UInt16.self)
    target[x] = UInt8(truncatingIfNeeded: ((a & 0xFF) + (a >> 8) + (b & 0xFF) + (b >> 8) + 2) >> 2)
    x += 1
  }
}
