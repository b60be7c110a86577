/// PDF417 (ISO/IEC 15438:2015), also compact: from codewords to content.
package enum PDF417 {
  /// What a symbol holds.
  package struct Content: Sendable {
    package var message: SymbolMessage
    /// Rows of codewords: 3 to 90.
    package var rows: Int
    /// Columns of data codewords: 1 to 30.
    package var columns: Int
    /// 0 to 8: two to the power of one more is how many codewords are for error correction.
    package var errorCorrectionLevel: Int
    /// Whether the right row indicators are left out, and the stop pattern is a single bar.
    package var isCompact: Bool
    /// What the symbol says of the message it is a part of, if it is Macro PDF417.
    package var macro: MacroPDF417?
    /// Codewords that were wrong or missing and have been repaired.
    package var repairedCodewords: Int
  }

  /// Decodes a symbol's codewords.
  ///
  /// - Returns: The content, which is never empty.
  package static func decode(
    _ codewords: CodewordMatrix, errorCorrectionLevel level: Int, isCompact: Bool
  ) throws(DecodingError) -> Content {
    let (rows, columns) = (codewords.rows, codewords.columns)
    guard (3...90).contains(rows), (1...30).contains(columns), rows * columns <= 928, (0...8).contains(level),
      rows * columns > 2 << level
    else { throw .noSuchSymbol(rows: rows, columns: columns) }
    let (data, repairedCount) = try codewords.repaired(checkCount: 2 << level)
    // The first codeword says how many there are, itself and padding included; some encoders leave the latter out.
    let count = Int(data[0])
    guard count >= 1, count <= data.count else {
      throw .malformedMessage(codeword: 0, fault: .invalidLength(count))
    }
    let message = try PDF417Message(Array(data[..<count]), start: 1, isMicro: false)
    return Content(
      message: message.content, rows: rows, columns: columns, errorCorrectionLevel: level,
      isCompact: isCompact,
      macro: message.macro, repairedCodewords: repairedCount)
  }
}
