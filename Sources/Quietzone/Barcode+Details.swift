import QuietzoneSymbols

extension Barcode {
  /// What only some symbologies have. Versions and levels are in the symbology's own notation, sizes in modules unless
  /// they say otherwise.
  public enum Details: Hashable, Sendable {
    case none
    /// The version, 1 to 40; the error correction level, `L`, `M`, `Q` or `H`; the data mask, 0 to 7.
    case qrCode(version: Int, errorCorrectionLevel: String, mask: Int)
    /// The version, 1 to 4; its side; the level, none of an M1, which detects errors alone; the data mask, 0 to 3.
    case microQR(version: Int, side: Int, errorCorrectionLevel: String?, mask: Int)
    /// The version, 1 to 32; its columns and rows; the level, `M` or `H`.
    case rectangularMicroQR(version: Int, columns: Int, rows: Int, errorCorrectionLevel: String)
    /// The layers, 0 of a rune; the side; how many percent of the codewords correct errors.
    case aztec(layers: Int, side: Int, errorCorrectionPercentage: Int)
    case dataMatrix(columns: Int, rows: Int)
    /// The mode, 2 to 6; the level: `SEC` or `EEC`.
    case maxiCode(mode: Int, errorCorrectionLevel: String)
    /// Columns of data codewords; rows; the error correction level, 0 to 8; whether it is compact: without row indicators on
    /// the right; what a Macro PDF417 says of the file that it is a part of.
    case pdf417(columns: Int, rows: Int, errorCorrectionLevel: Int, isCompact: Bool, macro: MacroPDF417?)
    /// Columns of data codewords; rows; as above.
    case microPDF417(columns: Int, rows: Int, macro: MacroPDF417?)
    /// The digits of an add-on to the right of an EAN or UPC symbol: 2 or 5.
    case addOn(String)
    #if !COMPACT
      /// The two-dimensional component that a GS1 DataBar or GS1-128 says belongs to it.
      case composite(CompositeComponent)
    #endif
  }

  /// The version as its standard numbers it: of a QR Code, Micro QR Code or rMQR; the layers of an Aztec Code, the mode of a
  /// MaxiCode. Nil of other symbologies.
  public var version: Int? {
    switch details {
    case .qrCode(let version, _, _), .microQR(let version, _, _, _),
      .rectangularMicroQR(let version, _, _, _):
      version
    case .aztec(let layers, _, _): layers
    case .maxiCode(let mode, _): mode
    default: nil
    }
  }

  /// Columns and rows: of modules of a matrix symbol; of data codewords of a PDF417. Nil of a QR Code, whose version says it,
  /// and of linear symbologies.
  public var size: (columns: Int, rows: Int)? {
    switch details {
    case .microQR(_, let side, _, _), .aztec(_, let side, _): (side, side)
    case .rectangularMicroQR(_, let columns, let rows, _), .dataMatrix(let columns, let rows),
      .pdf417(let columns, let rows, _, _, _), .microPDF417(let columns, let rows, _):
      (columns, rows)
    case .maxiCode: (MaxiCode.columns, MaxiCode.rows)
    default: nil
    }
  }

  /// The error correction level, in the symbology's own notation.
  public var errorCorrectionLevel: String? {
    switch details {
    case .qrCode(_, let level, _), .rectangularMicroQR(_, _, _, let level), .maxiCode(_, let level): level
    case .microQR(_, _, let level, _): level
    case .aztec(_, _, let percentage): "\(percentage)%"
    case .pdf417(_, _, let level, _, _): "\(level)"
    default: nil
    }
  }

  /// The data mask of a QR Code or a Micro QR Code.
  public var mask: Int? {
    switch details {
    case .qrCode(_, _, let mask), .microQR(_, _, _, let mask): mask
    default: nil
    }
  }

  /// The digits of an add-on to the right of an EAN or UPC symbol: 2 or 5.
  public var addOn: String? {
    if case .addOn(let digits) = details { digits } else { nil }
  }

  /// The two-dimensional component that a GS1 DataBar or GS1-128 says stands above it, by its linkage flag (GS1 Composite,
  /// ISO/IEC 24723). What that holds is not read. Always nil in browsers, where there is no room for it.
  public var compositeComponent: CompositeComponent? {
    #if !COMPACT
      if case .composite(let component) = details { return component }
    #endif
    return nil
  }

  /// What a Macro PDF417 symbol says of the file that it is a part of.
  public var macroPDF417: MacroPDF417? {
    switch details {
    case .pdf417(_, _, _, _, let macro), .microPDF417(_, _, let macro): macro
    default: nil
    }
  }

  /// Whether a PDF417 is compact: without row indicators on the right.
  public var isCompact: Bool {
    if case .pdf417(_, _, _, let isCompact, _) = details { isCompact } else { false }
  }
}
