import QuietzoneSymbols

/// A symbol that was read: what it holds and where it lies.
public struct Barcode: Sendable {
  public var symbology: Symbology
  /// What the symbol says. Bytes in a character set that nothing here can decode show as U+FFFD; see `segments`.
  public var text: String
  /// The content as the symbol holds it, before any character set.
  public var bytes: [UInt8]
  /// The content again, in stretches of one character set each.
  public var segments: [TextSegment]
  /// The outer corners of the symbol without its quiet zone, in pixels, in the symbol's own order.
  public var corners: Quadrilateral
  /// ISO/IEC 15424: `]Q1`.
  public var symbologyIdentifier: String
  /// The version as its standard numbers it: 1 to 40 of a QR Code, 1 to 4 of a Micro QR Code, 1 to 32 of an rMQR, the
  /// layers of an Aztec Code (0 is a rune), the mode of a MaxiCode.
  public var version: Int?
  /// Columns of modules of a matrix symbol; of data codewords of a PDF417.
  public var columns: Int?
  /// Rows of a matrix or stacked symbol.
  public var rows: Int?
  /// The error correction level, in the symbology's own notation: `L`, `M`, `Q` or `H` (none of a Micro QR Code M1, which
  /// detects errors alone); `0` to `8` of a PDF417.
  public var errorCorrectionLevel: String?
  /// The data mask of a QR Code, 0 to 7, or of a Micro QR Code, 0 to 3.
  public var mask: Int?
  /// Light on dark.
  public var isInverted: Bool
  /// Seen in a mirror, or through the back of what it is printed on.
  public var isMirrored: Bool
  /// Where this symbol belongs in a message of several, if it does.
  public var structuredAppend: StructuredAppend?
  /// Whether the symbol is no data but programs the reader.
  public var isReaderProgramming = false
  /// Whether a PDF417 is compact: without row indicators on the right.
  public var isCompact = false
  /// What a Macro PDF417 symbol says of the file that it is a part of.
  public var macroPDF417: MacroPDF417?
  /// The digits of an add-on to the right of an EAN or UPC symbol: 2 or 5.
  public var addOn: String?
  /// GS1 content by application identifiers, in the order of the symbol; nil if it is none, or not a valid one.
  public var gs1: [GS1Element]?
}
