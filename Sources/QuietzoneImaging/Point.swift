/// A place in an image, in pixels: x to the right, y down, the origin at the outer corner of the top left pixel
/// (whose centre is at 0.5, 0.5).
public struct Point: Hashable, Sendable {
  public var x: Double
  public var y: Double

  @inlinable
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  @inlinable
  public static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }
  @inlinable
  public static func - (a: Point, b: Point) -> Point { Point(x: a.x - b.x, y: a.y - b.y) }
  @inlinable
  public static func * (a: Point, k: Double) -> Point { Point(x: a.x * k, y: a.y * k) }

  /// The distance from the origin.
  @inlinable
  public var length: Double { (x * x + y * y).squareRoot() }

  /// The z component of the cross product: positive when `b` lies clockwise of `a` on the screen.
  @inlinable
  public static func cross(_ a: Point, _ b: Point) -> Double { a.x * b.y - a.y * b.x }
  @inlinable
  public static func dot(_ a: Point, _ b: Point) -> Double { a.x * b.x + a.y * b.y }
}
