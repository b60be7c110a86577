import Testing

@testable import QuietzoneSymbols

@Suite("QR Code: the bit stream")
struct MessageTests {
  let version = QRCode.Version(number: 1)!

  @Test("The standard's numeric example, 01234567 in version 1-M")
  func numericExample() throws {
    // ISO/IEC 18004, 7.4.3: mode, count, 012, 345, 67, and the codewords that follow.
    var bits = BitWriter()
    for (value, count) in [(0b0001, 4), (8, 10), (0b0000001100, 10), (0b0101011001, 10), (0b1000011, 7)] {
      bits.write(value, count)
    }
    #expect(bits.codewords(16) == ReedSolomonTests.published.prefix(16).map { UInt8($0) })
    #expect(try parse(bits).text == "01234567")
  }

  @Test("The standard's alphanumeric example, AC-42")
  func alphanumericExample() throws {
    // ISO/IEC 18004, 7.4.4.
    var bits = BitWriter()
    for (value, count) in [(0b0010, 4), (5, 9), (0b00111001110, 11), (0b11100111001, 11), (0b000010, 6)] {
      bits.write(value, count)
    }
    #expect(try parse(bits).text == "AC-42")
  }

  @Test("The standard's kanji examples, 935F and E4AA")
  func kanjiExample() throws {
    // ISO/IEC 18004, 7.4.6.
    var bits = BitWriter()
    for (value, count) in [(0b1000, 4), (2, 8), (0b0110110011111, 13), (0b1101010101010, 13)] {
      bits.write(value, count)
    }
    let message = try parse(bits)
    #expect(message.segments == [TextSegment(bytes: [0x93, 0x5F, 0xE4, 0xAA], characterSet: .shiftJIS)])
  }

  @Test("Hanzi of both ranges of GB 2312")
  func hanzi() throws {
    var bits = BitWriter()
    bits.write(0b1101, 4)
    bits.write(1, 4)
    bits.write(2, 8)
    bits.write((0xA3 - 0xA1) * 0x60 + 0xC1 - 0xA1, 13)
    bits.write((0xD6 - 0xA6) * 0x60 + 0xD0 - 0xA1, 13)
    let message = try parse(bits)
    #expect(message.segments == [TextSegment(bytes: [0xA3, 0xC1, 0xD6, 0xD0], characterSet: .gb2312)])
  }

  @Test("FNC1 in second position puts its indicator first, and a per cent sign is a separator")
  func fnc1Second() throws {
    for (indicator, expected) in [(37, "37"), (165, "A"), (222, "z")] {
      var bits = BitWriter()
      bits.write(0b1001, 4)
      bits.write(indicator, 8)
      bits.write(0b0010, 4)
      bits.write(5, 9)
      bits.write(10 * 45 + 38, 11)  // A%
      bits.write(11 * 45 + 38, 11)  // B%
      bits.write(38, 6)  // %
      let message = try parse(bits)
      #expect(message.text == "\(expected)A\u{1D}B%")
      #expect(message.symbologyIdentifier == "]Q5")
    }
    var bits = BitWriter()
    bits.write(0b1001_01100100, 12)  // 100 is no indicator.
    #expect(fault(bits) == .invalidFNC1)
  }

  @Test("Headers combine in the identifier, and FNC1 with an ECI is one more")
  func identifiers() throws {
    var bits = BitWriter()
    bits.write(0b0111_00011010, 12)
    bits.write(0b1001_00000101, 12)
    bits.write(byteSegment: "x")
    let message = try parse(bits)
    #expect(message.symbologyIdentifier == "]Q6")
    #expect(message.segments == [TextSegment(bytes: [0x30, 0x35, 0x78], characterSet: .utf8)])
  }

  @Test("A misplaced or contradictory header is malformed")
  func misplacedHeaders() {
    var late = BitWriter()
    late.write(byteSegment: "x")
    late.write(0b0011_0000_0001_01010101, 20)
    #expect(fault(late) == .invalidStructuredAppend)
    var past = BitWriter()
    past.write(0b0011_0010_0001_01010101, 20)
    past.write(byteSegment: "x")
    #expect(fault(past) == .invalidStructuredAppend)
    var twice = BitWriter()
    twice.write(0b0101_0101, 8)
    #expect(fault(twice) == .invalidFNC1)
    var after = BitWriter()
    after.write(byteSegment: "x")
    after.write(0b0101, 4)
    #expect(fault(after) == .invalidFNC1)
  }

  /// What follows a mode indicator, as values and their lengths in bits.
  struct InvalidSegment: Sendable {
    var mode: Int
    var fields: [(value: Int, bitCount: Int)]
    var fault: QRCode.MessageFault

    init(_ mode: Int, _ fields: [(Int, Int)], _ fault: QRCode.MessageFault) {
      self.mode = mode
      self.fields = fields.map { (value: $0.0, bitCount: $0.1) }
      self.fault = fault
    }
  }

  static let invalidSegments: [InvalidSegment] = [
    InvalidSegment(0b0001, [(3, 10), (1000, 10)], .invalidDigits),
    InvalidSegment(0b0001, [(2, 10), (100, 7)], .invalidDigits),
    InvalidSegment(0b0001, [(1, 10), (10, 4)], .invalidDigits),
    InvalidSegment(0b0010, [(2, 9), (2025, 11)], .invalidAlphanumeric),
    InvalidSegment(0b0010, [(1, 9), (45, 6)], .invalidAlphanumeric),
    InvalidSegment(0b1000, [(1, 8), (0x3F, 13)], .invalidCharacter),
    InvalidSegment(0b1000, [(1, 8), (0xBD, 13)], .invalidCharacter),
    InvalidSegment(0b1101, [(2, 4), (1, 8), (0, 13)], .invalidCharacter),
    InvalidSegment(0b1101, [(1, 4), (1, 8), (0x5E, 13)], .invalidCharacter),
    InvalidSegment(0b0111, [(0xE0, 8), (0, 16)], .invalidECI),
    InvalidSegment(0b0111, [(0xCF, 8), (0x4240, 16)], .invalidECI),
    InvalidSegment(0b0110, [], .unknownMode(6)),
    InvalidSegment(0b1111, [], .unknownMode(15)),
    InvalidSegment(0b0100, [(18, 8)], .truncated),
    InvalidSegment(0b0001, [(1023, 10)], .truncated),
    InvalidSegment(0b0010, [(511, 9)], .truncated),
    InvalidSegment(0b1000, [(255, 8)], .truncated),
  ]

  @Test("Values that stand for nothing are malformed", arguments: invalidSegments)
  func invalidValues(_ segment: InvalidSegment) {
    var bits = BitWriter()
    bits.write(segment.mode, 4)
    for (value, count) in segment.fields { bits.write(value, count) }
    #expect(fault(bits) == segment.fault)
  }

  @Test("ECI designators of one, two and three bytes, up to the last number")
  func designators() throws {
    for (designator, count, eci) in [
      (0b0111_1111, 8, 127), (0b10_000000_10000000, 16, 128), (0b110_00000_01000000_00000000, 24, 16384),
      (0b110_00000 << 16 | 999_999, 24, 999_999),
    ] {
      var bits = BitWriter()
      bits.write(0b0111, 4)
      bits.write(designator, count)
      bits.write(byteSegment: "x")
      #expect(try parse(bits).segments.map { $0.characterSet.eci } == [eci])
    }
  }

  @Test("A message that fills the symbol needs no whole terminator")
  func exactFit() throws {
    var bits = BitWriter()
    bits.write(byteSegment: "12345678901234567")
    let bytes = bits.bytes
    #expect(bytes.count == 19 && bits.bits.count == 148)
    #expect(try parse(bytes).text == "12345678901234567")
    var digits = BitWriter()
    digits.write(0b0001, 4)
    digits.write(41, 10)
    for _ in 0..<13 { digits.write(123, 10) }
    digits.write(12, 7)
    #expect(digits.bits.count == 151)
    #expect(try parse(digits.bytes).text.utf8.count == 41)
  }

  @Test("Padding is the standard's or zero; any other only where the codewords are beyond suspicion")
  func padding() throws {
    var bits = BitWriter()
    bits.write(byteSegment: "pad")
    let sound = bits.codewords(19)
    #expect(try parse(sound).text == "pad")
    let zeros = bits.bytes + [UInt8](repeating: 0, count: 19 - bits.bytes.count)
    #expect(try parse(zeros).text == "pad")
    for index in bits.bytes.count..<19 {
      var other = sound
      other[index] ^= 0x40
      #expect(fault(other) == .invalidPadding)
      #expect(try parse(other, toleratesAnyPadding: true).text == "pad")
    }
  }

  @Test("A message without content is an error")
  func emptyMessages() {
    #expect(throws: QRCode.DecodingError.emptyMessage) { try parse(BitWriter()) }
    var headers = BitWriter()
    headers.write(0b0111_00011010, 12)
    headers.write(0b0100_00000000, 12)
    #expect(throws: QRCode.DecodingError.emptyMessage) { try parse(headers) }
  }

  @Test("Every error has a description")
  func descriptions() {
    let error = QRCode.DecodingError.malformedMessage(bit: 12, fault: .unknownMode(6))
    #expect(error.description == "the message is malformed at bit 12: there is no mode 6")
    #expect(QRCode.DecodingError.blockBeyondRepair(block: 2, of: 4).description.contains("block 2 of 4"))
  }

  private func parse(_ bits: BitWriter) throws -> QRCode.Message { try parse(bits.codewords(19)) }

  private func parse(_ codewords: [UInt8], toleratesAnyPadding: Bool = false) throws -> QRCode.Message {
    try QRCode.Message(codewords, format: .qrCode(version), toleratesAnyPadding: toleratesAnyPadding)
  }

  private func fault(_ bits: BitWriter) -> QRCode.MessageFault? { fault(bits.codewords(19)) }

  private func fault(_ codewords: [UInt8]) -> QRCode.MessageFault? {
    do {
      _ = try QRCode.Message(codewords, format: .qrCode(version), toleratesAnyPadding: false)
      return nil
    } catch {
      guard case .malformedMessage(_, let fault) = error else { return nil }
      return fault
    }
  }
}

extension BitWriter {
  fileprivate mutating func write(byteSegment text: String) {
    write(0b0100, 4)
    write(text.utf8.count, 8)
    for byte in text.utf8 { write(Int(byte), 8) }
  }
}

extension QRCode.Message {
  fileprivate var segments: [TextSegment] { TextSegment.segments(of: parts) }
  fileprivate var text: String { segments.map { $0.text ?? "?" }.joined() }
}
