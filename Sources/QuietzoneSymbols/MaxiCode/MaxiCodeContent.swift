/// MaxiCode (ISO/IEC 16023:2000): from judged modules to content.
public enum MaxiCode {
  /// What a symbol holds.
  public struct Content: Sendable {
    public var message: SymbolMessage
    public var mode: Mode
    /// Codewords that were wrong and have been repaired.
    public var repairedCodewords: Int
  }

  /// What a symbol is for (ISO/IEC 16023, 4.2).
  public enum Mode: Int, Sendable {
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
    public var errorCorrectionName: String { self == .fullErrorCorrection ? "EEC" : "SEC" }
  }
}
