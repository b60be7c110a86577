import CQuietzone
import Quietzone

/// What the bytes of a pixel are. The raw values are those of `qz_format`.
enum PixelFormat: Int32 {
  case grey, rgb, bgr, rgba, bgra, argb, abgr, greyAlpha, grey16

  init?(_ format: qz_format) { self.init(rawValue: format) }

  /// The bytes of a pixel.
  var byteCount: Int {
    switch self {
    case .grey: 1
    case .greyAlpha, .grey16: 2
    case .rgb, .bgr: 3
    case .rgba, .bgra, .argb, .abgr: 4
    }
  }

  /// Writes the luminance of a row of pixels, as the command has it of such a picture's file.
  ///
  /// - Parameter step: Bytes from a pixel to the next.
  @inline(never)
  func writeLuminance(
    of row: UnsafeRawPointer, step: Int, to target: UnsafeMutablePointer<UInt8>, count: Int
  ) {
    switch self {
    case .grey: for x in 0..<count { target[x] = row.byte(x &* step) }
    case .greyAlpha:
      for x in 0..<count { target[x] = overWhite(row.byte(x &* step), alpha: row.byte(x &* step &+ 1)) }
    case .grey16:
      for x in 0..<count {
        target[x] = eightBits(row.loadUnaligned(fromByteOffset: x &* step, as: UInt16.self))
      }
    case .rgb: write(row, step, target, count, red: 0, green: 1, blue: 2)
    case .bgr: write(row, step, target, count, red: 2, green: 1, blue: 0)
    case .rgba: write(row, step, target, count, red: 0, green: 1, blue: 2, alpha: 3)
    case .bgra: write(row, step, target, count, red: 2, green: 1, blue: 0, alpha: 3)
    case .argb: write(row, step, target, count, red: 1, green: 2, blue: 3, alpha: 0)
    case .abgr: write(row, step, target, count, red: 3, green: 2, blue: 1, alpha: 0)
    }
  }
}

/// Inlined into each format: where the compiler knows the places it takes many pixels at a time.
@inline(__always)
private func write(
  _ row: UnsafeRawPointer, _ step: Int, _ target: UnsafeMutablePointer<UInt8>, _ count: Int,
  red: Int, green: Int, blue: Int
) {
  @inline(__always)
  func write(step: Int) {
    for x in 0..<count {
      let place = x &* step
      target[x] = luma(
        red: row.byte(place &+ red), green: row.byte(place &+ green), blue: row.byte(place &+ blue))
    }
  }
  if step == 3 { write(step: 3) } else { write(step: step) }
}

@inline(__always)
private func write(
  _ row: UnsafeRawPointer, _ step: Int, _ target: UnsafeMutablePointer<UInt8>, _ count: Int,
  red: Int, green: Int, blue: Int, alpha: Int
) {
  @inline(__always)
  func write(step: Int) {
    for x in 0..<count {
      let place = x &* step
      let level = luma(
        red: row.byte(place &+ red), green: row.byte(place &+ green), blue: row.byte(place &+ blue))
      target[x] = overWhite(level, alpha: row.byte(place &+ alpha))
    }
  }
  if step == 4 { write(step: 4) } else { write(step: step) }
}

extension UnsafeRawPointer {
  @inline(__always)
  fileprivate func byte(_ offset: Int) -> UInt8 { load(fromByteOffset: offset, as: UInt8.self) }
}
