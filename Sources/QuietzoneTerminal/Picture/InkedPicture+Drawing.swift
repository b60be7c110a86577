import QuietzoneImaging

/// Drawing over a picture. Places are shares of its width and height: 0, 0 is the top left corner, 1, 1 the bottom right one.
extension InkedPicture {
  /// How thick a line of a frame is, in pixels: what can be seen, on small pictures as on large ones.
  private var thickness: Int { max(1, min(width, height) / 160) }

  /// A closed outline.
  public mutating func draw(_ outline: Quadrilateral, _ ink: Ink) {
    let points = outline.points
    for (a, b) in zip(points, points.dropFirst() + points.prefix(1)) {
      drawLine(from: a, to: b, ink, thickness)
    }
  }

  /// A frame: a border all around, and corners with strokes of this length, a share of the frame's shorter side.
  public mutating func drawFrame(_ frame: Quadrilateral, cornerLength: Double) {
    draw(frame, .border)
    let points = frame.points
    for index in points.indices {
      let corner = points[index]
      for neighbour in [points[(index + 1) % 4], points[(index + 3) % 4]] {
        drawLine(from: corner, to: corner + (neighbour - corner) * cornerLength, .aim, 2 * thickness)
      }
    }
  }

  /// A cross in the middle, with arms of this length, a share of the shorter side.
  public mutating func drawCrosshair(length: Double) {
    let side = Double(min(width, height)) * length
    let (x, y) = (side / Double(width), side / Double(height))
    let middle = Point(x: 0.5, y: 0.5)
    drawLine(from: middle - Point(x: x, y: 0), to: middle + Point(x: x, y: 0), .aim, thickness)
    drawLine(from: middle - Point(x: 0, y: y), to: middle + Point(x: 0, y: y), .aim, thickness)
  }

  /// A line from one place to another.
  public mutating func drawLine(from a: Point, to b: Point, _ ink: Ink) {
    drawLine(from: a, to: b, ink, thickness)
  }

  private mutating func drawLine(from a: Point, to b: Point, _ ink: Ink, _ thickness: Int) {
    let scale = Point(x: Double(width), y: Double(height))
    guard
      let (a, b) = clipped(
        Point(x: a.x * scale.x, y: a.y * scale.y), Point(x: b.x * scale.x, y: b.y * scale.y))
    else {
      return
    }
    let length = max(abs(b.x - a.x), abs(b.y - a.y))
    let count = Int(length.rounded(.up))
    for step in 0...count {
      let place = count == 0 ? a : a + (b - a) * (Double(step) / Double(count))
      dot(place, ink, thickness)
    }
  }

  private mutating func dot(_ place: Point, _ ink: Ink, _ thickness: Int) {
    let (left, top) = (Int(place.x) - thickness / 2, Int(place.y) - thickness / 2)
    let part = PixelRectangle(x: left, y: top, width: thickness, height: thickness).intersection(
      PixelRectangle(x: 0, y: 0, width: width, height: height))
    for y in part.y..<part.y + part.height {
      for x in part.x..<part.x + part.width { pixels[y * width + x] = ink.rawValue }
    }
  }

  /// The part of a line that is in the picture (Liang and Barsky): codes may be far outside, and lines take time.
  private func clipped(_ a: Point, _ b: Point) -> (Point, Point)? {
    guard a.x.isFinite, a.y.isFinite, b.x.isFinite, b.y.isFinite else { return nil }
    let direction = b - a
    var (first, last) = (0.0, 1.0)
    let edges = [
      (-direction.x, a.x), (direction.x, Double(width) - 0.01 - a.x),
      (-direction.y, a.y), (direction.y, Double(height) - 0.01 - a.y),
    ]
    for (step, distance) in edges {
      if step == 0 {
        if distance < 0 { return nil }
      } else if step < 0 {
        first = max(first, distance / step)
      } else {
        last = min(last, distance / step)
      }
    }
    return first <= last ? (a + direction * first, a + direction * last) : nil
  }
}
