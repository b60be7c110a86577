import TestSupport
import Testing

@testable import QuietzoneTerminal

@Suite struct CellTests {
  private func grid(_ columns: Int, _ rows: Int, ascii: Bool = false) -> CellGrid {
    CellGrid(TerminalSize(columns: columns, rows: rows), ascii: ascii)
  }

  @Test("A text that does not fit ends with an ellipsis, and never within a wide character")
  func clipping() {
    var grid = grid(6, 3)
    #expect(grid.write("abcdef", column: 0, row: 0) == 6)
    #expect(grid.write("abcdefg", column: 0, row: 1) == 6)
    #expect(grid.write("扫描器官", column: 0, row: 2) == 5)
    #expect(grid.text == ["abcdef", "abcde…", "扫描… "])
  }

  @Test("Where there is ASCII alone, others are replaced")
  func ascii() {
    var grid = grid(12, 1, ascii: true)
    grid.write("é–码…“x”", column: 0, row: 0)
    #expect(grid.text == ["?-?.\"x\"     "])
  }

  @Test("What steers a terminal is not written, wherever it comes from")
  func steering() {
    var grid = grid(20, 1)
    grid.write("a\u{1B}[2J\u{7}\u{9B}31mb\r\n\u{202E}c\u{200B}\u{E000}\u{FE0F}\u{2028}d", column: 0, row: 0)
    #expect(grid.text == ["a[2J31mbcd          "])
  }

  @Test("Marks are drawn into the cell before, one of them, and none at the beginning")
  func marks() {
    var grid = grid(4, 1)
    grid.write("\u{301}e\u{301}\u{302}\u{303}x", column: 0, row: 0)
    #expect(grid.text == ["e\u{301}x  "])
  }

  @Test("What is written over half a wide character leaves none of it")
  func halves() {
    for column in 0..<3 {
      var grid = grid(4, 1)
      grid.write("扫描", column: 0, row: 0)
      grid.write("x", column: column, row: 0)
      var shown = ShownScreen(columns: 4, rows: 1)
      var renderer = CellRenderer(colors: .none)
      shown.take(renderer.bytes(grid))
      #expect(shown.lines == [["x 描", " x描", "扫x "][column]])
      #expect(shown.strange == [])
    }
  }

  @Test("Nothing outside the grid is written")
  func outside() {
    var grid = grid(3, 2)
    let blank = grid
    for (column, row) in [(-1, 0), (3, 0), (0, -1), (0, 2)] { grid.write("xyz", column: column, row: row) }
    grid.fill(CellRectangle(column: 5, row: 5, columns: 9, rows: 9), with: Cell(scalar: "x"))
    grid.fill(CellRectangle(column: -9, row: -9, columns: 9, rows: 9), with: Cell(scalar: "x"))
    #expect(grid == blank)
  }

  @Test("What is different is sent, and shows what is to be shown, after random changes")
  func differences() {
    var generator = SeededGenerator(seed: 18)
    let texts = ["a", "quiet", "扫描器", "e\u{301}x", "▀▀▀", "😀!", "   "]
    var renderer = CellRenderer(colors: .direct)
    var shown = ShownScreen(columns: 17, rows: 5)
    var grid = grid(17, 5)
    for _ in 0..<500 {
      let style = CellStyle(
        foreground: CellColor(red: .random(in: 0...255, using: &generator), green: 0, blue: 0),
        isBold: Bool.random(using: &generator))
      for _ in 0..<2 {
        grid.write(
          texts.randomElement(using: &generator)!, column: .random(in: 0..<17, using: &generator),
          row: .random(in: 0..<5, using: &generator), style: style)
      }
      shown.take(renderer.bytes(grid))
      #expect(shown.lines == grid.text)
      #expect(shown.strange == [])
    }
    #expect(renderer.bytes(grid) == [])
  }

  @Test("Colours are sent as the terminal knows them, and none where there are to be none")
  func colors() {
    var grid = grid(1, 1)
    let style = CellStyle(
      foreground: CellColor(red: 255, green: 0, blue: 0),
      background: CellColor(red: 128, green: 128, blue: 128))
    grid.write("x", column: 0, row: 0, style: style)
    func bytes(_ colors: ColorDepth) -> String {
      var renderer = CellRenderer(colors: colors)
      return String(decoding: renderer.bytes(grid), as: UTF8.self)
    }
    #expect(bytes(.direct).contains("38;2;255;0;0;48;2;128;128;128m"))
    #expect(bytes(.indexed).contains("38;5;196;48;5;244m"))
    #expect(!bytes(.none).contains("38;") && !bytes(.none).contains("48;"))
  }

  @Test("Lines are broken between words, within those that are longer, and between wide characters")
  func wrapping() {
    #expect(wrapped("one two three", width: 7) == ["one two", "three"])
    #expect(wrapped("https://example.org/abc", width: 10) == ["https://ex", "ample.org/", "abc"])
    #expect(wrapped("找不到摄像头", width: 5) == ["找不", "到摄", "像头"])
    #expect(wrapped("", width: 5) == [])
    #expect(wrapped("a  b", width: 1) == ["a", "b"])
  }

  @Test("Wrapping loses nothing but spaces, and no line is too wide", arguments: [2, 3, 7, 40])
  func wrappingWhole(width: Int) {
    let text = "The camera 摄像头正被占用 is in use: https://example.org/a/very/long/path?with=words, 另一个 程序."
    let lines = wrapped(text, width: width)
    #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
    #expect(lines.allSatisfy { cellCount(of: $0) <= width })
  }
}
