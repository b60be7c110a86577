/// The parallelogram that a set of points lies on: a square seen at a slant.
struct SquareFit {
  /// The middle, as the points are given.
  var center: Point
  /// From the middle to the middle of one side.
  var across: Point
  /// From the middle to the middle of the next side, clockwise on the screen.
  var down: Point
  /// The root of the mean square of how far points lie off the sides, as a share of half a side.
  var distortion: Double

  /// Fits `points`, given relative to a place near the middle; those far off are dropped from it.
  init?(_ points: inout [Point]) {
    guard let whitening = Whitening(points) else { return nil }
    for index in points.indices { points[index] = whitening.apply(points[index]) }
    // Seen through its own spread the parallelogram is a square again, and only its angle is open.
    guard let rough = Self.squareSides(points) else { return nil }
    points.removeAll { abs(rough.deviation(of: $0)) > 0.25 }
    guard points.count >= 20, let sides = rough.refined(by: points), let square = sides.halfSides else {
      return nil
    }
    var sum = 0.0
    for point in points { sum += sides.deviation(of: point) * sides.deviation(of: point) }
    distortion = (sum / Double(points.count)).squareRoot()
    center = whitening.undo(square.center)
    across = whitening.undo(square.u)
    down = whitening.undo(square.v)
    if Point.cross(across, down) < 0 { down = down * -1 }
    guard Point.cross(across, down) > 0 else { return nil }
  }

  /// The sides of a square whose outline `points` lie on, at any angle.
  private static func squareSides(_ points: [Point]) -> Sides? {
    // The fourth power of p as a complex number turns four times as fast as p: a square's four corners, farthest
    // out, all add up in one direction, opposite to that of its sides.
    var radius = 0.0
    var power = Point(x: 0, y: 0)
    for point in points {
      radius += point.length
      let square = Point(x: point.x * point.x - point.y * point.y, y: 2 * point.x * point.y)
      power.x -= square.x * square.x - square.y * square.y
      power.y -= 2 * square.x * square.y
    }
    guard power.length > 0 else { return nil }
    let axis = halfAngle(halfAngle(power * (1 / power.length)))
    // The mean distance of a square's outline from its middle is 1.12 half sides.
    let k = 1.12 * Double(points.count) / radius
    var sides = Sides(a: axis * k, a0: 0, b: Point(x: -axis.y, y: axis.x) * k, b0: 0)
    for _ in 0..<3 {
      guard let next = sides.refined(by: points) else { return nil }
      sides = next
    }
    return sides
  }

  /// The unit vector at half the angle of the unit vector `p`.
  private static func halfAngle(_ p: Point) -> Point {
    let x = max(0, (1 + p.x) / 2).squareRoot()
    let y = max(0, (1 - p.x) / 2).squareRoot()
    return Point(x: x, y: p.y < 0 ? -y : y)
  }
}

/// Two pairs of parallel lines: a · p - a0 = ±1 and b · p - b0 = ±1.
private struct Sides {
  var a: Point
  var a0: Double
  var b: Point
  var b0: Double

  /// How far outside the parallelogram `p` lies (negative inside), in half sides.
  func deviation(of p: Point) -> Double {
    max(abs(Point.dot(a, p) - a0), abs(Point.dot(b, p) - b0)) - 1
  }

  /// Each point pulls the line that it is nearest to; points far off pull nothing.
  func refined(by points: [Point]) -> Sides? {
    var first = LineSums()
    var second = LineSums()
    for p in points {
      let alongA = Point.dot(a, p) - a0
      let alongB = Point.dot(b, p) - b0
      guard abs(max(abs(alongA), abs(alongB)) - 1) < 0.45 else { continue }
      if abs(alongA) > abs(alongB) {
        first.add(p, alongA > 0 ? 1 : -1)
      } else {
        second.add(p, alongB > 0 ? 1 : -1)
      }
    }
    guard let (a, a0) = first.solve(), let (b, b0) = second.solve() else { return nil }
    return Sides(a: a, a0: a0, b: b, b0: b0)
  }

  /// The middle, and the vectors from it to the middles of two sides.
  var halfSides: (center: Point, u: Point, v: Point)? {
    let determinant = Point.cross(a, b)
    guard abs(determinant) > 1e-9 else { return nil }
    let u = Point(x: b.y, y: -b.x) * (1 / determinant)
    let v = Point(x: -a.y, y: a.x) * (1 / determinant)
    return (u * a0 + v * b0, u, v)
  }
}

/// Least squares for one pair of lines: three unknowns, solved by Cramer's rule.
private struct LineSums {
  var xx = 0.0, xy = 0.0, yy = 0.0, x = 0.0, y = 0.0, n = 0.0
  var xs = 0.0, ys = 0.0, s = 0.0

  mutating func add(_ p: Point, _ sign: Double) {
    xx += p.x * p.x
    xy += p.x * p.y
    yy += p.y * p.y
    x += p.x
    y += p.y
    n += 1
    xs += p.x * sign
    ys += p.y * sign
    s += sign
  }

  /// a and a0 such that a · p - a0 comes closest to the signs.
  func solve() -> (Point, Double)? {
    let determinant = xx * (yy * n - y * y) - xy * (xy * n - y * x) + x * (xy * y - yy * x)
    guard n >= 6, abs(determinant) > 1e-9 else { return nil }
    let ax = xs * (yy * n - y * y) - xy * (ys * n - y * s) + x * (ys * y - yy * s)
    let ay = xx * (ys * n - s * y) - xs * (xy * n - x * y) + x * (xy * s - ys * x)
    let c = xx * (yy * s - y * ys) - xy * (xy * s - ys * x) + xs * (xy * y - yy * x)
    return (Point(x: ax / determinant, y: ay / determinant), -c / determinant)
  }
}

/// The linear map that makes a set of points spread alike in all directions, and its inverse.
struct Whitening {
  private var xx = 0.0, xy = 0.0, yy = 0.0
  private var inverse = (xx: 0.0, xy: 0.0, yy: 0.0)

  init?(_ points: [Point]) {
    var (sxx, sxy, syy) = (0.0, 0.0, 0.0)
    for p in points {
      sxx += p.x * p.x
      sxy += p.x * p.y
      syy += p.y * p.y
    }
    let n = Double(points.count)
    (sxx, sxy, syy) = (sxx / n, sxy / n, syy / n)
    // The square root of a symmetric 2 × 2 matrix M is (M + √det · I) / √(trace + 2 √det).
    let determinant = sxx * syy - sxy * sxy
    guard determinant > 1e-9 else { return nil }
    let root = determinant.squareRoot()
    let trace = (sxx + syy + 2 * root).squareRoot()
    inverse = ((sxx + root) / trace, sxy / trace, (syy + root) / trace)
    let d = inverse.xx * inverse.yy - inverse.xy * inverse.xy
    guard d > 1e-9 else { return nil }
    (xx, xy, yy) = (inverse.yy / d, -inverse.xy / d, inverse.xx / d)
  }

  func apply(_ p: Point) -> Point { Point(x: xx * p.x + xy * p.y, y: xy * p.x + yy * p.y) }
  func undo(_ p: Point) -> Point {
    Point(x: inverse.xx * p.x + inverse.xy * p.y, y: inverse.xy * p.x + inverse.yy * p.y)
  }
}
