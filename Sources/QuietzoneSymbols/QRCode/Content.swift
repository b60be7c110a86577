/// QR Code, Models 1 and 2 (ISO/IEC 18004:2015, and 2000 for Model 1): from judged modules to content.
package enum QRCode {
  /// What a symbol holds.
  package struct Content: Sendable {
    /// Kanji are Shift JIS, hanzi GB 2312. The symbology identifier is `]Q1` (ISO/IEC 15424); `]Q3` with FNC1 in first
    /// position, `]Q5` in second; one more where ECIs are used; `]Q0` for Model 1.
    package var message: SymbolMessage
    package var model: Model
    package var version: Version
    package var level: ErrorCorrectionLevel
    /// The data mask pattern reference: 0 to 7.
    package var mask: Int
    /// Whether the modules were those of a mirror image: rows and columns exchanged.
    package var isMirrored: Bool
    /// Codewords that were wrong and have been repaired.
    package var repairedCodewords: Int
  }
}
