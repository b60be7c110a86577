import QuietzoneImaging

/// A part of an image, turned so that what it shows stands upright: grey values, row by row.
struct UprightPatch: Sendable {
  let width: Int
  let height: Int
  /// Image pixels a sample.
  let scale: Double
  private(set) var values: [Float]
  /// The image's places of the first sample, and the steps to the next in its row and to the next row.
  private let origin: Point
  private let right: Point
  private let down: Point

  /// The most samples along a side: beyond, each stands for several pixels.
  private static let mostSamples = 640.0

  /// - Parameters:
  ///   - center: Its middle, in pixels of the image.
  ///   - axis: The direction of its rows: a vector of length 1.
  ///   - size: Its width and height in pixels of the image.
  ///   - pyramid: The image and its halves.
  init(_ pyramid: Pyramid, center: Point, axis: Point, size: Point) {
    let scale = max(1, max(size.x, size.y) / Self.mostSamples)
    let (width, height) = (max(1, Int(size.x / scale)), max(1, Int(size.y / scale)))
    let (right, down) = (axis * scale, Point(x: -axis.y, y: axis.x) * scale)
    let origin = center - right * (0.5 * Double(width - 1)) - down * (0.5 * Double(height - 1))
    var level = 0
    while level + 1 < pyramid.levels.count, Double(2 << level) <= scale { level += 1 }
    values = pyramid.withSampler(level: level) { sampler in
      var values = [Float](repeating: 0, count: width * height)
      values.withUnsafeMutableBufferPointer { values in
        for y in 0..<height {
          let row = UnsafeMutableBufferPointer(rebasing: values[y * width..<(y + 1) * width])
          sampler.addValues(from: origin + down * Double(y), step: right, to: row)
        }
      }
      return values
    }
    (self.width, self.height, self.scale) = (width, height, scale)
    (self.origin, self.right, self.down) = (origin, right, down)
  }

  /// Where a place in the patch, in samples, is in the image.
  func imagePoint(_ x: Double, _ y: Double) -> Point { origin + right * x + down * y }

  /// The image's places of a rectangle's corners, from the first to behind the last sample.
  func corners(columns: Range<Int>, rows: Range<Int>) -> Quadrilateral {
    let (left, top) = (Double(columns.lowerBound) - 0.5, Double(rows.lowerBound) - 0.5)
    let (end, bottom) = (Double(columns.upperBound) - 0.5, Double(rows.upperBound) - 0.5)
    return Quadrilateral(
      topLeft: imagePoint(left, top), topRight: imagePoint(end, top), bottomRight: imagePoint(end, bottom),
      bottomLeft: imagePoint(left, bottom))
  }
}
