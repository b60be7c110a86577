/// The whole numbers nearest to eight that are small, without a conversion for each: added to 1.5 · 2²³ a number loses its
/// fraction, and what is left in its bits is the whole number.
///
/// Of numbers beyond 2²² something else comes out, but never more than 2²² from zero in `bits`.
struct Rounding {
  private static let shift: Float = 12_582_912
  private let sum: SIMD8<Float>

  init(_ numbers: SIMD8<Float>) { sum = numbers + Self.shift }

  init(whole numbers: SIMD8<Int32>) {
    sum = unsafeBitCast(
      SIMD8<UInt32>(truncatingIfNeeded: numbers &+ 0x40_0000) & 0x7F_FFFF | 0x4B00_0000, to: SIMD8<Float>.self
    )
  }

  /// The whole number nearest to one, which is no farther than 2²² from zero.
  @inline(__always)
  static func nearest(_ number: Float) -> Int32 {
    Int32(bitPattern: (number + shift).bitPattern) &- Int32(bitPattern: shift.bitPattern)
  }

  /// As floating-point numbers.
  var values: SIMD8<Float> { sum - Self.shift }

  /// As whole numbers.
  var bits: SIMD8<Int32> {
    SIMD8<Int32>(truncatingIfNeeded: unsafeBitCast(sum, to: SIMD8<UInt32>.self) & 0x7F_FFFF) &- 0x40_0000
  }
}
