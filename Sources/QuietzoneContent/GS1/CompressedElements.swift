/// The elements in the compressed part of a GS1 Digital Link's path (GS1 Digital Link: Compression, §3).
///
/// That is a string of bits in characters of six. An element is its identifier, four bits a digit, and its data in the
/// components of `CompressedFormat`; a first byte that is no two digits stands for a sequence of identifiers, or for a
/// parameter that is none of GS1's. What is left over when all are read is zeros.
struct CompressedElements {
  private(set) var all: [GS1Content.Element] = []
  private var bits: CompressedBits

  /// Nil if `text` has other characters than compression writes.
  ///
  /// Throws `notEnded` if it ends within an element, `trailing` if what is left over is not zeros, and for what the tables
  /// do not have.
  static func all(in text: Bytes) throws(ContentError) -> [GS1Content.Element]? {
    guard let bits = CompressedBits(text) else { return nil }
    var elements = CompressedElements(bits: bits)
    while elements.bits.count >= 8 { try elements.readNext() }
    guard elements.bits.areZero else { throw .trailing }
    return elements.all
  }

  private init(bits: CompressedBits) { self.bits = bits }

  private mutating func readNext() throws(ContentError) {
    let (high, low) = (try bits.take(4), try bits.take(4))
    if high < 10, low < 10 {
      try readElement([UInt8(high), UInt8(low)])
    } else if high == 15 {
      try skipParameter(lengthBegins: low)
    } else {
      guard let identifiers = CompressedFormat.sequence(high << 4 | low) else {
        throw .unsupported("a sequence of a compressed GS1 Digital Link")
      }
      for identifier in identifiers { try read(identifier) }
    }
  }

  /// An element whose identifier begins with two digits.
  private mutating func readElement(_ firstDigits: [UInt8]) throws(ContentError) {
    var identifier = firstDigits.map { $0 + 0x30 }
    while CompressedFormat.components(of: identifier[...]) == nil {
      guard identifier.count < 4 else { throw .unsupported("(\(identifier[...].text))") }
      let digit = try bits.take(4)
      guard digit < 10 else { throw .malformed("application identifier") }
      identifier.append(UInt8(digit) + 0x30)
    }
    try read(identifier[...])
  }

  private mutating func read(_ identifier: Bytes) throws(ContentError) {
    guard let components = CompressedFormat.components(of: identifier) else {
      throw .unsupported("(\(identifier.text))")
    }
    var data: [UInt8] = []
    for component in components {
      // Letters say how they are written before they say how many they are.
      let encoding = component.isNumeric ? 0 : try bits.take(3)
      let length = component.isFixed ? component.length : try bits.take(component.lengthBits)
      guard length <= component.length else { throw .tooLong("(\(identifier.text))") }
      data += try bits.take(length, encoding)
    }
    guard !all.contains(where: { $0.identifier[...] == identifier }) else {
      throw .repeated("(\(identifier.text))")
    }
    all.append(GS1Content.Element(identifier: Array(identifier), data: data))
  }

  /// A parameter of the query that is none of GS1's: a name of so many characters of six bits, and its value.
  private mutating func skipParameter(lengthBegins high: Int) throws(ContentError) {
    let length = high << 3 | (try bits.take(3))
    _ = try bits.take(length, 3)
    let encoding = try bits.take(3)
    let valueLength = try bits.take(7)
    _ = try bits.take(valueLength, encoding)
  }
}

/// The bits of a compressed path, from the first on.
struct CompressedBits {
  private var values: ArraySlice<UInt8>
  /// How many of the first value's six bits are taken.
  private var taken = 0

  /// Nil if there is another character than those of base 64 for URLs (RFC 4648 §5), or none.
  init?(_ text: Bytes) {
    var values: [UInt8] = []
    for character in text {
      switch character {
      case 0x41...0x5A: values.append(character - 0x41)
      case 0x61...0x7A: values.append(character - 0x61 + 26)
      case 0x30...0x39: values.append(character - 0x30 + 52)
      case "-": values.append(62)
      case "_": values.append(63)
      default: return nil
      }
    }
    guard !values.isEmpty else { return nil }
    self.values = values[...]
  }

  var count: Int { 6 * values.count - taken }
  var areZero: Bool {
    var rest = self
    while rest.count > 0 { if (try? rest.take(1)) != 0 { return false } }
    return true
  }

  /// The number in the next bits, 16 at most.
  mutating func take(_ bitCount: Int) throws(ContentError) -> Int {
    guard count >= bitCount else { throw .notEnded }
    var number = 0
    for _ in 0..<bitCount {
      number = number << 1 | Int(values.first! >> (5 - UInt8(taken)) & 1)
      taken += 1
      if taken == 6 {
        taken = 0
        values.removeFirst()
      }
    }
    return number
  }

  /// So many characters in an encoding (GS1 Digital Link: Compression, table E): a number, hexadecimal digits in small and in
  /// capital letters, base 64 for URLs, ASCII.
  mutating func take(_ length: Int, _ encoding: Int) throws(ContentError) -> [UInt8] {
    if encoding == 0 { return try takeDigits(length) }
    var text: [UInt8] = []
    for _ in 0..<length {
      switch encoding {
      case 1, 2:
        let digit = UInt8(try take(4))
        text.append(digit < 10 ? digit + 0x30 : digit - 10 + (encoding == 1 ? 0x61 : 0x41))
      case 3: text.append(Self.character(UInt8(try take(6))))
      case 4: text.append(UInt8(try take(7)))
      default: throw .unsupported("an encoding of a compressed GS1 Digital Link")
      }
    }
    return text
  }

  private static func character(_ value: UInt8) -> UInt8 {
    switch value {
    case ..<26: value + 0x41
    case ..<52: value - 26 + 0x61
    case ..<62: value - 52 + 0x30
    case 62: UInt8(ascii: "-")
    default: UInt8(ascii: "_")
    }
  }

  /// A number of so many digits, zeros in front of it too, in as many bits as the greatest of them needs.
  private mutating func takeDigits(_ length: Int) throws(ContentError) -> [UInt8] {
    var digits = [UInt8](repeating: 0, count: length)
    for _ in 0..<CompressedFormat.bits(ofDigits: length) {
      var carry = UInt8(try take(1))
      for index in digits.indices.reversed() {
        let doubled = 2 * digits[index] + carry
        carry = doubled / 10
        digits[index] = doubled % 10
      }
      guard carry == 0 else { throw .malformed("a number of a compressed GS1 Digital Link") }
    }
    return digits.map { $0 + 0x30 }
  }
}
