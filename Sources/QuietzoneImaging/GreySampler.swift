/// Grey values between the pixels of one level of a pyramid, by bilinear interpolation.
///
/// A view for the length of a closure: it must not outlive the image it was made from.
public struct GreySampler {
  @usableFromInline let pixels: UnsafePointer<UInt8>
  public let width: Int
  public let height: Int
  /// Pixels of this level a pixel of the image.
  public let scale: Double

  init(pixels: UnsafePointer<UInt8>, width: Int, height: Int, scale: Double) {
    self.pixels = pixels
    self.width = width
    self.height = height
    self.scale = scale
  }

  /// The grey value at `p`, in pixels of the image itself; beyond the edge, the edge's.
  @inlinable
  @inline(__always)
  public func value(at p: Point) -> Float {
    // In this order NaN, too, ends up inside.
    let x = max(0, min(p.x * scale - 0.5, Double(width - 1)))
    let y = max(0, min(p.y * scale - 0.5, Double(height - 1)))
    let left = Int(x)
    let top = Int(y)
    let dx = Float(x - Double(left))
    let dy = Float(y - Double(top))
    let right = left + 1 < width ? 1 : 0
    let below = top + 1 < height ? width : 0
    let corner = pixels + (top &* width &+ left)
    let a = Float(corner[0])
    let b = Float(corner[right])
    let c = Float(corner[below])
    let d = Float(corner[below + right])
    let upper = a + (b - a) * dx
    let lower = c + (d - c) * dx
    return upper + (lower - upper) * dy
  }

  /// Whether `p` lies in the image.
  @inlinable
  public func contains(_ p: Point) -> Bool {
    p.x >= 0 && p.y >= 0 && p.x * scale <= Double(width) && p.y * scale <= Double(height)
  }
}

extension Pyramid {
  /// Calls `body` with a sampler for level `level`.
  @inlinable
  public func withSampler<R>(level: Int, _ body: (GreySampler) -> R) -> R {
    let image = levels[level]
    return image.pixels.withUnsafeBufferPointer { pixels in
      body(GreySampler(over: pixels, of: image, scale: 1 / Double(1 << level)))
    }
  }
}

extension GreySampler {
  @usableFromInline
  init(over pixels: UnsafeBufferPointer<UInt8>, of image: LuminanceImage, scale: Double) {
    precondition(!pixels.isEmpty, "an empty image has no grey values")
    self.init(pixels: pixels.baseAddress!, width: image.width, height: image.height, scale: scale)
  }
}
