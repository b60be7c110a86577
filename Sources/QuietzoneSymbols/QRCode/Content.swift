/// QR Code, Models 1 and 2 (ISO/IEC 18004:2015, and 2000 for Model 1): from judged modules to content.
public enum QRCode {
  /// What a symbol holds.
  public struct Content: Sendable {
    /// Kanji are Shift JIS, hanzi GB 2312. The symbology identifier is `]Q1` (ISO/IEC 15424); `]Q3` with FNC1 in first
    /// position, `]Q5` in second; one more where ECIs are used; `]Q0` for Model 1.
    public var message: SymbolMessage
    public var model: Model
    public var version: Version
    public var level: ErrorCorrectionLevel
    /// The data mask pattern reference: 0 to 7.
    public var mask: Int
    /// Whether the modules were those of a mirror image: rows and columns exchanged.
    public var isMirrored: Bool
    /// Codewords that were wrong and have been repaired.
    public var repairedCodewords: Int
  }
}
