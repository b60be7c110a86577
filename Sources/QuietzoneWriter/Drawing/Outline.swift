import Quietzone

/// Closed curves that are filled where they wind around a place.
struct Outline: Sendable {
  enum Step: Sendable {
    case move(Point)
    case line(Point)
    /// A Bézier curve's two control points, and its end.
    case curve(Point, Point, Point)
    case close
  }

  var steps: [Step] = []

  static func polygon(_ corners: [Point]) -> Outline {
    Outline(steps: corners.enumerated().map { $0 == 0 ? .move($1) : .line($1) } + [.close])
  }

  /// A ring: a circle, and a smaller one the other way around.
  static func ring(center: Point, outerRadius: Double, innerRadius: Double) -> Outline {
    Outline(steps: circle(center, outerRadius, 1) + circle(center, innerRadius, -1))
  }

  /// Four curves; `direction` is 1 or -1.
  private static func circle(_ center: Point, _ radius: Double, _ direction: Double) -> [Step] {
    guard radius > 0 else { return [] }
    // Where the control points of a quarter lie: 4/3 · tan(π/8) of the radius from its ends.
    let control = 0.5522847498307936
    func at(_ x: Double, _ y: Double) -> Point {
      Point(x: center.x + radius * x, y: center.y + radius * y * direction)
    }
    return [
      .move(at(1, 0)), .curve(at(1, control), at(control, 1), at(0, 1)),
      .curve(at(-control, 1), at(-1, control), at(-1, 0)),
      .curve(at(-1, -control), at(-control, -1), at(0, -1)),
      .curve(at(control, -1), at(1, -control), at(1, 0)), .close,
    ]
  }

  /// Each point scaled, then moved.
  func placed(scale: Double, at origin: Point) -> Outline {
    func place(_ point: Point) -> Point { point * scale + origin }
    return Outline(
      steps: steps.map { step in
        switch step {
        case .move(let point): .move(place(point))
        case .line(let point): .line(place(point))
        case .curve(let first, let second, let end): .curve(place(first), place(second), place(end))
        case .close: .close
        }
      })
  }

  /// The sides of the polygons that the curves are close to.
  var sides: [(from: Point, to: Point)] {
    var sides: [(from: Point, to: Point)] = []
    var (start, last) = (Point(x: 0, y: 0), Point(x: 0, y: 0))
    for step in steps {
      switch step {
      case .move(let point): (start, last) = (point, point)
      case .line(let point):
        sides.append((last, point))
        last = point
      case .curve(let first, let second, let end):
        let pieces = 8
        let origin = last
        for piece in 1...pieces {
          let point = Self.onCurve(origin, first, second, end, Double(piece) / Double(pieces))
          sides.append((last, point))
          last = point
        }
      case .close:
        sides.append((last, start))
        last = start
      }
    }
    return sides
  }

  private static func onCurve(_ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point, _ t: Double) -> Point {
    let u = 1 - t
    return p0 * (u * u * u) + p1 * (3 * u * u * t) + p2 * (3 * u * t * t) + p3 * (t * t * t)
  }
}
