import QuietzoneImaging

/// A map that is known in the middle of a symbol and followed outwards: what is only a hair off there is modules off at
/// the edge.
struct GridGrowth {
  /// From the symbol's own units to image pixels.
  private(set) var map: Perspective
  private var places: [Point] = []
  private var images: [Point] = []

  /// - Parameter anchors: Places where `map` is right.
  init(_ map: Perspective, anchors: [Point]) {
    self.map = map
    restart(from: anchors)
  }

  /// Forgets what was found, but not what has been made of it.
  mutating func restart(from anchors: [Point]) {
    places = anchors
    images = anchors.map { map($0) }
  }

  /// Finds where the modules around each of `ring`, places about as far from the middle, stand out most.
  ///
  /// - Parameter window: The modules around a place, and what is known of them.
  mutating func follow(
    _ ring: [Point], isInverted: Bool, in grey: GreySampler, window: (Point) -> ModuleWindow
  ) {
    for place in ring {
      let center = map(place)
      guard grey.contains(center) else { continue }
      let right = map(Point(x: place.x + 0.5, y: place.y)) - map(Point(x: place.x - 0.5, y: place.y))
      let down = map(Point(x: place.x, y: place.y + 0.5)) - map(Point(x: place.x, y: place.y - 0.5))
      let shift = window(place).middle(
        at: center, right, down, isInverted: isInverted, in: grey)
      places.append(place)
      images.append(center + shift)
    }
  }

  /// Moves the map to what has been found: any perspective.
  mutating func fitPerspective() {
    if let better = Perspective(from: places, to: images) { map = better }
  }

  /// Moves the map to what has been found, as long as parallels stay parallel: fewer unknowns, less swayed by a place
  /// that was not found well.
  mutating func fitParallel() {
    var systems = (LinearSystem(count: 3), LinearSystem(count: 3))
    for (place, image) in zip(places, images) {
      systems.0.add([place.x, place.y, 1], equals: image.x)
      systems.1.add([place.x, place.y, 1], equals: image.y)
    }
    guard let x = systems.0.solve(), let y = systems.1.solve() else { return }
    func image(_ u: Double, _ v: Double) -> Point {
      Point(x: x[0] * u + x[1] * v + x[2], y: y[0] * u + y[1] * v + y[2])
    }
    let corners = Quadrilateral(
      topLeft: image(0, 0), topRight: image(1, 0), bottomRight: image(1, 1), bottomLeft: image(0, 1))
    if let better = Perspective(unitSquareTo: corners) { map = better }
  }
}
