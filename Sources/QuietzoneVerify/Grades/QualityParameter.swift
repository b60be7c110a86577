/// What is measured of a symbol. The raw values are the names in JSON.
public enum QualityParameter: String, CaseIterable, Sendable {
  // Of a scan profile, ISO/IEC 15416.
  case edgeDetermination, decode, symbolContrast, minimumReflectance, minimumEdgeContrast, modulation, defects
  case decodability, quietZone
  // Of a matrix, ISO/IEC 15415.
  case reflectanceMargin, fixedPatternDamage, axialNonuniformity, gridNonuniformity, unusedErrorCorrection
  case printGrowth, formatInformation, versionInformation
  // Of direct marks, ISO/IEC 29158.
  case cellContrast, cellModulation
  // Of stacked rows, ISO/IEC 15415.
  case startStopPattern, codewordYield, codewordPrintQuality

  /// As the standards call it.
  public var title: String {
    switch self {
    case .edgeDetermination: "edge determination"
    case .decode: "decode"
    case .symbolContrast: "symbol contrast"
    case .minimumReflectance: "minimum reflectance"
    case .minimumEdgeContrast: "minimum edge contrast"
    case .modulation: "modulation"
    case .defects: "defects"
    case .decodability: "decodability"
    case .quietZone: "quiet zones"
    case .reflectanceMargin: "reflectance margin"
    case .fixedPatternDamage: "fixed pattern damage"
    case .axialNonuniformity: "axial nonuniformity"
    case .gridNonuniformity: "grid nonuniformity"
    case .unusedErrorCorrection: "unused error correction"
    case .printGrowth: "print growth"
    case .formatInformation: "format information"
    case .versionInformation: "version information"
    case .cellContrast: "cell contrast"
    case .cellModulation: "cell modulation"
    case .startStopPattern: "start and stop patterns"
    case .codewordYield: "codeword yield"
    case .codewordPrintQuality: "codeword print quality"
    }
  }
}

/// A parameter that was measured.
public struct GradedParameter: Hashable, Sendable {
  public var parameter: QualityParameter
  /// What was measured: a share, where the standard has per cent; nil of what only passes or fails.
  public var value: Double?
  /// Nil of what is reported without a grade: print growth.
  public var grade: Grade?
  /// Which clause of which standard says how.
  public var clause: String
  /// What the grade comes from, part by part: a fixed pattern's segments, the ten profiles' worst.
  public var parts: [Part] = []

  /// A part of what a parameter is measured on.
  public struct Part: Hashable, Sendable {
    /// `A1`, `left L side`.
    public var name: String
    public var value: Double?
    public var grade: Grade
  }
}

extension [GradedParameter] {
  /// The lowest of all grades: the whole is as good as its worst part.
  var worst: Grade { reduce(.best) { Swift.min($0, $1.grade ?? .best) } }
}
