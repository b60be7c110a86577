/// Where a square symbol lies: the centres of its three finder patterns, and where a fourth would be.
struct SymbolFrame {
  var topLeft: Point
  var topRight: Point
  var bottomLeft: Point
  var bottomRight: Point

  /// The centres of `triple`; the fourth corner is where the sides that the outer two patterns point along meet.
  init(_ triple: FinderTriple) {
    topLeft = triple.topLeft.center
    topRight = triple.topRight.center
    bottomLeft = triple.bottomLeft.center
    bottomRight = topRight + bottomLeft - topLeft
    let downwards = triple.topRight.axis(along: bottomLeft - topLeft)
    let sideways = triple.bottomLeft.axis(along: topRight - topLeft)
    if let meeting = intersection(of: topRight, along: downwards, and: bottomLeft, along: sideways) {
      // Only as far from the parallelogram as perspective takes it: the axes of small patterns are uncertain.
      let side = max((topRight - topLeft).length, (bottomLeft - topLeft).length)
      if (meeting - bottomRight).length < 0.6 * side { bottomRight = meeting }
    }
  }

  /// The map from modules of a symbol of `dimension` modules to the image.
  func perspective(dimension: Int) -> Perspective? {
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
