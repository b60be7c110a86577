import Quietzone

// Which options a symbology has, and their values.
extension SymbolDraft {
  /// The versions, or the numbers of sizes; nil of a symbology without.
  var versions: ClosedRange<Int>? {
    switch symbology {
    case .qrCode: 1...40
    case .microQR: 1...4
    case .rectangularMicroQR: 1...38
    case .dataMatrix: 1...48
    case .aztec: 1...36
    default: nil
    }
  }

  /// How many columns there may be; nil of a symbology without.
  var columnCounts: ClosedRange<Int>? {
    switch symbology {
    case .pdf417: 1...30
    case .microPDF417: 1...4
    case .gs1DataBarExpanded where isStacked: 1...11
    default: nil
    }
  }

  /// The levels of error correction, each with zint's number.
  private var levels: [(name: String, number: Int32)] {
    switch symbology {
    case .qrCode: [("L", 1), ("M", 2), ("Q", 3), ("H", 4)]
    case .microQR: [("L", 1), ("M", 2), ("Q", 3)]
    case .rectangularMicroQR: [("M", 2), ("H", 4)]
    case .aztec: [("10%", 1), ("23%", 2), ("36%", 3), ("50%", 4)]
    case .pdf417: (0...8).map { ("\($0)", Int32($0)) }
    default: []
    }
  }

  /// Zint's number of a level of error correction; the percent sign may be left out.
  func errorCorrectionNumber(_ name: String) throws(WritingError) -> Int32 {
    let wanted = name.uppercased()
    if let level = levels.first(where: { $0.name == wanted || $0.name == wanted + "%" }) {
      return level.number
    }
    let names = levels.isEmpty ? nil : levels.map(\.name).joined(separator: ", ")
    throw .option(name: "error-correction", reason: allowed("level", names))
  }

  /// What of an option there is for the symbology.
  func allowed(_ what: String, _ values: String?) -> String {
    guard let values else { return "\(symbology.title) has no such option" }
    return "no such \(what) of \(symbology.title), which has \(values)"
  }

  static func range(_ range: ClosedRange<Int>) -> String { "\(range.lowerBound) to \(range.upperBound)" }

  /// Throws `option` where the symbology is never in several rows.
  func checkStacking() throws(WritingError) {
    guard isStacked else { return }
    switch symbology {
    case .gs1DataBar, .gs1DataBarExpanded, .pdf417: return
    default: throw .option(name: "stacked", reason: allowed("form", nil))
    }
  }
}

extension Symbology {
  /// The usual width of a module in millimetres: the nominal one of GS1 where it says one, and what offices print well.
  var usualModule: Double {
    switch self {
    case .itf14: 0.495
    case .pharmacode, .telepen, .msiPlessey: 0.5
    // Its size is fixed: the distance of modules (ISO/IEC 16023).
    case .maxiCode: 0.88
    default: family == .linear || family == .stacked ? 0.33 : 0.5
    }
  }
}
