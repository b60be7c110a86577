import ArgumentParser
import Quietzone
import QuietzoneMedia
import QuietzoneVerify

/// What is known of a picture, and how it is to be measured.
struct MeasuringOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The picture's resolution, in pixels an inch: makes sizes known. Pages of PDF files are drawn with it.",
      valueName: "n"))
  var dpi: Double?

  @Option(help: ArgumentHelp("The width of a module in millimetres, instead of --dpi.", valueName: "mm"))
  var moduleSize: Double?

  @Option(
    help: ArgumentHelp(
      "The aperture: a reference number such as 05 (thousandths of an inch), 0.2mm, or 0.8X in modules.",
      discussion:
        "By default what ISO/IEC 15416 chooses for the module, else 0.5X for bars; 0.8X for a matrix.",
      valueName: "size"),
    transform: parsedAperture)
  var aperture: Aperture?

  @Option(help: ArgumentHelp("The light's wavelength in nanometres, for the report.", valueName: "nm"))
  var wavelength: Int?

  @Option(
    help: ArgumentHelp(
      "An image, taken in the same way, of a card with one dark and one light field; see --reflectances.",
      valueName: "image"),
    completion: .file())
  var calibrate: String?

  @Option(
    help: ArgumentHelp(
      "The reflectances of the card's dark and light field, in per cent, such as 3,87.",
      valueName: "dark,light"),
    transform: parsedReflectances)
  var reflectances: Reflectances?

  @Flag(help: "Grey values are in proportion to light, as of machine vision cameras, not sRGB.")
  var linearLight = false

  @Flag(help: "Grade codes in a matrix as marks on the part itself, by ISO/IEC 29158.")
  var directMark = false

  @Option(
    help: ArgumentHelp(
      "What the code is for, which says how large GS1 asks it to be: \(uses). (default: by the kind of code)",
      valueName: "use"))
  var use: GS1Use?

  func validate() throws {
    for (name, value) in [("--dpi", dpi), ("--module-size", moduleSize)] {
      if let value, !(value > 0 && value < 1e6) {
        throw ValidationError("\(name) must be a positive number.")
      }
    }
    if let wavelength, !(100...2000).contains(wavelength) {
      throw ValidationError("--wavelength is in nanometres, 100 to 2000, such as 660.")
    }
    if dpi != nil, moduleSize != nil { throw ValidationError("--dpi and --module-size exclude each other.") }
    if (calibrate == nil) != (reflectances == nil) {
      throw ValidationError("--calibrate and --reflectances go together.")
    }
    if case .millimetres = aperture, dpi == nil, moduleSize == nil {
      throw ValidationError("An aperture in millimetres needs --dpi or --module-size; 0.8X needs neither.")
    }
  }

  /// How to measure, with the calibration card read.
  func options(_ limits: LimitOptions) throws -> VerificationOptions {
    var options = VerificationOptions()
    options.aperture = aperture ?? .standard
    options.pixelsPerMillimetre = dpi.map { $0 / 25.4 }
    options.moduleMillimetres = moduleSize
    options.wavelength = wavelength
    options.isDirectMark = directMark
    options.use = use
    options.scale = ReflectanceScale(linearLight ? .linear : .sRGB)
    guard let calibrate, let reflectances else { return options }
    do throws(CalibrationError) {
      options.scale = try calibratedScale(
        card: fileName(of: calibrate), reflectances, linearLight ? .linear : .sRGB,
        maximumPixels: limits.maxPixels)
    } catch {
      StandardStream.error.write("quietzone: \(visible(calibrate)): \(visible(error.description))\n")
      throw ExitCode(ScanStatus.failed.rawValue)
    }
    return options
  }
}

extension GS1Use: ExpressibleByArgument {}

private let uses = GS1Use.allCases.map(\.rawValue).joined(separator: ", ")

/// Two shares of light.
struct Reflectances: Sendable {
  var dark: Double
  var light: Double
}

@Sendable func parsedReflectances(_ argument: String) throws -> Reflectances {
  let numbers = argument.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
  guard numbers.count == 2, let dark = numbers[0], let light = numbers[1], dark >= 0, light > dark,
    light <= 120
  else { throw ValidationError("Reflectances are two numbers in per cent, dark,light, as in 3,87.") }
  return Reflectances(dark: dark / 100, light: light / 100)
}

@Sendable func parsedAperture(_ argument: String) throws -> Aperture {
  func positive(_ text: Substring) -> Double? { Double(text).flatMap { $0 > 0 && $0 < 1000 ? $0 : nil } }
  if argument.hasSuffix("X") || argument.hasSuffix("x"), let modules = positive(argument.dropLast()),
    modules <= 2
  {
    return .modules(modules)
  }
  if argument.hasSuffix("mm"), let diameter = positive(argument.dropLast(2)) { return .millimetres(diameter) }
  if argument.count <= 2, let number = Int(argument), number > 0 { return .reference(number) }
  throw ValidationError(
    "An aperture is a reference number as in 05, millimetres as in 0.2mm, or modules as in 0.8X.")
}
