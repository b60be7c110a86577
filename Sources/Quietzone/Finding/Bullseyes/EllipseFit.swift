import QuietzoneImaging

/// The ellipse that a set of points lies on: a circle seen at a slant.
struct EllipseFit {
  /// The middle, as the points are given.
  let center: Point
  /// The map from the unit circle to the ellipse is symmetric: where it takes (1, 0).
  let across: Point
  /// Where it takes (0, 1).
  let down: Point
  /// How far outside the ellipse each point lies, as a share of its radius.
  private let offsets: [Double]

  /// Least squares for the five coefficients of a conic section that does not pass through the origin.
  init?(_ points: [Point]) {
    var scale = 0.0
    for point in points { scale += point.length }
    scale /= Double(max(1, points.count))
    guard points.count >= 8, scale > 0 else { return nil }
    var system = LinearSystem(count: 5)
    for point in points {
      let (x, y) = (point.x / scale, point.y / scale)
      system.add([x * x, x * y, y * y, x, y], equals: 1)
    }
    guard let k = system.solve() else { return nil }
    // Around the middle it is a x² + b x y + c y² = radius.
    let (a, b, c) = (k[0], k[1] / 2, k[2])
    let determinant = a * c - b * b
    guard determinant > 1e-9, a > 0 else { return nil }
    let middle = Point(
      x: (b * k[4] - c * k[3]) / (2 * determinant), y: (b * k[3] - a * k[4]) / (2 * determinant))
    let radius = 1 + a * middle.x * middle.x + 2 * b * middle.x * middle.y + c * middle.y * middle.y
    guard radius > 0 else { return nil }
    // The square root of the inverse of a symmetric matrix, by that of its determinant and its trace.
    let (xx, xy, yy) = (c * radius / determinant, -b * radius / determinant, a * radius / determinant)
    let root = (xx * yy - xy * xy).squareRoot()
    let trace = (xx + yy + 2 * root).squareRoot()
    guard trace > 0, trace < 1e6 else { return nil }
    offsets = points.map { point in
      let (x, y) = (point.x / scale - middle.x, point.y / scale - middle.y)
      return ((a * x * x + 2 * b * x * y + c * y * y) / radius).squareRoot() - 1
    }
    center = middle * scale
    across = Point(x: xx + root, y: xy) * (scale / trace)
    down = Point(x: xy, y: yy + root) * (scale / trace)
  }

  /// The ellipse of most of the points: those that lie much farther off than half of them do are no part of it.
  init?(mostOf points: [Point]) {
    guard var fit = EllipseFit(points) else { return nil }
    var points = points
    for _ in 0..<4 {
      let offsets = fit.offsets.map { abs($0) }
      let limit = max(0.03, 2.5 * offsets.ascending()[offsets.count / 2])
      guard offsets.contains(where: { $0 > limit }) else { break }
      points = zip(points, offsets).filter { $1 <= limit }.map { $0.0 }
      guard let next = EllipseFit(points) else { return nil }
      fit = next
    }
    self = fit
  }

  /// The root of the mean square of how far points lie off the ellipse, as a share of its radius.
  var deviation: Double {
    (offsets.reduce(0) { $0 + $1 * $1 } / Double(offsets.count)).squareRoot()
  }
}
