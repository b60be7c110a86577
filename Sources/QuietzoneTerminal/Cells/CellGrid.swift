/// A part of a terminal, in cells.
public struct CellRectangle: Equatable, Sendable {
  public var column, row, columns, rows: Int

  public init(column: Int, row: Int, columns: Int, rows: Int) {
    (self.column, self.row, self.columns, self.rows) = (column, row, columns, rows)
  }
}

/// What a terminal is to show, cell by cell.
public struct CellGrid: Equatable {
  let columns, rows: Int
  /// Whether it shows ASCII alone.
  private let isASCII: Bool
  private(set) var cells: [Cell]

  /// An empty screen.
  init(_ size: TerminalSize, ascii: Bool) {
    (columns, rows, isASCII) = (size.columns, size.rows, ascii)
    cells = [Cell](repeating: .blank, count: size.columns * size.rows)
  }

  subscript(column: Int, row: Int) -> Cell {
    get { cells[row * columns + column] }
    set { cells[row * columns + column] = newValue }
  }

  /// Fills a part with one cell.
  mutating func fill(_ part: CellRectangle, with cell: Cell) {
    let (left, right) = (max(0, part.column), min(columns, part.column + part.columns))
    let (top, bottom) = (max(0, part.row), min(rows, part.row + part.rows))
    guard left < right, top < bottom else { return }
    for row in top..<bottom {
      splitWide(at: left, row)
      splitWide(at: right, row)
      for column in left..<right { self[column, row] = cell }
    }
  }

  /// Writes a text, as far as it fits into `limit` cells and into the row. A text that does not fit ends with `…`.
  ///
  /// - Returns: How many cells it took.
  @discardableResult
  mutating func write(
    _ text: String, column: Int, row: Int, limit: Int = .max, style: CellStyle = CellStyle()
  ) -> Int {
    guard 0..<rows ~= row, 0..<columns ~= column else { return 0 }
    let room = min(limit, columns - column)
    let scalars = shownScalars(text, ascii: isASCII)
    let isWhole = scalars.reduce(0) { $0 + $1.width.rawValue } <= room
    var used = 0
    for (scalar, width) in scalars {
      if width == .none {
        if used > 0 { addMark(scalar, before: column + used, row) }
        continue
      }
      guard used + width.rawValue <= (isWhole ? room : room - 1) else { break }
      put(scalar, width, column + used, row, style)
      used += width.rawValue
    }
    if !isWhole, room > 0 {
      put(isASCII ? "." : "…", .one, column + used, row, style)
      used += 1
    }
    return used
  }

  private mutating func addMark(_ mark: Unicode.Scalar, before column: Int, _ row: Int) {
    let place = self[column - 1, row].kind == .rightHalf ? column - 2 : column - 1
    if self[place, row].mark == nil { self[place, row].mark = mark }
  }

  private mutating func put(
    _ scalar: Unicode.Scalar, _ width: CharacterWidth, _ column: Int, _ row: Int, _ style: CellStyle
  ) {
    splitWide(at: column, row)
    splitWide(at: column + width.rawValue, row)
    self[column, row] = Cell(scalar: scalar, style: style)
    if width == .two { self[column + 1, row] = Cell(kind: .rightHalf, style: style) }
  }

  /// What is written beside half a wide character leaves none of it.
  private mutating func splitWide(at column: Int, _ row: Int) {
    guard 1..<columns ~= column, self[column, row].kind == .rightHalf else { return }
    self[column - 1, row].scalar = " "
    self[column, row] = Cell(style: self[column, row].style)
  }

  /// The rows as text: what a person reads.
  var text: [String] {
    (0..<rows).map { row in
      var line = ""
      for column in 0..<columns {
        let cell = self[column, row]
        switch cell.kind {
        case .rightHalf: continue
        case .picture: line.unicodeScalars.append("~")
        case .character:
          line.unicodeScalars.append(cell.scalar)
          if let mark = cell.mark { line.unicodeScalars.append(mark) }
        }
      }
      return line
    }
  }
}
