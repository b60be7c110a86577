import QuietzoneMedia
import QuietzoneReport
import Testing

@testable import Quietzone
@testable import QuietzoneCLI

struct OutputTests {
  @Test("Nothing in a text can steer a terminal or turn its direction")
  func visibleText() {
    #expect(visible("a\tb\r\n") == #"a\tb\r\n"#)
    #expect(visible("\u{1B}]0;x\u{7}\u{9B}31m") == #"\x1B]0;x\x07\x9B31m"#)
    #expect(visible("\u{202E}abc\u{2066}") == #"\u{202E}abc\u{2066}"#)
    #expect(visible("naïve 日本 👩‍💻") == "naïve 日本 👩‍💻")
  }

  @Test(
    "What a code means is told field by field, and nothing in it steers a terminal or turns its direction")
  func content() {
    #expect(
      BarcodeContent("geo:48.2010,16.3695;u=40").lines
        == ["  kind: geo", "  latitude: 48.2010", "  longitude: 16.3695", "  uncertainty: 40"])
    #expect(
      BarcodeContent("MECARD:N:\u{1B}[2J\u{202E}x,y\nz;EMAIL:a@example.org;;").lines
        == [
          "  kind: contact", "  format: MECARD", #"  name: y\nz \x1B[2J\u{202E}x"#,
          #"  familyName: \x1B[2J\u{202E}x"#,
          #"  givenName: y\nz"#, "  emails:", "    value: a@example.org",
        ])
  }

  @Test("The secret of one-time passwords is not among the lines that tell what a code means")
  func secret() {
    let text = "otpauth://totp/a?secret=GEZDGNBVGY3TQOJQ"
    let corner = Point(x: 0, y: 0)
    let symbol = Barcode(
      symbology: .qrCode, text: text, bytes: Array(text.utf8), segments: [],
      corners: Quadrilateral(topLeft: corner, topRight: corner, bottomRight: corner, bottomLeft: corner),
      symbologyIdentifier: "]Q1", isInverted: false, isMirrored: false)
    let lines = TextStyle(showsFile: false, showsContent: true, usesColor: false).lines(for: "a", [symbol])
    #expect(lines.first == "otpauth://…" && lines.contains("  account: a"))
    #expect(!lines.contains { $0.contains("GEZ") })
    #expect(TextStyle(showsFile: false, usesColor: false).lines(for: "a", [symbol]) == [text])
  }

  @Test(
    "Arguments of any bytes come back as they were",
    arguments: [
      [0x61, 0xFF, 0xC3], Array("é😀\u{10FF41}".utf8), [0xED, 0xA0, 0x80], [0xF4, 0x8F, 0xBC, 0x80, 0x80], [],
    ] as [[UInt8]])
  func rawArguments(bytes: [UInt8]) {
    #expect(fileName(of: argument(from: bytes)).bytes == bytes)
  }

  @Test("Ordinary arguments stay as they are")
  func ordinaryArguments() {
    #expect(argument(from: Array("--json é".utf8)) == "--json é")
  }

  @Test("Pictures' names are unique, and short enough for a file system")
  func uniqueNames() {
    var names = UniqueNames()
    func name(_ path: FileName) -> FileName { names.name(for: .image(.file(path))) }
    #expect(name("x/a.png") == "a.png")
    #expect(name("y/a.png") == "a.png-2")
    #expect(name("a.png-2") == "a.png-2-2")
    #expect(names.name(for: .image(.standardInput)) == "standard-input")
    #expect(name(FileName(String(repeating: "n", count: 255))).bytes.count <= 200)
  }

  @Test("Results come in the order of the inputs, however long each takes, and never too many at a time")
  func order() async {
    let gauge = Gauge()
    var outputs: [Int] = []
    await forEachInOrder(Array(0..<50), atATime: 3) { input, tell in
      await gauge.enter()
      tell(input * 2)
      for _ in 0..<(input % 7) { await Task.yield() }
      tell(input * 2 + 1)
      await gauge.leave()
    } body: { output in
      outputs.append(output)
      return output < 80
    }
    #expect(outputs == Array(0...80))
    #expect(await gauge.highest <= 3)
  }
}

/// Counts how many are inside at a time.
private actor Gauge {
  private var inside = 0
  private(set) var highest = 0

  func enter() {
    inside += 1
    highest = max(highest, inside)
  }

  func leave() { inside -= 1 }
}
