/// Where a square symbol lies: the centres of its three finder patterns, and where a fourth would be; and how the two
/// sides between them run, which is not straight on a bottle or a crumpled sheet.
struct SymbolFrame {
  var topLeft: Point
  var topRight: Point
  var bottomLeft: Point
  /// The fourth corner of a parallelogram.
  var bottomRight: Point
  /// Where the sides that the outer two patterns point along meet; nil if that is nowhere near.
  private(set) var sidesIntersection: Point?
  /// From the corner's centre to the other two, each three modules towards the symbol's middle: along the rows and
  /// columns of the timing patterns.
  private(set) var top: Curve
  private(set) var left: Curve

  /// The centres of `triple`, and what they say of the fourth corner.
  init(_ triple: FinderTriple) {
    topLeft = triple.topLeft.center
    topRight = triple.topRight.center
    bottomLeft = triple.bottomLeft.center
    bottomRight = topRight + bottomLeft - topLeft
    let (across, along) = (topRight - topLeft, bottomLeft - topLeft)
    let downwards = triple.topRight.axis(along: along)
    let sideways = triple.bottomLeft.axis(along: across)
    top = Curve(
      from: topLeft + triple.topLeft.axis(along: along) * 3, to: topRight + downwards * 3,
      startingAlong: triple.topLeft.axis(along: across), endingAlong: triple.topRight.axis(along: across))
    left = Curve(
      from: topLeft + triple.topLeft.axis(along: across) * 3, to: bottomLeft + sideways * 3,
      startingAlong: triple.topLeft.axis(along: along), endingAlong: triple.bottomLeft.axis(along: along))
    sidesIntersection = intersection(of: topRight, along: downwards, and: bottomLeft, along: sideways)
    // Only as far from the parallelogram as perspective takes it: the axes of small patterns are uncertain.
    if let point = sidesIntersection, (point - bottomRight).length > 0.6 * max(across.length, along.length) {
      sidesIntersection = nil
    }
  }

  /// The map from modules of a symbol of `dimension` modules to the image.
  ///
  /// - Parameter bottomRight: the centre that a fourth finder pattern would have.
  func perspective(dimension: Int, bottomRight: Point) -> Perspective? {
    Perspective(
      unitSquareTo: Quadrilateral(
        topLeft: topLeft, topRight: topRight, bottomRight: bottomRight, bottomLeft: bottomLeft))?
      .after(origin: Point(x: 3.5, y: 3.5), scale: 1 / Double(dimension - 7))
  }
}

extension FinderPattern {
  /// The one of the four directions of the sides that comes closest to `direction`.
  func axis(along direction: Point) -> Point {
    let offset = coordinates(of: center + direction)
    let axis = abs(offset.x) > abs(offset.y) ? across : down
    return Point.dot(axis, direction) < 0 ? axis * -1 : axis
  }
}

/// Where two lines meet, each given by a point and a direction; nil if they are all but parallel.
private func intersection(of p: Point, along u: Point, and q: Point, along v: Point) -> Point? {
  let area = Point.cross(u, v)
  guard abs(area) > 0.1 * u.length * v.length else { return nil }
  return p + u * (Point.cross(q - p, v) / area)
}

/// A smooth curve between two finder patterns that leaves the one and reaches the other in the direction, and with the
/// module size, that they have themselves (a cubic Hermite curve).
struct Curve {
  var start: Point
  var end: Point
  /// One module where the curve begins, and where it ends.
  var startModule: Point
  var endModule: Point

  init(from start: Point, to end: Point, startingAlong startModule: Point, endingAlong endModule: Point) {
    self.start = start
    self.end = end
    self.startModule = startModule
    self.endModule = endModule
  }

  /// The point `t` of the way, where the whole of it is `modules` long.
  func point(_ t: Double, modules: Double) -> Point {
    let (t2, u) = (t * t, 1 - t)
    let tangents = startModule * (modules * t * u * u) - endModule * (modules * t2 * u)
    return start * (u * u * (1 + 2 * t)) + end * (t2 * (3 - 2 * t)) + tangents
  }
}
