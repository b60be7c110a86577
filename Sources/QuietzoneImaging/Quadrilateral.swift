/// Four corners in a symbol's own order: `topLeft` is where the symbol's top left is, wherever that lies in the image.
public struct Quadrilateral: Hashable, Sendable {
  public var topLeft: Point
  public var topRight: Point
  public var bottomRight: Point
  public var bottomLeft: Point

  public init(topLeft: Point, topRight: Point, bottomRight: Point, bottomLeft: Point) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// Top left, top right, bottom right, bottom left.
  public var points: [Point] { [topLeft, topRight, bottomRight, bottomLeft] }

  /// The mean of the corners.
  public var center: Point { (topLeft + topRight + bottomRight + bottomLeft) * 0.25 }

  /// Whether `p` lies inside, by the even-odd rule.
  public func contains(_ p: Point) -> Bool {
    let corners = (topLeft, topRight, bottomRight, bottomLeft)
    func crosses(_ a: Point, _ b: Point) -> Bool {
      (a.y > p.y) != (b.y > p.y) && p.x < (b.x - a.x) * (p.y - a.y) / (b.y - a.y) + a.x
    }
    var inside = crosses(corners.0, corners.1)
    if crosses(corners.1, corners.2) { inside.toggle() }
    if crosses(corners.2, corners.3) { inside.toggle() }
    if crosses(corners.3, corners.0) { inside.toggle() }
    return inside
  }

  /// The same corners, moved by `transform`.
  public func map(_ transform: (Point) -> Point) -> Quadrilateral {
    Quadrilateral(
      topLeft: transform(topLeft), topRight: transform(topRight),
      bottomRight: transform(bottomRight), bottomLeft: transform(bottomLeft))
  }
}
