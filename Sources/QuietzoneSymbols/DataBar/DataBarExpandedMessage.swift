/// The message in the data characters of GS1 DataBar Expanded (ISO/IEC 24724, 7.2.5).
struct DataBarExpandedMessage {
  private var bits: DataBarBits
  private let characterCount: Int
  private var bytes: [UInt8] = []

  /// The element string in `characters` of 12 bits each; nil if they hold none.
  static func decode(_ characters: [Int]) -> [UInt8]? {
    let standard = decode(characters, toleratesLatch: false)
    if let standard, (try? GS1.elements(of: standard)) != nil { return standard }
    // Some encoders write a latch to numeric mode after an FNC1, which is one itself. Where that makes sense of what
    // otherwise has none, it was one of those.
    if let tolerant = decode(characters, toleratesLatch: true), (try? GS1.elements(of: tolerant)) != nil {
      return tolerant
    }
    return standard
  }

  private static func decode(_ characters: [Int], toleratesLatch: Bool) -> [UInt8]? {
    var message = DataBarExpandedMessage(bits: DataBarBits(characters), characterCount: characters.count + 1)
    guard message.read(toleratesLatch) != nil, !message.bytes.isEmpty else { return nil }
    return message.bytes
  }

  private init(bits: DataBarBits, characterCount: Int) {
    self.bits = bits
    self.characterCount = characterCount
  }

  /// Reads everything; nil if that cannot be. What is read depends on the encodation method (table 10).
  private mutating func read(_ toleratesLatch: Bool) -> Void? {
    // Whether a 2D component belongs to the symbol.
    guard bits.read(1) != nil, let isMethod1 = bits.read(1) else { return nil }
    if isMethod1 == 1 {
      guard readLength() != nil, let first = bits.read(4), first < 10,
        readGTIN(first: first) != nil
      else { return nil }
      return readGeneralField(toleratesLatch)
    }
    guard let second = bits.read(1) else { return nil }
    if second == 0 {
      guard readLength() != nil else { return nil }
      return readGeneralField(toleratesLatch)
    }
    guard let method = bits.read(2) else { return nil }
    switch method {
    case 0: return readWeight(isPounds: false)
    case 1: return readWeight(isPounds: true)
    case 2:
      guard let hasCurrency = bits.read(1), readLength() != nil,
        readPrice(hasCurrency: hasCurrency == 1) != nil
      else { return nil }
      return readGeneralField(toleratesLatch)
    default:
      guard let kind = bits.read(3) else { return nil }
      return readWeightAndDate(kind: kind)
    }
  }

  /// The two bits that tell how many characters there are: whether an odd number, and whether more than 14.
  private mutating func readLength() -> Void? {
    guard let isOdd = bits.read(1), let isLong = bits.read(1),
      isOdd == characterCount & 1, isLong == (characterCount > 14 ? 1 : 0)
    else { return nil }
    return ()
  }

  /// AI 01 from its first digit and twelve more, three in ten bits.
  private mutating func readGTIN(first: Int = 9) -> Void? {
    var number = Int64(first)
    for _ in 0..<4 {
      guard let group = bits.read(10), group < 1000 else { return nil }
      number = number * 1000 + Int64(group)
    }
    bytes += elementString(gtin: number)
    return ()
  }

  /// AI 01 and 3103, or 3202 and 3203.
  private mutating func readWeight(isPounds: Bool) -> Void? {
    guard characterCount == 6, readGTIN() != nil, let weight = bits.read(15) else { return nil }
    if !isPounds {
      append(3103, digits: 4)
      append(weight, digits: 6)
    } else {
      append(weight < 10_000 ? 3202 : 3203, digits: 4)
      append(weight < 10_000 ? weight : weight - 10_000, digits: 6)
    }
    return ()
  }

  /// AI 01 and 392x, or 393x with a currency; what follows of the price is in the general field.
  private mutating func readPrice(hasCurrency: Bool) -> Void? {
    guard readGTIN() != nil, let decimals = bits.read(2) else { return nil }
    append((hasCurrency ? 3930 : 3920) + decimals, digits: 4)
    guard hasCurrency else { return () }
    guard let currency = bits.read(10), currency < 1000 else { return nil }
    append(currency, digits: 3)
    return ()
  }

  /// AI 01, 310x or 320x, and a date: AI 11, 13, 15 or 17.
  private mutating func readWeightAndDate(kind: Int) -> Void? {
    guard characterCount == 8, readGTIN() != nil, let weight = bits.read(20), weight < 1_000_000,
      let date = bits.read(16), date <= Self.noDate
    else { return nil }
    append((kind & 1 == 0 ? 3100 : 3200) + weight / 100_000, digits: 4)
    append(weight % 100_000, digits: 6)
    guard date < Self.noDate else { return () }
    append(11 + (kind >> 1) * 2, digits: 2)
    append(date / 384, digits: 2)
    append(date / 32 % 12 + 1, digits: 2)
    append(date % 32, digits: 2)
    return ()
  }

  private static let noDate = 38_400

  private mutating func readGeneralField(_ toleratesLatch: Bool) -> Void? {
    var field = DataBarGeneralField(bits: bits, toleratesLatch: toleratesLatch)
    guard field.read() != nil else { return nil }
    bytes += field.bytes
    return ()
  }

  private mutating func append(_ number: Int, digits: Int) {
    var divisor = 1
    for _ in 1..<digits { divisor *= 10 }
    while divisor > 0 {
      bytes.append(0x30 + UInt8(number / divisor % 10))
      divisor /= 10
    }
  }
}
