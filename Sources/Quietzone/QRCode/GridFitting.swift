extension SymbolGrid {
  /// The grid of a QR Code whose finder patterns are known, fitted to the alignment patterns that can be found.
  ///
  /// Nil where the frame allows no perspective.
  init?(dimension: Int, frame: SymbolFrame, isInverted: Bool, in grey: GreySampler) {
    guard let version = QRCode.Version(dimension: dimension),
      let map = frame.perspective(dimension: dimension)
    else {
      return nil
    }
    self.init(dimension: dimension, map: map)
    let positions = version.alignmentPatternCenters
    guard let last = positions.last else { return }

    let side = Double(dimension)
    var places = [Point(x: 3.5, y: 3.5), Point(x: side - 3.5, y: 3.5), Point(x: 3.5, y: side - 3.5)]
    var images = [frame.topLeft, frame.topRight, frame.bottomLeft]

    // The one opposite the corner says most about the perspective; how far off it may be grows with the symbol.
    let corner = Double(last) + 0.5
    guard
      let found = alignmentPattern(
        at: Point(x: corner, y: corner), radius: 3.5 + side / 16, isInverted: isInverted, in: grey)
    else { return }
    places.append(Point(x: corner, y: corner))
    images.append(found.center)
    guard let better = Perspective(from: places, to: images) else { return }
    self.map = better
    guard positions.count > 2 else { return }

    for row in positions {
      for column in positions {
        let isFinder = (row == 6 && (column == 6 || column == last)) || (row == last && column == 6)
        if isFinder || (row == last && column == last) { continue }
        let place = Point(x: Double(column) + 0.5, y: Double(row) + 0.5)
        if let pattern = alignmentPattern(at: place, radius: 1.7, isInverted: isInverted, in: grey),
          pattern.contrast > 0.5 * found.contrast
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

  /// Bends the grid so that it passes through known points: each node goes with the nearest of them.
  private mutating func bend(towards images: [Point], at places: [Point]) {
    let offsets = zip(places, images).map { place, image in image - map(place) }
    bend = []
    for row in 0..<nodes {
      for column in 0..<nodes {
        let node = Point(x: Double(column) * spacing, y: Double(row) * spacing)
        var (sum, weights) = (Point(x: 0, y: 0), 0.0)
        for (place, offset) in zip(places, offsets) {
          let d = place - node
          let squared = Point.dot(d, d) + 4
          let weight = 1 / (squared * squared)
          sum = sum + offset * weight
          weights += weight
        }
        bend.append(sum * (1 / weights))
      }
    }
  }
}
