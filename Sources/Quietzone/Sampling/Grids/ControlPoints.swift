import QuietzoneImaging

/// How far a grid is off at the places of a symbol that were found in the image.
struct ControlPoints {
  private var places: [(place: Point, offset: Point)]

  init(_ places: [Point], _ images: [Point], grid: SymbolGrid) {
    self.places = zip(places, images).map { ($0, $1 - grid.point($0.x, $0.y)) }
  }

  /// How far the grid is off anywhere: as far as at the nearest of the known places, mostly.
  func offset(at p: Point) -> Point {
    var (sum, weights) = (Point(x: 0, y: 0), 0.0)
    for (place, offset) in places {
      let distance = place - p
      let squared = Point.dot(distance, distance) + 4
      let weight = 1 / (squared * squared)
      sum = sum + offset * weight
      weights += weight
    }
    return sum * (1 / weights)
  }
}

extension SymbolGrid {
  /// Bends the grid further so that it passes through known places.
  mutating func warp(through known: ControlPoints) {
    makeWarpable()
    for node in warp.indices { warp[node] = warp[node] + known.offset(at: place(ofNode: node)) }
  }
}
