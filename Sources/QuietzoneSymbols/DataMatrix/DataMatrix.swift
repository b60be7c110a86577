/// Data Matrix ECC 200 (ISO/IEC 16022:2006) and its rectangular extension DMRE (ISO/IEC 21471): from judged modules to
/// content.
package enum DataMatrix {
  /// What a symbol holds.
  package struct Content: Sendable {
    package var message: SymbolMessage
    package var size: SymbolSize
    /// Whether the modules were those of a mirror image.
    package var isMirrored: Bool
    /// Codewords that were wrong and have been repaired.
    package var repairedCodewords: Int
  }
}

extension GaloisField {
  /// Data Matrix: GF(256) over x⁸ + x⁵ + x³ + x² + 1 (ISO/IEC 16022, 5.7.1).
  static let dataMatrix = GaloisField(size: 256, polynomial: 0x12D)
}
