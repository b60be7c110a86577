/// Aztec Code (ISO/IEC 24778:2008): from judged modules to content.
package enum Aztec {
  /// What a symbol holds.
  package struct Content: Sendable {
    package var message: SymbolMessage
    /// Whether the symbol has the small bullseye, of 9 × 9 modules. A rune has it, too.
    package var isCompact: Bool
    /// Layers of data around the core: 0 for a rune.
    package var layers: Int
    /// Codewords that are there for error correction, of a hundred.
    package var errorCorrectionPercentage: Int
    /// Codewords that were wrong and have been repaired.
    package var repairedCodewords: Int
    /// Whether the modules were those of a mirror image: rows and columns exchanged.
    package var isMirrored: Bool
  }
}
