/// How large a terminal is.
public struct TerminalSize: Equatable, Sendable {
  /// In cells; at least 1.
  public var columns: Int
  /// In cells; at least 1.
  public var rows: Int
  /// In pixels; nil where the terminal does not tell.
  public var cell: CellSize?

  /// What is taken for the size where nothing tells it.
  public static let usual = TerminalSize(columns: 80, rows: 24)
  /// Larger ones are drawn up to here: no terminal is, and what is claimed costs memory.
  public static let most = 1000

  public init(columns: Int, rows: Int, cell: CellSize? = nil) {
    self.columns = min(max(1, columns), TerminalSize.most)
    self.rows = min(max(1, rows), TerminalSize.most)
    self.cell = cell
  }
}

/// A cell of a terminal, in pixels.
public struct CellSize: Equatable, Sendable {
  public let width, height: Int

  /// nil where no font is so large or so small.
  public init?(width: Int, height: Int) {
    guard 1...400 ~= width, 1...400 ~= height else { return nil }
    (self.width, self.height) = (width, height)
  }

  /// What a cell is taken for where nothing tells: twice as high as it is wide.
  public static let usual = CellSize(width: 10, height: 20)!
}
