extension DataMatrix {
  /// Where the modules of each codeword are (ISO/IEC 16022, annex F; ISO/IEC 21471, annex F for the extended sizes).
  struct ModulePlacement {
    /// For each codeword in turn its eight modules, the highest bit first: indices into the symbol, row by row.
    private(set) var modules: [Int] = []

    private let size: SymbolSize
    private let columns: Int
    private let rows: Int
    private var isTaken: [Bool]

    init(_ size: SymbolSize) {
      self.size = size
      columns = size.dataColumns
      rows = size.dataRows
      isTaken = [Bool](repeating: false, count: columns * rows)
      modules.reserveCapacity(size.codewordCount * 8)
      place()
    }

    /// Walks along the diagonals, upwards and downwards in turn, and places a codeword wherever there is room.
    private mutating func place() {
      var (row, column) = (4, 0)
      repeat {
        placeCorners(row, column)
        repeat {
          if row < rows, column >= 0, !isTaken[row * columns + column] { placeUtah(row, column) }
          row -= 2
          column += 2
        } while row >= 0 && column < columns
        row += 1
        column += 3
        repeat {
          if row >= 0, column < columns, !isTaken[row * columns + column] { placeUtah(row, column) }
          row += 2
          column -= 2
        } while row < rows && column >= 0
        row += 3
        column += 1
      } while row < rows || column < columns
    }

    /// The common shape, of which `row` and `column` are the lower right module.
    private mutating func placeUtah(_ row: Int, _ column: Int) {
      for (up, left) in [(2, 2), (2, 1), (1, 2), (1, 1), (1, 0), (0, 2), (0, 1), (0, 0)] {
        take(row - up, column - left)
      }
    }

    /// The four shapes of codewords that lie in corners of the mapping matrix. Negative numbers count from its end.
    private mutating func placeCorners(_ row: Int, _ column: Int) {
      if row == rows, column == 0 {
        placeCorner([(-1, 0), (-1, 1), (-1, 2), (0, -2), (0, -1), (1, -1), (2, -1), (3, -1)])
      }
      if row == rows - 2, column == 0, columns % 4 != 0 {
        placeCorner([(-3, 0), (-2, 0), (-1, 0), (0, -4), (0, -3), (0, -2), (0, -1), (1, -1)])
      }
      if row == rows - 2, column == 0, columns % 8 == 4 {
        placeCorner([(-3, 0), (-2, 0), (-1, 0), (0, -2), (0, -1), (1, -1), (2, -1), (3, -1)])
      }
      if row == rows + 4, column == 2, columns % 8 == 0 {
        placeCorner([(-1, 0), (-1, -1), (0, -3), (0, -2), (0, -1), (1, -3), (1, -2), (1, -1)])
      }
    }

    private mutating func placeCorner(_ places: [(row: Int, column: Int)]) {
      for place in places {
        take(
          place.row < 0 ? place.row + rows : place.row,
          place.column < 0 ? place.column + columns : place.column)
      }
    }

    /// Takes a module of the mapping matrix; what reaches beyond an edge goes on at the opposite one.
    private mutating func take(_ row: Int, _ column: Int) {
      var (row, column) = (row, column)
      if row < 0 {
        row += rows
        column += 4 - (rows + 4) % 8
      }
      if column < 0 {
        column += columns
        row += 4 - (columns + 4) % 8
      }
      if row >= rows { row -= rows }
      isTaken[row * columns + column] = true
      // Each region's borders are between it and the mapping matrix's origin.
      let x = column + 1 + column / (size.regionWidth - 2) * 2
      let y = row + 1 + row / (size.regionHeight - 2) * 2
      modules.append(y * size.columns + x)
    }
  }
}
