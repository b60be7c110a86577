/// Where each module of a matrix symbol is in the image: a perspective, and how far the symbol is bent off it.
struct SymbolGrid {
  /// Columns, in modules.
  let width: Int
  /// Rows, in modules.
  let height: Int
  /// From modules (the symbol's top left outer corner is the origin) to image pixels.
  var map: Perspective
  /// How far off `map`, in image pixels, at the nodes of a lattice over the symbol, row by row; empty if it is flat.
  var warp: [Point] = []
  /// Nodes of the lattice along a row of modules.
  let nodeColumns: Int
  /// Nodes of the lattice along a column of modules.
  let nodeRows: Int

  init(width: Int, height: Int, map: Perspective) {
    self.width = width
    self.height = height
    self.map = map
    nodeColumns = Self.nodes(along: width)
    nodeRows = Self.nodes(along: height)
  }

  /// A square symbol of `dimension` modules a side.
  init(dimension: Int, map: Perspective) { self.init(width: dimension, height: dimension, map: map) }

  /// One for about every five modules.
  private static func nodes(along modules: Int) -> Int { max(4, (modules + 2) / 5 + 1) }

  /// All nodes.
  var nodeCount: Int { nodeColumns * nodeRows }

  /// Modules between two nodes, across and down.
  var spacing: (x: Double, y: Double) {
    (Double(width) / Double(nodeColumns - 1), Double(height) / Double(nodeRows - 1))
  }

  /// The place of a node, in modules.
  func place(ofNode node: Int) -> Point {
    let spacing = spacing
    return Point(x: Double(node % nodeColumns) * spacing.x, y: Double(node / nodeColumns) * spacing.y)
  }

  /// Gives the lattice its nodes, if it has none yet: the grid stays as it is.
  mutating func makeWarpable() {
    if warp.isEmpty { warp = [Point](repeating: Point(x: 0, y: 0), count: nodeCount) }
  }

  /// The image point of a place in the symbol, in modules from its top left outer corner.
  @inline(__always)
  func point(_ x: Double, _ y: Double) -> Point {
    let flat = map(Point(x: x, y: y))
    return warp.isEmpty ? flat : flat + displacement(x, y)
  }

  /// How far off the perspective a place is, between the four nodes around it.
  private func displacement(_ x: Double, _ y: Double) -> Point {
    let spacing = spacing
    let u = max(0, min(x / spacing.x, Double(nodeColumns - 1)))
    let v = max(0, min(y / spacing.y, Double(nodeRows - 1)))
    let column = min(Int(u), nodeColumns - 2)
    let row = min(Int(v), nodeRows - 2)
    let (du, dv) = (u - Double(column), v - Double(row))
    let index = row * nodeColumns + column
    let upper = warp[index] * (1 - du) + warp[index + 1] * du
    let lower = warp[index + nodeColumns] * (1 - du) + warp[index + nodeColumns + 1] * du
    return upper * (1 - dv) + lower * dv
  }

  /// The symbol's outer corners.
  var corners: Quadrilateral {
    let (right, bottom) = (Double(width), Double(height))
    return Quadrilateral(
      topLeft: point(0, 0), topRight: point(right, 0), bottomRight: point(right, bottom),
      bottomLeft: point(0, bottom))
  }

  /// The length of a module's shorter side near a place, in image pixels.
  func moduleSize(_ x: Double, _ y: Double) -> Double {
    let p = map(Point(x: x, y: y))
    return min((map(Point(x: x + 1, y: y)) - p).length, (map(Point(x: x, y: y + 1)) - p).length)
  }
}
