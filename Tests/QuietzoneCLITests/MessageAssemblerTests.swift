import Quietzone
import Testing

@testable import Quietzone
@testable import QuietzoneCLI

struct MessageAssemblerTests {
  private func part(_ index: Int, of count: Int, id: String = "1", _ bytes: [UInt8]) -> Barcode {
    let corner = Point(x: 0, y: 0)
    return Barcode(
      symbology: .qrCode, text: String(decoding: bytes, as: UTF8.self), bytes: bytes,
      segments: [TextSegment(bytes: bytes, characterSet: .utf8)],
      corners: Quadrilateral(topLeft: corner, topRight: corner, bottomRight: corner, bottomLeft: corner),
      symbologyIdentifier: "]Q1", isInverted: false, isMirrored: false,
      structuredAppend: count > 1 ? StructuredAppend(index: index, count: count, id: id) : nil)
  }

  private func result(_ symbols: Barcode...) -> ScanResult {
    ScanResult(
      file: "a.png", outcome: .read(.init(width: 1, height: 1, duration: .zero, symbols: symbols)))
  }

  private func texts(_ results: [ScanResult]) -> [[String]] {
    results.map { result in
      guard case .read(let reading) = result.outcome else { return [] }
      return reading.symbols.map(\.text)
    }
  }

  @Test("The whole stands where the last part was; results behind the first part wait for it")
  func wholeMessage() {
    var assembler = MessageAssembler(decoder: { _, _ in nil })
    #expect(texts(assembler.add(result(part(0, of: 1, [65])))) == [["A"]])
    #expect(assembler.add(result(part(1, of: 2, [67]), part(0, of: 1, [88]))).isEmpty)
    #expect(assembler.add(result()).isEmpty)
    #expect(texts(assembler.add(result(part(0, of: 2, [66])))) == [["X"], [], ["BC"]])
    #expect(assembler.finish().isEmpty)
  }

  @Test("A message that misses a part stays in parts")
  func missingPart() {
    var assembler = MessageAssembler(decoder: { _, _ in nil })
    #expect(assembler.add(result(part(0, of: 3, [65]))).isEmpty)
    #expect(assembler.add(result(part(2, of: 3, [67]))).isEmpty)
    #expect(texts(assembler.finish()) == [["A"], ["C"]])
  }

  @Test("A part that was seen twice counts once")
  func repeatedPart() {
    var assembler = MessageAssembler(decoder: { _, _ in nil })
    _ = assembler.add(result(part(0, of: 2, [65])))
    _ = assembler.add(result(part(0, of: 2, [65])))
    #expect(texts(assembler.add(result(part(1, of: 2, [66])))) == [[], [], ["AB"]])
  }

  @Test("Messages that share an id by chance are not mixed")
  func sharedID() {
    var assembler = MessageAssembler(decoder: { _, _ in nil })
    #expect(assembler.add(result(part(0, of: 2, [65]))).isEmpty)
    #expect(texts(assembler.add(result(part(0, of: 2, [66])))) == [["A"], ["B"]])
    #expect(texts(assembler.add(result(part(1, of: 2, [67])))) == [["C"]])
  }

  @Test("Other ids and other counts are other messages")
  func otherMessages() {
    var assembler = MessageAssembler(decoder: { _, _ in nil })
    _ = assembler.add(result(part(0, of: 2, id: "1", [65])))
    _ = assembler.add(result(part(1, of: 2, id: "2", [66])))
    _ = assembler.add(result(part(1, of: 3, id: "1", [67])))
    #expect(texts(assembler.finish()) == [["A"], ["B"], ["C"]])
  }

  @Test("A character that was split between two parts is whole again")
  func splitCharacter() {
    var assembler = MessageAssembler(decoder: { _, _ in nil })
    let euro = Array("€".utf8)
    _ = assembler.add(result(part(0, of: 2, [euro[0]])))
    #expect(texts(assembler.add(result(part(1, of: 2, Array(euro[1...]))))) == [[], ["€"]])
  }

  @Test("The elements of a GS1 message are those of the whole")
  func gs1Message() {
    var parts = [part(0, of: 2, Array("010950110153".utf8)), part(1, of: 2, Array("000310AB".utf8))]
    for index in parts.indices { parts[index].symbologyIdentifier = "]Q3" }
    var assembler = MessageAssembler(decoder: { _, _ in nil })
    _ = assembler.add(result(parts[0]))
    let results = assembler.add(result(parts[1]))
    guard case .read(let reading) = results.last?.outcome else {
      Issue.record("no reading")
      return
    }
    #expect(reading.symbols.map(\.printedText) == ["(01)09501101530003(10)AB"])
  }
}
