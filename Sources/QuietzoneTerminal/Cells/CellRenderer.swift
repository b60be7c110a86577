/// Makes a terminal show one grid after another, by what is different.
struct CellRenderer {
  private let colors: ColorDepth
  /// What the terminal shows; nil where that is not known.
  private var shown: CellGrid?
  /// Which cells a picture was drawn over: what was written there is gone.
  private var lost: CellRectangle?

  init(colors: ColorDepth) { self.colors = colors }

  /// Begins with an empty screen.
  static let clearing = Array("\u{1B}[0m\u{1B}[2J".utf8)

  /// Nothing is known of what the terminal shows.
  mutating func forget() { shown = nil }

  /// A picture was drawn here, over all that was written.
  mutating func lose(_ part: CellRectangle) { lost = part }

  /// What makes the terminal show `grid`.
  mutating func bytes(_ grid: CellGrid) -> [UInt8] {
    var result: [UInt8] = []
    var cursor = Cursor()
    let known = shown.flatMap { $0.columns == grid.columns && $0.rows == grid.rows ? $0 : nil }
    if known == nil { result += Self.clearing }
    for row in 0..<grid.rows {
      for column in 0..<grid.columns {
        let cell = grid[column, row]
        if cell.kind != .character { continue }
        let isLost = lost.map { $0.holds(column, row) } ?? false
        if !isLost, (known?[column, row] ?? .blank) == cell { continue }
        cursor.move(to: column, row, &result)
        cursor.take(cell.style, colors, &result)
        result += UTF8.encode(cell.scalar)!
        if let mark = cell.mark { result += UTF8.encode(mark)! }
        cursor.advance(cell)
      }
    }
    if !result.isEmpty { result += "\u{1B}[0m".utf8 }
    shown = grid
    lost = nil
    return result
  }

  /// Where the terminal writes next, and how, as far as that is known.
  private struct Cursor {
    private var place: (column: Int, row: Int)?
    private var style: CellStyle?

    mutating func move(to column: Int, _ row: Int, _ result: inout [UInt8]) {
      if let place, place == (column, row) { return }
      result += "\u{1B}[".utf8
      appendDecimal(row + 1, to: &result)
      result.append(UInt8(ascii: ";"))
      appendDecimal(column + 1, to: &result)
      result.append(UInt8(ascii: "H"))
      place = (column, row)
    }

    mutating func take(_ new: CellStyle, _ colors: ColorDepth, _ result: inout [UInt8]) {
      guard new != style else { return }
      style = new
      result += "\u{1B}[0".utf8
      if new.isBold { result += ";1".utf8 }
      if new.isReversed { result += ";7".utf8 }
      new.foreground.append(38, colors, to: &result)
      new.background.append(48, colors, to: &result)
      result.append(UInt8(ascii: "m"))
    }

    /// Terminals do not agree how wide letters of the world are: behind them the cursor is moved anew.
    mutating func advance(_ cell: Cell) {
      let isCertain = cell.mark == nil && (cell.scalar.isASCII || cell.scalar == "▀")
      place = isCertain ? place.map { ($0.column + 1, $0.row) } : nil
    }
  }
}

extension CellRectangle {
  func holds(_ column: Int, _ row: Int) -> Bool {
    self.column..<self.column + columns ~= column && self.row..<self.row + rows ~= row
  }
}
