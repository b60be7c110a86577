/// Micro QR Code (ISO/IEC 18004:2015): from judged modules to content.
public enum MicroQR {
  /// What a symbol holds.
  public struct Content: Sendable {
    /// The symbology identifier is always `]Q1`: there are neither ECIs nor FNC1.
    public var message: SymbolMessage
    public var version: Version
    /// Nil in version M1, whose check codewords detect errors but repair none.
    public var level: QRCode.ErrorCorrectionLevel?
    /// The data mask pattern reference: 0 to 3.
    public var mask: Int
    /// Whether the modules were those of a mirror image: rows and columns exchanged.
    public var isMirrored: Bool
    /// Codewords that were wrong and have been repaired.
    public var repairedCodewords: Int
  }
}
