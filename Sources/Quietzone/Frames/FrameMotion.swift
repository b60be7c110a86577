import QuietzoneImaging

/// Where the places of one picture are in another that a camera took a moment later: moved, turned, scaled, sheared.
///
/// A place of the first picture is given from its middle, in halves of its longer side.
struct FrameMotion: Sendable {
  /// By how much x and y of the image grow with each coordinate, in pixels, and what they are in the middle.
  var x: SIMD3<Double>
  var y: SIMD3<Double>
  private let middle: Point
  private let unit: Double

  /// No motion, of pictures of such a size.
  init(width: Int, height: Int) {
    middle = Point(x: Double(width) / 2, y: Double(height) / 2)
    unit = Double(max(width, height)) / 2
    (x, y) = (SIMD3(unit, 0, middle.x), SIMD3(0, unit, middle.y))
  }

  /// A place of the first picture, in pixels, as one from its middle.
  func normalized(_ place: Point) -> SIMD3<Double> {
    SIMD3((place.x - middle.x) / unit, (place.y - middle.y) / unit, 1)
  }

  /// Where a place of the first picture is in the second, both in pixels.
  func callAsFunction(_ place: Point) -> Point {
    let place = normalized(place)
    return Point(x: (x * place).sum(), y: (y * place).sum())
  }

  /// The place of the second picture, in pixels, in steps of one pixel along a row of the first.
  var step: Point { Point(x: x.x / unit, y: y.x / unit) }

  /// How far the middle has moved, in pixels.
  var shift: Point { Point(x: x.z - middle.x, y: y.z - middle.y) }

  /// By how much a side of the picture is longer or shorter, and how much it is turned, at most.
  var distortion: Double {
    max(abs(x.x - unit), abs(x.y), abs(y.x), abs(y.y - unit)) / unit
  }
}
