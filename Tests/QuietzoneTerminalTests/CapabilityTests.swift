import Testing

@testable import QuietzoneTerminal

@Suite struct CapabilityTests {
  private func environment(_ variables: [String: String], isTerminal: Bool = true) -> TerminalEnvironment {
    TerminalEnvironment(
      ["TERM": "xterm-256color", "LANG": "en_GB.UTF-8"].merging(variables) { $1 }, isTerminal: isTerminal)
  }

  private func capabilities(
    _ variables: [String: String], _ reports: [TerminalReport] = []
  ) -> TerminalCapabilities {
    var inquiry = CapabilityInquiry(environment(variables))
    for report in reports { inquiry.take(report) }
    return inquiry.capabilities
  }

  @Test("There is no picture on what is no terminal, or a dumb one")
  func drawing() {
    #expect(environment([:]).canDraw)
    #expect(!environment(["TERM": "dumb"]).canDraw)
    #expect(!environment(["TERM": ""]).canDraw)
    #expect(!environment([:], isTerminal: false).canDraw)
  }

  @Test(
    "Colours are as the environment says",
    arguments: [
      (["TERM": "xterm-256color"], ColorDepth.indexed), (["COLORTERM": "truecolor"], .direct),
      (["TERM": "xterm-kitty"], .direct), (["TERM": "vt100"], .none), (["NO_COLOR": "1"], .none),
      (["NO_COLOR": "", "TERM": "linux"], .indexed), (["NO_COLOR": "1", "COLORTERM": "truecolor"], .none),
    ])
  func colors(variables: [String: String], colors: ColorDepth) {
    #expect(environment(variables).colors == colors)
  }

  @Test("A locale that is not UTF-8 is ASCII; of several variables the strongest counts")
  func locales() {
    #expect(environment(["LANG": "en_GB.utf8"]).takesUnicode)
    #expect(!environment(["LANG": "C"]).takesUnicode)
    #expect(!environment(["LC_ALL": "POSIX"]).takesUnicode)
    #expect(environment(["LANG": "C", "LC_CTYPE": "zh_CN.UTF-8"]).takesUnicode)
    #expect(environment(["LANG": "zh_CN.UTF-8"]).prefersChinese)
    #expect(!environment(["LANG": "zh_CN.UTF-8", "LC_ALL": "en_GB.UTF-8"]).prefersChinese)
  }

  @Test(
    "Pictures are what the terminal answers, kitty's before sixels, and half blocks where it answers nothing")
  func pictures() {
    #expect(capabilities([:]).picture == .halfBlocks)
    #expect(capabilities(["NO_COLOR": "1"]).picture == .characters)
    #expect(capabilities(["LANG": "C"]).picture == .characters)
    #expect(capabilities([:], [.attributes([64, 1, 22])]).picture == .halfBlocks)
    // The first number is the terminal's class, no ability.
    #expect(capabilities([:], [.attributes([4, 22])]).picture == .halfBlocks)
    #expect(capabilities([:], [.attributes([64, 4])]).picture == .sixel(colors: 16, width: 800, height: 600))
    #expect(
      capabilities(
        [:], [.colorRegisters(1024), .graphicsSize(width: 9000, height: 0), .attributes([64, 4])]
      ).picture
        == .sixel(colors: 256, width: 1000, height: 1))
    #expect(capabilities(["TMUX": "/tmp/x"], [.attributes([64, 4])]).picture == .halfBlocks)
    #expect(capabilities([:], [.kittyGraphics(isAccepted: true), .attributes([64, 4])]).picture == .kitty)
    #expect(capabilities([:], [.kittyGraphics(isAccepted: false), .attributes([64])]).picture == .halfBlocks)
  }

  @Test("Answers are over with the one that every terminal gives")
  func answers() {
    var inquiry = CapabilityInquiry(environment([:]))
    inquiry.take(.mode(2026, 2))
    inquiry.take(.cellSize(CellSize(width: 9, height: 17)!))
    #expect(!inquiry.isAnswered)
    inquiry.take(.attributes([64]))
    #expect(inquiry.isAnswered)
    #expect(
      inquiry.capabilities.isSynchronized && inquiry.capabilities.cell == CellSize(width: 9, height: 17))
  }

  @Test("What a console or a multiplexer would show or swallow is not asked")
  func questions() {
    func questions(_ variables: [String: String]) -> String {
      String(decoding: CapabilityInquiry(environment(variables)).questions, as: UTF8.self)
    }
    #expect(questions([:]).contains("\u{1B}_G") && questions([:]).hasSuffix("\u{1B}[c"))
    #expect(!questions(["TMUX": "/tmp/x"]).contains("\u{1B}_G"))
    #expect(questions(["TERM": "linux"]) == "\u{1B}[c")
    #expect(questions(["STY": "1.x", "TERM": "screen"]) == "\u{1B}[c")
  }

  @Test("A text is copied through tmux and screen")
  func clipboard() {
    let plain = "\u{1B}]52;c;cXE=\u{7}"
    func sequence(_ multiplexer: Multiplexer?) -> String? {
      clipboardSequence("qq", through: multiplexer).map { String(decoding: $0, as: UTF8.self) }
    }
    #expect(sequence(nil) == plain)
    #expect(sequence(.tmux) == plain + "\u{1B}Ptmux;\u{1B}\(plain)\u{1B}\\")
    #expect(sequence(.screen) == "\u{1B}P\(plain)\u{1B}\\")
    #expect(clipboardSequence(String(repeating: "q", count: 60_000), through: nil) == nil)
  }

  @Test(
    "The picture fills the terminal but a line, within what it can take",
    arguments: [(20, 6), (80, 24), (200, 50), (1, 1)])
  func layouts(columns: Int, rows: Int) {
    let size = TerminalSize(columns: columns, rows: rows, cell: CellSize(width: 10, height: 20))
    var capabilities = capabilities([:])
    for picture: TerminalCapabilities.Picture in [
      .halfBlocks, .characters, .kitty, .sixel(colors: 16, width: 1000, height: 1000),
    ] {
      for isRemote in [false, true] {
        (capabilities.picture, capabilities.isRemote) = (picture, isRemote)
        let layout = ScreenLayout(size, capabilities)
        #expect(layout.pictureWidth > 0 && layout.pictureHeight > 0)
        #expect(layout.picture.column + layout.picture.columns <= columns)
        #expect(layout.picture.row + layout.picture.rows <= max(1, rows - 1))
        #expect(layout.pictureWidth * layout.pictureHeight <= 1_000_000)
      }
    }
  }

  @Test("Absurd sizes are made sensible")
  func sizes() {
    #expect(TerminalSize(columns: 0, rows: -5) == TerminalSize(columns: 1, rows: 1))
    #expect(TerminalSize(columns: 65535, rows: 65535) == TerminalSize(columns: 1000, rows: 1000))
    #expect(CellSize(width: 0, height: 20) == nil)
  }
}
