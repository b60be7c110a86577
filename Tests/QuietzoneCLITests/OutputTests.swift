import QuietzoneMedia
import Testing

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
    await forEachInOrder(Array(0..<50), atATime: 3) { input in
      await gauge.enter()
      for _ in 0..<(input % 7) { await Task.yield() }
      await gauge.leave()
      return input
    } body: { output in
      outputs.append(output)
      return output < 40
    }
    #expect(outputs == Array(0...40))
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
