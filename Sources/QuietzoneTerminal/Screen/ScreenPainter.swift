import QuietzoneImaging

/// Draws one screen after another on a terminal.
public struct ScreenPainter {
  private let capabilities: TerminalCapabilities
  private var renderer: CellRenderer
  private var kitty = KittyEncoder()
  private var isPictureShown = false

  public init(_ capabilities: TerminalCapabilities) {
    self.capabilities = capabilities
    renderer = CellRenderer(colors: capabilities.colors)
  }

  /// What takes away what the painter leaves on the screen, beside text.
  public static let clearing = KittyEncoder.clearing

  /// Nothing is known any more of what the terminal shows: it was another's, or has another size.
  public mutating func forget() {
    renderer.forget()
    isPictureShown = false
  }

  /// What draws a screen.
  ///
  /// - Parameter picture: As large as `layout` says; nil where there is none.
  public mutating func bytes(_ content: ScreenContent, _ picture: InkedPicture?, _ layout: ScreenLayout)
    -> [UInt8]
  {
    let picture = content.list == nil ? picture : nil
    var composition = ScreenComposition(layout, capabilities)
    let grid = composition.composed(content, picture)
    var result: [UInt8] = []
    switch capabilities.picture {
    case .halfBlocks, .characters: break
    case .kitty:
      if let picture {
        let place = layout.picture
        result += "\u{1B}[\(place.row + 1);\(place.column + 1)H".utf8
        result += kitty.bytes(picture, columns: place.columns, rows: place.rows, colors: capabilities.colors)
      } else if isPictureShown {
        result += KittyEncoder.clearing
      }
    case .sixel(let colors, _, _):
      if let picture {
        let place = layout.picture
        result += "\u{1B}[\(place.row + 1);\(place.column + 1)H".utf8
        let uncovered = picture.without(grid, layout)
        result += SixelEncoder(colors: colors).bytes(uncovered, colors: capabilities.colors)
        renderer.lose(place)
      } else if isPictureShown {
        renderer.forget()
      }
    }
    isPictureShown = picture != nil
    // The screen is cleared before anything is drawn on it.
    let cells = renderer.bytes(grid)
    let isCleared = cells.starts(with: CellRenderer.clearing)
    let bytes =
      isCleared
      ? CellRenderer.clearing + result + cells.dropFirst(CellRenderer.clearing.count) : result + cells
    guard capabilities.isSynchronized, !bytes.isEmpty else { return bytes }
    return Array("\u{1B}[?2026h".utf8) + bytes + Array("\u{1B}[?2026l".utf8)
  }
}

extension InkedPicture {
  /// The picture without what is below text: that would be drawn over, and flicker until it is written again.
  fileprivate func without(_ grid: CellGrid, _ layout: ScreenLayout) -> InkedPicture {
    var uncovered = self
    let (place, cell) = (layout.picture, layout.cell)
    for row in 0..<place.rows {
      for column in 0..<place.columns where grid[place.column + column, place.row + row].kind != .picture {
        uncovered.leaveOut(
          PixelRectangle(
            x: column * cell.width, y: row * cell.height, width: cell.width, height: cell.height))
      }
    }
    return uncovered
  }
}
