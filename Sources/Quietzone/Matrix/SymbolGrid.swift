/// Where each module of a square symbol is in the image: a perspective, and how far the symbol is bent off it.
struct SymbolGrid {
  /// Modules a side.
  let dimension: Int
  /// From modules (the symbol's outer corner is the origin) to image pixels.
  var map: Perspective
  /// How far off `map`, in image pixels, at the nodes of a lattice over the symbol; empty if it is flat.
  var bend: [Point] = []
  /// Nodes a side.
  let nodes: Int

  init(dimension: Int, map: Perspective) {
    self.dimension = dimension
    self.map = map
    nodes = max(4, (dimension + 2) / 5 + 1)
  }

  /// Modules between two nodes.
  var spacing: Double { Double(dimension) / Double(nodes - 1) }

  /// The image point of a place in the symbol, in modules from its top left outer corner.
  @inline(__always)
  func point(_ x: Double, _ y: Double) -> Point {
    let flat = map(Point(x: x, y: y))
    return bend.isEmpty ? flat : flat + displacement(x, y)
  }

  /// How far off the perspective a place is, between the four nodes around it.
  private func displacement(_ x: Double, _ y: Double) -> Point {
    let u = max(0, min(x / spacing, Double(nodes - 1)))
    let v = max(0, min(y / spacing, Double(nodes - 1)))
    let column = min(Int(u), nodes - 2)
    let row = min(Int(v), nodes - 2)
    let (du, dv) = (u - Double(column), v - Double(row))
    let index = row * nodes + column
    let upper = bend[index] * (1 - du) + bend[index + 1] * du
    let lower = bend[index + nodes] * (1 - du) + bend[index + nodes + 1] * du
    return upper * (1 - dv) + lower * dv
  }

  /// The symbol's outer corners.
  var corners: Quadrilateral {
    let side = Double(dimension)
    return Quadrilateral(
      topLeft: point(0, 0), topRight: point(side, 0), bottomRight: point(side, side),
      bottomLeft: point(0, side))
  }

  /// The length of a module's shorter side near a place, in image pixels.
  func moduleSize(_ x: Double, _ y: Double) -> Double {
    let p = map(Point(x: x, y: y))
    return min((map(Point(x: x + 1, y: y)) - p).length, (map(Point(x: x, y: y + 1)) - p).length)
  }
}
