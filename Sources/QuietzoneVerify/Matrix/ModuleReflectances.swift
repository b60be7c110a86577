import QuietzoneImaging

/// The reflectance of each module of a symbol, and of those around it, through an aperture.
struct ModuleReflectances {
  let columns: Int
  let rows: Int
  /// How many modules around the symbol belong to it.
  let margin: Int
  private var values: [Double]
  /// The highest and the lowest reflectance in the symbol and its quiet zone (ISO/IEC 15415, 7.8.3).
  private(set) var highest = 0.0
  private(set) var lowest = 1.0

  /// - Parameter diameter: the aperture's, in pixels.
  init(_ grid: MeasuredGrid, margin: Int, diameter: Double, _ view: ReflectanceView) {
    (columns, rows, self.margin) = (grid.columns, grid.rows, margin)
    values = []
    values.reserveCapacity((columns + 2 * margin) * (rows + 2 * margin))
    for y in -margin..<rows + margin {
      for x in -margin..<columns + margin {
        values.append(view.mean(around: grid.center(x, y), diameter: diameter))
      }
    }
    for value in values {
      highest = max(highest, value)
      lowest = min(lowest, value)
    }
  }

  /// Of a module; places may be as far as the margin beyond the symbol.
  subscript(x: Int, y: Int) -> Double { values[(y + margin) * (columns + 2 * margin) + x + margin] }

  /// Halfway between the highest and the lowest: what is below is dark (ISO/IEC 15415, 7.6).
  var threshold: Double { (highest + lowest) / 2 }

  /// Symbol contrast (ISO/IEC 15415, 7.8.3).
  var contrast: Double { highest - lowest }

  /// The symbol's own modules, row by row.
  var inner: [Double] {
    (0..<rows).flatMap { y in (0..<columns).map { x in self[x, y] } }
  }
}
