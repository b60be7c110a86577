import QuietzoneImaging

/// Places sorted into square cells as wide as what is searched around each.
struct CellGrid {
  private let places: [Point]
  private let reach: Double
  private let columns: Int
  private let rows: Int
  private let origin: Point
  /// The places of each cell, row by row.
  private let cells: [[Int]]

  /// - Parameter reach: How far neighbours lie apart at most.
  init(_ places: [Point], reach: Double) {
    let (left, top) = (places.map { $0.x }.min() ?? 0, places.map { $0.y }.min() ?? 0)
    let (right, bottom) = (places.map { $0.x }.max() ?? 0, places.map { $0.y }.max() ?? 0)
    let (columns, rows) = (Int((right - left) / reach) + 1, Int((bottom - top) / reach) + 1)
    var cells = [[Int]](repeating: [], count: columns * rows)
    for (index, place) in places.enumerated() {
      cells[Int((place.y - top) / reach) * columns + Int((place.x - left) / reach)].append(index)
    }
    (self.places, self.reach, self.columns, self.rows, self.cells) = (places, reach, columns, rows, cells)
    origin = Point(x: left, y: top)
  }

  /// The way from each place to its nearest neighbour; nil if there is none within reach.
  ///
  /// Complexity: O(places) where no cell holds more than a few, as of parts that do not touch.
  var nearestNeighbours: [Point?] {
    places.indices.map { index in
      let place = places[index]
      let column = Int((place.x - origin.x) / reach)
      let row = Int((place.y - origin.y) / reach)
      var (nearest, least): (Point?, Double) = (nil, reach)
      for y in max(0, row - 1)...min(rows - 1, row + 1) {
        for x in max(0, column - 1)...min(columns - 1, column + 1) {
          for other in cells[y * columns + x] where other != index {
            let way = places[other] - place
            let distance = way.length
            if distance < least { (nearest, least) = (way, distance) }
          }
        }
      }
      return nearest
    }
  }
}
