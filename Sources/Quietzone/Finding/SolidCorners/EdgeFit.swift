/// The direction across an edge, from dark to light: a vector of so many units, for arithmetic in whole numbers.
struct EdgeNormal {
  private var x: Int32 = 0
  private var y: Int32 = 0
  private static let unit: Float = 1024

  init() {}

  @inline(__always)
  init(_ slope: SIMD2<Float>) {
    let normal = slope * (Self.unit / (slope * slope).sum().squareRoot())
    (x, y) = (Rounding.nearest(normal.x), Rounding.nearest(normal.y))
  }

  /// What `along` gives for grey values a pixel.
  static func along(_ greys: Float) -> Int32 { Int32(2 * greys * unit) }

  /// How steep it is across the edge.
  @inline(__always)
  func along(_ slope: EdgeTracing.Slope) -> Int32 { Int32(slope.x) &* x &+ Int32(slope.y) &* y }

  /// How steep it is on the way along the edge.
  @inline(__always)
  func across(_ slope: EdgeTracing.Slope) -> Int32 { Int32(slope.x) &* y &- Int32(slope.y) &* x }

  /// How steep it may be on the way along the edge.
  @inline(__always)
  func mostTurn(_ along: Int32) -> Int32 { (along &* SolidCornerTuning.mostTurn) &>> 4 }
}

/// The places of an edge's pixels, summed for a straight line through them.
struct EdgeFit {
  private(set) var slopeSum: SIMD2<Float> = .zero
  private(set) var normal = EdgeNormal()
  private(set) var count: Float = 0
  private var number = 0
  // Around the first place, for the precision of small numbers.
  private var first = SIMD2<Float>.zero
  private var u: Float = 0
  private var v: Float = 0
  private var uu: Float = 0
  private var uv: Float = 0
  /// The line through the first so many places, once there are some.
  private var line: (offset: Float, slope: Float)?

  @inline(__always)
  mutating func add(u placeU: Float, v placeV: Float, _ slope: EdgeTracing.Slope) {
    if count == 0 { first = SIMD2(placeU, placeV) }
    let (du, dv) = (placeU - first.x, placeV - first.y)
    u += du
    v += dv
    uu += du * du
    uv += du * dv
    count += 1
    slopeSum += slope.greys
    normal = EdgeNormal(slopeSum)
    // A line that is a few pixels long turns little with one more.
    number &+= 1
    if number >= 8, number & 3 == 0 { line = fit }
  }

  /// How steep the edge is, on average.
  var meanSlope: Float { (slopeSum * slopeSum).sum().squareRoot() / count }

  /// The straight line v = offset + slope · u.
  var fit: (offset: Float, slope: Float)? {
    let determinant = count * uu - u * u
    guard determinant > 0 else { return nil }
    let slope = (count * uv - u * v) / determinant
    let offset = (v - slope * u) / count
    return (offset + first.y - slope * first.x, slope)
  }

  /// Where the edge goes on: beside the last place at first, on the line when there is one.
  @inline(__always)
  func expected(at place: Float, after last: Float) -> Float {
    guard let line else { return last }
    return line.offset + line.slope * place
  }
}
