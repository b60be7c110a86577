import QuietzoneImaging

/// Where the modules of a symbol are in a picture: an even grid in perspective, and how far from it the print is.
struct MeasuredGrid {
  let columns: Int
  let rows: Int
  /// The corners of the even grid, in pixels.
  private(set) var corners: Quadrilateral
  private var map: Perspective
  /// For each module how far its print is from the even grid, in modules.
  private(set) var shifts: [SIMD2<Double>]
  /// By how much dark is wider than it should be across columns, and across rows, in modules.
  private(set) var growth = SIMD2<Double>()

  /// Nil where three corners lie on a line.
  init?(columns: Int, rows: Int, corners: Quadrilateral) {
    guard let map = Perspective(unitSquareTo: corners) else { return nil }
    self.columns = columns
    self.rows = rows
    self.corners = corners
    self.map = map
    shifts = [SIMD2<Double>](repeating: .zero, count: columns * rows)
  }

  /// A place of the even grid, in modules from the symbol's corner, in pixels.
  func place(_ x: Double, _ y: Double) -> Point { map(Point(x: x / Double(columns), y: y / Double(rows))) }

  /// The middle of a module as it is printed, in pixels; also beyond the symbol.
  func center(_ x: Int, _ y: Int) -> Point {
    let shift = shifts[min(max(y, 0), rows - 1) * columns + min(max(x, 0), columns - 1)]
    return place(Double(x) + 0.5 + shift.x, Double(y) + 0.5 + shift.y)
  }

  /// The mean width and height of a module, in pixels.
  var moduleSize: SIMD2<Double> {
    let (width, height) = (Double(columns), Double(rows))
    func side(_ from: Point, _ to: Point) -> Double { (to - from).length }
    return SIMD2(
      (side(corners.topLeft, corners.topRight) + side(corners.bottomLeft, corners.bottomRight)) / 2 / width,
      (side(corners.topLeft, corners.bottomLeft) + side(corners.topRight, corners.bottomRight)) / 2 / height)
  }

  /// |X − Y| over their mean (ISO/IEC 15415, 7.8.6).
  var axialNonuniformity: Double {
    let size = moduleSize
    return abs(size.x - size.y) / ((size.x + size.y) / 2)
  }

  /// The farthest that a module is from the even grid, in modules (ISO/IEC 15415, 7.8.7).
  var gridNonuniformity: Double { shifts.reduce(0) { max($0, ($1 * $1).sum().squareRoot()) } }

  /// Lays the grid over the edges between dark and light modules.
  mutating func fit(_ edges: GridEdges) {
    growth = edges.growth
    if let corners = edges.fittedCorners(of: self), let map = Perspective(unitSquareTo: corners) {
      self.corners = corners
      self.map = map
    }
  }

  /// Notes how far from the grid the edges are around each module.
  mutating func bend(_ edges: GridEdges) { shifts = edges.localShifts() }
}
