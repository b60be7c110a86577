import Testing

@testable import QuietzoneSymbols

@Suite("Aztec Code: messages")
struct AztecMessageTests {
  private static let punctShift = (0, 5)
  private static let flag0 = (0b00000_000, 8)

  /// The message of codes, each with its number of bits, filled up with ones.
  private func message(_ codes: [(Int, Int)], padding: Int = 3) throws -> SymbolMessage {
    var writer = BitWriter()
    for (value, count) in codes { writer.write(value, count) }
    writer.write(1 << padding - 1, padding)
    return try Aztec.message(writer.bits, codewordBits: 8)
  }

  private func text(_ message: SymbolMessage) -> String { String(decoding: message.bytes, as: UTF8.self) }

  @Test("The standard's example of a text in three modes: Code 2D!")
  func example() throws {
    // C, L/L, o, d, e, D/L, space, 2, U/S, D, P/S, !
    let codes = [
      (4, 5), (28, 5), (16, 5), (5, 5), (6, 5), (30, 5), (1, 4), (4, 4), (15, 4), (5, 5), (0, 4), (6, 5),
    ]
    let message = try message(codes)
    #expect(text(message) == "Code 2D!")
    #expect(message.symbologyIdentifier == "]z0")
  }

  @Test("A shift ends in the mode that it was called from, even if that was one for one code itself")
  func nestedShifts() throws {
    // L/L, a, U/S, B/S of one byte, then A in upper case.
    let codes = [(28, 5), (2, 5), (28, 5), (31, 5), (1, 5), (0x21, 8), (2, 5)]
    #expect(try text(message(codes)) == "a!A")
  }

  @Test("A binary shift counts to 31 in 5 bits, and further in 11 more")
  func binaryShift() throws {
    for count in [1, 31, 32, 62, 63, 500] {
      let bytes = (0..<count).map { (($0 * 7) & 0x7F, 8) }
      let length = count < 32 ? [(count, 5)] : [(0, 5), (count - 31, 11)]
      #expect(try message([(31, 5)] + length + bytes + [(2, 5)]).bytes.count == count + 1)
    }
    #expect(throws: Aztec.DecodingError.malformedMessage(bit: 10, fault: .truncated)) {
      try message([(31, 5), (3, 5), (0x40, 8), (0x41, 8)])
    }
  }

  @Test("FNC1 first means GS1, behind a letter or two digits an industry, elsewhere a separator")
  func fnc1() throws {
    let fnc1 = [Self.punctShift, Self.flag0]
    let gs1 = try message(fnc1 + [(2, 5)] + fnc1 + [(3, 5)])
    #expect(text(gs1) == "A\u{1D}B" && gs1.isGS1 && gs1.symbologyIdentifier == "]z1")
    let letter = try message([(3, 5)] + fnc1 + [(2, 5)])
    #expect(text(letter) == "BA" && !letter.isGS1 && letter.symbologyIdentifier == "]z2")
    let digits = try message([(30, 5), (3, 4), (4, 4), (0, 4), Self.flag0, (5, 4)], padding: 2)
    #expect(text(digits) == "123" && digits.symbologyIdentifier == "]z2")
    let separator = try message([(2, 5), (3, 5)] + fnc1 + [(4, 5)])
    #expect(text(separator) == "AB\u{1D}C" && separator.symbologyIdentifier == "]z0")
  }

  @Test("The structured append header is taken off, and FNC1 behind it is the first")
  func structuredAppend() throws {
    let latches = [(29, 5), (29, 5)]
    let named = try message(latches + [(1, 5), (10, 5), (1, 5), (3, 5), (8, 5), (2, 5)])
    #expect(text(named) == "A" && named.symbologyIdentifier == "]z6")
    #expect(named.structuredAppend == StructuredAppend(index: 1, count: 7, id: "I"))
    let gs1 = try message(latches + [(2, 5), (3, 5), Self.punctShift, Self.flag0, (3, 5)])
    #expect(text(gs1) == "B" && gs1.isGS1 && gs1.symbologyIdentifier == "]z7")
    #expect(gs1.structuredAppend == StructuredAppend(index: 0, count: 2, id: ""))
    for wrong in [[(8, 5), (3, 5), (2, 5)], [(30, 5), (2, 4), (2, 4), (2, 4)], [(1, 5), (2, 5)], []] {
      #expect(throws: Aztec.DecodingError.malformedMessage(bit: 0, fault: .invalidStructuredAppend)) {
        try message(latches + wrong)
      }
    }
  }

  @Test("ECIs begin segments; FLG(7) and digits that are none are errors")
  func flags() throws {
    let eci = { (digits: [Int]) in [(0, 5), (0, 5), (digits.count, 3)] + digits.map { ($0 + 2, 4) } }
    let message = try message([(2, 5)] + eci([2, 6]) + [(31, 5), (2, 5), (0xC3, 8), (0xA9, 8)])
    #expect(message.segments == [TextSegment(bytes: [0x41, 0xC3, 0xA9], characterSet: .utf8)])
    #expect(message.symbologyIdentifier == "]z3")
    #expect(throws: Aztec.DecodingError.malformedMessage(bit: 10, fault: .reservedFlag)) {
      try self.message([(0, 5), (0, 5), (7, 3), (2, 5)])
    }
    #expect(throws: Aztec.DecodingError.malformedMessage(bit: 10, fault: .invalidECI)) {
      try self.message(eci([10]) + [(2, 5)])
    }
  }

  @Test("Nothing but controls is an empty message")
  func empty() {
    #expect(throws: Aztec.DecodingError.emptyMessage) { try message([]) }
    #expect(throws: Aztec.DecodingError.emptyMessage) { try message([(28, 5), (30, 5)]) }
  }
}
