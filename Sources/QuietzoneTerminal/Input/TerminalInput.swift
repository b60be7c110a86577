/// What comes from a terminal.
public enum TerminalInput: Equatable, Sendable {
  case key(Key)
  /// A click of the first button, at a cell counted from 0.
  case click(column: Int, row: Int)
  /// A text that was pasted, not typed: none of it is a key.
  case paste(String)
  /// An answer to what the terminal was asked.
  case report(TerminalReport)
}

/// A key, or several held together.
public enum Key: Equatable, Sendable {
  case character(Unicode.Scalar)
  /// A letter held together with Control, in lower case.
  case control(Unicode.Scalar)
  case enter, escape, tab, backspace
  case up, down, left, right, home, end, pageUp, pageDown
}

/// What a terminal tells of itself.
public enum TerminalReport: Equatable, Sendable {
  /// Primary device attributes (DA1): what it can do, by numbers; 4 is sixel graphics.
  case attributes([Int])
  /// A cell's size in pixels (XTWINOPS 16).
  case cellSize(CellSize)
  /// How many colours a sixel picture may have at once (XTSMGRAPHICS 1).
  case colorRegisters(Int)
  /// The largest sixel picture, in pixels (XTSMGRAPHICS 2).
  case graphicsSize(width: Int, height: Int)
  /// How a mode of its own stands (DECRQM): 1 or 2 where it can be set and reset.
  case mode(Int, Int)
  /// It knows kitty's graphics protocol, and whether it took the picture.
  case kittyGraphics(isAccepted: Bool)
}
