import Quietzone
import QuietzoneImaging
import QuietzoneSymbols

/// What is known of a matrix symbol before it is measured: its modules' places, and what its fixed patterns are to be.
struct MatrixLayout {
  /// In modules, without the quiet zone.
  let columns: Int
  let rows: Int
  /// Row by row: 1 light, -1 dark, 0 data or format.
  let pattern: [Int8]
  /// What the codewords may be: mostly one way; two where encoders disagree; none yet where the symbol has to be asked.
  let codewords: [CodewordMap]
  /// What fixed pattern damage is graded by.
  let segments: [FixedPatternSegment]
  /// Places that say how the symbol is to be read, and what they are to be.
  var statements: [Statement] = []
  /// The quiet zone that the symbology asks for, in modules.
  let quietZone: Int
  /// Of an Aztec Code: what its core has to say yet.
  var aztec: Aztec.Size?

  /// Format or version information: copies of the same bits.
  struct Statement {
    var parameter: QualityParameter
    var copies: [[FixedModule]]
    var clause: String
  }

  /// What a symbol that was read looks like; nil of one that this standard does not grade, or that is not as it says.
  init?(_ barcode: Barcode) {
    switch barcode.details {
    case .qrCode(let number, let level, let mask):
      guard let version = QRCode.Version(number: number), (0..<8).contains(mask),
        let level = QRCode.ErrorCorrectionLevel(named: level), !barcode.isModelOne
      else { return nil }
      self.init(version, level, mask: mask)
    case .microQR(let number, _, let level, let mask):
      let level = level.flatMap { QRCode.ErrorCorrectionLevel(named: $0) }
      guard let version = MicroQR.Version(number: number), (0..<4).contains(mask),
        let format = MicroQR.FormatInformation.all.first(where: {
          $0.version == version && $0.level == level && $0.mask == mask
        })
      else { return nil }
      self.init(format)
    case .rectangularMicroQR(let number, _, _, let level):
      guard let version = RectangularMicroQR.Version(number: number),
        let level = QRCode.ErrorCorrectionLevel(named: level),
        let format = RectangularMicroQR.FormatInformation.all.first(where: {
          $0.version == version && $0.level == level
        })
      else { return nil }
      self.init(format)
    case .dataMatrix(let columns, let rows):
      guard let size = DataMatrix.SymbolSize(columns: columns, rows: rows) else { return nil }
      self.init(size)
    case .aztec(let layers, let side, _):
      self.init(layers: layers, side: side)
    default: return nil
    }
  }

  init(
    columns: Int, rows: Int, pattern: [Int8], codewords: [CodewordMap], segments: [FixedPatternSegment],
    statements: [Statement] = [], quietZone: Int, aztec: Aztec.Size? = nil
  ) {
    self.columns = columns
    self.rows = rows
    self.pattern = pattern
    self.codewords = codewords
    self.segments = segments
    self.statements = statements
    self.quietZone = quietZone
    self.aztec = aztec
  }

  /// How far beyond the symbol modules are measured: as far as the fixed patterns' segments reach.
  var margin: Int { min(quietZone, 4) }
}

extension Barcode {
  /// A QR Code of Model 1, which ISO/IEC 18004 has no print quality for.
  fileprivate var isModelOne: Bool { symbologyIdentifier.utf8.elementsEqual("]Q0".utf8) }
}

extension QRCode.ErrorCorrectionLevel {
  init?(named name: String) {
    guard let level = Self.allCases.first(where: { $0.name.utf8.elementsEqual(name.utf8) }) else {
      return nil
    }
    self = level
  }
}
