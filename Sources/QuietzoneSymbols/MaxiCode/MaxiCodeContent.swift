/// MaxiCode (ISO/IEC 16023:2000): from judged modules to content.
package enum MaxiCode {
  /// What a symbol holds.
  package struct Content: Sendable {
    package var message: SymbolMessage
    package var mode: Mode
    /// Codewords that were wrong and have been repaired.
    package var repairedCodewords: Int
  }

  /// What a symbol is for (ISO/IEC 16023, 4.2).
  package enum Mode: Int, Sendable {
    /// A structured carrier message with a postcode of digits.
    case numericPostcode = 2
    /// A structured carrier message with a postcode of letters and digits.
    case alphanumericPostcode = 3
    case standard = 4
    /// As `standard`, with more check codewords.
    case fullErrorCorrection = 5
    case readerProgramming = 6

    /// Whether postcode, country and service class of a parcel come before everything else.
    var isCarrierMessage: Bool { self == .numericPostcode || self == .alphanumericPostcode }

    /// How much damage the secondary message withstands: `SEC`, standard error correction, or `EEC`, the enhanced one
    /// that the primary message always has.
    package var errorCorrectionName: String { self == .fullErrorCorrection ? "EEC" : "SEC" }
  }
}
