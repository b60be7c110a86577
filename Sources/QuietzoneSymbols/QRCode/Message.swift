extension QRCode {
  /// What the data codewords say, segment by segment (ISO/IEC 18004, 7.4).
  struct Message {
    /// FNC1's two positions.
    enum FNC1 {
      /// The content follows GS1's rules.
      case gs1
      /// The content follows the rules of the industry whose indicator leads it.
      case industry
    }

    /// The content before any character set is settled.
    var parts: [TextPart] = []
    var fnc1: FNC1?
    var hasECI = false
    var structuredAppend: StructuredAppend?
    /// The character set that the last ECI header named.
    var characterSet: CodedCharacterSet?

    var symbologyIdentifier: String {
      switch (fnc1, hasECI) {
      case (nil, false): "]Q1"
      case (nil, true): "]Q2"
      case (.gs1, false): "]Q3"
      case (.gs1, true): "]Q4"
      case (.industry, false): "]Q5"
      case (.industry, true): "]Q6"
      }
    }

    /// Parses the data codewords of a symbol.
    ///
    /// - Parameter toleratesAnyPadding: Accept what follows the message whatever it is, as some encoders do not
    ///   write the standard's. Otherwise it must be the standard's, or zero.
    init(_ codewords: [UInt8], version: Version, toleratesAnyPadding: Bool) throws(DecodingError) {
      var reader = BitReader(codewords)
      while reader.remaining >= 4 {
        let start = reader.position
        guard let indicator = reader.read(4), indicator != Mode.terminator else { break }
        guard let mode = Mode(rawValue: indicator) else {
          throw .malformedMessage(bit: start, fault: .unknownMode(indicator))
        }
        var segment = SegmentReader(reader: reader, version: version)
        do throws(SegmentFault) {
          try read(mode, isFirst: start == 0, from: &segment)
        } catch {
          throw .malformedMessage(bit: error.bit, fault: error.fault)
        }
        reader = segment.reader
      }
      if !toleratesAnyPadding, !isPadding(codewords, from: reader.position) {
        throw .malformedMessage(bit: reader.position, fault: .invalidPadding)
      }
      if parts.allSatisfy({ $0.bytes.isEmpty }) { throw .emptyMessage }
    }

    private mutating func read(
      _ mode: Mode, isFirst: Bool, from segment: inout SegmentReader
    ) throws(SegmentFault) {
      switch mode {
      case .numeric:
        append(try segment.digits(), .ascii)
      case .alphanumeric:
        append(try segment.alphanumeric(hasFNC1: fnc1 != nil), .ascii)
      case .byte:
        let bytes = try segment.bytes()
        append(bytes, characterSet.map { .known($0) } ?? .unlabelled)
      case .kanji:
        append(try segment.kanji(), .known(.shiftJIS))
      case .hanzi:
        append(try segment.hanzi(), .known(.gb2312))
      case .eci:
        characterSet = try segment.eci()
        hasECI = true
      case .structuredAppend:
        structuredAppend = try segment.structuredAppend(isFirst: isFirst)
      case .fnc1First:
        try segment.expectFNC1(isAllowed: fnc1 == nil && parts.isEmpty)
        fnc1 = .gs1
      case .fnc1Second:
        try segment.expectFNC1(isAllowed: fnc1 == nil && parts.isEmpty)
        fnc1 = .industry
        append(try segment.applicationIndicator(), .ascii)
      }
    }

    private mutating func append(_ bytes: [UInt8], _ encoding: TextPart.Encoding) {
      parts.append(TextPart(bytes: bytes, encoding: encoding))
    }
  }

  /// What the next segment holds: its mode indicator (ISO/IEC 18004, table 2; hanzi: GB/T 18284).
  enum Mode: Int {
    case numeric = 0b0001
    case alphanumeric = 0b0010
    case structuredAppend = 0b0011
    case byte = 0b0100
    case fnc1First = 0b0101
    case eci = 0b0111
    case kanji = 0b1000
    case fnc1Second = 0b1001
    case hanzi = 0b1101

    static let terminator = 0

    /// Bits of the character count (ISO/IEC 18004, table 3).
    func countBits(_ version: Version) -> Int {
      let row = version.number < 10 ? 0 : version.number < 27 ? 1 : 2
      return switch self {
      case .numeric: 10 + 2 * row
      case .alphanumeric: 9 + 2 * row
      case .byte: row == 0 ? 8 : 16
      case .kanji, .hanzi: 8 + 2 * row
      default: 0
      }
    }
  }
}

/// Whether nothing but padding follows `bit`: zeros to the end of the codeword, then 236 and 17 in turn (ISO/IEC
/// 18004, 7.4.10), or zeros throughout, as some encoders write it.
private func isPadding(_ codewords: [UInt8], from bit: Int) -> Bool {
  let firstWhole = (bit + 7) / 8
  if bit % 8 != 0, codewords[bit / 8] & (0xFF >> UInt8(bit % 8)) != 0 { return false }
  let padding = codewords[firstWhole...]
  return padding.allSatisfy { $0 == 0 }
    || padding.indices.allSatisfy { padding[$0] == ((($0 - firstWhole) % 2 == 0) ? 0xEC : 0x11) }
}
