import Quietzone

/// Why a symbol was not written. The description says what is wrong and, where that helps, what to do about it.
public enum WritingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// libzint is not on this system, or not in the version that this was built for.
  case libraryMissing
  /// libzint does not know the symbology, or not in its version.
  case unknownSymbology(Symbology)
  /// The content cannot be in such a symbol; `reason` says why.
  case content(Symbology, reason: String)
  /// The check digit at the end of the content is not the one that belongs to the rest.
  case checkDigit(Symbology, given: String, right: String)
  /// The option is of no use for the symbology, or has no such value.
  case option(name: String, reason: String)
  /// A module would be smaller than a pixel, or the picture larger than can be written.
  case size(String)
  /// The text below a symbol is drawn by Pango, which is not on this system.
  case textNeedsPango
  /// The form cannot show such a symbol.
  case form(SymbolForm, Symbology)
  /// What was drawn is not read back as what was asked for, so it would not be read elsewhere.
  case notReadBack(Symbology)

  public var description: String {
    switch self {
    case .libraryMissing:
      "nothing can be written without libzint, which is not installed in the version needed"
    case .unknownSymbology(let symbology): "the libzint that is installed does not write \(symbology.title)"
    case .content(let symbology, let reason): "it cannot be written as \(symbology.title): \(reason)"
    case .checkDigit(let symbology, let given, let right):
      "it cannot be written as \(symbology.title): the check digit is \(right), not \(given)"
    case .option(let name, let reason): "--\(name): \(reason)"
    case .size(let reason): reason
    case .textNeedsPango:
      "no text can be drawn without Pango: libpangocairo-1.0.so.0 is not installed; --no-text leaves it out"
    case .form(let form, let symbology): "\(symbology.title) cannot be shown as \(form.rawValue)"
    case .notReadBack(let symbology):
      "the \(symbology.title) is not written, since it is not read back; larger modules may help, or more pixels"
    }
  }
}
