/// Aztec Code (ISO/IEC 24778:2008): from judged modules to content.
public enum Aztec {
  /// What a symbol holds.
  public struct Content: Sendable {
    public var message: SymbolMessage
    /// Whether the symbol has the small bullseye, of 9 × 9 modules. A rune has it, too.
    public var isCompact: Bool
    /// Layers of data around the core: 0 for a rune.
    public var layers: Int
    /// Codewords that are there for error correction, of a hundred.
    public var errorCorrectionPercentage: Int
    /// Codewords that were wrong and have been repaired.
    public var repairedCodewords: Int
    /// Whether the modules were those of a mirror image: rows and columns exchanged.
    public var isMirrored: Bool
  }
}
