@testable import Quietzone

extension Quadrilateral {
  /// From modules of a symbol of `dimension` modules with these outer corners to the image.
  func map(dimension: Int) -> Perspective {
    Perspective(unitSquareTo: self)!.after(origin: Point(x: 0, y: 0), scale: 1 / Double(dimension))
  }

  /// As `map(dimension:)`, for a symbol that need not be square.
  func map(width: Int, height: Int) -> Perspective {
    let (right, bottom) = (Double(width), Double(height))
    let places = [(0, 0), (right, 0), (right, bottom), (0, bottom)].map { Point(x: $0.0, y: $0.1) }
    return Perspective(from: places, to: points)!
  }
}

extension FinderPattern {
  /// The pattern around the module place (`x`, `y`) of a symbol that `map` takes to the image.
  init(x: Double, y: Double, map: Perspective, isInverted: Bool = false) {
    self.init(
      center: map(Point(x: x, y: y)),
      across: map(Point(x: x + 0.5, y: y)) - map(Point(x: x - 0.5, y: y)),
      down: map(Point(x: x, y: y + 0.5)) - map(Point(x: x, y: y - 0.5)), isInverted: isInverted, distortion: 0
    )
  }
}

extension FinderPattern {
  /// The pattern of squares that a picture shows near a place.
  init?(
    near middle: Point, moduleX: Double, moduleY: Double, isInverted: Bool, in grey: GreySampler
  ) {
    let edges = Self.edges(
      around: middle, moduleX: moduleX, moduleY: moduleY, isInverted: isInverted, isOpen: false, in: grey)
    self.init(
      edges, from: middle, moduleX: moduleX, moduleY: moduleY, isInverted: isInverted, isOpen: false)
  }

  /// The pattern of discs that it shows there.
  init?(
    discsNear middle: Point, moduleX: Double, moduleY: Double, isInverted: Bool, in grey: GreySampler
  ) {
    let edges = Self.edges(
      around: middle, moduleX: moduleX, moduleY: moduleY, isInverted: isInverted, isOpen: false, in: grey)
    self.init(discs: edges, from: middle, moduleX: moduleX, moduleY: moduleY, isInverted: isInverted)
  }
}

extension FinderTriple {
  /// The finder patterns of a symbol of `dimension` modules with these outer corners.
  init(_ corners: Quadrilateral, dimension: Int, isInverted: Bool = false) {
    let map = corners.map(dimension: dimension)
    let far = Double(dimension) - 3.5
    self.init(
      topLeft: FinderPattern(x: 3.5, y: 3.5, map: map, isInverted: isInverted),
      topRight: FinderPattern(x: far, y: 3.5, map: map, isInverted: isInverted),
      bottomLeft: FinderPattern(x: 3.5, y: far, map: map, isInverted: isInverted), indices: (0, 1, 2),
      span: Double(dimension - 7), score: 1)
  }
}
