import QuietzoneImaging
import Testing

@testable import QuietzoneTerminal

@Suite struct ScreenTests {
  private func capabilities(
    _ picture: TerminalCapabilities.Picture = .characters, unicode: Bool = true
  ) -> TerminalCapabilities {
    let environment = TerminalEnvironment(
      ["TERM": "vt100", "LANG": unicode ? "C.UTF-8" : "C"], isTerminal: true)
    var capabilities = TerminalCapabilities(environment)
    capabilities.picture = picture
    return capabilities
  }

  /// What is to be read, row by row, without spaces at the end.
  private func text(
    _ content: ScreenContent, _ columns: Int, _ rows: Int, picture: UInt8? = nil, unicode: Bool = true
  ) -> [String] {
    let capabilities = capabilities(unicode: unicode)
    let layout = ScreenLayout(TerminalSize(columns: columns, rows: rows), capabilities)
    var composition = ScreenComposition(layout, capabilities)
    let inked = picture.map { value in
      var picture = InkedPicture(width: layout.pictureWidth, height: layout.pictureHeight)
      picture.pixels = Array(repeating: value, count: picture.pixels.count)
      return picture
    }
    return composition.composed(content, inked).text.map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }
  }

  private var content: ScreenContent {
    var content = ScreenContent()
    content.keys = [.init("q", "Close"), .init("Enter", "Go"), .init("c", "Copy"), .init("h", "History")]
    content.labels = [.init(text: "1 https://example.org", place: Point(x: 0.25, y: 0.5))]
    content.banner = ["QR Code  https://example.org", "It leads to example.org"]
    return content
  }

  @Test("A small terminal: the picture, a label, what was read, and the keys that there is room for")
  func small() {
    #expect(
      text(content, 20, 6, picture: 100) == [
        String(repeating: "-", count: 20), String(repeating: "-", count: 20),
        String(repeating: "-", count: 20), " QR Code  https://…", " It leads to examp…",
        " q  Close   c  Copy",
      ])
  }

  @Test("A usual terminal")
  func usual() {
    let lines = text(content, 80, 24, picture: 0)
    #expect(lines.count == 24)
    #expect(lines[12] == String(repeating: " ", count: 21) + "1 https://example.org")
    #expect(lines[21] == " QR Code  https://example.org")
    #expect(lines[22] == " It leads to example.org")
    #expect(lines[23] == " q  Close   Enter  Go   c  Copy   h  History")
    #expect(lines[0..<12].allSatisfy { $0.isEmpty })
  }

  @Test("A large terminal: all of it, where it belongs")
  func large() {
    var content = content
    content.caption = ("Position the code in the frame", 0.8)
    let lines = text(content, 200, 50, picture: 0)
    #expect(lines[25] == String(repeating: " ", count: 51) + "1 https://example.org")
    #expect(lines[39] == String(repeating: " ", count: 85) + "Position the code in the frame")
    #expect(lines[49] == " q  Close   Enter  Go   c  Copy   h  History")
  }

  @Test("Labels that would cover each other are below each other, as long as there is room")
  func labels() {
    var content = ScreenContent()
    content.labels = ["one", "two", "three", "four"].map {
      .init(text: $0, place: Point(x: $0 == "two" ? 0.5 : 0, y: 0))
    }
    #expect(text(content, 20, 4).prefix(3) == [" one       two", " three", " four"])
    content.labels = ["one", "two", "three", "four"].map { .init(text: $0, place: Point(x: 0, y: 0.5)) }
    #expect(text(content, 20, 4).prefix(3) == ["", "", " four"])
  }

  @Test("A dialog has a frame, its text in whole words, and its keys in the line below")
  func dialog() {
    var content = content
    content.dialog = .init(
      title: "Open this link?", subject: "It leads to example.org", paragraphs: ["https://example.org/a"],
      keys: [.init("Enter", "Open"), .init("Esc", "Cancel")])
    let lines = text(content, 30, 12)
    #expect(
      lines == [
        "", "", "┌────────────────────────────┐", "│ Open this link?            │",
        "│                            │",
        "│ It leads to example.org    │", "│                            │", "│ https://example.org/a      │",
        "└────────────────────────────┘", " QR Code  https://example.org", " It leads to example.org",
        " Enter  Open   Esc  Cancel",
      ])
  }

  @Test("In a small terminal a dialog shows what must not be missed, and where it goes on")
  func smallDialog() {
    var content = ScreenContent()
    content.dialog = .init(
      title: "Open this link?", subject: "It leads to example.org",
      paragraphs: ["https://example.org/a/long/path"],
      keys: [.init("Enter", "Open"), .init("Esc", "Cancel")])
    #expect(
      text(content, 20, 6) == [
        "┌──────────────────┐", "│ Open this link?  │", "│ It leads to      │", "│ …                │",
        "└──────────────────┘", " Enter  Open",
      ])
  }

  /// A dialog of more rows than a small terminal has.
  private func longDialog(skipping count: Int) -> ScreenContent {
    var content = ScreenContent()
    content.dialog = .init(
      title: "Contact", paragraphs: ["A note"], rows: ["Name: Ada", "Role: Count", "Note: Quiet"],
      skippedRows: count, choices: [.init("1", "Save"), .init("2", "Copy")], keys: [.init("Esc", "Back")])
    return content
  }

  @Test("A dialog's rows are below each other, and what can be chosen is below them")
  func rows() {
    let lines = text(longDialog(skipping: 0), 30, 15).filter { $0.hasPrefix("│") }
      .map { $0.dropFirst(2).prefix { $0 != "│" }.reversed().drop { $0 == " " }.reversed() }
      .map { String($0) }
    #expect(
      lines == [
        "Contact", "", "A note", "", "Name: Ada", "Role: Count", "Note: Quiet", "", "1  Save", "2  Copy",
      ])
  }

  @Test("Where there is no room for all rows what can be chosen stays, and rows are gone past")
  func manyRows() {
    #expect(
      text(longDialog(skipping: 0), 20, 9) == [
        "┌──────────────────┐", "│ Contact          │", "│ A note           │", "│ Name: Ada        │",
        "│ …                │", "│ 1  Save          │", "│ 2  Copy          │", "└──────────────────┘",
        " Esc  Back",
      ])
    #expect(
      text(longDialog(skipping: 1), 20, 9) == [
        "┌──────────────────┐", "│ Contact          │", "│ …                │", "│ Role: Count      │",
        "│ Note: Quiet      │", "│ 1  Save          │", "│ 2  Copy          │", "└──────────────────┘",
        " Esc  Back",
      ])
  }

  @Test("A list shows the chosen entry, wherever it is in it")
  func list() {
    var content = ScreenContent()
    content.keys = [.init("Esc", "Back")]
    content.list = .init(
      title: "Recent scans", entries: (1...9).map { "code \($0)" }, selected: 7, placeholder: "None")
    #expect(
      text(content, 20, 6) == ["Recent scans", "  code 6", "  code 7", "▸ code 8", "  code 9", " Esc  Back"])
    content.list = .init(
      title: "Recent scans", entries: [], selected: 0, placeholder: "Codes are listed here.")
    #expect(text(content, 20, 6) == ["Recent scans", "", "Codes are listed", "here.", "", " Esc  Back"])
  }

  @Test("News is in the place of the keys")
  func news() {
    var content = content
    content.news = "Copied: https://example.org"
    #expect(text(content, 40, 4).last == "Copied: https://example.org")
  }

  @Test("With ASCII alone nothing else is shown")
  func ascii() {
    var content = content
    content.dialog = .init(title: "摄像头", paragraphs: ["…“x”"], keys: [])
    let lines = text(content, 40, 10, picture: 200, unicode: false)
    #expect(lines.joined().allSatisfy { $0.isASCII })
    #expect(lines.contains { $0.contains("???") })
  }

  @Test(
    "Nothing in a text gets at the terminal, in any place, at any size",
    arguments: [(1, 1), (2, 2), (20, 6), (80, 24), (200, 50)],
    [
      TerminalCapabilities.Picture.characters, .halfBlocks, .kitty,
      .sixel(colors: 16, width: 1000, height: 1000),
    ])
  func hostile(size: (Int, Int), picture: TerminalCapabilities.Picture) {
    let text =
      "\u{1B}]0;gotcha\u{7}\u{1B}[2J\u{9B}31m\u{202E}\r\n\u{8}\u{1B}P1$t\u{1B}\\\u{1B}_Ga=d\u{1B}\\码e\u{301}"
    var content = ScreenContent()
    content.keys = [.init(text, text)]
    content.labels = [Point(x: 0.5, y: 0.5), Point(x: -9, y: 2), Point(x: 0.99, y: 0.99)].map {
      .init(text: text, place: $0)
    }
    content.banner = [text, text]
    content.caption = (text, 0.5)
    let capabilities = capabilities(picture)
    let layout = ScreenLayout(
      TerminalSize(columns: size.0, rows: size.1, cell: CellSize(width: 4, height: 8)), capabilities)
    for step in 0..<4 {
      if step == 1 { content.news = text }
      if step == 2 {
        content.dialog = .init(title: text, subject: text, paragraphs: [text], keys: [.init(text, text)])
      }
      if step == 3 {
        content.list = .init(title: text, entries: [text, text], selected: 1, placeholder: text)
      }
      var composition = ScreenComposition(layout, capabilities)
      var renderer = CellRenderer(colors: capabilities.colors)
      var shown = ShownScreen(columns: size.0, rows: size.1)
      let picture = InkedPicture(width: layout.pictureWidth, height: layout.pictureHeight)
      shown.take(renderer.bytes(composition.composed(content, picture)))
      #expect(shown.strange == [])
    }
  }

  @Test("Half blocks show the upper and the lower pixel of each cell")
  func halfBlocks() {
    let capabilities = capabilities(.halfBlocks)
    let layout = ScreenLayout(TerminalSize(columns: 2, rows: 2), capabilities)
    var picture = InkedPicture(width: 2, height: 2)
    picture.pixels = [0, 247, Ink.code.rawValue, 100]
    var composition = ScreenComposition(layout, capabilities)
    let grid = composition.composed(ScreenContent(), picture)
    func shown(_ value: UInt8) -> CellColor {
      let color = color(of: value)
      return CellColor(red: color.red, green: color.green, blue: color.blue)
    }
    #expect(grid[0, 0].scalar == "▀" && grid[0, 0].style.foreground == shown(0))
    #expect(grid[0, 0].style.background == shown(Ink.code.rawValue))
    #expect(grid[1, 0].style.foreground == shown(244) && grid[1, 0].style.background == shown(100))
  }

  @Test(
    "Over a picture that the terminal draws, texts are written again after each, and go when they are no more"
  )
  func texts() throws {
    var content = ScreenContent()
    content.labels = [.init(text: "label", place: Point(x: 0, y: 0))]
    for kind: TerminalCapabilities.Picture in [.kitty, .sixel(colors: 16, width: 1000, height: 1000)] {
      let capabilities = capabilities(kind)
      let layout = ScreenLayout(
        TerminalSize(columns: 20, rows: 4, cell: CellSize(width: 4, height: 8)), capabilities)
      let picture = InkedPicture(width: layout.pictureWidth, height: layout.pictureHeight)
      var painter = ScreenPainter(capabilities)
      let first = String(decoding: painter.bytes(content, picture, layout), as: UTF8.self)
      let place = try #require(first.firstRange(of: kind == .kitty ? "\u{1B}_G" : "\u{1B}P"))
      #expect(try #require(first.firstRange(of: "label")).lowerBound > place.lowerBound)
      #expect(first.hasPrefix("\u{1B}[0m\u{1B}[2J"))
      let second = String(decoding: painter.bytes(content, picture, layout), as: UTF8.self)
      #expect(second.contains("label") == (kind != .kitty))
      let third = String(decoding: painter.bytes(ScreenContent(), picture, layout), as: UTF8.self)
      #expect(!third.contains("label"))
      // kitty's picture is behind text, which spaces take away; sixels are drawn over it.
      #expect(
        third.hasSuffix("      \u{1B}[0m") == (kind == .kitty)
          || third.contains("       ") == (kind == .kitty))
      let without = String(decoding: painter.bytes(content, nil, layout), as: UTF8.self)
      #expect(without.contains(kind == .kitty ? "\u{1B}_Ga=d,d=A" : "\u{1B}[2J"))
    }
  }

  @Test("What is drawn is shown at once where the terminal can")
  func synchronized() {
    var capabilities = capabilities(.characters)
    capabilities.isSynchronized = true
    let layout = ScreenLayout(TerminalSize(columns: 20, rows: 4), capabilities)
    var painter = ScreenPainter(capabilities)
    let bytes = String(decoding: painter.bytes(content, nil, layout), as: UTF8.self)
    #expect(bytes.hasPrefix("\u{1B}[?2026h") && bytes.hasSuffix("\u{1B}[?2026l"))
    #expect(painter.bytes(content, nil, layout) == [])
  }

  @Test("Sixels leave out what is below text, and nothing else")
  func uncovered() throws {
    let capabilities = capabilities(.sixel(colors: 16, width: 1000, height: 1000))
    let layout = ScreenLayout(
      TerminalSize(columns: 20, rows: 4, cell: CellSize(width: 4, height: 8)), capabilities)
    var content = ScreenContent()
    content.labels = [.init(text: "ab", place: Point(x: 0.25, y: 0.2))]
    var painter = ScreenPainter(capabilities)
    let bytes = painter.bytes(
      content, InkedPicture(width: layout.pictureWidth, height: layout.pictureHeight), layout)
    let start = try #require(bytes.firstRange(of: Array("\u{1B}P".utf8))?.lowerBound)
    let end = try #require(bytes.firstRange(of: Array("\u{1B}\\".utf8))?.upperBound)
    let shown = try #require(SixelPicture(Array(bytes[start..<end])))
    // The label has a cell free on both sides, in the second row.
    for (index, pixel) in shown.pixels.enumerated() {
      let (column, row) = (index % shown.width / 4, index / shown.width / 8)
      #expect((pixel == nil) == (row == 1 && 5..<9 ~= column))
    }
  }
}
