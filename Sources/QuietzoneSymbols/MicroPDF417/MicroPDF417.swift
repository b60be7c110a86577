/// MicroPDF417 (ISO/IEC 24728:2006): from codewords to content.
package enum MicroPDF417 {
  /// What a symbol holds.
  package struct Content: Sendable {
    package var message: SymbolMessage
    package var size: Size
    /// What the symbol says of the message it is a part of, if it does.
    package var macro: MacroPDF417?
    /// Codewords that were wrong or missing and have been repaired.
    package var repairedCodewords: Int
  }

  /// Decodes a symbol's codewords.
  ///
  /// - Returns: The content, which is never empty.
  package static func decode(_ codewords: CodewordMatrix) throws(PDF417.DecodingError) -> Content {
    guard let size = Size.all.first(where: { $0.columns == codewords.columns && $0.rows == codewords.rows })
    else {
      throw .noSuchSymbol(rows: codewords.rows, columns: codewords.columns)
    }
    let (data, repairedCount) = try codewords.repaired(checkCount: size.checkCount)
    let message = try PDF417Message(data, start: 0, isMicro: true)
    return Content(
      message: message.content, size: size, macro: message.macro, repairedCodewords: repairedCount)
  }
}
