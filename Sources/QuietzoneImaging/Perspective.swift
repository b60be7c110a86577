/// A projective map of the plane: straight lines stay straight, parallels may meet.
public struct Perspective: Sendable {
  // x' = (a x + b y + c) / (g x + h y + 1), y' = (d x + e y + f) / (g x + h y + 1)
  @usableFromInline var a, b, c, d, e, f, g, h: Double

  /// The map that takes the corners of the unit square (0, 0), (1, 0), (1, 1), (0, 1) to those of `corners`; nil
  /// where three of them lie on a line.
  public init?(unitSquareTo corners: Quadrilateral) {
    let (p0, p1, p2, p3) = (corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft)
    let d1 = p1 - p2
    let d2 = p3 - p2
    let s = p0 - p1 + p2 - p3
    let denominator = Point.cross(d1, d2)
    guard denominator != 0 else { return nil }
    g = Point.cross(s, d2) / denominator
    h = Point.cross(d1, s) / denominator
    a = p1.x - p0.x + g * p1.x
    b = p3.x - p0.x + h * p3.x
    c = p0.x
    d = p1.y - p0.y + g * p1.y
    e = p3.y - p0.y + h * p3.y
    f = p0.y
  }

  /// The map that takes `from` closest to `to`, in the sense of (algebraic) least squares; nil unless there are four
  /// pairs that determine one.
  public init?(from: [Point], to: [Point]) {
    guard from.count == to.count, from.count >= 4 else { return nil }
    // Around the mean and at unit size the equations are well conditioned.
    let source = Normalization(from)
    let target = Normalization(to)
    var system = LinearSystem(count: 8)
    for (p, q) in zip(from, to) {
      let p = source.apply(p)
      let q = target.apply(q)
      system.add([p.x, p.y, 1, 0, 0, 0, -p.x * q.x, -p.y * q.x], equals: q.x)
      system.add([0, 0, 0, p.x, p.y, 1, -p.x * q.y, -p.y * q.y], equals: q.y)
    }
    guard let k = system.solve() else { return nil }
    // target⁻¹ · K · source, scaled so that the last element is 1.
    let (sx, sy, s) = (source.center.x, source.center.y, source.scale)
    let third = (k[6] * s, k[7] * s, 1 - s * (k[6] * sx + k[7] * sy))
    guard abs(third.2) > 1e-9 else { return nil }
    func row(_ i: Int, _ center: Double) -> (Double, Double, Double) {
      let x = k[i] * s
      let y = k[i + 1] * s
      let w = k[i + 2] - x * sx - y * sy
      return (
        (x / target.scale + center * third.0) / third.2, (y / target.scale + center * third.1) / third.2,
        (w / target.scale + center * third.2) / third.2
      )
    }
    (a, b, c) = row(0, target.center.x)
    (d, e, f) = row(3, target.center.y)
    (g, h) = (third.0 / third.2, third.1 / third.2)
  }

  /// Where `p` goes.
  @inline(__always)
  public func callAsFunction(_ p: Point) -> Point {
    let w = 1 / (g * p.x + h * p.y + 1)
    return Point(x: (a * p.x + b * p.y + c) * w, y: (d * p.x + e * p.y + f) * w)
  }

  /// Where four points go.
  @inlinable
  @inline(__always)
  package func images(x: SIMD4<Float>, y: SIMD4<Float>) -> (x: SIMD4<Float>, y: SIMD4<Float>) {
    let depth = x * Float(g) + y * Float(h) + 1
    return (
      (x * Float(a) + y * Float(b) + Float(c)) / depth, (x * Float(d) + y * Float(e) + Float(f)) / depth
    )
  }

  /// First scales and moves: the map that takes `p` to where this one takes `(p - origin) * scale`.
  public func after(origin: Point, scale: Double) -> Perspective {
    var result = self
    let (ox, oy) = (-origin.x * scale, -origin.y * scale)
    let w = g * ox + h * oy + 1
    result.a = a * scale / w
    result.b = b * scale / w
    result.c = (a * ox + b * oy + c) / w
    result.d = d * scale / w
    result.e = e * scale / w
    result.f = (d * ox + e * oy + f) / w
    result.g = g * scale / w
    result.h = h * scale / w
    return result
  }
}

/// Moves points so that their mean is the origin and scales them to about unit size.
private struct Normalization {
  var center = Point(x: 0, y: 0)
  var scale = 1.0

  init(_ points: [Point]) {
    for point in points { center = center + point }
    center = center * (1 / Double(points.count))
    var spread = 0.0
    for point in points { spread += (point - center).length }
    if spread > 0 { scale = Double(points.count) / spread }
  }

  func apply(_ p: Point) -> Point { (p - center) * scale }
}
