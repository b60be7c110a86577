import QuietzoneImaging

extension SymbolGrid {
  /// Grey values that growing from a corner takes: a place every four modules of the four edges, each with the modules around
  /// it in some sixty positions. Measured against other work of the same time.
  var growthCost: Int { 150 * (width + height) }

  /// Fits the grid's perspective to a symbol of which just the top left corner is known: along the edges' timing
  /// patterns outwards, a stretch at a time, each looked for where those before it say.
  ///
  /// - Parameter corner: How many modules from the top left the grid is right already, across and down.
  mutating func grow(
    by known: FunctionPattern, from corner: Double, isInverted: Bool, in grey: GreySampler
  ) {
    var places = [(0, 0), (corner, 0), (corner, corner), (0, corner), (corner / 2, corner / 2)].map {
      Point(x: $0.0, y: $0.1)
    }
    var images = places.map { point($0.x, $0.y) }
    let anchors = places.count
    var stations = edgeStations(beyond: corner)
    var reach = corner + 4
    while !stations.isEmpty {
      let near = stations.filter { max($0.x, $0.y) <= reach }
      stations.removeAll { max($0.x, $0.y) <= reach }
      reach *= 1.3
      guard !near.isEmpty else { continue }
      for place in near {
        places.append(place)
        images.append(stand(place, reach: 2, step: 0.25, known, isInverted: isInverted, in: grey))
      }
      guard let better = Perspective(from: places, to: images) else { return }
      map = better
    }
    // Once more from where all of it has been seen: the first stretches were found on little ground.
    for index in places.indices.dropFirst(anchors) {
      images[index] = stand(places[index], reach: 1, step: 0.2, known, isInverted: isInverted, in: grey)
    }
    if let better = Perspective(from: places, to: images) { map = better }
  }

  /// Where a place is in the image by the modules around it.
  private func stand(
    _ place: Point, reach: Int, step: Double, _ known: FunctionPattern, isInverted: Bool, in grey: GreySampler
  ) -> Point {
    map(place)
      + bestShift(
        around: place, from: Point(x: 0, y: 0), reach: reach, step: step, rounds: 3, known,
        isInverted: isInverted, in: grey)
  }

  /// Places every four modules along the four edges, nearest the top left first.
  private func edgeStations(beyond corner: Double) -> [Point] {
    let (right, bottom) = (Double(width) - 0.5, Double(height) - 0.5)
    var stations: [Point] = []
    var place = corner + 2.5
    while place <= max(right, bottom) {
      if place <= right { stations += [Point(x: place, y: 0.5), Point(x: place, y: bottom)] }
      if place <= bottom { stations += [Point(x: 0.5, y: place), Point(x: right, y: place)] }
      place += 4
    }
    return stations.ascending { max($0.x, $0.y) }
  }
}
