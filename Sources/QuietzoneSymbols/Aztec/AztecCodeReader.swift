extension Aztec {
  /// Where a message goes wrong, and how.
  struct CodeFault: Error {
    var bit: Int
    var fault: MessageFault
  }

  /// Reads a message's bits code by code (ISO/IEC 24778, 7.3.1 and clause 10).
  struct CodeReader {
    private let bits: [Bool]
    private let codewordBits: Int
    private var position = 0

    /// The content, with GS for FNC1.
    private(set) var bytes: [UInt8] = []
    /// ECIs, and the number of bytes before each.
    private(set) var designators: [(offset: Int, characterSet: CodedCharacterSet)] = []
    /// The number of bytes before the first FNC1.
    private(set) var fnc1Offset: Int?

    init(_ bits: [Bool], codewordBits: Int) {
      self.bits = bits
      self.codewordBits = codewordBits
    }

    /// A message begins with a latch to Mixed and one back if it is one of several (ISO/IEC 24778, clause 8).
    var hasStructuredAppendHeader: Bool {
      let header = [true, true, true, false, true]
      return bits.starts(with: header + header)
    }

    mutating func readAll() throws(CodeFault) {
      var mode = Mode.upper
      // The mode for one code. A shift ends in the mode that it was called from, which may be one for one code itself.
      var shifted: Mode?
      while !isAtPadding(shifted ?? mode) {
        let current = shifted ?? mode
        shifted = nil
        switch current.meaning(of: try next(current.codeBits)) {
        case .characters(let characters): bytes += characters
        case .latch(let next): mode = next
        case .shift(let next):
          mode = current
          shifted = next
        case .binaryShift:
          mode = current
          try readBinary()
        case .flag: try readFlag()
        }
      }
    }

    /// Whether nothing is left but what fills the last codeword: ones, or too little for a code.
    private func isAtPadding(_ mode: Mode) -> Bool {
      let remaining = bits.count - position
      return remaining < mode.codeBits || remaining < codewordBits && bits[position...].allSatisfy { $0 }
    }

    /// 1 to 31 bytes, or after a number of zero, which 11 bits more follow, 31 to 2078.
    private mutating func readBinary() throws(CodeFault) {
      var count = try next(5)
      if count == 0 { count = try next(11) + 31 }
      guard count * 8 <= bits.count - position else { throw CodeFault(bit: position, fault: .truncated) }
      for _ in 0..<count { bytes.append(UInt8(try next(8))) }
    }

    /// FLG(0) is FNC1, FLG(1) to FLG(6) an ECI of so many digits.
    private mutating func readFlag() throws(CodeFault) {
      let start = position
      let flag = try next(3)
      switch flag {
      case 0:
        fnc1Offset = fnc1Offset ?? bytes.count
        bytes.append(0x1D)
      case 7: throw CodeFault(bit: start, fault: .reservedFlag)
      default:
        var number = 0
        for _ in 0..<flag {
          guard case .characters(let digits) = Mode.digit.meaning(of: try next(4)), digits[0] >= 0x30 else {
            throw CodeFault(bit: start, fault: .invalidECI)
          }
          number = 10 * number + Int(digits[0] - 0x30)
        }
        designators.append((bytes.count, CodedCharacterSet(eci: number)))
      }
    }

    private mutating func next(_ count: Int) throws(CodeFault) -> Int {
      guard count <= bits.count - position else { throw CodeFault(bit: position, fault: .truncated) }
      defer { position += count }
      return bits[position..<position + count].reduce(0) { $0 << 1 | ($1 ? 1 : 0) }
    }
  }
}
