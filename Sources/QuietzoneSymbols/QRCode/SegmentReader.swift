extension QRCode {
  /// Where a segment goes wrong, and how.
  struct SegmentFault: Error {
    var bit: Int
    var fault: MessageFault
  }

  /// Reads what follows a mode indicator.
  struct SegmentReader {
    var reader: BitReader
    let format: SegmentFormat

    /// Numeric mode: three digits in 10 bits, two in 7, one in 4 (ISO/IEC 18004, 7.4.3).
    mutating func digits() throws(SegmentFault) -> [UInt8] {
      var missing = try next(format.numericCountBits)
      try expect(bits: missing / 3 * 10 + [0, 4, 7][missing % 3])
      var digits: [UInt8] = []
      digits.reserveCapacity(missing)
      while missing > 0 {
        let count = min(missing, 3)
        let start = reader.position
        let group = try next(count == 3 ? 10 : count == 2 ? 7 : 4)
        guard group < (count == 3 ? 1000 : count == 2 ? 100 : 10) else {
          throw SegmentFault(bit: start, fault: .invalidDigits)
        }
        if count == 3 { digits.append(0x30 + UInt8(group / 100)) }
        if count >= 2 { digits.append(0x30 + UInt8(group / 10 % 10)) }
        digits.append(0x30 + UInt8(group % 10))
        missing -= count
      }
      return digits
    }

    /// Alphanumeric mode: two of 45 characters in 11 bits, one in 6 (ISO/IEC 18004, 7.4.4). Where there is an FNC1,
    /// a per cent sign is the separator GS, and two of them are one (7.4.8.2).
    mutating func alphanumeric(hasFNC1: Bool) throws(SegmentFault) -> [UInt8] {
      var missing = try next(format.alphanumericCountBits)
      try expect(bits: missing / 2 * 11 + missing % 2 * 6)
      var characters: [UInt8] = []
      characters.reserveCapacity(missing)
      while missing > 0 {
        let start = reader.position
        let value = try next(missing >= 2 ? 11 : 6)
        guard value < (missing >= 2 ? 45 * 45 : 45) else {
          throw SegmentFault(bit: start, fault: .invalidAlphanumeric)
        }
        if missing >= 2 { characters.append(alphanumericCharacters[value / 45]) }
        characters.append(alphanumericCharacters[value % 45])
        missing -= 2
      }
      return hasFNC1 ? withSeparators(characters) : characters
    }

    /// Byte mode (ISO/IEC 18004, 7.4.5).
    mutating func bytes() throws(SegmentFault) -> [UInt8] {
      let count = try next(format.byteCountBits)
      try expect(bits: count * 8)
      var bytes: [UInt8] = []
      bytes.reserveCapacity(count)
      for _ in 0..<count { bytes.append(UInt8(try next(8))) }
      return bytes
    }

    /// Kanji mode: a double-byte character of Shift JIS in 13 bits (ISO/IEC 18004, 7.4.6).
    mutating func kanji() throws(SegmentFault) -> [UInt8] {
      try doubleBytes(trailCount: 0xC0) { lead, trail in
        let bytes = (lead + (lead < 0x1F ? 0x81 : 0xC1), trail + 0x40)
        return bytes.1 <= 0xFC && bytes.1 != 0x7F ? bytes : nil
      }
    }

    /// Hanzi mode: a character of GB 2312 in 13 bits, after the number of the subset, which is 1 (GB/T 18284).
    mutating func hanzi() throws(SegmentFault) -> [UInt8] {
      let start = reader.position
      guard try next(4) == 1 else { throw SegmentFault(bit: start, fault: .invalidCharacter) }
      return try doubleBytes(trailCount: 0x60) { lead, trail in
        let bytes = (lead + (lead < 0x0A ? 0xA1 : 0xA6), trail + 0xA1)
        return bytes.0 <= 0xFE && bytes.1 <= 0xFE ? bytes : nil
      }
    }

    /// An ECI designator of one, two or three bytes (ISO/IEC 18004, 7.4.2.2).
    mutating func eci() throws(SegmentFault) -> CodedCharacterSet {
      let start = reader.position
      let first = try next(8)
      let number =
        if first & 0x80 == 0 {
          first
        } else if first & 0xC0 == 0x80 {
          (first & 0x3F) << 8 | (try next(8))
        } else if first & 0xE0 == 0xC0 {
          (first & 0x1F) << 16 | (try next(16))
        } else {
          1_000_000
        }
      guard number < 1_000_000 else { throw SegmentFault(bit: start, fault: .invalidECI) }
      return CodedCharacterSet(eci: number)
    }

    /// The structured append header, which nothing may precede (ISO/IEC 18004, 8).
    mutating func structuredAppend(isFirst: Bool) throws(SegmentFault) -> StructuredAppend {
      let start = reader.position
      let index = try next(4)
      let count = try next(4) + 1
      let parity = try next(8)
      guard isFirst, index < count else { throw SegmentFault(bit: start, fault: .invalidStructuredAppend) }
      return StructuredAppend(index: index, count: count, id: "\(parity)")
    }

    /// FNC1 comes once, before the first segment with content (ISO/IEC 18004, 7.4.8).
    func expectFNC1(isAllowed: Bool) throws(SegmentFault) {
      guard isAllowed else {
        throw SegmentFault(bit: reader.position - format.indicatorBits, fault: .invalidFNC1)
      }
    }

    /// The indicator of FNC1 in second position: two digits, or a letter (ISO/IEC 18004, 7.4.8.3).
    mutating func applicationIndicator() throws(SegmentFault) -> [UInt8] {
      let start = reader.position
      let value = try next(8)
      switch value {
      case 0..<100: return [0x30 + UInt8(value / 10), 0x30 + UInt8(value % 10)]
      case 165...190, 197...222: return [UInt8(value - 100)]
      default: throw SegmentFault(bit: start, fault: .invalidFNC1)
      }
    }

    private mutating func doubleBytes(
      trailCount: Int, _ bytes: (_ lead: Int, _ trail: Int) -> (Int, Int)?
    ) throws(SegmentFault) -> [UInt8] {
      let count = try next(format.kanjiCountBits)
      try expect(bits: count * 13)
      var result: [UInt8] = []
      result.reserveCapacity(2 * count)
      for _ in 0..<count {
        let start = reader.position
        let value = try next(13)
        guard let (lead, trail) = bytes(value / trailCount, value % trailCount) else {
          throw SegmentFault(bit: start, fault: .invalidCharacter)
        }
        result.append(UInt8(lead))
        result.append(UInt8(trail))
      }
      return result
    }

    private mutating func next(_ count: Int) throws(SegmentFault) -> Int {
      guard let value = reader.read(count) else {
        throw SegmentFault(bit: reader.position, fault: .truncated)
      }
      return value
    }

    /// Checks before any memory is taken that the segment fits into what is left.
    private func expect(bits: Int) throws(SegmentFault) {
      guard bits <= reader.remaining else { throw SegmentFault(bit: reader.position, fault: .truncated) }
    }
  }
}

/// The characters of alphanumeric mode by value: `0`–`9`, `A`–`Z`, ` $%*+-./:` (ISO/IEC 18004, table 5).
private let alphanumericCharacters: [UInt8] = [
  0x30, 0x31, 0x32, 0x33, 0x34, 0x35, 0x36, 0x37, 0x38, 0x39, 0x41, 0x42, 0x43, 0x44, 0x45,
  0x46, 0x47, 0x48, 0x49, 0x4A, 0x4B, 0x4C, 0x4D, 0x4E, 0x4F, 0x50, 0x51, 0x52, 0x53, 0x54,
  0x55, 0x56, 0x57, 0x58, 0x59, 0x5A, 0x20, 0x24, 0x25, 0x2A, 0x2B, 0x2D, 0x2E, 0x2F, 0x3A,
]

private func withSeparators(_ characters: [UInt8]) -> [UInt8] {
  let percent: UInt8 = 0x25
  let separator: UInt8 = 0x1D
  var result: [UInt8] = []
  var index = 0
  while index < characters.count {
    if characters[index] != percent {
      result.append(characters[index])
    } else if index + 1 < characters.count, characters[index + 1] == percent {
      result.append(percent)
      index += 1
    } else {
      result.append(separator)
    }
    index += 1
  }
  return result
}
