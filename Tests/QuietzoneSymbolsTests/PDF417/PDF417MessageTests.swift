import TestSupport
import Testing

@testable import QuietzoneSymbols

@Suite("PDF417: what codewords say")
struct PDF417MessageTests {
  private func message(_ words: [UInt16], isMicro: Bool = false) throws -> PDF417Message {
    try PDF417Message(words, start: 0, isMicro: isMicro)
  }

  private func text(_ words: [UInt16], isMicro: Bool = false) throws -> String {
    String(decoding: try message(words, isMicro: isMicro).content.bytes, as: UTF8.self)
  }

  private func fault(_ words: [UInt16], isMicro: Bool = false) -> PDF417.MessageFault? {
    do throws(PDF417.DecodingError) {
      _ = try PDF417Message(words, start: 0, isMicro: isMicro)
      return nil
    } catch {
      guard case .malformedMessage(_, let fault) = error else { return nil }
      return fault
    }
  }

  @Test("The standard's example of text: PDF417")
  func standardText() throws {
    #expect(try text([453, 178, 121, 239]) == "PDF417")
  }

  @Test("The standard's example of digits: 000213298174000")
  func standardDigits() throws {
    #expect(try text([902, 1, 624, 434, 632, 282, 200]) == "000213298174000")
  }

  @Test("The standard's example of bytes: alcool by six, alcoolique by six and one by one")
  func standardBytes() throws {
    #expect(try text([924, 163, 238, 432, 766, 244]) == "alcool")
    #expect(try text([901, 163, 238, 432, 766, 244, 105, 113, 117, 101]) == "alcoolique")
  }

  @Test("Behind 901 the last five codewords are five bytes, if there are no more")
  func fiveBytes() throws {
    #expect(try text([901, 65, 66, 67, 68, 69]) == "ABCDE")
  }

  @Test("A byte among text, before which a shift is padding, leaves the sub-mode as it is")
  func shiftedByte() throws {
    // Latch to lower case and a; b and a shift to punctuation; é; c and d.
    #expect(
      try message([27 * 30, 1 * 30 + 29, 913, 0xE9, 2 * 30 + 3]).content.bytes == [97, 98, 0xE9, 99, 100])
  }

  @Test("An ECI holds until the next, in whichever mode")
  func eci() throws {
    let content = try message([927, 26, 913, 0xC3, 913, 0xA9, 927, 3, 901, 0xE9]).content
    #expect(
      content.segments == [
        TextSegment(bytes: [0xC3, 0xA9], characterSet: .utf8),
        TextSegment(bytes: [0xE9], characterSet: .iso8859_1),
      ])
    #expect(try message([926, 0, 5, 1]).content.segments.first?.characterSet.eci == 905)
    #expect(try message([925, 5, 1]).content.segments.first?.characterSet.eci == 810_905)
  }

  @Test("A control block says the file, and all that its fields say")
  func macro() throws {
    // The first of three symbols of file 017 053; the fields are as in the standard's annex H.
    let words: [UInt16] =
      [1, 928, 111, 100, 17, 53] + [923, 0, 453, 178, 121, 239] + [923, 1, 111, 103] + [923, 2, 11, 203]
      + [923, 3, 28, 900] + [923, 4, 1] + [923, 5, 1, 624, 434, 632, 282, 200] + [923, 6, 902, 1, 623] + [922]
    let macro = try #require(try message(words).macro)
    #expect(macro.segmentIndex == 0 && macro.fileID == "017053" && macro.isLast)
    #expect(macro.fileName == "PDF417" && macro.segmentCount == 3 && macro.timeStamp == 103)
    #expect(macro.sender == "A" && macro.addressee == "AB")
    #expect(macro.fileSize == 213_298_174_000 && macro.checksum == 523)
    #expect(try message(words).content.structuredAppend == StructuredAppend(index: 0, count: 3, id: "017053"))
  }

  @Test("Without a count a symbol that is not the last leaves open how many there are")
  func macroWithoutCount() throws {
    #expect(
      try message([1, 928, 111, 101, 5]).content.structuredAppend
        == StructuredAppend(index: 1, count: 0, id: "005"))
    #expect(
      try message([1, 928, 111, 101, 5, 922]).content.structuredAppend
        == StructuredAppend(index: 1, count: 2, id: "005"))
  }

  @Test("MicroPDF417 stands for Code 128 symbols, and shortens the messages of ISO/IEC 15434")
  func microFunctions() throws {
    let gs1 = try message([904, 1, 624, 434, 632, 282, 200], isMicro: true).content
    #expect(gs1.symbologyIdentifier == "]L3" && gs1.isGS1)
    #expect(gs1.bytes == Array("000213298174000".utf8))
    #expect(try message([908, 1], isMicro: true).content.symbologyIdentifier == "]L4")
    #expect(try message([911, 112], isMicro: true).content.symbologyIdentifier == "]L5")
    #expect(try text([916, 1], isMicro: true) == "[)>\u{1E}05\u{1D}AB\u{1E}\u{4}")
    let tradeItem = try message([905, 166, 807, 245, 88, 803, 900, 1], isMicro: true).content
    #expect(tradeItem.symbologyIdentifier == "]L3" && tradeItem.isGS1)
    #expect(tradeItem.bytes == Array("0109501101530003AB".utf8))
    #expect(fault([905, 112], isMicro: true) == .invalidDigits)
    #expect(fault([912, 1], isMicro: true) == .misplacedFunction(912))
    #expect(fault([904, 1]) == .misplacedFunction(904))
  }

  @Test("A linkage flag is passed over, but a part of a composite symbol holds no message of its own")
  func linkage() throws {
    #expect(try text([918, 1]) == "AB")
    #expect(fault([920, 901, 65]) == .isPartOfComposite)
  }

  @Test(
    "What makes no sense is an error that says what and where",
    arguments: [
      ([924, 1, 2, 3, 4], PDF417.MessageFault.invalidBytes), ([924, 899, 899, 899, 899, 899], .invalidBytes),
      ([901, 256], .invalidBytes), ([913], .truncated), ([913, 256], .invalidBytes),
      ([902, 2], .invalidDigits),
      ([902, 0], .invalidDigits), ([1, 903], .misplacedFunction(903)), ([1, 921], .misplacedFunction(921)),
      ([927], .truncated), ([926, 1], .truncated), ([901, 65, 913, 65], .misplacedFunction(913)),
      ([1, 922], .misplacedFunction(922)), ([1, 928], .truncated), ([1, 928, 0, 0, 1], .invalidDigits),
      ([1, 928, 111, 100, 1, 923, 7], .invalidMacro), ([1, 928, 111, 100, 1, 923], .truncated),
      ([1, 928, 111, 100, 1, 922, 1], .invalidMacro),
    ] as [([UInt16], PDF417.MessageFault)])
  func faults(_ words: [UInt16], _ expected: PDF417.MessageFault) {
    #expect(fault(words) == expected)
    #expect(!expected.description.isEmpty)
  }

  @Test("Padding alone is an empty message")
  func empty() {
    #expect(throws: PDF417.DecodingError.emptyMessage) { try message([900, 900, 900]) }
    #expect(throws: PDF417.DecodingError.emptyMessage) { try message([]) }
  }

  @Test("Random codewords give a message or an error, and take no time")
  func hostile() {
    var generator = SeededGenerator(seed: 929)
    var readCount = 0
    for _ in 0..<20_000 {
      let words = (0..<Int.random(in: 0...40, using: &generator)).map { _ in
        Bool.random(using: &generator)
          ? UInt16.random(in: 0...928, using: &generator) : UInt16.random(in: 896...928, using: &generator)
      }
      for isMicro in [false, true] {
        guard let message = try? message(words, isMicro: isMicro) else { continue }
        readCount += 1
        #expect(!message.content.bytes.isEmpty)
      }
    }
    #expect(readCount > 700, "\(readCount)")
  }

  @Test("Sizes that no symbol has are refused")
  func sizes() {
    for (columns, rows, level) in [
      (0, 0, 0), (1, 2, 0), (31, 3, 0), (3, 91, 0), (30, 31, 0), (2, 3, 8), (2, 3, 9), (2, 3, -1),
    ] {
      #expect(throws: PDF417.DecodingError.noSuchSymbol(rows: rows, columns: columns)) {
        try PDF417.decode(
          CodewordMatrix(columns: columns, rows: rows), errorCorrectionLevel: level, isCompact: false)
      }
    }
    #expect(throws: PDF417.DecodingError.noSuchSymbol(rows: 5, columns: 1)) {
      try MicroPDF417.decode(CodewordMatrix(columns: 1, rows: 5))
    }
  }
}
