/// What a symbol says of the file that it is a part of (ISO/IEC 15438, annex H).
public struct MacroPDF417: Hashable, Sendable {
  /// Which part of the file this is: the first is 0.
  public var segmentIndex: Int
  /// The same in all symbols of one file: three digits a codeword.
  public var fileID = ""
  /// Whether this is the last part.
  public var isLast = false
  public var fileName: String?
  /// How many parts the file has.
  public var segmentCount: Int?
  /// Seconds since the beginning of 1970.
  public var timeStamp: Int64?
  public var sender: String?
  public var addressee: String?
  /// In bytes.
  public var fileSize: Int64?
  /// CCITT-16 over the whole file.
  public var checksum: Int?

  public init(segmentIndex: Int) { self.segmentIndex = segmentIndex }

  /// The part's place, as other symbologies say it: 0 symbols in all if the symbol does not tell.
  public var structuredAppend: StructuredAppend {
    StructuredAppend(
      index: segmentIndex, count: segmentCount ?? (isLast ? segmentIndex + 1 : 0), id: fileID)
  }
}

extension MacroPDF417 {
  /// Reads a control block, which is the last thing of a symbol.
  ///
  /// - Parameter position: Where its parameters begin; where they end, or where a fault is, afterwards.
  init(_ words: [UInt16], at position: inout Int) throws(PDF417.MessageFault) {
    guard position + 2 < words.count else { throw .truncated }
    let index = try Compaction.digits(of: words[position..<position + 2])
    guard index.count == 5 else { throw .invalidMacro }
    self.init(segmentIndex: Int(number(of: index)!))
    position += 2
    while position < words.count, words[position] < PDF417Function.first {
      let value = Int(words[position])
      for divisor in [100, 10, 1] { fileID += "\(value / divisor % 10)" }
      position += 1
    }
    while position < words.count {
      switch Int(words[position]) {
      case PDF417Function.macroField:
        position += 1
        try readField(words, at: &position)
      case PDF417Function.macroTerminator where position + 1 == words.count:
        position += 1
        isLast = true
      case PDF417Function.textLatch where position > 0:
        // Padding, which some encoders write behind.
        position += 1
      default: throw .invalidMacro
      }
    }
  }

  private mutating func readField(
    _ words: [UInt16], at position: inout Int
  ) throws(PDF417.MessageFault) {
    guard position < words.count else { throw .truncated }
    let designator = words[position]
    position += 1
    guard designator <= 6 else { throw .invalidMacro }
    let isText = [0, 3, 4].contains(designator)
    // Each field begins anew with the character set of ECI 2.
    var field = Compaction(mode: isText ? .text : .numeric, characterSet: .cp437)
    try field.read(words, at: &position)
    if isText {
      let text = TextSegment.segments(of: field.parts).reduce("") { text, segment in
        text + (segment.text ?? String(decoding: segment.bytes.map { $0 < 0x80 ? $0 : 0x3F }, as: UTF8.self))
      }
      switch designator {
      case 0: fileName = text
      case 3: sender = text
      default: addressee = text
      }
      return
    }
    guard let number = number(of: field.parts.flatMap { $0.bytes }) else { throw .invalidMacro }
    switch designator {
    case 1: segmentCount = try limited(number, to: 99_999)
    case 2: timeStamp = number
    case 5: fileSize = number
    default: checksum = try limited(number, to: 65_535)
    }
  }
}

private func limited(_ number: Int64, to most: Int64) throws(PDF417.MessageFault) -> Int {
  guard number <= most else { throw .invalidMacro }
  return Int(number)
}

/// The number that ASCII digits stand for; nil if there are none, or more than 18.
private func number(of digits: [UInt8]) -> Int64? {
  guard (1...18).contains(digits.count), digits.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else { return nil }
  return digits.reduce(0) { $0 * 10 + Int64($1 - 0x30) }
}
