import QuietzoneImaging

/// Where the places of one row of a grid are in the image, four at a time.
struct GridRow {
  private let map: Perspective
  private let y: Float
  /// How far off the perspective the row is where it crosses the lattice's columns of nodes; empty if the symbol is flat.
  private let offsets: [SIMD2<Float>]
  /// Nodes a module.
  private let density: Float

  /// - Parameter y: in modules from the symbol's upper edge.
  ///
  /// Complexity: O(nodes of a row).
  init(_ y: Double, of grid: SymbolGrid) {
    map = grid.map
    self.y = Float(y)
    let spacing = grid.spacing
    density = Float(1 / spacing.x)
    guard !grid.warp.isEmpty else {
      offsets = []
      return
    }
    let nodes = grid.nodeColumns
    let v = max(0, min(y / spacing.y, Double(grid.nodeRows - 1)))
    let row = min(Int(v), grid.nodeRows - 2)
    let part = v - Double(row)
    offsets = grid.warp.withUnsafeBufferPointer { warp in
      (row * nodes..<(row + 1) * nodes).map { node in
        let offset = warp[node] * (1 - part) + warp[node + nodes] * part
        return SIMD2(Float(offset.x), Float(offset.y))
      }
    }
  }

  /// The image points of four places, in modules from the symbol's left edge.
  @inline(__always)
  func points(x: SIMD4<Float>) -> (x: SIMD4<Float>, y: SIMD4<Float>) {
    var (imageX, imageY) = map.images(x: x, y: SIMD4(repeating: y))
    guard !offsets.isEmpty else { return (imageX, imageY) }
    offsets.withUnsafeBufferPointer { offsets in
      for lane in 0..<4 {
        let u = max(0, min(x[lane] * density, Float(offsets.count &- 1)))
        let node = min(Int(u), offsets.count &- 2)
        let offset = offsets[node] + (offsets[node &+ 1] - offsets[node]) * (u - Float(node))
        imageX[lane] += offset.x
        imageY[lane] += offset.y
      }
    }
    return (imageX, imageY)
  }
}
