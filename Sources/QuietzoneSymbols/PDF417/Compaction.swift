/// Codewords as text, bytes and digits: the three compaction modes, with their latches, shifts and ECIs (ISO/IEC 15438,
/// 5.4 and 5.5).
struct Compaction {
  enum Mode {
    case text
    /// So many groups of five codewords, each six bytes, are still to come; then each codeword is a byte.
    case byte(groups: Int)
    case numeric
  }

  private(set) var parts: [TextPart] = []
  private var mode: Mode
  private var text = TextCompaction()
  private var characterSet: CodedCharacterSet?

  init(mode: Mode = .text, characterSet: CodedCharacterSet? = nil) {
    self.mode = mode
    self.characterSet = characterSet
  }

  /// Reads up to the end, or to a codeword that is no compaction's.
  ///
  /// - Parameter position: Where to begin; afterwards where the rest begins, or where a fault is.
  mutating func read(_ words: [UInt16], at position: inout Int) throws(PDF417.MessageFault) {
    while position < words.count {
      let word = Int(words[position])
      switch word {
      case 0..<PDF417Function.first:
        try readData(words, at: &position)
        continue
      case PDF417Function.textLatch:
        mode = .text
        text = TextCompaction()
      case PDF417Function.numericLatch: mode = .numeric
      case PDF417Function.byteLatch:
        let count = Self.dataCount(words, from: position + 1)
        mode = .byte(groups: max(0, count - 1) / 5)
      case PDF417Function.fullByteLatch:
        let count = Self.dataCount(words, from: position + 1)
        guard count % 5 == 0 else { throw .invalidBytes }
        mode = .byte(groups: count / 5)
      case PDF417Function.byteShift:
        try readShiftedByte(words, at: &position)
        continue
      case PDF417Function.userECI...PDF417Function.characterSetECI:
        try readECI(words, at: &position)
        continue
      default: return
      }
      position += 1
    }
  }

  mutating func append(_ bytes: [UInt8]) {
    let encoding = characterSet.map { TextPart.Encoding.known($0) } ?? .unlabelled
    if let last = parts.last, last.encoding == encoding {
      parts[parts.count - 1].bytes += bytes
    } else {
      parts.append(TextPart(bytes: bytes, encoding: encoding))
    }
  }

  /// Reads as many data codewords as the mode takes together.
  private mutating func readData(_ words: [UInt16], at position: inout Int) throws(PDF417.MessageFault) {
    switch mode {
    case .text:
      append(text.characters(of: Int(words[position])))
      position += 1
    case .byte(let groups) where groups > 0:
      let group = words[position...].prefix(5)
      guard group.count == 5, group.allSatisfy({ $0 < PDF417Function.first }) else { throw .invalidBytes }
      append(try Self.sixBytes(of: group))
      mode = .byte(groups: groups - 1)
      position += 5
    case .byte:
      append([try Self.byte(words[position])])
      position += 1
    case .numeric:
      let group = words[position...].prefix(15).prefix { $0 < PDF417Function.first }
      append(try Self.digits(of: group))
      position += group.count
    }
  }

  /// Reads a byte that is not compacted, for which text is left for a codeword.
  private mutating func readShiftedByte(
    _ words: [UInt16], at position: inout Int
  ) throws(PDF417.MessageFault) {
    guard case .text = mode else { throw .misplacedFunction(PDF417Function.byteShift) }
    text.dropPendingShift()
    position += 1
    while position < words.count,
      (PDF417Function.userECI...PDF417Function.characterSetECI).contains(Int(words[position]))
    {
      try readECI(words, at: &position)
    }
    guard position < words.count else { throw .truncated }
    append([try Self.byte(words[position])])
    position += 1
  }

  private mutating func readECI(_ words: [UInt16], at position: inout Int) throws(PDF417.MessageFault) {
    let function = Int(words[position])
    let parameters = words[(position + 1)...].prefix(function == PDF417Function.wideECI ? 2 : 1).map {
      Int($0)
    }
    guard parameters.count == (function == PDF417Function.wideECI ? 2 : 1) else { throw .truncated }
    guard parameters.allSatisfy({ $0 < PDF417Function.first }) else { throw .misplacedFunction(function) }
    let eci =
      switch function {
      case PDF417Function.characterSetECI: parameters[0]
      case PDF417Function.userECI: 810_900 + parameters[0]
      default: (parameters[0] + 1) * 900 + parameters[1]
      }
    characterSet = CodedCharacterSet(eci: eci)
    position += 1 + parameters.count
  }

  /// How many data codewords follow before another latch; ECIs may be among them.
  private static func dataCount(_ words: [UInt16], from start: Int) -> Int {
    var (position, count) = (start, 0)
    while position < words.count {
      switch Int(words[position]) {
      case 0..<PDF417Function.first:
        count += 1
        position += 1
      case PDF417Function.wideECI: position += 3
      case PDF417Function.userECI, PDF417Function.characterSetECI: position += 2
      default: return count
      }
    }
    return count
  }

  private static func byte(_ word: UInt16) throws(PDF417.MessageFault) -> UInt8 {
    guard word < 256 else { throw .invalidBytes }
    return UInt8(word)
  }

  /// Five digits to the base of 900 as six to the base of 256.
  private static func sixBytes(of group: ArraySlice<UInt16>) throws(PDF417.MessageFault) -> [UInt8] {
    let value = group.reduce(UInt64(0)) { $0 * 900 + UInt64($1) }
    guard value < 1 << 48 else { throw .invalidBytes }
    return (0..<6).map { UInt8(truncatingIfNeeded: value >> (8 * (5 - UInt64($0)))) }
  }

  /// Up to 15 digits to the base of 900 as decimal ones, in ASCII, without the 1 that leads them.
  static func digits(of group: ArraySlice<UInt16>) throws(PDF417.MessageFault) -> [UInt8] {
    // The lowest digit first.
    var decimals: [Int] = []
    for word in group {
      guard word < PDF417Function.first else { throw .invalidDigits }
      var carry = Int(word)
      for index in decimals.indices {
        carry += decimals[index] * 900
        decimals[index] = carry % 10
        carry /= 10
      }
      while carry > 0 {
        decimals.append(carry % 10)
        carry /= 10
      }
    }
    guard decimals.last == 1 else { throw .invalidDigits }
    return decimals.dropLast().reversed().map { UInt8(0x30 + $0) }
  }
}
