extension Codabar {
  /// A character in ASCII and its wide elements, the first bar's bit highest (EN 798, table 1).
  struct Character {
    let byte: UInt8
    let wide: UInt8

    init(_ byte: Unicode.Scalar, _ wide: UInt8) {
      self.byte = UInt8(truncatingIfNeeded: byte.value)
      self.wide = wide
    }

    /// Whether it begins and ends symbols: A, B, C or D.
    var isStartOrStop: Bool { byte >= 0x41 }
  }

  static let characters: [Character] = [
    Character("0", 0b0000011), Character("1", 0b0000110), Character("2", 0b0001001),
    Character("3", 0b1100000),
    Character("4", 0b0010010), Character("5", 0b1000010), Character("6", 0b0100001),
    Character("7", 0b0100100),
    Character("8", 0b0110000), Character("9", 0b1001000), Character("-", 0b0001100),
    Character("$", 0b0011000),
    Character(":", 0b1000101), Character("/", 0b1010001), Character(".", 0b1010100),
    Character("+", 0b0010101),
    Character("A", 0b0011010), Character("B", 0b0101001), Character("C", 0b0001011),
    Character("D", 0b0001110),
  ]

  /// A, B, C and D with wide elements of two modules, then of three.
  static let start = ElementPatterns(
    """
    1122121 1212112 1112122 1112221 1133131 1313113 1113133 1113331
    """)
}
