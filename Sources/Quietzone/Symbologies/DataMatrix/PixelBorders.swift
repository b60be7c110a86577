import QuietzoneImaging
import QuietzoneSymbols

#if !COMPACT
  /// A symbol of one pixel a module: where its solid borders meet, and which way they lead.
  struct PixelOutline {
    /// The pixel at the corner of the solid borders.
    var corner: SIMD2<Int>
    /// A step along the lower border and one up the left one, as the symbol stands.
    var along: SIMD2<Int>
    var up: SIMD2<Int>
    var columns: Int
    var rows: Int

    /// The pixel of a module, counted from the corner.
    func pixel(_ column: Int, _ row: Int) -> SIMD2<Int> { corner &+ along &* column &+ up &* row }

    /// The outer corners, in pixels.
    var corners: Quadrilateral {
      func point(_ column: Int, _ row: Int) -> Point {
        // Steps lead from the middle of the corner's pixel, half a module inside.
        let (x, y) = (Double(column) - 0.5, Double(row) - 0.5)
        return Point(
          x: Double(corner.x) + 0.5 + x * Double(along.x) + y * Double(up.x),
          y: Double(corner.y) + 0.5 + x * Double(along.y) + y * Double(up.y))
      }
      return Quadrilateral(
        topLeft: point(0, rows), topRight: point(columns, rows), bottomRight: point(columns, 0),
        bottomLeft: point(0, 0))
    }

    func modules(in bits: BitView) -> ModuleMatrix {
      var modules = ModuleMatrix(width: columns, height: rows)
      for row in 0..<rows {
        for column in 0..<columns {
          let pixel = pixel(column, row)
          modules[column, rows - 1 - row] = bits.isDark(pixel.x, pixel.y)
        }
      }
      return modules
    }
  }

  /// Finds finder patterns (ISO/IEC 16022, 5.2) of one pixel a module: a solid border along a row and one along a column that meet,
  /// nothing beside them, and timing patterns opposite, all of it to the pixel.
  struct PixelBorders {
    let bits: BitView

    /// The least and the greatest side of a symbol, in modules.
    private static let (leastSide, mostSide) = (8, 144)

    /// Complexity: O(pixels / 64), and a little for each run that may be a border.
    func outlines() -> [PixelOutline] {
      var outlines: [PixelOutline] = []
      for y in 0..<bits.height {
        bits.forEachBorder(ofRow: y) { run in
          guard run.count <= Self.mostSide, run.count & 1 == 0 else { return }
          // The symbol lies below the border or above it, the quiet zone on the other side.
          for step in [1, -1] { add(from: run.lowerBound, run.count, y, step, to: &outlines) }
        }
      }
      return outlines
    }

    /// Adds the symbols that have a run of a row as their border: it leads left or right from the corner.
    ///
    /// - Parameter step: The way into the symbol: 1 is down.
    private func add(from left: Int, _ length: Int, _ y: Int, _ step: Int, to outlines: inout [PixelOutline])
    {
      // Two of the pixels beside the border tell most that is none; the quiet zone may lie outside the image.
      guard !isDark(left + length / 2, y - step), !isDark(left + 2, y - step) else { return }
      for way in [-1, 1] {
        let corner = SIMD2(way > 0 ? left : left + length - 1, y)
        guard isDark(corner.x, y + step), !isDark(corner.x + way * (length - 1), y + step) else { continue }
        let (row, column) = (SIMD2(way, 0), SIMD2(0, step))
        guard let height = borderLength(from: corner, column, outside: row) else { continue }
        // As the symbol stands its left border is a quarter turn against the clock from its lower one.
        let isUpright = way * step < 0
        let outline = PixelOutline(
          corner: corner, along: isUpright ? row : column, up: isUpright ? column : row,
          columns: isUpright ? length : height, rows: isUpright ? height : length)
        if isFinderPattern(outline) { outlines.append(outline) }
      }
    }

    /// How long the border is that leads away from a corner, nil if it is no symbol's.
    private func borderLength(from corner: SIMD2<Int>, _ step: SIMD2<Int>, outside: SIMD2<Int>) -> Int? {
      var length = 0
      var pixel = corner
      while length <= Self.mostSide, isDark(pixel.x, pixel.y) {
        guard !isDark(pixel.x - outside.x, pixel.y - outside.y) else { return nil }
        length += 1
        pixel &+= step
      }
      return length >= Self.leastSide && length <= Self.mostSide && length & 1 == 0 ? length : nil
    }

    private func isFinderPattern(_ outline: PixelOutline) -> Bool {
      let (columns, rows) = (outline.columns, outline.rows)
      guard
        DataMatrix.SymbolSize(columns: columns, rows: rows) != nil
          || DataMatrix.SymbolSize(columns: rows, rows: columns) != nil
      else { return false }
      func isDark(_ column: Int, _ row: Int) -> Bool {
        let pixel = outline.pixel(column, row)
        return self.isDark(pixel.x, pixel.y)
      }
      return (0..<columns).allSatisfy { !isDark($0, -1) && isDark($0, rows - 1) == ($0 & 1 == 0) }
        && (0..<rows).allSatisfy { isDark(columns - 1, $0) == ($0 & 1 == 0) }
    }

    /// Nothing outside the image is dark.
    private func isDark(_ x: Int, _ y: Int) -> Bool {
      x >= 0 && y >= 0 && x < bits.width && y < bits.height && bits.isDark(x, y)
    }
  }
#endif
