extension PDF417 {
  /// What the symbol's row indicators say about it, a part in each row (ISO/IEC 15438, 5.3.1).
  package enum Dimension: Hashable, Sendable {
    /// The number of rows less one, divided by three.
    case rowTriples(Int)
    /// The error correction level, and the number of rows less one, modulo three.
    case level(Int, rowRemainder: Int)
    /// Columns of data codewords.
    case columns(Int)
  }

  /// The codeword at the left or the right end of a row.
  package struct RowIndicator: Hashable, Sendable {
    /// The row, from 0.
    package let row: Int
    package let dimension: Dimension

    /// What a codeword says as an indicator; nil if no row has it there.
    package init?(_ codeword: PDF417Codeword, isRight: Bool) {
      row = codeword.value / 30 * 3 + codeword.cluster
      guard row < 90 else { return nil }
      let part = codeword.value % 30
      switch (codeword.cluster + (isRight ? 2 : 0)) % 3 {
      case 0: dimension = .rowTriples(part)
      case 1:
        guard part < 27 else { return nil }
        dimension = .level(part / 3, rowRemainder: part % 3)
      default: dimension = .columns(part + 1)
      }
    }
  }
}
