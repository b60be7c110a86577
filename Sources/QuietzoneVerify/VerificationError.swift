import QuietzoneSymbols

/// Why a symbol that was read is not graded.
public enum VerificationError: Error, Hashable, Sendable {
  /// There is no method for the symbology, or for this form of it.
  case noMethod(Symbology)
  /// Its modules measure so many pixels, in tenths: less than can be measured.
  case tooFewPixels(tenths: Int)
  /// No line across the picture shows the whole symbol as bars.
  case noWholeLine(Symbology)
  /// An aperture in millimetres, and no size of a module or of a pixel.
  case unknownScale
  /// The corners of the symbol span no area.
  case noArea

  /// The reason, and what to do, in a sentence for people.
  public var description: String {
    switch self {
    case .noMethod(let symbology): "\(symbology.title) in this form is not graded"
    case .tooFewPixels(let tenths):
      "its modules measure \(tenths / 10).\(tenths % 10) pixels: at least 2.5 are needed, better 10; scan it at a higher resolution"
    case .noWholeLine(let symbology):
      "no straight line across the picture shows the whole \(symbology.title): flatten the label, or take the picture from the front"
    case .unknownScale:
      "an aperture in millimetres needs the picture's resolution or the module's size"
    case .noArea: "its corners span no area"
    }
  }
}
