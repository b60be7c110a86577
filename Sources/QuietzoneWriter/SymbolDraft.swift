import Quietzone
import QuietzoneReport

/// What is to be written.
public struct SymbolDraft: Sendable {
  public var symbology: Symbology
  public var content: Content
  /// Of error correction, in the symbology's own notation: `L` to `H` of a QR Code, 0 to 8 of a PDF417, percent of an Aztec
  /// Code. Nil is the library's choice, and M for a QR Code.
  public var errorCorrection: String?
  /// The version of a QR Code, Micro QR Code or rMQR, or the number of the size of a Data Matrix or an Aztec Code; nil is the
  /// smallest that holds the content.
  public var version: Int?
  /// The columns of a PDF417 or a MicroPDF417, of a stacked GS1 DataBar Expanded pairs of characters.
  public var columns: Int?
  /// GS1 DataBar in several rows; compact PDF417.
  public var isStacked = false
  /// The character set that the symbol names (ECI), whose bytes the content is; nil names UTF-8 where it is needed.
  public var characterSet: Int?
  /// The carrier's part of a MaxiCode: postal code, country and service class.
  public var primaryMessage: String?
  /// Whether it is the symbol of a Swiss QR-bill: a QR Code 46 mm wide with a Swiss cross in the middle.
  public var hasSwissCross = false

  public enum Content: Hashable, Sendable {
    case text(String)
    case bytes([UInt8])
    /// Elements by application identifier.
    case gs1(GS1Builder)
  }

  public init(_ symbology: Symbology, _ content: Content) {
    self.symbology = symbology
    self.content = content
  }
}

/// How large a symbol is to be.
public struct SymbolSize: Sendable {
  /// The width of a module, or of a narrow bar, in millimetres; nil is what is usual for the symbology.
  public var module: Double?
  /// The width of the whole symbol with its quiet zone, in millimetres; excludes `module`.
  public var width: Double?
  /// The height of a linear symbol's bars, in millimetres; nil is the standard's.
  public var barHeight: Double?
  /// Of the printer or the screen: modules become whole dots of it. Nil leaves SVG and PDF as they are; PNG has 300 then.
  public var dotsPerInch: Double?

  public init(
    module: Double? = nil, width: Double? = nil, barHeight: Double? = nil, dotsPerInch: Double? = nil
  ) {
    self.module = module
    self.width = width
    self.barHeight = barHeight
    self.dotsPerInch = dotsPerInch
  }
}

/// What a symbol is written as.
public enum SymbolForm: String, CaseIterable, Sendable {
  case svg, pdf, png, terminal
}
