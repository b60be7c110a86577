/// QR Code Model 2 (ISO/IEC 18004:2015): from judged modules to content.
public enum QRCode {
  /// What a symbol holds.
  public struct Content: Sendable {
    public var version: Version
    public var level: ErrorCorrectionLevel
    /// The data mask pattern reference: 0 to 7.
    public var mask: Int
    /// Whether the modules were those of a mirror image: rows and columns exchanged.
    public var isMirrored: Bool
    /// The content as the symbol holds it, before any character set. Kanji are Shift JIS, hanzi GB 2312.
    public var bytes: [UInt8]
    /// The content again, in stretches of one character set each.
    public var segments: [TextSegment]
    /// ISO/IEC 15424: `]Q1`; `]Q3` with FNC1 in first position, `]Q5` in second; one more where ECIs are used.
    public var symbologyIdentifier: String
    /// Whether `bytes` is a GS1 element string: FNC1 in first position says so.
    public var isGS1: Bool {
      symbologyIdentifier.utf8.elementsEqual("]Q3".utf8) || symbologyIdentifier.utf8.elementsEqual("]Q4".utf8)
    }
    /// Where the symbol belongs in a message of several, if it does.
    public var structuredAppend: StructuredAppend?
    /// Codewords that were wrong and have been repaired.
    public var repairedCodewords: Int
  }
}
