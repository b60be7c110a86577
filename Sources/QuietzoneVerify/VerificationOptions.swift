/// How to measure, and what is known of the picture.
public struct VerificationOptions: Hashable, Sendable {
  /// How much light a grey value stands for.
  public var scale = ReflectanceScale()
  public var aperture = Aperture.standard
  /// Pixels to a millimetre of the surface that the symbol is on, if that is known.
  public var pixelsPerMillimetre: Double?
  /// The width of a module in millimetres, if that is known instead.
  public var moduleMillimetres: Double?
  /// The wavelength of the light in nanometres, for the report.
  public var wavelength: Int?
  /// Whether to grade a matrix symbol as a direct mark, by ISO/IEC 29158.
  public var isDirectMark = false
  /// What the symbol is for, which says how large GS1 asks it to be; nil is what it mostly is for.
  public var use: GS1Use?

  public init() {}

  /// Millimetres of a module that measures so many pixels, if that can be known.
  func millimetres(ofModule pixels: Double) -> Double? {
    moduleMillimetres ?? pixelsPerMillimetre.map { pixels / $0 }
  }
}
