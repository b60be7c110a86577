/// Rectangular Micro QR Code, rMQR (ISO/IEC 23941:2022): from judged modules to content.
package enum RectangularMicroQR {
  /// What a symbol holds.
  package struct Content: Sendable {
    /// The symbology identifier is that of QR Code: `]Q1`; `]Q3` with FNC1 in first position, `]Q5` in second; one more
    /// where ECIs are used (ISO/IEC 15424).
    package var message: SymbolMessage
    package var version: Version
    /// M or H: there are no others.
    package var level: QRCode.ErrorCorrectionLevel
    /// Whether the modules were those of a mirror image: rows and columns exchanged.
    package var isMirrored: Bool
    /// Codewords that were wrong and have been repaired.
    package var repairedCodewords: Int
  }
}
