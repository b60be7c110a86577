import QuietzoneImaging

/// Where things are on a terminal: the picture, and below it a line that says what keys do.
public struct ScreenLayout: Equatable, Sendable {
  public let size: TerminalSize
  /// The cells that the picture takes up.
  public let picture: CellRectangle
  /// The picture's pixels.
  public let pictureWidth, pictureHeight: Int
  /// A cell, as far as it is known.
  public let cell: CellSize

  /// The most pixels of a picture that the terminal scales; of one that goes through a network.
  static let mostPixels = 640 * 480
  static let mostRemotePixels = 320 * 240

  public init(_ size: TerminalSize, _ capabilities: TerminalCapabilities) {
    self.size = size
    let cell = capabilities.cell ?? size.cell ?? .usual
    self.cell = cell
    let area = CellRectangle(column: 0, row: 0, columns: size.columns, rows: max(1, size.rows - 1))
    let most = capabilities.isRemote ? Self.mostRemotePixels : Self.mostPixels
    switch capabilities.picture {
    case .halfBlocks:
      picture = area
      (pictureWidth, pictureHeight) = (area.columns, 2 * area.rows)
    case .characters:
      picture = area
      (pictureWidth, pictureHeight) = (area.columns, area.rows)
    case .kitty:
      picture = area
      let (width, height) = (area.columns * cell.width, area.rows * cell.height)
      let scale = min(1, (Double(most) / Double(width * height)).squareRoot())
      (pictureWidth, pictureHeight) = (
        max(1, Int(Double(width) * scale)), max(1, Int(Double(height) * scale))
      )
    case .sixel(_, let width, let height):
      // Nobody scales it: what is too large for the terminal, or for the network, is shown smaller, in the middle.
      let share = capabilities.isRemote ? 2 : 1
      let columns = min(area.columns, max(1, width / share / cell.width))
      let rows = min(area.rows, max(1, height / share / cell.height))
      picture = CellRectangle(
        column: (area.columns - columns) / 2, row: (area.rows - rows) / 2, columns: columns, rows: rows)
      (pictureWidth, pictureHeight) = (columns * cell.width, rows * cell.height)
    }
  }

  /// The place in the picture that a cell is at, as shares of its width and height; nil beside it.
  public func place(column: Int, row: Int) -> Point? {
    guard picture.holds(column, row) else { return nil }
    return Point(
      x: (Double(column - picture.column) + 0.5) / Double(picture.columns),
      y: (Double(row - picture.row) + 0.5) / Double(picture.rows))
  }
}
