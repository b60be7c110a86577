extension MicroQR {
  /// A symbol's size: M1 has 11 × 11 modules, M4 has 17 × 17.
  package struct Version: Hashable, Sendable {
    /// 1 to 4, for M1 to M4.
    package let number: Int

    /// Nil unless `number` is 1 to 4.
    package init?(number: Int) {
      guard number >= 1, number <= 4 else { return nil }
      self.number = number
    }

    /// The version with `dimension` modules a side; nil if there is none.
    package init?(dimension: Int) {
      guard dimension % 2 == 1 else { return nil }
      self.init(number: (dimension - 9) / 2)
    }

    /// Modules a side, without the quiet zone.
    package var dimension: Int { 9 + 2 * number }

    /// Whether the last data codeword has just four bits: M1 and M3 (ISO/IEC 18004, 7.4.10).
    var hasHalfCodeword: Bool { number % 2 == 1 }
  }

  /// Whether the module belongs to the finder or timing patterns, the separator or the format information: to anything
  /// but the codewords.
  package static func isFunctionModule(x: Int, y: Int) -> Bool { x == 0 || y == 0 || x < 9 && y < 9 }
}
