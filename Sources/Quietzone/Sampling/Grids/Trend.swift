import QuietzoneImaging

/// What known values around a place say of the one there, if they change evenly from place to place: the plane through them, by
/// least squares.
struct Trend {
  private var weights = 0.0
  private var place = Point(x: 0, y: 0)
  private var value = Point(x: 0, y: 0)
  private var xx = 0.0
  private var xy = 0.0
  private var yy = 0.0
  private var byX = Point(x: 0, y: 0)
  private var byY = Point(x: 0, y: 0)

  /// - Parameter from: where the value is known, seen from the place that is asked for.
  mutating func add(_ known: Point, at from: Point, weight: Double) {
    weights += weight
    place = place + from * weight
    value = value + known * weight
    xx += weight * from.x * from.x
    xy += weight * from.x * from.y
    yy += weight * from.y * from.y
    byX = byX + known * (weight * from.x)
    byY = byY + known * (weight * from.y)
  }

  /// A value at a place, and how much it changes with each step across and down from there.
  struct Plane {
    fileprivate(set) var middle = Point(x: 0, y: 0)
    fileprivate(set) var across = Point(x: 0, y: 0)
    fileprivate(set) var down = Point(x: 0, y: 0)

    /// The value so far from the place.
    func value(at from: Point) -> Point { middle + across * from.x + down * from.y }
  }

  /// A level plane as high as the known values are on average.
  var level: Plane { Plane(middle: weights > 0 ? value * (1 / weights) : value) }

  /// The plane through what is known; level at 0 where nothing is.
  ///
  /// - Parameter slack: the square of how far known values must lie apart, as a deviation, for half of their change to be believed.
  func plane(slack: Double) -> Plane {
    guard weights > 0 else { return Plane() }
    let (center, mean) = (place * (1 / weights), value * (1 / weights))
    // Around their middle. Where all lie on a line, nothing changes across it.
    let a = xx - place.x * center.x + slack * weights
    let b = xy - place.x * center.y
    let c = yy - place.y * center.y + slack * weights
    let (x, y) = (byX - value * center.x, byY - value * center.y)
    let determinant = a * c - b * b
    let across = (x * c - y * b) * (1 / determinant)
    let down = (y * a - x * b) * (1 / determinant)
    return Plane(middle: mean - across * center.x - down * center.y, across: across, down: down)
  }
}
