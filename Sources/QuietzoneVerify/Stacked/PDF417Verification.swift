import Quietzone
import QuietzoneImaging
import QuietzoneSymbols

/// Lines across each row of a PDF417, and what ISO/IEC 15415, clause 6, makes of them.
struct PDF417Verification {
  private(set) var parameters: [GradedParameter] = []
  private(set) var profiles: [ScanProfile] = []

  private let rows: Int
  private let columns: Int
  private let level: Int

  /// Where in a row lines are laid: codewords are graded by the middle one.
  private static let shares = [0.5, 0.3, 0.7]

  /// - Parameters:
  ///   - diameter: the aperture's, in pixels.
  init?(_ barcode: Barcode, module: Double, diameter: Double, _ view: ReflectanceView) {
    guard case .pdf417(let columns, let rows, let level, let isCompact, _) = barcode.details else {
      return nil
    }
    (self.rows, self.columns, self.level) = (rows, columns, level)
    let count = columns + (isCompact ? 1 : 2)
    let corners = barcode.corners
    var lines: [(row: Int, line: PDF417Row)] = []
    let zone = 2 * module
    for row in 0..<rows {
      for share in Self.shares {
        let height = (Double(row) + share) / Double(rows)
        let from = corners.topLeft + (corners.bottomLeft - corners.topLeft) * height
        let to = corners.topRight + (corners.bottomRight - corners.topRight) * height
        let path = ProfilePath(
          from: from, to: to, before: zone, behind: zone, spacing: max(0.02, min(module / 16, 0.5)), in: view)
        let first = (from - path.start).length / path.spacing
        lines.append(
          (
            row,
            PDF417Row(
              path, first: first, last: first + (to - from).length / path.spacing, cluster: row % 3,
              count: count,
              isCompact: isCompact, diameter: diameter, view)
          ))
      }
    }
    grade(lines)
  }

  private mutating func grade(_ lines: [(row: Int, line: PDF417Row)]) {
    let codewords = Codewords(lines, rows: rows, columns: columns, level: level)
    parameters.append(
      GradedParameter(
        parameter: .decode, grade: .passing(codewords.unused != nil), clause: "ISO/IEC 15415, 6.2.4"))
    // Ten lines over the height, as ISO/IEC 15416 takes them.
    let scans = (0..<10).map { lines[min(lines.count - 1, $0 * lines.count / 10)].line }
    profiles = scans.map { $0.profile }
    parameters.append(
      GradedParameter(
        parameter: .startStopPattern, grade: .mean(of: scans.map { $0.patterns.worst }),
        clause: "ISO/IEC 15415, 6.2.2",
        parts: scans.enumerated().map {
          GradedParameter.Part(name: "profile \($0 + 1)", grade: $1.patterns.worst)
        }))
    let all = lines.flatMap { $0.line.places }
    let yield = Double(all.reduce(0) { $0 + ($1.value == nil ? 0 : 1) }) / Double(max(1, all.count))
    let unused = codewords.unused ?? 0
    parameters += [
      GradedParameter(
        parameter: .codewordYield, value: yield, grade: GradeScale.codewordYield.grade(yield),
        clause: "ISO/IEC 15415, 6.2.3"),
      GradedParameter(
        parameter: .unusedErrorCorrection, value: unused,
        grade: GradeScale.unusedErrorCorrection.grade(unused), clause: "ISO/IEC 15415, 6.2.4"),
    ]
    let quality: [(String, Int)] = [
      ("modulation", codewords.level { $0.modulation }), ("defects", codewords.level { $0.defects }),
      ("decodability", codewords.level { $0.decodability }),
    ]
    let parts = quality.map { GradedParameter.Part(name: $0.0, grade: Grade(level: $0.1)) }
    parameters.append(
      GradedParameter(
        parameter: .codewordPrintQuality, grade: parts.reduce(.best) { min($0, $1.grade) },
        clause: "ISO/IEC 15415, 6.2.5", parts: parts))
  }

  /// The codewords of the whole symbol, without row indicators.
  private struct Codewords {
    /// What is left of the error correction; nil if the symbol is beyond it.
    let unused: Double?
    private let capacity: Int
    /// As the middle lines show them.
    private let places: [PDF417Row.Place]

    init(_ lines: [(row: Int, line: PDF417Row)], rows: Int, columns: Int, level: Int) {
      let checkCount = 2 << level
      // Two check codewords tell a repair from a mistake (ISO/IEC 15438, 5.7).
      capacity = checkCount - 2
      places = lines.enumerated().filter { $0.offset % PDF417Verification.shares.count == 0 }
        .flatMap { $0.element.line.places[1...columns] }
      var block: [UInt16] = []
      var missing: [Int] = []
      for row in 0..<rows {
        let own = lines.filter { $0.row == row }.map { $0.line }
        for column in 1...columns {
          guard let value = Self.mostFrequent(own.compactMap { $0.places[column].value }) else {
            missing.append(block.count)
            block.append(0)
            continue
          }
          block.append(value)
        }
      }
      guard block.count > checkCount,
        let repair = try? PrimeReedSolomon(checkCount: checkCount).repair(
          &block, erasures: missing, reserve: checkCount - capacity)
      else {
        unused = nil
        return
      }
      let spent = missing.count + 2 * repair.errors
      unused = capacity > 0 ? max(0, 1 - Double(spent) / Double(capacity)) : spent == 0 ? 1 : 0
    }

    private static func mostFrequent(_ values: [UInt16]) -> UInt16? {
      values.max { a, b in values.filter { $0 == a }.count < values.filter { $0 == b }.count }
    }

    /// The grade of a property of the codewords, by how many errors there would be if what is worse were wrong.
    func level(_ property: (PDF417Row.Place) -> Int) -> Int {
      overlaidLevel(places.map { property($0) }) { damaged in
        let errors = damaged.reduce(0) { $0 + ($1 ? 1 : 0) }
        guard capacity > 0 else { return errors == 0 ? 4 : 0 }
        return GradeScale.unusedErrorCorrection.level(1 - 2 * Double(errors) / Double(capacity))
      }
    }
  }
}

extension Verifier {
  func stacked(
    _ barcode: Barcode, _ view: ReflectanceView
  ) throws(VerificationError) -> VerificationReport {
    guard case .pdf417(let columns, let rows, let level, let isCompact, _) = barcode.details,
      (1...30).contains(columns), (3...90).contains(rows), (0...8).contains(level), rows * columns <= 928,
      rows * columns > 2 << level
    else { throw .noMethod(barcode.symbology) }
    let corners = barcode.corners
    let width =
      ((corners.topRight - corners.topLeft).length + (corners.bottomRight - corners.bottomLeft).length) / 2
    let module = width / Double(17 * columns + (isCompact ? 35 : 69))
    guard module >= 2.5 else { throw .tooFewPixels(tenths: Int(10 * max(0, module))) }
    guard
      let aperture = options.aperture.modules(module: options.millimetres(ofModule: module), isMatrix: false)
    else { throw .unknownScale }
    guard
      let found = PDF417Verification(
        barcode, module: module, diameter: aperture * module, view.reversed(barcode.isInverted))
    else { throw .noMethod(barcode.symbology) }
    var report = report(
      barcode, .twoDimensional, grade: found.parameters.worst, found.parameters, aperture: aperture,
      module: module)
    report.profiles = found.profiles
    return report
  }
}
