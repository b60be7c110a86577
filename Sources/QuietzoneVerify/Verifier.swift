import Quietzone
import QuietzoneImaging
import QuietzoneSymbols

/// Grades how well symbols are printed, from a picture of them in which they were read.
///
/// ```swift
/// for barcode in BarcodeReader().read(image) {
///   let report = try Verifier().verify(barcode, in: image)
///   print(report.notation)  // 3.6/-/-
/// }
/// ```
public struct Verifier: Sendable {
  public var options: VerificationOptions

  public init(_ options: VerificationOptions = VerificationOptions()) { self.options = options }

  /// - Parameters:
  ///   - barcode: What a reader read in `image`.
  ///   - image: The picture, in pixels as they were read.
  /// - Returns: What was measured, and the grades. A symbol that was read, but not as the standard's reference decode algorithm
  ///   reads, has a grade, too: 0.0.
  public func verify(_ barcode: Barcode, in image: LuminanceImage) throws(VerificationError)
    -> VerificationReport
  {
    let result: Result<VerificationReport, VerificationError> = image.withReflectances(options.scale) {
      view in
      do throws(VerificationError) {
        return .success(try measure(barcode, view))
      } catch {
        return .failure(error)
      }
    }
    var report = try result.get()
    report.checks = contentChecks(of: barcode, report, use: options.use)
    return report
  }

  private func measure(
    _ barcode: Barcode, _ view: ReflectanceView
  ) throws(VerificationError) -> VerificationReport {
    // Bars are dark by ISO/IEC 15416; of a matrix either may be.
    switch barcode.symbology.family {
    case .linear: return try linear(barcode, view)
    case .stacked: return try stacked(barcode, view)
    default: return try matrix(barcode, view.reversed(barcode.isInverted))
    }
  }

  private func linear(
    _ barcode: Barcode, _ view: ReflectanceView
  ) throws(VerificationError) -> VerificationReport {
    guard barcode.symbology != .dxFilmEdge else { throw .noMethod(barcode.symbology) }
    var isScaleUnknown = false
    let found = LinearVerification(barcode, view.reversed(barcode.isInverted)) { pixels in
      let modules = options.aperture.modules(module: options.millimetres(ofModule: pixels), isMatrix: false)
      if modules == nil { isScaleUnknown = true }
      return modules
    }
    guard let found else {
      if isScaleUnknown { throw .unknownScale }
      throw .noWholeLine(barcode.symbology)
    }
    try checkPixels(found.module)
    var report = report(
      barcode, .linear, grade: found.grade, found.parameters, aperture: found.aperture, module: found.module)
    report.profiles = found.profiles
    report.heightPixels = found.height
    return report
  }

  private func matrix(
    _ barcode: Barcode, _ view: ReflectanceView
  ) throws(VerificationError) -> VerificationReport {
    guard let layout = MatrixLayout(barcode) else { throw .noMethod(barcode.symbology) }
    guard let grid = MeasuredGrid(columns: layout.columns, rows: layout.rows, corners: barcode.corners) else {
      throw .noArea
    }
    let pixels = grid.moduleSize.sum() / 2
    try checkPixels(pixels)
    guard
      let opening = options.aperture.modules(
        module: options.millimetres(ofModule: pixels), isMatrix: true)
    else { throw .unknownScale }
    // A direct mark is seen through a narrow aperture and a wide one, and the better counts (ISO/IEC 29158).
    let apertures = options.isDirectMark && options.aperture == .standard ? [0.5, opening] : [opening]
    var best: (measurement: MatrixMeasurement, parameters: [GradedParameter])?
    for aperture in apertures {
      guard
        let measurement = MatrixMeasurement(
          layout, corners: barcode.corners, aperture: aperture, isDirectMark: options.isDirectMark, view)
      else { continue }
      let parameters = measurement.parameters(isCalibrated: options.scale.isCalibrated)
      if let best, best.parameters.worst >= parameters.worst { continue }
      best = (measurement, parameters)
    }
    guard let best else { throw .noArea }
    var report = report(
      barcode, options.isDirectMark ? .directMark : .twoDimensional, grade: best.parameters.worst,
      best.parameters, aperture: best.measurement.aperture,
      module: best.measurement.grid.moduleSize.sum() / 2)
    report.modules = MeasuredModules(best.measurement)
    return report
  }

  private func checkPixels(_ module: Double) throws(VerificationError) {
    // Fewer cannot be told from their neighbours by an aperture.
    guard module >= 2.5 else { throw .tooFewPixels(tenths: Int(10 * max(0, module))) }
  }

  func report(
    _ barcode: Barcode, _ standard: VerificationReport.Standard, grade: Grade,
    _ parameters: [GradedParameter], aperture: Double, module: Double
  ) -> VerificationReport {
    VerificationReport(
      barcode: barcode, standard: standard, grade: grade, parameters: parameters, aperture: aperture,
      modulePixels: module, moduleMillimetres: options.millimetres(ofModule: module),
      wavelength: options.wavelength, isCalibrated: options.scale.isCalibrated)
  }
}

extension MeasuredModules {
  init(_ measurement: MatrixMeasurement) {
    columns = measurement.layout.columns
    rows = measurement.layout.rows
    reflectances = measurement.modules.inner
    modulations = measurement.modulations
    let expected = measurement.expected
    let threshold = measurement.threshold
    isDark = expected
    isWrong = zip(reflectances, expected).map { ($0 < threshold) != $1 }
    self.threshold = threshold
    corners = measurement.grid.corners
  }
}
