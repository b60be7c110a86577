/// Micro QR Code (ISO/IEC 18004:2015): from judged modules to content.
package enum MicroQR {
  /// What a symbol holds.
  package struct Content: Sendable {
    /// The symbology identifier is always `]Q1`: there are neither ECIs nor FNC1.
    package var message: SymbolMessage
    package var version: Version
    /// Nil in version M1, whose check codewords detect errors but repair none.
    package var level: QRCode.ErrorCorrectionLevel?
    /// The data mask pattern reference: 0 to 3.
    package var mask: Int
    /// Whether the modules were those of a mirror image: rows and columns exchanged.
    package var isMirrored: Bool
    /// Codewords that were wrong and have been repaired.
    package var repairedCodewords: Int
  }
}
