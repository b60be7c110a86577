import QuietzoneImaging

/// Puts a screen together from its parts.
struct ScreenComposition {
  let layout: ScreenLayout
  let capabilities: TerminalCapabilities
  private var grid: CellGrid
  /// Where labels are.
  private var labelPlaces: [CellRectangle] = []

  private static let blue = CellColor(red: 26, green: 80, blue: 180)
  private static let white = CellColor(red: 255, green: 255, blue: 255)
  private static let dark = CellColor(red: 28, green: 28, blue: 28)

  init(_ layout: ScreenLayout, _ capabilities: TerminalCapabilities) {
    self.layout = layout
    self.capabilities = capabilities
    grid = CellGrid(layout.size, ascii: !capabilities.takesUnicode)
  }

  /// The screen with this picture and this content.
  mutating func composed(_ content: ScreenContent, _ picture: InkedPicture?) -> CellGrid {
    if let list = content.list {
      show(list)
    } else {
      if let picture { show(picture) }
      for label in content.labels { show(label) }
      if let caption = content.caption { show(caption: caption.text, y: caption.y) }
      show(banner: content.banner)
    }
    if let dialog = content.dialog { show(dialog) }
    if layout.size.rows > 1 { showStatus(content) }
    return grid
  }

  private mutating func show(_ picture: InkedPicture) {
    switch capabilities.picture {
    // kitty draws it below the text.
    case .kitty: break
    case .sixel: grid.fill(layout.picture, with: Cell(kind: .picture))
    case .halfBlocks: grid.showHalfBlocks(picture, at: layout.picture)
    case .characters: grid.showCharacters(picture, at: layout.picture)
    }
  }

  /// Where there are no colours what is over the picture is reversed.
  private func style(_ background: CellColor, isBold: Bool = false) -> CellStyle {
    capabilities.colors == .none
      ? CellStyle(isBold: isBold, isReversed: true)
      : CellStyle(foreground: Self.white, background: background, isBold: isBold)
  }

  private mutating func show(_ label: ScreenContent.Label) {
    let area = layout.picture
    // Below the place, so that the code above it stays in view.
    let row = area.row + Int((label.place.y * Double(area.rows)).rounded(.up))
    let wanted = area.column + Int((label.place.x * Double(area.columns)).rounded(.down))
    guard area.row..<area.row + area.rows ~= row, !label.text.isEmpty else { return }
    let width = min(cellCount(of: label.text) + 2, area.columns)
    let column = max(area.column, min(wanted, area.column + area.columns - width))
    let place = CellRectangle(column: column, row: row, columns: width, rows: 1)
    let free = freePlace(from: place)
    labelPlaces.append(free)
    write(label.text, free, style(Self.blue))
  }

  /// The place, or the nearest below it that no label has; the place itself where all do.
  private func freePlace(from place: CellRectangle) -> CellRectangle {
    for row in place.row..<layout.picture.row + layout.picture.rows {
      let isTaken = labelPlaces.contains { other in
        other.row == row && other.column < place.column + place.columns
          && place.column < other.column + other.columns
      }
      if !isTaken { return CellRectangle(column: place.column, row: row, columns: place.columns, rows: 1) }
    }
    return place
  }

  private mutating func show(caption: String, y: Double) {
    let area = layout.picture
    let width = min(area.columns, cellCount(of: caption) + 2)
    let row = area.row + min(area.rows - 1, max(0, Int((y * Double(area.rows)).rounded(.down))))
    let place = CellRectangle(
      column: area.column + (area.columns - width) / 2, row: row, columns: width, rows: 1)
    write(caption, place, style(Self.dark))
  }

  private mutating func show(banner: [String]) {
    let rows = max(0, layout.size.rows - 1)
    let lines = banner.prefix(rows)
    for (index, line) in lines.enumerated() {
      let place = CellRectangle(
        column: 0, row: rows - lines.count + index, columns: layout.size.columns, rows: 1)
      write(line, place, style(Self.blue, isBold: index == 0))
    }
  }

  /// A text on a bar of its own, with a cell free on both sides.
  private mutating func write(_ text: String, _ place: CellRectangle, _ style: CellStyle) {
    grid.fill(place, with: Cell(style: style))
    let margin = place.columns > 4 ? 1 : 0
    grid.write(
      text, column: place.column + margin, row: place.row, limit: place.columns - 2 * margin, style: style)
  }

  private mutating func showStatus(_ content: ScreenContent) {
    let row = layout.size.rows - 1
    grid.fill(CellRectangle(column: 0, row: row, columns: layout.size.columns, rows: 1), with: .blank)
    if let news = content.news {
      grid.write(news, column: 0, row: row, limit: layout.size.columns, style: CellStyle(isBold: true))
    } else {
      showKeys(
        content.dialog?.keys ?? content.keys,
        CellRectangle(column: 0, row: row, columns: layout.size.columns, rows: 1))
    }
  }

  /// As many as there is room for; the first in any case.
  private mutating func showKeys(_ keys: [ScreenContent.KeyHint], _ place: CellRectangle) {
    var column = place.column
    let end = place.column + place.columns
    for (index, hint) in keys.enumerated() {
      let width = cellCount(of: hint.key) + 2 + 1 + cellCount(of: hint.action)
      guard index == 0 || column + width <= end else { continue }
      column += grid.write(
        " \(hint.key) ", column: column, row: place.row, limit: end - column,
        style: CellStyle(isBold: true, isReversed: true))
      column += 1
      if column < end {
        column += grid.write(hint.action, column: column, row: place.row, limit: end - column)
      }
      column += 2
    }
  }

  private mutating func show(_ dialog: ScreenContent.Dialog) {
    let room = CellRectangle(
      column: 0, row: 0, columns: layout.size.columns, rows: max(1, layout.size.rows - 1))
    let width = min(room.columns, 64)
    let hasFrame = width >= 12 && room.rows >= 5
    let inner = hasFrame ? width - 4 : width
    let lines = DialogLines(dialog, width: inner).fitting(max(1, room.rows - (hasFrame ? 2 : 0)))
    let height = lines.count + (hasFrame ? 2 : 0)
    let box = CellRectangle(
      column: (room.columns - width) / 2, row: (room.rows - height) / 2, columns: width, rows: height)
    let style = style(Self.dark)
    grid.fill(box, with: Cell(style: style))
    if hasFrame { drawBorder(box, style) }
    let margin = hasFrame ? 2 : 0
    for (index, line) in lines.enumerated() {
      grid.write(
        line.text, column: box.column + margin, row: box.row + margin / 2 + index, limit: inner,
        style: self.style(Self.dark, isBold: line.isBold))
    }
  }

  private mutating func drawBorder(_ box: CellRectangle, _ style: CellStyle) {
    let line = String(repeating: "─", count: box.columns - 2)
    let bottom = box.row + box.rows - 1
    grid.write("┌" + line + "┐", column: box.column, row: box.row, style: style)
    grid.write("└" + line + "┘", column: box.column, row: bottom, style: style)
    for row in box.row + 1..<bottom {
      grid.write("│", column: box.column, row: row, style: style)
      grid.write("│", column: box.column + box.columns - 1, row: row, style: style)
    }
  }

  private mutating func show(_ list: ScreenContent.List) {
    let rows = max(1, layout.size.rows - 1)
    let columns = layout.size.columns
    grid.write(list.title, column: 0, row: 0, limit: columns, style: CellStyle(isBold: true))
    if list.entries.isEmpty {
      for (index, line) in wrapped(list.placeholder, width: columns).enumerated() where index + 2 < rows {
        grid.write(line, column: 0, row: index + 2, limit: columns)
      }
      return
    }
    // The chosen one is always among those that are shown.
    let room = max(1, rows - 1)
    let first = max(0, min(list.selected - room / 2, list.entries.count - room))
    for (index, entry) in list.entries[first...].prefix(room).enumerated() {
      let isSelected = first + index == list.selected
      let place = CellRectangle(column: 0, row: min(index + 1, rows - 1), columns: columns, rows: 1)
      let style = CellStyle(isReversed: isSelected)
      grid.fill(place, with: Cell(style: style))
      grid.write((isSelected ? "▸ " : "  ") + entry, column: 0, row: place.row, limit: columns, style: style)
    }
  }
}
