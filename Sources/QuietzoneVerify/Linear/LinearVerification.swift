import Quietzone
import QuietzoneImaging
import QuietzoneSymbols

/// Ten profiles across a linear symbol, and the mean of their grades (ISO/IEC 15416, 5.2 and 6.2).
struct LinearVerification {
  private(set) var profiles: [ScanProfile] = []
  /// The width of a module, in pixels; of symbols of two widths that of a narrow element.
  let module: Double
  /// The aperture's diameter in modules.
  let aperture: Double
  /// The height of the bars, in pixels.
  let height: Double

  /// How many profiles are taken.
  static let profileCount = 10

  /// Nil where no line shows what was read, which a symbol in several rows does not.
  init?(
    _ barcode: Barcode, _ view: ReflectanceView, aperture: (_ modulePixels: Double) -> Double?
  ) {
    guard let survey = LineSurvey(barcode, view) else { return nil }
    module = survey.module
    guard let aperture = aperture(module) else { return nil }
    self.aperture = aperture
    height = survey.height
    let zones = barcode.symbology.quietZones
    let spacing = max(0.02, min(module / 20, 0.5))
    for index in 0..<Self.profileCount {
      // The inspection band is the middle four fifths of the bars' height.
      let share = 0.1 + 0.8 * (Double(index) + 0.5) / Double(Self.profileCount)
      let (from, to) = survey.ends(at: share)
      let (before, behind) = (max(zones.before, 1) * module, max(zones.behind, 1) * module)
      let path = ProfilePath(from: from, to: to, before: before, behind: behind, spacing: spacing, in: view)
      let first = (from - path.start).length / path.spacing
      profiles.append(
        survey.measurement.profile(
          path, first: first, last: first + (to - from).length / path.spacing,
          module: module / path.spacing, diameter: max(aperture * module, 0.05), view))
    }
  }

  /// The mean of the profiles' grades.
  var grade: Grade { .mean(of: profiles.map { $0.grade }) }

  /// Of each parameter the mean of what the profiles gave, with the profiles as its parts.
  var parameters: [GradedParameter] {
    QualityParameter.allCases.compactMap { parameter in
      let found = profiles.enumerated().compactMap { index, profile in
        profile.parameters.first { $0.parameter == parameter }.map { (index, $0) }
      }
      guard let any = found.first?.1 else { return nil }
      let values = found.compactMap { $0.1.value }
      return GradedParameter(
        parameter: parameter,
        value: values.isEmpty ? nil : values.reduce(0, +) / Double(values.count),
        grade: .mean(of: found.map { $0.1.grade ?? .best }), clause: any.clause,
        parts: found.map { index, graded in
          GradedParameter.Part(
            name: "profile \(index + 1)", value: graded.value, grade: graded.grade ?? .best)
        })
    }
  }
}
