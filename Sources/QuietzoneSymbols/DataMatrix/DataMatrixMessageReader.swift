extension DataMatrix {
  /// Reads what the data codewords say, encodation by encodation (ISO/IEC 16022, 5.2).
  struct MessageReader {
    private let codewords: [UInt8]
    /// How many codewords have been read.
    private var position = 0
    /// The content before any character set is settled.
    private var parts = [TextPart(bytes: [], encoding: .unlabelled)]
    private var fnc1: FNC1?
    private var hasECI = false
    /// RS and EOT, where a macro ends the message.
    private var trailer: [UInt8] = []
    private var structuredAppend: StructuredAppend?
    private var isReaderProgramming = false
    /// Whether the next character is one of those above 127.
    private var isUpperShifted = false

    /// FNC1's two positions.
    private enum FNC1: Int {
      /// The content follows GS1's rules.
      case gs1 = 1
      /// The content follows the rules of the industry whose indicator leads it.
      case industry = 2
    }

    private init(_ codewords: [UInt8]) { self.codewords = codewords }

    /// The message of a symbol's data codewords.
    ///
    /// - Parameter toleratesAnyPadding: Accept what follows the message whatever it is, as some encoders do not
    ///   write the standard's.
    static func message(
      _ codewords: [UInt8], _ size: SymbolSize, toleratesAnyPadding: Bool
    ) throws(DecodingError) -> SymbolMessage {
      var reader = MessageReader(codewords)
      do throws(MessageFault) {
        try reader.read(toleratesAnyPadding: toleratesAnyPadding)
      } catch {
        throw .malformedMessage(codeword: reader.position, fault: error)
      }
      if reader.parts.allSatisfy({ $0.bytes.isEmpty }) { throw .emptyMessage }
      return reader.message(isExtended: size.isExtended)
    }

    private func message(isExtended: Bool) -> SymbolMessage {
      // ISO/IEC 15424, ISO/IEC 21471: 1 to 3 by FNC1, 3 more with ECIs, 6 more in the extended sizes.
      let modifier = 1 + (fnc1?.rawValue ?? 0) + (hasECI ? 3 : 0) + (isExtended ? 6 : 0)
      var message = SymbolMessage(
        parts: parts + [TextPart(bytes: trailer, encoding: .ascii)],
        symbologyIdentifier: "]d\(String(modifier, radix: 16, uppercase: true))")
      message.isGS1 = fnc1 == .gs1
      message.structuredAppend = structuredAppend
      message.isReaderProgramming = isReaderProgramming
      return message
    }

    private var remaining: Int { codewords.count - position }

    private mutating func next() throws(MessageFault) -> Int {
      guard remaining > 0 else { throw .truncated }
      position += 1
      return Int(codewords[position - 1])
    }

    private mutating func append(_ character: Int) {
      parts[parts.count - 1].bytes.append(UInt8(character & 0x7F | (isUpperShifted ? 0x80 : 0)))
      isUpperShifted = false
    }

    private mutating func append(_ bytes: [UInt8]) { parts[parts.count - 1].bytes += bytes }

    private mutating func read(toleratesAnyPadding: Bool) throws(MessageFault) {
      while remaining > 0 {
        let codeword = try next()
        switch codeword {
        case 1...128: append(codeword - 1)
        case Codeword.pad:
          guard toleratesAnyPadding || isPaddingFromHere else { throw .invalidPadding }
          return
        case 130...229:
          append(0x30 + (codeword - 130) / 10)
          append(0x30 + (codeword - 130) % 10)
        case Codeword.c40: try readTriplets(of: .c40)
        case Codeword.text: try readTriplets(of: .text)
        case Codeword.x12: try readTriplets(of: .x12)
        case Codeword.edifact: readEDIFACT()
        case Codeword.base256: try readBase256()
        case Codeword.fnc1: readFNC1()
        case Codeword.upperShift: isUpperShifted = true
        case Codeword.eci: try readECI()
        case Codeword.structuredAppend: try readStructuredAppend()
        case Codeword.readerProgramming:
          try expectFirst()
          isReaderProgramming = true
        case Codeword.macro05, Codeword.macro06: try readMacro(codeword)
        // An unlatch that leads nowhere fills the last codeword of some symbols.
        case Codeword.unlatch where remaining == 0: return
        default: throw .unknownCodeword(UInt8(codeword))
        }
      }
    }

    private func expectFirst() throws(MessageFault) {
      guard position == 1 else { throw .misplaced(codewords[position - 1]) }
    }

    /// FNC1 as the first codeword, or as the second behind a letter or two digits, says what rules the content follows;
    /// anywhere else it is a separator (ISO/IEC 16022, 5.2.4.6). A structured append header does not count.
    private mutating func readFNC1() {
      let start = structuredAppend == nil ? 0 : 4
      switch position - start {
      case 1: fnc1 = .gs1
      case 2 where fnc1 == nil && Codeword.isApplicationIndicator(codewords[start]): fnc1 = .industry
      default: append([0x1D])
      }
    }

    /// An ECI designator of one to three codewords (ISO/IEC 16022, 5.4.1).
    private mutating func readECI() throws(MessageFault) {
      func digit(_ codeword: Int) throws(MessageFault) -> Int {
        guard (1...254).contains(codeword) else { throw .invalidECI }
        return codeword - 1
      }
      let first = try next()
      let number: Int
      switch first {
      case 1...127: number = first - 1
      case 128...191: number = 127 + (first - 128) * 254 + (try digit(next()))
      case 192...207:
        let second = try digit(next())
        number = 16383 + (first - 192) * 64516 + second * 254 + (try digit(next()))
      default: throw .invalidECI
      }
      guard number < 1_000_000 else { throw .invalidECI }
      hasECI = true
      parts.append(TextPart(bytes: [], encoding: .known(CodedCharacterSet(eci: number))))
    }

    /// The header of a symbol that is one of several (ISO/IEC 16022, 5.6).
    private mutating func readStructuredAppend() throws(MessageFault) {
      let isFirst = position == 1
      let sequence = try next()
      let file = (try next(), try next())
      let (index, count) = (sequence >> 4, 17 - sequence & 0xF)
      guard isFirst, index < count, count <= 16 else { throw .invalidStructuredAppend }
      structuredAppend = StructuredAppend(index: index, count: count, id: "\(file.0 * 256 + file.1)")
    }

    /// The envelope of format 05 or 06, which one codeword stands for (ISO/IEC 16022, 5.2.4.7).
    private mutating func readMacro(_ codeword: Int) throws(MessageFault) {
      try expectFirst()
      append(FormatEnvelope.header(format: codeword == Codeword.macro05 ? 5 : 6))
      trailer = FormatEnvelope.trailer
    }

    /// Three values of 0 to 39 in two codewords, until an unlatch, or one codeword is left (ISO/IEC 16022, 5.2.5 to
    /// 5.2.7).
    private mutating func readTriplets(of encodation: TripletEncodation) throws(MessageFault) {
      var shift = 0
      while remaining >= 2 {
        let first = try next()
        if first == Codeword.unlatch { return }
        let triplet = first * 256 + (try next()) - 1
        guard (0..<64000).contains(triplet) else { throw .invalidCharacter }
        for value in [triplet / 1600, triplet / 40 % 40, triplet % 40] {
          if let next = encodation.shift(value, in: shift) {
            shift = next
            continue
          }
          switch encodation.meaning(of: value, shift: shift) {
          case .character(let character): append(character)
          case .fnc1: append([0x1D])
          case .upperShift: isUpperShifted = true
          case nil: throw .invalidCharacter
          }
          shift = 0
        }
      }
    }

    /// Four values of six bits in three codewords, until an unlatch, or less than three codewords are left (ISO/IEC
    /// 16022, 5.2.8).
    private mutating func readEDIFACT() {
      while remaining >= 3 {
        var bits = BitReader(Array(codewords[position..<position + 3]))
        while let value = bits.read(6) {
          if value == 0b011111 {
            // ASCII encodation goes on with the next whole codeword.
            position += (bits.position + 7) / 8
            return
          }
          append(value & 0x20 == 0 ? value | 0x40 : value)
        }
        position += 3
      }
    }

    /// Bytes, after their number; 0 is all that is left (ISO/IEC 16022, 5.2.9).
    private mutating func readBase256() throws(MessageFault) {
      var count = try nextUnrandomized()
      if count == 0 {
        count = remaining
      } else if count >= 250 {
        count = (count - 249) * 250 + (try nextUnrandomized())
      }
      guard count <= remaining else { throw .truncated }
      for _ in 0..<count { append([UInt8(try nextUnrandomized())]) }
    }

    /// The next codeword without what the 255-state algorithm added to it (ISO/IEC 16022, annex B.2).
    private mutating func nextUnrandomized() throws(MessageFault) -> Int {
      let value = try next() - (149 * position % 255 + 1)
      return value < 0 ? value + 256 : value
    }

    /// Whether nothing but pads follows, which the 253-state algorithm has changed (ISO/IEC 16022, annex B.1).
    private var isPaddingFromHere: Bool {
      codewords.indices[position...].allSatisfy { index in
        let pad = Codeword.pad + 149 * (index + 1) % 253 + 1
        return Int(codewords[index]) == (pad > 254 ? pad - 254 : pad)
      }
    }
  }
}
