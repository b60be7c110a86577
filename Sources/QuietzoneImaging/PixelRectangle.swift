/// An upright rectangle of whole pixels.
public struct PixelRectangle: Hashable, Sendable {
  public var x: Int
  public var y: Int
  public var width: Int
  public var height: Int

  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  public var isEmpty: Bool { width <= 0 || height <= 0 }

  package var middle: Point {
    Point(x: Double(x) + 0.5 * Double(width), y: Double(y) + 0.5 * Double(height))
  }

  /// Whether a place lies in it; on its right and lower edge it does not.
  package func contains(_ place: Point) -> Bool {
    place.x >= Double(x) && place.x < Double(x + width) && place.y >= Double(y)
      && place.y < Double(y + height)
  }

  /// The part of this rectangle that lies in `other`; empty where they do not meet.
  public func intersection(_ other: PixelRectangle) -> PixelRectangle {
    let (horizontal, vertical) = (xRange.intersection(other.xRange), yRange.intersection(other.yRange))
    return PixelRectangle(
      x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length)
  }

  package var area: Int { width * height }

  /// The least rectangle that holds both.
  package func union(_ other: PixelRectangle) -> PixelRectangle {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return PixelRectangle(
      x: left, y: top, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }

  /// Where a rectangle of a pyramid's level lies in the image.
  package func atFullSize(level: Int) -> PixelRectangle {
    PixelRectangle(x: x << level, y: y << level, width: width << level, height: height << level)
  }

  /// With so many pixels more on each side.
  package func enlarged(by margin: Int) -> PixelRectangle {
    PixelRectangle(x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
  }

  private var xRange: Extent { Extent(start: x, length: max(0, width)) }
  private var yRange: Extent { Extent(start: y, length: max(0, height)) }
}

/// A stretch of pixels along one axis.
private struct Extent {
  var start: Int
  var length: Int

  /// Where it ends, or the greatest number there is.
  private var end: Int {
    let (end, overflow) = start.addingReportingOverflow(length)
    return overflow ? .max : end
  }

  func intersection(_ other: Extent) -> Extent {
    let start = max(start, other.start)
    let (length, overflow) = min(end, other.end).subtractingReportingOverflow(start)
    return Extent(start: start, length: overflow ? 0 : max(0, length))
  }
}
