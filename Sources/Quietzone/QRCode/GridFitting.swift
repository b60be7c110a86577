extension SymbolGrid {
  /// Calls `body` with each of the grids that a QR Code's finder patterns allow, likeliest first, until it returns true:
  /// they differ in where the fourth corner is.
  static func forEachCandidate(
    _ likely: LikelyDimension, frame: SymbolFrame, isInverted: Bool, in grey: GreySampler,
    until body: (SymbolGrid) -> Bool
  ) {
    let reach = 1.5 + Double(likely.dimension) / 40
    var places: [(corner: Point, radius: Double)] = []
    if let meeting = frame.meeting { places.append((meeting, reach)) }
    places.append((frame.bottomRight, reach))
    if likely.dimension > 21 { places.append((frame.meeting ?? frame.bottomRight, 2.5 + 2 * reach)) }
    var tried: [SymbolGrid] = []
    for (corner, radius) in places {
      guard
        let grid = SymbolGrid(
          likely, frame: frame, bottomRight: corner, radius: radius, isInverted: isInverted, in: grey),
        !tried.contains(where: { $0.isClose(to: grid) })
      else { continue }
      if body(grid) { return }
      tried.append(grid)
    }
  }

  /// The grid that the finder patterns alone give: right near them, and a guess at the fourth corner.
  init?(_ likely: LikelyDimension, frame: SymbolFrame) {
    guard
      let map = frame.perspective(
        dimension: likely.dimension, bottomRight: frame.meeting ?? frame.bottomRight)
    else { return nil }
    self.init(dimension: likely.dimension, map: map)
    if likely.isBent { bend(along: frame) }
  }

  /// Whether the two differ by less than half a module at the fourth corner.
  private func isClose(to other: SymbolGrid) -> Bool {
    let side = Double(dimension)
    return (point(side, side) - other.point(side, side)).length < 0.5 * moduleSize(side, side)
  }

  /// The grid of a QR Code whose finder patterns are known, fitted to the alignment patterns that can be found.
  ///
  /// - Parameters:
  ///   - bottomRight: the centre that a fourth finder pattern would have.
  ///   - radius: how far off that may be, in modules.
  private init?(
    _ likely: LikelyDimension, frame: SymbolFrame, bottomRight: Point, radius: Double, isInverted: Bool,
    in grey: GreySampler
  ) {
    let dimension = likely.dimension
    guard let version = QRCode.Version(dimension: dimension),
      let map = frame.perspective(dimension: dimension, bottomRight: bottomRight)
    else { return nil }
    self.init(dimension: dimension, map: map)
    if likely.isBent { bend(along: frame) }
    let positions = version.alignmentPatternCenters
    guard let last = positions.last else { return }

    let side = Double(dimension)
    var places = [Point(x: 3.5, y: 3.5), Point(x: side - 3.5, y: 3.5), Point(x: 3.5, y: side - 3.5)]
    var images = [frame.topLeft, frame.topRight, frame.bottomLeft]

    // The one opposite the corner says most about the perspective.
    let corner = Double(last) + 0.5
    guard
      let found = alignmentPattern(
        at: Point(x: corner, y: corner), radius: radius, isInverted: isInverted, in: grey),
      found.resemblance > 0.4
    else { return }
    places.append(Point(x: corner, y: corner))
    images.append(found.center)
    guard let better = Perspective(from: places, to: images) else { return }
    self.map = better
    bend = []
    if likely.isBent { bend(along: frame) }
    guard positions.count > 2 else { return }

    for row in positions {
      for column in positions {
        let isFinder = (row == 6 && (column == 6 || column == last)) || (row == last && column == 6)
        if isFinder || (row == last && column == last) { continue }
        let place = Point(x: Double(column) + 0.5, y: Double(row) + 0.5)
        if let pattern = alignmentPattern(at: place, radius: 1.7, isInverted: isInverted, in: grey),
          pattern.resemblance > 0.6
        {
          places.append(place)
          images.append(pattern.center)
        }
      }
    }
    if let best = Perspective(from: places, to: images) { self.map = best }
    bend(towards: images, at: places)
  }

  /// The alignment pattern nearest to where the grid has it.
  private func alignmentPattern(
    at place: Point, radius: Double, isInverted: Bool, in grey: GreySampler
  ) -> AlignmentPattern? {
    let center = point(place.x, place.y)
    return findAlignmentPattern(
      near: center, right: point(place.x + 1, place.y) - center, down: point(place.x, place.y + 1) - center,
      radius: radius, isInverted: isInverted, in: grey)
  }

  /// Bends the grid so that its sides follow those of `frame`: a bend along the top goes down through all rows, one
  /// along the left side through all columns, as on a cylinder.
  private mutating func bend(along frame: SymbolFrame) {
    let modules = Double(dimension - 7)
    let offsets = (0..<nodes).map { node -> (top: Point, left: Point) in
      let place = Double(node) * spacing
      // Beyond the finder patterns' middles the curve says nothing.
      let t = max(0, min(1, (place - 3.5) / modules))
      let along = 3.5 + t * modules
      return (
        frame.top.point(t, modules: modules) - map(Point(x: along, y: 6.5)),
        frame.left.point(t, modules: modules) - map(Point(x: 6.5, y: along))
      )
    }
    bend = (0..<nodes * nodes).map { offsets[$0 % nodes].top + offsets[$0 / nodes].left }
  }

  /// Bends the grid further so that it passes through known points: each node goes with the nearest of them.
  private mutating func bend(towards images: [Point], at places: [Point]) {
    let offsets = zip(places, images).map { place, image in image - point(place.x, place.y) }
    if bend.isEmpty { bend = [Point](repeating: Point(x: 0, y: 0), count: nodes * nodes) }
    for index in bend.indices {
      let node = Point(x: Double(index % nodes) * spacing, y: Double(index / nodes) * spacing)
      var (sum, weights) = (Point(x: 0, y: 0), 0.0)
      for (place, offset) in zip(places, offsets) {
        let distance = place - node
        let squared = Point.dot(distance, distance) + 4
        let weight = 1 / (squared * squared)
        sum = sum + offset * weight
        weights += weight
      }
      bend[index] = bend[index] + sum * (1 / weights)
    }
  }
}
