extension SymbolGrid {
  /// Calls `body` with the grids of a QR Code of more than one alignment pattern, until it returns true: fitted to all of these that
  /// can be found, from the finder patterns outwards. Each is looked for where those before it say, so a bend is followed however
  /// far it leads. The first grid passes through all of them, the second near them: in a blur they are found a little off.
  ///
  /// - Parameter body: Also gets the middles of the patterns that were found, in modules.
  /// - Returns: Whether `body` did.
  static func follow(
    _ likely: LikelyDimension, _ version: QRCode.Version, frame: SymbolFrame, isInverted: Bool,
    in grey: GreySampler, until body: (SymbolGrid, [Point]) -> Bool
  ) -> Bool {
    guard version.alignmentPatternCenters.count > 2, var grid = SymbolGrid(likely, frame: frame) else {
      return false
    }
    var (centers, images) = (version.finderCenters, [frame.topLeft, frame.topRight, frame.bottomLeft])
    // A finder pattern's axes tell where the symbol leads from there.
    let arms = centers.flatMap { [$0 + Point(x: 3, y: 0), $0 + Point(x: 0, y: 3)] }
    let ends = [
      frame.left.start, frame.top.start, frame.topRight + frame.top.endModule * 3, frame.top.end,
      frame.left.end, frame.bottomLeft + frame.left.endModule * 3,
    ]
    guard var known = ControlPoints(arms + centers, ends + images, grid: grid) else { return false }
    var missing = version.alignmentPlaces
    // What is all but certainly a pattern leads to the next; what could be one counts where nothing else shows.
    for least in [QRCodeTuning.sureAlignment, QRCodeTuning.leastAlignment] {
      var count = 0
      while centers.count > count {
        count = centers.count
        missing.removeAll { place in
          let distance = centers[..<count].reduce(Double.infinity) { min($0, ($1 - place).length) }
          guard distance < QRCodeTuning.alignmentReach,
            let pattern = grid.alignmentPattern(
              at: place, known, radius: QRCodeTuning.alignmentSlack(distance), isInverted: isInverted,
              in: grey),
            pattern.score > least
          else { return false }
          centers.append(place)
          images.append(pattern.center)
          return true
        }
        if centers.count > count, let better = ControlPoints(arms + centers, ends + images, grid: grid) {
          known = better
        }
      }
    }
    var bent = grid
    bent.warp(through: known)
    if body(bent, centers) { return true }
    // Without the axes, which are what a blur changes most.
    if let map = Perspective(from: centers, to: images) {
      grid.map = map
      grid.warp = []
      grid.warp(near: centers, images)
      return body(grid, centers)
    }
    return false
  }
}

extension QRCode.Version {
  /// The middles of the alignment patterns, in modules.
  fileprivate var alignmentPlaces: [Point] {
    let positions = alignmentPatternCenters.map { Double($0) + 0.5 }
    return positions.flatMap { y in positions.map { Point(x: $0, y: y) } }
      .filter { place in !finderCenters.contains { ($0 - place).length < 5 } }
  }
}
