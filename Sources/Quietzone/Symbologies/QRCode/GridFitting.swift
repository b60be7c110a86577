extension SymbolGrid {
  /// Calls `body` with each of the grids that a QR Code's finder patterns allow, likeliest first, until it returns true:
  /// they differ in where the fourth corner is.
  static func forEachCandidate(
    _ likely: LikelyDimension, frame: SymbolFrame, isInverted: Bool, in grey: GreySampler,
    until body: (SymbolGrid) -> Bool
  ) {
    let reach = 1.5 + Double(likely.dimension) / 40
    var places: [(corner: Point, radius: Double)] = []
    if let meeting = frame.sidesIntersection { places.append((meeting, reach)) }
    places.append((frame.bottomRight, reach))
    if likely.dimension > 21 {
      places.append((frame.sidesIntersection ?? frame.bottomRight, 2.5 + 2 * reach))
      // And without any alignment pattern: data can look like one.
      places.append((frame.bottomRight, 0))
    }
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
        dimension: likely.dimension, bottomRight: frame.sidesIntersection ?? frame.bottomRight)
    else { return nil }
    self.init(dimension: likely.dimension, map: map)
    if likely.isBent { warp(along: frame) }
  }

  /// Whether the two differ by less than half a module at the fourth corner.
  private func isClose(to other: SymbolGrid) -> Bool {
    let side = Double(width)
    return (point(side, side) - other.point(side, side)).length < 0.5 * moduleSize(side, side)
  }

  /// The grid of a QR Code whose finder patterns are known, fitted to the alignment patterns that can be found.
  ///
  /// - Parameters:
  ///   - bottomRight: the centre that a fourth finder pattern would have.
  ///   - radius: how far off that may be, in modules; 0 takes it as it is.
  private init?(
    _ likely: LikelyDimension, frame: SymbolFrame, bottomRight: Point, radius: Double, isInverted: Bool,
    in grey: GreySampler
  ) {
    guard let version = QRCode.Version(dimension: likely.dimension),
      let map = frame.perspective(dimension: likely.dimension, bottomRight: bottomRight)
    else { return nil }
    self.init(dimension: likely.dimension, map: map)
    if likely.isBent { warp(along: frame) }
    let positions = version.alignmentPatternCenters
    guard radius > 0, let last = positions.last else { return }

    // The one opposite the corner says most about the perspective.
    let corner = Point(x: Double(last) + 0.5, y: Double(last) + 0.5)
    guard let found = alignmentPattern(at: corner, radius: radius, isInverted: isInverted, in: grey),
      found.score > QRCodeTuning.leastFarAlignment
    else { return }
    let side = Double(width)
    let places = [Point(x: 3.5, y: 3.5), Point(x: side - 3.5, y: 3.5), Point(x: 3.5, y: side - 3.5), corner]
    let images = [frame.topLeft, frame.topRight, frame.bottomLeft, found.center]
    guard let better = Perspective(from: places, to: images) else { return }
    self.map = better
    warp = []
    if likely.isBent { warp(along: frame) }
    if positions.count > 2 {
      follow(positions, from: places, images, isBent: likely.isBent, isInverted: isInverted, in: grey)
    }
  }

  /// Fits the grid to all the alignment patterns that can be found, one after another, from the known places outwards:
  /// each is looked for where those before it say.
  private mutating func follow(
    _ positions: [Int], from knownPlaces: [Point], _ knownImages: [Point], isBent: Bool, isInverted: Bool,
    in grey: GreySampler
  ) {
    var (places, images) = (knownPlaces, knownImages)
    var known = ControlPoints(places, images, grid: self)
    for place in alignmentPlaces(positions) where !places.contains(place) {
      let center = point(place.x, place.y) + known.offset(at: place)
      guard
        let pattern = alignmentPattern(
          at: place, near: center, radius: 1.4, isInverted: isInverted, in: grey),
        pattern.score > QRCodeTuning.leastAlignment
      else { continue }
      places.append(place)
      images.append(pattern.center)
      known = ControlPoints(places, images, grid: self)
    }
    if !isBent, let best = Perspective(from: places, to: images) {
      map = best
      known = ControlPoints(places, images, grid: self)
    }
    warp(through: known)
  }

  /// The middles of the alignment patterns, in modules: those near the finder patterns and the far corner first.
  private func alignmentPlaces(_ positions: [Int]) -> [Point] {
    let last = positions[positions.count - 1]
    var places: [Point] = []
    for row in positions {
      for column in positions {
        let isFinder = (row == 6 && (column == 6 || column == last)) || (row == last && column == 6)
        if !isFinder { places.append(Point(x: Double(column) + 0.5, y: Double(row) + 0.5)) }
      }
    }
    let side = Double(width)
    func remoteness(_ p: Point) -> Double {
      let (x, y) = (min(p.x, side - p.x), min(p.y, side - p.y))
      return x * x + y * y
    }
    return places.ascending(by: remoteness)
  }

  /// The alignment pattern nearest to `center`, where the one of `place` should be.
  private func alignmentPattern(
    at place: Point, near center: Point? = nil, radius: Double, isInverted: Bool, in grey: GreySampler
  ) -> AlignmentPattern? {
    let flat = point(place.x, place.y)
    return findAlignmentPattern(
      near: center ?? flat, right: point(place.x + 1, place.y) - flat,
      down: point(place.x, place.y + 1) - flat,
      radius: radius, isInverted: isInverted, in: grey)
  }

  /// Bends the grid so that its sides follow those of `frame`: a bend along the top goes down through all rows, one
  /// along the left side through all columns, as on a cylinder.
  private mutating func warp(along frame: SymbolFrame) {
    let modules = Double(width - 7)
    let offsets = (0..<nodeColumns).map { node -> (top: Point, left: Point) in
      let place = place(ofNode: node).x
      // Beyond the finder patterns' middles the curve says nothing.
      let t = max(0, min(1, (place - 3.5) / modules))
      let along = 3.5 + t * modules
      return (
        frame.top.point(t, modules: modules) - map(Point(x: along, y: 6.5)),
        frame.left.point(t, modules: modules) - map(Point(x: 6.5, y: along))
      )
    }
    warp = (0..<nodeCount).map { offsets[$0 % nodeColumns].top + offsets[$0 / nodeColumns].left }
  }
}
