import QuietzoneTerminal
import TestSupport
import Testing

@Suite struct InputParserTests {
  private func inputs(_ text: String) -> [TerminalInput] {
    var parser = InputParser()
    return parser.take(text.utf8)
  }

  @Test("Characters of every length are keys")
  func characters() {
    #expect(inputs("qé码😀") == ["q", "é", "码", "😀"].map { .key(.character($0)) })
  }

  @Test(
    "Keys without a character have their names",
    arguments: [
      ("\r", Key.enter), ("\t", .tab), ("\u{7F}", .backspace), ("\u{3}", .control("c")),
      ("\u{1A}", .control("z")),
      ("\u{1B}[A", .up), ("\u{1B}OB", .down), ("\u{1B}[1;5C", .right), ("\u{1B}[D", .left),
      ("\u{1B}[H", .home),
      ("\u{1B}[4~", .end), ("\u{1B}[5~", .pageUp), ("\u{1B}[6~", .pageDown), ("\u{1B}OM", .enter),
    ])
  func names(bytes: String, key: Key) { #expect(inputs(bytes) == [.key(key)]) }

  @Test("An Escape is the key when nothing follows, and the beginning of a sequence when something does")
  func escape() {
    var parser = InputParser()
    #expect(parser.take([0x1B]) == [])
    #expect(parser.isUndecided)
    #expect(parser.pause() == [.key(.escape)])
    #expect(!parser.isUndecided)
    #expect(parser.take([0x1B]) == [])
    #expect(parser.take("[A".utf8) == [.key(.up)])
    #expect(parser.pause() == [])
  }

  @Test("A click of the first button has its cell, counted from 0; other buttons and releases are nothing")
  func clicks() {
    #expect(inputs("\u{1B}[<0;12;3M") == [.click(column: 11, row: 2)])
    #expect(inputs("\u{1B}[<0;12;3m\u{1B}[<2;1;1M\u{1B}[<64;1;1M\u{1B}[<0;0;1M") == [])
  }

  @Test("A click as old terminals write it is no keys")
  func oldClicks() { #expect(inputs("\u{1B}[M qqz") == [.key(.character("z"))]) }

  @Test("What is pasted is no keys, whatever is in it")
  func paste() {
    #expect(
      inputs("\u{1B}[200~q\u{1B}[A\r\u{1B}[201~c") == [.paste("q\u{1B}[A\r"), .key(.character("c"))])
  }

  @Test("A paste without end takes bounded memory and ends with its mark")
  func longPaste() {
    var parser = InputParser()
    _ = parser.take("\u{1B}[200~".utf8)
    for _ in 0..<40 { #expect(parser.take([UInt8](repeating: 0x71, count: 10_000)) == []) }
    let inputs = parser.take("\u{1B}[201~z".utf8)
    guard case .paste(let text) = inputs.first else {
      Issue.record("no paste")
      return
    }
    #expect(text.utf8.count == 65_536)
    #expect(inputs.dropFirst() == [.key(.character("z"))])
  }

  @Test("Answers of a terminal are told apart, and are no keys")
  func reports() {
    #expect(inputs("\u{1B}[?64;4;22c") == [.report(.attributes([64, 4, 22]))])
    #expect(inputs("\u{1B}[6;20;10t") == [.report(.cellSize(CellSize(width: 10, height: 20)!))])
    #expect(inputs("\u{1B}[?2026;2$y") == [.report(.mode(2026, 2))])
    #expect(inputs("\u{1B}[?1;0;256S") == [.report(.colorRegisters(256))])
    #expect(inputs("\u{1B}[?2;0;1000;800S") == [.report(.graphicsSize(width: 1000, height: 800))])
    #expect(inputs("\u{1B}_Gi=31;OK\u{1B}\\") == [.report(.kittyGraphics(isAccepted: true))])
    #expect(inputs("\u{1B}_Gi=31;ENOTSUP\u{1B}\\") == [.report(.kittyGraphics(isAccepted: false))])
  }

  @Test("What nobody knows is passed over as a whole")
  func unknown() {
    #expect(
      inputs("\u{1B}[38;2;1;2;3m\u{1B}]0;qqq\u{7}\u{1B}Pqqq\u{1B}\\\u{1B}^qq\u{1B}\\c") == [
        .key(.character("c"))
      ])
    #expect(inputs("\u{1B}]52;c;qqqq\u{18}c") == [.key(.character("c"))])
  }

  @Test("A size of a cell that no font has is not believed")
  func cellSizes() { #expect(inputs("\u{1B}[6;0;10t\u{1B}[6;20;99999999999999999999t") == []) }

  @Test("Bytes that are not UTF-8 are no keys, and what follows them is")
  func malformed() {
    for bytes: [UInt8] in [
      [0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0x80], [0xE4, 0xB8],
    ] {
      var parser = InputParser()
      #expect(parser.take(bytes + [0x71]) == [.key(.character("q"))], "\(bytes)")
    }
    // Control characters from U+0080 on.
    #expect(inputs("\u{9B}A") == [.key(.character("A"))])
  }

  @Test("However bytes are cut into pieces, they are the same keys")
  func pieces() {
    let text = "q\u{1B}[A码\u{1B}[<0;5;6M\u{1B}[200~x\u{1B}[201~\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[?4c"
    let whole = inputs(text)
    #expect(whole.count == 7)
    for size in 1...7 {
      var parser = InputParser()
      let bytes = Array(text.utf8)
      let pieces = stride(from: 0, to: bytes.count, by: size).map { bytes[$0..<min($0 + size, bytes.count)] }
      #expect(pieces.flatMap { parser.take($0) } == whole)
    }
  }

  @Test("Random bytes never stop the parser, and after them keys are keys again")
  func random() {
    var generator = SeededGenerator(seed: 18)
    let likely: [UInt8] = [
      0x1B, 0x5B, 0x5D, 0x50, 0x5F, 0x4F, 0x3F, 0x3B, 0x30, 0x32, 0x7E, 0x4D, 0x63, 0x07, 0x9B,
    ]
    for _ in 0..<300 {
      var parser = InputParser()
      let bytes = (0..<400).map { _ in
        Bool.random(using: &generator)
          ? likely.randomElement(using: &generator)! : UInt8.random(in: 0...255, using: &generator)
      }
      _ = parser.take(bytes)
      _ = parser.pause()
      // Whatever was open ends.
      _ = parser.take("\u{1B}[201~\u{7}\u{1B}\\AAAAA".utf8)
      #expect(parser.take("z".utf8) == [.key(.character("z"))])
    }
  }
}
