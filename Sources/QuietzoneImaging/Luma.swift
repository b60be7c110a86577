/// Luma by the weights of ITU-R BT.601, which JPEG's Y has too: 0.299, 0.587 and 0.114.
@inlinable
@inline(__always)
package func luma(red: UInt8, green: UInt8, blue: UInt8) -> UInt8 {
  UInt8(
    truncatingIfNeeded: (UInt32(red) &* 19595 &+ UInt32(green) &* 38470 &+ UInt32(blue) &* 7471 &+ 0x8000)
      &>> 16)
}

/// What shows of a level that lies over white.
@inlinable
@inline(__always)
package func overWhite(_ level: UInt8, alpha: UInt8) -> UInt8 { laid(level, alpha: alpha, over: 255) }

/// What shows of a level that lies over another one.
@inlinable
@inline(__always)
package func laid(_ level: UInt8, alpha: UInt8, over ground: UInt8) -> UInt8 {
  let sum = UInt32(level) &* UInt32(alpha) &+ UInt32(ground) &* (255 &- UInt32(alpha)) &+ 127
  return UInt8(truncatingIfNeeded: sum / 255)
}

/// What shows of a level that was multiplied by its alpha already and lies over another one.
@inlinable
@inline(__always)
package func laid(multiplied level: UInt8, alpha: UInt8, over ground: UInt8) -> UInt8 {
  level &+ min(laid(0, alpha: alpha, over: ground), 255 &- level)
}

/// Video range, 16 to 235, to full range.
@inlinable
@inline(__always)
package func fullRange(_ level: UInt8) -> UInt8 {
  UInt8(truncatingIfNeeded: (min(max(Int32(level) &- 16, 0), 219) &* 255 &+ 109) / 219)
}

/// The nearest of 256 levels to one of 65536.
@inlinable
@inline(__always)
package func eightBits(_ level: UInt16) -> UInt8 {
  UInt8(truncatingIfNeeded: (UInt32(level) &* 255 &+ 32767) / 65535)
}
