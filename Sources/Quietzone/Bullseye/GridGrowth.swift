import QuietzoneImaging

/// A perspective that is known in the middle of a symbol and followed outwards: what is only a hair off there is modules
/// off at the edge.
struct GridGrowth {
  /// From the symbol's own units to image pixels.
  private(set) var map: Perspective
  private var places: [Point]
  private var images: [Point]

  /// - Parameter anchors: Places where `map` is right.
  init(_ map: Perspective, anchors: [Point]) {
    self.map = map
    places = anchors
    images = anchors.map { map($0) }
  }

  /// Moves the perspective so that the modules around `ring`, places about as far from the middle, stand out most.
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
      let shift = window(place).settled(
        at: center, from: Point(x: 0, y: 0), right, down, reach: 3, step: 0.2, rounds: 3,
        isInverted: isInverted, in: grey)
      places.append(place)
      images.append(center + shift)
    }
    if let better = Perspective(from: places, to: images) { map = better }
  }
}
