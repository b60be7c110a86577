extension MaxiCode {
  /// Decodes a symbol's modules.
  ///
  /// - Parameter modules: 33 rows of 30, upright, of which the last is without meaning in every second row.
  /// - Returns: The content, which is never empty.
  /// - Throws: Why not.
  package static func decode(_ modules: ModuleMatrix) throws(DecodingError) -> Content {
    guard modules.width == columns, modules.height == rows else {
      throw .noSuchDimension(width: modules.width, height: modules.height)
    }
    var codewords = Codewords(modules)
    let primary = try codewords.primary()
    guard let mode = Mode(rawValue: primary[0] & 0xF) else { throw .unknownMode(primary[0] & 0xF) }
    let secondary = try codewords.secondary(of: mode)

    var reader = MessageReader(mode.isCarrierMessage ? secondary : primary[1...] + secondary)
    do throws(MessageReaderFault) {
      try reader.readAll()
    } catch {
      throw .malformedMessage(codeword: error.codeword, fault: error.fault)
    }
    var parts = reader.parts
    if mode.isCarrierMessage { parts = try CarrierMessage(primary, mode: mode).inserted(into: parts) }
    var message = SymbolMessage(
      parts: parts.map { labelled($0) }, symbologyIdentifier: identifier(of: mode, hasECI: reader.hasECI))
    guard !message.bytes.isEmpty else { throw .emptyMessage }
    message.structuredAppend = reader.structuredAppend
    message.isReaderProgramming = mode == .readerProgramming
    return Content(message: message, mode: mode, repairedCodewords: codewords.repairedCount)
  }

  /// ISO/IEC 15424: carrier messages and others, each with ECIs and without.
  private static func identifier(of mode: Mode, hasECI: Bool) -> String {
    switch (mode.isCarrierMessage, hasECI) {
    case (false, false): "]U0"
    case (true, false): "]U1"
    case (false, true): "]U2"
    case (true, true): "]U3"
    }
  }

  /// ASCII is ASCII, whatever the code sets are in.
  private static func labelled(_ part: TextPart) -> TextPart {
    guard part.encoding == .known(.iso8859_1), part.bytes.allSatisfy({ $0 < 0x80 }) else { return part }
    return TextPart(bytes: part.bytes, encoding: .ascii)
  }
}
