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

    /// ISO/IEC 15424: for QR Code of Model 2, Micro QR Code and rMQR alike.
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

    /// The message as all matrix symbologies hand it on.
    var symbolMessage: SymbolMessage {
      var message = SymbolMessage(parts: parts, symbologyIdentifier: symbologyIdentifier)
      message.isGS1 = fnc1 == .gs1
      message.structuredAppend = structuredAppend
      return message
    }

    /// Parses the data codewords of a symbol.
    ///
    /// - Parameters:
    ///   - bitCount: How many bits they have; nil is eight each.
    ///   - toleratesAnyPadding: Accept what follows the message whatever it is, as some encoders do not write the
    ///     standard's. Otherwise it must be the standard's, or zero.
    init(
      _ codewords: [UInt8], bitCount: Int? = nil, format: SegmentFormat, toleratesAnyPadding: Bool
    ) throws(DecodingError) {
      var reader = BitReader(codewords, count: bitCount)
      _ = reader.read(format.leadingBits)
      while reader.remaining >= format.terminatorBits {
        let start = reader.position
        var ahead = reader
        if ahead.read(format.terminatorBits) == 0 {
          reader = ahead
          break
        }
        let indicator = reader.read(format.indicatorBits) ?? 0
        guard let mode = format.mode(indicator) else {
          throw .malformedMessage(bit: start, fault: .unknownMode(indicator))
        }
        var segment = SegmentReader(reader: reader, format: format)
        do throws(SegmentFault) {
          try read(mode, isFirst: start == format.leadingBits, from: &segment)
        } catch {
          throw .malformedMessage(bit: error.bit, fault: error.fault)
        }
        reader = segment.reader
      }
      if !toleratesAnyPadding, !isPadding(codewords, bits: reader.position..<reader.count) {
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
}

/// Whether `bits` are nothing but padding: zeros to the end of the codeword, then 236 and 17 in turn (ISO/IEC 18004,
/// 7.4.10), or zeros throughout, as some encoders write it. A half codeword at the end is zero.
private func isPadding(_ codewords: [UInt8], bits: Range<Int>) -> Bool {
  var reader = BitReader(codewords, count: bits.upperBound)
  for _ in 0..<bits.lowerBound / 8 { _ = reader.read(8) }
  _ = reader.read(bits.lowerBound % 8)
  guard reader.read(min(reader.remaining, (8 - bits.lowerBound % 8) % 8)) ?? 0 == 0 else { return false }
  var (isZero, isStandard) = (true, true)
  var expected = 0xEC
  while let pad = reader.read(8) {
    isZero = isZero && pad == 0
    isStandard = isStandard && pad == expected
    expected ^= 0xEC ^ 0x11
  }
  return (isZero || isStandard) && reader.read(reader.remaining) ?? 0 == 0
}
