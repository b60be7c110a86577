/// The opening through which reflectance is measured, a circle.
public enum Aperture: Hashable, Sendable {
  /// What ISO/IEC 15416, table 1, and GS1 choose for the module; where its size is not known, half a module of bars and
  /// four fifths of a module of a matrix.
  case standard
  /// Its diameter in modules.
  case modules(Double)
  /// Its diameter in millimetres.
  case millimetres(Double)

  /// The aperture of a reference number, which counts thousandths of an inch: 5 is 0.125 mm, 10 is 0.25 mm
  /// (ISO/IEC 15416, table 1).
  public static func reference(_ number: Int) -> Aperture { .millimetres(0.025 * Double(number)) }

  /// The diameter in modules for modules of so many millimetres.
  ///
  /// - Parameter isMatrix: Whether the symbol has modules in a grid, instead of bars.
  /// - Returns: nil if one of the two is in millimetres and the other is not known.
  func modules(module millimetres: Double?, isMatrix: Bool) -> Double? {
    switch self {
    case .modules(let diameter): return diameter
    case .millimetres(let diameter): return millimetres.map { diameter / $0 }
    case .standard:
      guard !isMatrix else { return 0.8 }
      guard let millimetres else { return 0.5 }
      return Self.standardMillimetres(ofBars: millimetres) / millimetres
    }
  }

  /// ISO/IEC 15416, table 1: by the width of the narrowest bars.
  private static func standardMillimetres(ofBars module: Double) -> Double {
    switch module {
    case ..<0.180: 0.075
    case ..<0.330: 0.125
    case ..<0.635: 0.250
    default: 0.500
    }
  }
}

extension Double {
  /// The reference number of an aperture of so many millimetres: two digits.
  var apertureReference: String {
    let number = Int((self / 0.025).rounded())
    return number < 10 ? "0\(number)" : "\(number)"
  }
}
