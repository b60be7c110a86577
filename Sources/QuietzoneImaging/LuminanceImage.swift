/// A grey picture: one byte a pixel, 0 black and 255 white, rows from the top, no padding between rows.
public struct LuminanceImage: Sendable {
  /// Columns, in pixels.
  public let width: Int
  /// Rows, in pixels.
  public let height: Int
  /// `width * height` bytes: row by row from the top left.
  public let pixels: [UInt8]

  /// A picture over the pixels given; nil unless there are exactly `width * height` of them.
  public init?(width: Int, height: Int, pixels: [UInt8]) {
    guard width >= 0, height >= 0 else { return nil }
    let (count, overflow) = width.multipliedReportingOverflow(by: height)
    guard !overflow, pixels.count == count else { return nil }
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// A picture whose `width * height` pixels `fill` writes, each one.
  public init(width: Int, height: Int, fill: (UnsafeMutablePointer<UInt8>) -> Void) {
    precondition(width >= 0 && height >= 0)
    self.width = width
    self.height = height
    let count = width * height
    self.pixels = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      if count > 0 { fill(buffer.baseAddress!) }
      initialized = count
    }
  }

  /// The pixel `x` columns from the left and `y` rows from the top.
  public subscript(x: Int, y: Int) -> UInt8 { pixels[y * width + x] }

  /// The part of the image inside `region`; the image itself if that is all of it.
  public func cropped(to region: Rectangle) -> LuminanceImage {
    let whole = Rectangle(x: 0, y: 0, width: width, height: height)
    let part = region.intersection(whole)
    guard part != whole else { return self }
    let (stride, source) = (width, pixels)
    return LuminanceImage(width: part.width, height: part.height) { target in
      source.withUnsafeBufferPointer { source in
        for y in 0..<part.height {
          let row = source.baseAddress! + (part.y + y) * stride + part.x
          (target + y * part.width).initialize(from: row, count: part.width)
        }
      }
    }
  }
}
