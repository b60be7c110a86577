import Testing

@testable import QuietzoneSymbols

@Suite("MaxiCode: messages")
struct MaxiCodeMessageTests {
  private func read(_ codewords: [Int]) throws -> MaxiCode.MessageReader {
    var reader = MaxiCode.MessageReader(codewords)
    try reader.readAll()
    return reader
  }

  private func bytes(_ codewords: [Int]) throws -> [UInt8] { try read(codewords).parts.flatMap { $0.bytes } }

  @Test("Shifts last for one, two or three characters, latches and locks until the next")
  func codeSets() throws {
    #expect(try bytes([1, 59, 1, 1]) == Array("AaA".utf8))
    #expect(try bytes([63, 1, 56, 1, 1, 1]) == Array("aAAa".utf8))
    #expect(try bytes([63, 1, 57, 1, 1, 1, 1]) == Array("aAAAa".utf8))
    #expect(try bytes([63, 1, 63, 1]) == Array("aA".utf8))
    #expect(try bytes([60, 1, 1]) == [0xC1, 0x41])
    #expect(try bytes([60, 60, 1, 1, 61, 1, 1]) == [0xC1, 0xC1, 0xE1, 0xC1])
    #expect(try bytes([61, 61, 1, 58, 1, 61, 63, 1]) == [0xE1, 0x41, 0x61])
    #expect(try bytes([62, 1, 62, 62, 1, 1, 63, 1]) == [0x01, 0x01, 0x01, 0x61])
  }

  @Test("NS is nine digits")
  func numbers() throws {
    let value = 12_345_678
    let words = stride(from: 24, through: 0, by: -6).map { value >> $0 & 63 }
    #expect(try bytes([1, 31] + words + [2]) == Array("A012345678B".utf8))
    #expect(throws: MaxiCode.MessageReaderFault.self) { try bytes([31, 63, 63, 63, 63, 63]) }
    #expect(throws: MaxiCode.MessageReaderFault.self) { try bytes([31, 1, 1, 1, 1]) }
  }

  @Test("An ECI has one to four codewords")
  func ecis() throws {
    for (words, eci) in [
      ([26], 26), ([0x20 | 1, 0], 64), ([0x30 | 1, 0, 1], 4097), ([0x38 | 1, 0, 0, 1], 262_145),
    ] {
      let reader = try read([27] + words + [1])
      #expect(reader.hasECI)
      let part = try #require(reader.parts.last)
      #expect(part.bytes == [0x41] && part.encoding == .known(CodedCharacterSet(eci: eci)))
    }
    #expect(throws: MaxiCode.MessageReaderFault.self) { try read([27, 0x3B, 63, 63, 63, 1]) }
    #expect(throws: MaxiCode.MessageReaderFault.self) { try read([1, 27]) }
  }

  @Test("A pad first begins a structured append header, elsewhere it is nothing")
  func pads() throws {
    let reader = try read([33, 0b010_011, 1, 33, 33, 33])
    #expect(reader.structuredAppend == StructuredAppend(index: 2, count: 4, id: ""))
    #expect(reader.parts.flatMap { $0.bytes } == [0x41])
    #expect(throws: MaxiCode.MessageReaderFault.self) { try read([33, 0b011_010, 1]) }
  }

  @Test("A carrier message whose fields are out of range is an error")
  func carrierMessages() throws {
    // Country 1023.
    var words = [2, 0, 0, 0, 0, 0, 0b11_0000, 63, 3, 0]
    #expect(throws: MaxiCode.DecodingError.invalidCarrierMessage) {
      try MaxiCode.CarrierMessage(words, mode: .numericPostcode)
    }
    // A postcode of 63 digits.
    words = [2, 0, 0, 0, 0, 0b11_0000, 0b00_1111, 0, 0, 0]
    #expect(throws: MaxiCode.DecodingError.invalidCarrierMessage) {
      try MaxiCode.CarrierMessage(words, mode: .numericPostcode)
    }
    // A postcode of carriage returns.
    words = [3, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    #expect(throws: MaxiCode.DecodingError.invalidCarrierMessage) {
      try MaxiCode.CarrierMessage(words, mode: .alphanumericPostcode)
    }
    #expect(
      try MaxiCode.CarrierMessage(words, mode: .numericPostcode).inserted(into: [
        TextPart(bytes: [0x41], encoding: .ascii)
      ])[0].bytes == Array("\u{1D}000\u{1D}000\u{1D}A".utf8))
  }
}
