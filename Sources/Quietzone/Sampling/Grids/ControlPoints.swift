import QuietzoneImaging

/// How far a grid is off at the places of a symbol that were found in the image, and between and beyond them: what passes through
/// all of these and bends as little as it can, as paper does. It is the cubic spline of two dimensions: each place pushes with a
/// force, and what it does grows with the cube of the distance.
struct ControlPoints {
  private let places: [Point]
  /// The force at each place, and then how the whole lies: a shift, and how that changes across and down.
  private let forces: [Point]

  /// Nil where places say nothing of a bend: fewer than three, or all on a line.
  ///
  /// Complexity: O(n³) for n places.
  init?(_ places: [Point], _ images: [Point], grid: SymbolGrid) {
    let offsets = zip(places, images).map { $1 - grid.point($0.x, $0.y) }
    let count = places.count
    func product(_ i: Int, _ j: Int) -> Double {
      if j < count { return Self.reach(places[j] - places[i]) }
      guard i < count else { return 0 }
      return j == count ? 1 : j == count + 1 ? places[i].x : places[i].y
    }
    func forces(_ value: (Point) -> Double) -> [Double]? {
      LinearSystem(count: count + 3, product: product) { $0 < count ? value(offsets[$0]) : 0 }.solve()
    }
    guard let x = forces({ $0.x }), let y = forces({ $0.y }) else { return nil }
    self.places = places
    self.forces = zip(x, y).map { Point(x: $0, y: $1) }
  }

  /// How far the grid is off anywhere.
  ///
  /// Complexity: O(n) for n places.
  func offset(at p: Point) -> Point {
    let count = places.count
    var sum = forces[count] + forces[count + 1] * p.x + forces[count + 2] * p.y
    for index in 0..<count { sum = sum + forces[index] * Self.reach(p - places[index]) }
    return sum
  }

  /// What a force does so many modules away.
  private static func reach(_ distance: Point) -> Double {
    let length = distance.length
    return length * length * length
  }
}

extension SymbolGrid {
  /// Bends the grid further so that it passes through known places.
  mutating func warp(through known: ControlPoints) {
    makeWarpable()
    for node in warp.indices { warp[node] = warp[node] + known.offset(at: place(ofNode: node)) }
  }

  /// Bends the grid to about where places were found, each node as those around it say: in a blur they are found a little off.
  mutating func warp(near places: [Point], _ images: [Point]) {
    let offsets = zip(places, images).map { (place: $0, offset: $1 - point($0.x, $0.y)) }
    makeWarpable()
    for node in warp.indices {
      let center = place(ofNode: node)
      var trend = Trend()
      for (place, offset) in offsets {
        let from = place - center
        let squared = Point.dot(from, from) + 4
        trend.add(offset, at: from, weight: 1 / (squared * squared))
      }
      warp[node] = warp[node] + trend.plane(slack: 4).value(at: Point(x: 0, y: 0))
    }
  }
}
