import Quietzone
import QuietzoneImaging
import QuietzoneSymbols

/// How well a symbol is printed.
public struct VerificationReport: Hashable, Sendable {
  /// By which standard a symbol is graded.
  public enum Standard: String, Sendable {
    case linear = "ISO/IEC 15416"
    case twoDimensional = "ISO/IEC 15415"
    case directMark = "ISO/IEC 29158"
  }

  public internal(set) var barcode: Barcode
  public internal(set) var standard: Standard
  /// The symbol's grade: of a linear symbol the mean of its profiles' grades, else the lowest of all parameters'.
  public internal(set) var grade: Grade
  public internal(set) var parameters: [GradedParameter]
  /// The diameter of the aperture in modules.
  public internal(set) var aperture: Double
  /// The width of a module in pixels.
  public internal(set) var modulePixels: Double
  /// The width of a module in millimetres, if that is known.
  public internal(set) var moduleMillimetres: Double?
  /// The light's wavelength in nanometres, if that is known.
  public internal(set) var wavelength: Int?
  /// Whether reflectances are known from a calibration. A report without one is *indicative*.
  public internal(set) var isCalibrated: Bool
  /// The height of a linear symbol's bars in pixels.
  public internal(set) var heightPixels: Double?
  /// The ten profiles of a linear symbol, or ten of a stacked one's.
  public internal(set) var profiles: [ScanProfile] = []
  /// The modules of a matrix symbol.
  public internal(set) var modules: MeasuredModules?
  /// What the content and the size are to be.
  public internal(set) var checks: [ContentCheck] = []

  /// Whether grades only indicate what a verifier would give.
  public var isIndicative: Bool { !isCalibrated }

  /// Whether no check of content or size failed.
  public var passesChecks: Bool { !checks.contains { $0.outcome == .failed } }

  /// The diameter of the aperture in millimetres, if the module's size is known.
  public var apertureMillimetres: Double? { moduleMillimetres.map { aperture * $0 } }

  /// Grade, aperture and light, as the standards report them: `2.7/05/660`. What is not known is a hyphen; a direct mark's grade
  /// begins with `DPM`.
  public var notation: String {
    let opening = apertureMillimetres.map { $0.apertureReference } ?? "-"
    let light = wavelength.map { "\($0)" } ?? "-"
    return "\(standard == .directMark ? "DPM" : "")\(grade.text)/\(opening)/\(light)"
  }
}

/// The modules of a matrix symbol as they were measured, row by row.
public struct MeasuredModules: Hashable, Sendable {
  public internal(set) var columns: Int
  public internal(set) var rows: Int
  public internal(set) var reflectances: [Double]
  /// How far from the threshold each is: 1 is as far as can be.
  public internal(set) var modulations: [Double]
  /// What each should be.
  public internal(set) var isDark: [Bool]
  /// Whether each is on the other side of the threshold than it should be.
  public internal(set) var isWrong: [Bool]
  /// What is below this reflectance is dark.
  public internal(set) var threshold: Double
  /// The corners of the even grid, in pixels of the image.
  public internal(set) var corners: Quadrilateral

  /// The grade that a module's modulation has, 0 to 4.
  public func level(_ index: Int) -> Int { GradeScale.moduleModulation.level(modulations[index]) }
}
