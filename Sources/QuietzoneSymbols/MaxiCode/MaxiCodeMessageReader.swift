extension MaxiCode {
  /// Where a message goes wrong, and how.
  struct MessageReaderFault: Error {
    var codeword: Int
    var fault: MessageFault
  }

  /// Reads a message codeword by codeword (ISO/IEC 16023, 4.5 to 4.9).
  struct MessageReader {
    private let codewords: [Int]
    private var position = 0

    private(set) var parts = [TextPart(bytes: [], encoding: .known(.iso8859_1))]
    private(set) var structuredAppend: StructuredAppend?

    var hasECI: Bool { parts.count > 1 }

    init(_ codewords: [Int]) { self.codewords = codewords }

    mutating func readAll() throws(MessageReaderFault) {
      var latched = CodeSet.a
      var shifted = latched
      var shiftCount = 0
      while position < codewords.count {
        let isFirst = position == 0
        let current = shiftCount > 0 ? shifted : latched
        shiftCount = max(0, shiftCount - 1)
        switch current.meaning(of: try next()) {
        case .character(let byte): append(byte)
        case .shift(let set, let count):
          shifted = set
          shiftCount = count
        case .latch(let set):
          latched = set
          shiftCount = 0
        case .eci: parts.append(TextPart(bytes: [], encoding: .known(try designator())))
        case .number: try readNumber()
        // A pad as the first codeword begins a structured append header, else pads fill what is left.
        case .pad: if isFirst { structuredAppend = try structuredAppendPosition() }
        }
      }
    }

    private mutating func append(_ byte: UInt8) { parts[parts.count - 1].bytes.append(byte) }

    /// Which symbol this is and how many there are, three bits each.
    private mutating func structuredAppendPosition() throws(MessageReaderFault) -> StructuredAppend {
      let start = position
      let word = try next()
      let (index, last) = (word >> 3, word & 7)
      guard index <= last else { throw MessageReaderFault(codeword: start, fault: .invalidStructuredAppend) }
      return StructuredAppend(index: index, count: last + 1, id: "")
    }

    /// An ECI's number in one to four codewords; how many, the first one's leading ones say.
    private mutating func designator() throws(MessageReaderFault) -> CodedCharacterSet {
      let start = position
      let first = try next()
      var (value, more) =
        switch first {
        case 0..<0x20: (first, 0)
        case 0x20..<0x30: (first & 0xF, 1)
        case 0x30..<0x38: (first & 7, 2)
        default: (first & 3, 3)
        }
      while more > 0 {
        value = value << 6 | (try next())
        more -= 1
      }
      guard value < 1_000_000 else { throw MessageReaderFault(codeword: start, fault: .invalidECI) }
      return CodedCharacterSet(eci: value)
    }

    private mutating func readNumber() throws(MessageReaderFault) {
      let start = position
      var value = 0
      for _ in 0..<5 { value = value << 6 | (try next()) }
      guard value < 1_000_000_000 else { throw MessageReaderFault(codeword: start, fault: .invalidNumber) }
      for byte in digits(value, count: 9) { append(byte) }
    }

    private mutating func next() throws(MessageReaderFault) -> Int {
      guard position < codewords.count else {
        throw MessageReaderFault(codeword: position, fault: .truncated)
      }
      defer { position += 1 }
      return codewords[position]
    }
  }

  /// A number as decimal digits, with zeros before it.
  static func digits(_ value: Int, count: Int) -> [UInt8] {
    var digits = [UInt8](repeating: 0x30, count: count)
    var rest = value
    for place in digits.indices.reversed() {
      digits[place] += UInt8(rest % 10)
      rest /= 10
    }
    return digits
  }
}
