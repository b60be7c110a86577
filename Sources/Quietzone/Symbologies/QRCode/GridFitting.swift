extension SymbolGrid {
  /// Calls `body` with each of the grids that a QR Code's finder patterns allow, likeliest first, until it returns true: those
  /// that all alignment patterns led to, and others that differ in where the fourth corner is.
  ///
  /// - Parameter body: Also gets the middles of the patterns that the grid passes through, in modules.
  static func forEachCandidate(
    _ likely: LikelyDimension, frame: SymbolFrame, isInverted: Bool, in grey: GreySampler,
    until body: (SymbolGrid, [Point]) -> Bool
  ) {
    guard let version = QRCode.Version(dimension: likely.dimension) else { return }
    let reach = 1.5 + Double(likely.dimension) / 40
    var places: [(corner: Point, radius: Double)] = []
    if let meeting = frame.sidesIntersection { places.append((meeting, reach)) }
    places.append((frame.bottomRight, reach))
    if likely.dimension > 21 {
      places.append((frame.sidesIntersection ?? frame.bottomRight, 2.5 + 2 * reach))
      // And without any alignment pattern: data can look like one.
      places.append((frame.bottomRight, 0))
    }
    if follow(likely, version, frame: frame, isInverted: isInverted, in: grey, until: body) { return }
    var tried: [SymbolGrid] = []
    for (corner, radius) in places {
      guard
        let grid = SymbolGrid(
          likely, version, frame: frame, bottomRight: corner, radius: radius, isInverted: isInverted, in: grey
        ),
        !tried.contains(where: { $0.isClose(to: grid) })
      else { continue }
      if body(grid, version.finderCenters) { return }
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
    _ likely: LikelyDimension, _ version: QRCode.Version, frame: SymbolFrame, bottomRight: Point,
    radius: Double, isInverted: Bool, in grey: GreySampler
  ) {
    guard let map = frame.perspective(dimension: likely.dimension, bottomRight: bottomRight) else {
      return nil
    }
    self.init(dimension: likely.dimension, map: map)
    if likely.isBent { warp(along: frame) }
    guard radius > 0, let last = version.alignmentPatternCenters.last else { return }

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
  }

  /// The alignment pattern nearest to where `place` should be.
  func alignmentPattern(
    at place: Point, _ known: ControlPoints? = nil, radius: Double, isInverted: Bool, in grey: GreySampler
  ) -> AlignmentPattern? {
    func image(_ p: Point) -> Point { point(p.x, p.y) + (known?.offset(at: p) ?? Point(x: 0, y: 0)) }
    let center = image(place)
    return findAlignmentPattern(
      near: center, right: image(place + Point(x: 1, y: 0)) - center,
      down: image(place + Point(x: 0, y: 1)) - center,
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
