import QuietzoneImaging

/// A grey picture to show, with what is drawn over it: a byte a pixel, row by row. Values below 248 are greys, the others inks.
public struct InkedPicture: Equatable, Sendable {
  /// In pixels.
  public private(set) var width: Int
  /// In pixels.
  public private(set) var height: Int
  public var pixels: [UInt8]

  /// A black picture.
  public init(width: Int, height: Int) {
    precondition(width > 0 && height > 0, "a picture has pixels")
    (self.width, self.height) = (width, height)
    pixels = [UInt8](repeating: 0, count: width * height)
  }

  /// Makes `image` as large as this picture, in place of what it showed: each pixel becomes the mean of those that fall into it.
  public mutating func show(_ image: LuminanceImage) {
    guard image.width > 0, image.height > 0 else {
      for index in pixels.indices { pixels[index] = 0 }
      return
    }
    let (width, height) = (width, height)
    var sums = [UInt32](repeating: 0, count: image.width)
    // The picture's place of each column's first pixel, and of the one behind the last column's.
    let starts = (0...width).map { $0 * image.width / width }
    image.withPixels { source in
      pixels.withUnsafeMutableBufferPointer { pixels in
        sums.withUnsafeMutableBufferPointer { sums in
          for y in 0..<height {
            let top = y * image.height / height
            let bottom = max(top + 1, (y + 1) * image.height / height)
            sums.update(repeating: 0)
            for row in top..<bottom {
              let values = source.row(row)
              for x in 0..<sums.count { sums[x] &+= UInt32(values[x]) }
            }
            for x in 0..<width {
              let (left, right) = (starts[x], max(starts[x] + 1, starts[x + 1]))
              var sum: UInt32 = 0
              for column in left..<right { sum &+= sums[column] }
              let mean = sum / UInt32((right - left) * (bottom - top))
              pixels[y * width + x] = UInt8(truncatingIfNeeded: mean * UInt32(Ink.first - 1) / 255)
            }
          }
        }
      }
    }
  }

  /// Darkens the greys outside a rectangle, of pixels.
  public mutating func dim(outside clear: PixelRectangle) {
    let clear = clear.intersection(PixelRectangle(x: 0, y: 0, width: width, height: height))
    for y in 0..<height {
      let isBeside = clear.isEmpty || y < clear.y || y >= clear.y + clear.height
      for x in 0..<width where isBeside || x < clear.x || x >= clear.x + clear.width {
        pixels[y * width + x] = pixels[y * width + x] / 2
      }
    }
  }

  /// Brightens all greys: of 0 nothing changes, at 1 all is white.
  public mutating func flash(_ strength: Double) {
    let share = Int(256 * min(max(strength, 0), 1))
    for index in pixels.indices where pixels[index] < Ink.first {
      let value = Int(pixels[index])
      pixels[index] = UInt8(value + (Int(Ink.first - 1) - value) * share / 256)
    }
  }

  /// Leaves a part undrawn.
  mutating func leaveOut(_ part: PixelRectangle) {
    let part = part.intersection(PixelRectangle(x: 0, y: 0, width: width, height: height))
    for y in part.y..<part.y + part.height {
      for x in part.x..<part.x + part.width { pixels[y * width + x] = Ink.nothing }
    }
  }
}
