/// What data look like in the compressed part of a GS1 Digital Link (GS1 Digital Link: Compression, tables F and Opt).
enum CompressedFormat {
  /// Characters of one kind.
  struct Component: Hashable {
    /// Digits, or letters and whatever else GS1 allows.
    let isNumeric: Bool
    /// Whether there are always so many.
    let isFixed: Bool
    /// How many there are, or may be.
    let length: Int

    /// How many bits say how many there are: as many as the greatest number needs.
    var lengthBits: Int {
      var (bits, rest) = (0, length)
      while rest > 0 { (bits, rest) = (bits + 1, rest >> 1) }
      return bits
    }
  }

  /// How many bits a number of so many digits takes: ⌈digits · log₂ 10 + 0.01⌉, the standard's formula.
  static func bits(ofDigits digits: Int) -> Int {
    Int((Int64(digits) * 3_321_928_095 + 10_000_000 + 999_999_999) / 1_000_000_000)
  }

  /// The components of the data behind an identifier; nil of those that the table does not have.
  static func components(of identifier: Bytes) -> [Component]? {
    formats.withUTF8Buffer { text in
      for line in text.split(separator: 0x0A) {
        let parts = line.split(separator: 0x3A)
        for numbers in parts[0].split(separator: 0x20) where contains(numbers, identifier) {
          return parts[1].split(separator: 0x20).map { Component($0) }
        }
      }
      return nil
    }
  }

  /// The identifiers that a first byte stands for.
  static func sequence(_ byte: Int) -> [Bytes]? {
    switch byte {
    // Net weights, and prices: the last digit says where the decimal point is.
    case 0x2A...0x2F: return sequence("01", "310", byte & 15 - 10)
    case 0x3A...0x3F: return sequence("01", "320", byte & 15 - 10)
    case 0xA0...0xA9: return sequence("01", "392", byte & 15)
    // A coupon's value, in money or as a percentage.
    case 0xC0...0xC9: return sequence("255", "390", byte & 15)
    case 0xCA...0xCD: return sequence("255", "394", byte & 15 - 10)
    default: break
    }
    let identifiers: StaticString
    switch byte {
    case 0x0A: identifiers = "01 22"
    case 0x0B: identifiers = "01 10"
    case 0x0C: identifiers = "01 21"
    case 0x0D: identifiers = "01 17"
    case 0x0E: identifiers = "01 7003"
    case 0x0F: identifiers = "01 30"
    case 0x1A: identifiers = "01 10 21 17"
    case 0x1B: identifiers = "01 15"
    case 0x1C: identifiers = "01 11"
    case 0x1D: identifiers = "01 16"
    case 0x1E: identifiers = "01 91"
    case 0x1F: identifiers = "01 10 15"
    case 0x9A: identifiers = "8010 8011"
    case 0x9B: identifiers = "8017 8019"
    case 0x9C: identifiers = "8018 8019"
    case 0x9D: identifiers = "414 254"
    default: return nil
    }
    return Bytes("\(identifiers)").parts(at: " ")
  }

  private static func sequence(_ first: String, _ second: String, _ digit: Int) -> [Bytes] {
    [Bytes(first), Bytes(second) + [UInt8(digit) + 0x30]]
  }

  /// Whether an identifier is one of `numbers`: itself, or one of a range.
  private static func contains(_ numbers: Slice<UnsafeBufferPointer<UInt8>>, _ identifier: Bytes) -> Bool {
    let ends = numbers.split(separator: 0x2D)
    guard ends[0].count == identifier.count else { return false }
    return !identifier.lexicographicallyPrecedes(ends[0])
      && !ends[ends.count - 1].lexicographicallyPrecedes(identifier)
  }

  /// `N` digits, `X` other characters; then how many, or `..` and how many at most.
  ///
  /// Temperatures (4330 to 4333), an IMEI and SIM cards (8040 to 8043) are younger than the table, and how they would be
  /// written is not agreed on.
  private static let formats: StaticString = """
    00:N18
    01-03:N14
    10 21-22:X..20
    11-13 15-17:N6
    20:N2
    235:X..28
    240-241 250-251:X..30
    242:N..6
    243 254:X..20
    253:N13 X..17
    255:N13 N..12
    30 37:N..8
    3100-3699:N6
    3900-3909 3920-3929:N..15
    3910-3919 3930-3939:N3 N..15
    3940-3943:N4
    3950-3955:N6
    400-401 403:X..30
    402:N17
    410-417:N13
    420:X..20
    421:N3 X..9
    422 424 426:N3
    423 425:N3 N..12
    427:X..3
    4300-4301 4310-4311 4320:X..35
    4302-4306 4312-4316:X..70
    4307 4317:X2
    4308 4319:X..30
    4309:N20
    4318:X..20
    4321-4323:N1
    4324-4325:N10
    4326:N6
    7001:N13
    7002 7023:X..30
    7003:N10
    7004:N..4
    7005:X..12
    7006:N6
    7007:N6 N..6
    7008:X..3
    7009:X..10
    7010:X..2
    7011:N6 N..4
    7020-7022:X..20
    7030-7039:N3 X..27
    7040:N1 X3
    7041:X..4
    710-717:X..20
    7230-7239:X..30
    7240:X..20
    7241:N2
    7242:X..25
    7250:N8
    7251:N12
    7252:N1
    7253-7254 7259:X..40
    7255:X..10
    7256:X..90
    7257:X..70
    7258:N1 X1 N1
    8001:N14
    8002:X..20
    8003:N14 X..16
    8004:X..30
    8005:N6
    8006 8026:N18
    8007:X..34
    8008:N8 N..4
    8009:X..50
    8010:X..30
    8011:N..12
    8012:X..20
    8013:X..30
    8014:X..25
    8017-8018:N18
    8019:N..10
    8020:X..25
    8030:X..90
    8110 8112 8200:X..70
    8111:N4
    90:X..30
    91-99:X..90
    """
}

extension CompressedFormat.Component {
  /// A component as the table writes it.
  fileprivate init(_ text: Slice<UnsafeBufferPointer<UInt8>>) {
    isNumeric = text.first == UInt8(ascii: "N")
    isFixed = !text.contains(UInt8(ascii: "."))
    length = text.filter { $0.isDigit }.reduce(0) { 10 * $0 + Int($1 - 0x30) }
  }
}
