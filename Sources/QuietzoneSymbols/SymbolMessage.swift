/// What the codewords of a matrix or stacked symbol say, whatever its symbology.
package struct SymbolMessage: Hashable, Sendable {
  /// The content as the symbol holds it, before any character set.
  package var bytes: [UInt8]
  /// The content again, in stretches of one character set each.
  package var segments: [TextSegment]
  /// ISO/IEC 15424: `]d1`.
  package var symbologyIdentifier: String
  /// Whether `bytes` is a GS1 element string.
  package var isGS1 = false
  /// Where the symbol belongs in a message of several, if it does.
  package var structuredAppend: StructuredAppend?
  /// Whether the symbol is no data but programs the reader.
  package var isReaderProgramming = false

  /// The message of `parts`, their character sets settled together.
  init(parts: [TextPart], symbologyIdentifier: String) {
    bytes = parts.flatMap { $0.bytes }
    segments = TextSegment.segments(of: parts)
    self.symbologyIdentifier = symbologyIdentifier
  }
}
