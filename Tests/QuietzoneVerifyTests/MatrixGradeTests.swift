import Quietzone
import QuietzoneSymbols
import Testing

@testable import QuietzoneVerify

private typealias Place = PrintedModules.Place

/// Modules drawn with known reflectances and known faults have the grades that ISO/IEC 15415's formulas give by hand.
@Suite("Grades of matrices")
struct MatrixGradeTests {
  @Test(
    "Symbol contrast is the difference of the highest and the lowest reflectance (7.8.3)",
    arguments: [(0.9, 0.1, "4.0"), (0.8, 0.2, "3.0"), (0.8, 0.35, "2.0"), (0.6, 0.3, "1.0")])
  func symbolContrast(light: Double, dark: Double, grade: String) throws {
    var symbol = try printedDataMatrix()
    (symbol.light, symbol.dark) = (light, dark)
    #expect(try graded(symbol.printed).grade(.symbolContrast) == grade)
  }

  @Test(
    "Decode is passed by what error correction can put right: five codewords of ten check words (7.8.2)",
    arguments: [(0, "4.0"), (5, "4.0"), (6, "0.0")])
  func decode(wrong: Int, grade: String) throws {
    let symbol = try printedDataMatrix()
    let barcode = try #require(BarcodeReader().read(symbol.printed.image(pixelsPerModule: 8)).first)
    let damaged = symbol.flipping(try lightModules(wrong, symbol)).printed.image(pixelsPerModule: 8)
    #expect(try Verifier(linearLight).verify(barcode, in: damaged).grade(.decode) == grade)
  }

  @Test(
    "Modulation is graded by what the error correction would bear (7.8.4)",
    arguments: [
      // n codewords of a Data Matrix of 14 × 14, 8 data and 10 check, have a module of reflectance 0.52: GT = 0.45, SC = 0.70,
      // MOD = 2 · 0.07 / 0.70 = 0.20, grade 1. Levels 4 to 2 take them for errors: UEC = 1 − 2 n / 10.
      (1, "4.0"),  // 0.8 is grade 4 by itself
      (2, "3.0"),  // 0.6: min(4, 3)
      (3, "2.0"),  // 0.4
      (4, "1.0"),  // 0.2 is 0; but at level 1 there are no errors: min(1, 4)
    ])
  func modulation(codewords: Int, grade: String) throws {
    var symbol = try printedDataMatrix()
    for place in try lightModules(codewords, symbol) { symbol.reflectances[place] = 0.522 }
    #expect(try graded(symbol.printed, pixelsPerModule: 16).grade(.modulation) == grade)
  }

  @Test(
    "Reflectance margin counts modules on the wrong side of the threshold as worth nothing (7.8.4)",
    arguments: [(0, "4.0", "4.0"), (1, "4.0", "4.0"), (2, "4.0", "3.0"), (3, "4.0", "2.0")])
  func reflectanceMargin(wrong: Int, modulation: String, margin: String) throws {
    let symbol = try printedDataMatrix()
    let report = try graded(symbol.flipping(try lightModules(wrong, symbol)).printed)
    #expect(report.grade(.modulation) == modulation)
    #expect(report.grade(.reflectanceMargin) == margin)
  }

  @Test(
    "Unused error correction is what errors leave (7.8.8)",
    arguments: [
      (0, 1.0, "4.0"), (1, 0.8, "4.0"), (2, 0.6, "3.0"), (3, 0.4, "2.0"), (4, 0.2, "0.0"),
    ])
  func unusedErrorCorrection(wrong: Int, value: Double, grade: String) throws {
    let symbol = try printedDataMatrix()
    let report = try graded(symbol.flipping(try lightModules(wrong, symbol)).printed)
    #expect(report.grade(.unusedErrorCorrection) == grade)
    #expect(abs((report[.unusedErrorCorrection]?.value ?? -1) - value) < 1e-9)
  }

  @Test(
    "Axial nonuniformity is |X − Y| over their mean (7.8.6)",
    arguments: [
      (1.00, "4.0"), (1.05, "4.0"),  // 0.049
      (1.073, "3.0"),  // 0.0704
      (1.095, "2.0"),  // 0.0907
      (1.117, "1.0"),  // 0.1105
      (1.15, "0.0"),  // 0.140
    ])
  func axialNonuniformity(stretch: Double, grade: String) throws {
    var symbol = try printedDataMatrix()
    symbol.stretch = stretch
    let report = try graded(symbol.printed)
    #expect(report.grade(.axialNonuniformity) == grade)
    let value = try #require(report[.axialNonuniformity]?.value)
    #expect(abs(value - (stretch - 1) / ((stretch + 1) / 2)) < 0.006)
  }

  @Test(
    "Grid nonuniformity is how far modules are from an even grid (7.8.7)",
    arguments: [(0.0, "4.0"), (0.2, "4.0"), (0.55, "3.0")])
  func gridNonuniformity(bow: Double, grade: String) throws {
    var symbol = try printedQRCode()
    // Rows bend downwards in the middle, by `bow` modules between the ends and the middle: an even grid is off by no more.
    let side = Double(symbol.columns)
    symbol.displaced = { x, y in
      let share = 2 * x / side - 1
      return (x, y - 1.5 * bow * (1 - share * share))
    }
    let report = try graded(symbol.printed)
    #expect(report.grade(.gridNonuniformity) == grade, "\(report[.gridNonuniformity]?.value ?? -1)")
  }

  @Test(
    "The sides of a Data Matrix's L are graded by the share of damaged modules (ISO/IEC 16022, annex M)",
    arguments: [
      (0, "4.0", "4.0"),
      (1, "3.0", "3.0"),  // 1 of 14 is 7 %; the mean of 3, 4, 4, 4, 4 is 3.8, grade 3
      (2, "1.0", "1.0"),  // 14 %; the mean 3.4 is grade 2
      (3, "0.0", "0.0"),  // 21 %
    ])
  func solidBorder(damaged: Int, segment: String, whole: String) throws {
    var symbol = try printedDataMatrix()
    for index in 0..<damaged { symbol.reflectances[Place(0, 3 + 3 * index)] = symbol.light }
    let report = try graded(symbol.printed)
    #expect(report.segment("L1") == segment)
    #expect(report.grade(.fixedPatternDamage) == whole)
  }

  @Test(
    "Spots in the quiet zone beside the L are damage, too (ISO/IEC 16022, annex M)",
    arguments: [(0, "4.0"), (1, "3.0"), (2, "1.0")])
  func quietZone(damaged: Int, segment: String) throws {
    var symbol = try printedDataMatrix()
    for index in 0..<damaged { symbol.reflectances[Place(-1, 4 + 4 * index)] = symbol.dark }
    #expect(try graded(symbol.printed).segment("QZL1") == segment)
  }

  @Test(
    "Clock tracks bear a tenth of damage (ISO/IEC 16022, annex M)",
    arguments: [(1, "4.0"), (2, "3.0"), (3, "1.0")])
  func clockTrack(damaged: Int, segment: String) throws {
    var symbol = try printedDataMatrix()
    // 1 of 14 is 7 %, 2 are 14 %, 3 are 21 %.
    for index in 0..<damaged { symbol.reflectances[Place(3 + 4 * index, 0)] = symbol.dark }
    #expect(try graded(symbol.printed).segment("top clock track") == segment)
  }

  @Test(
    "A QR Code's finder patterns lose a grade with each damaged module (ISO/IEC 18004, annex G)",
    arguments: [
      (0, "4.0", "4.0"), (1, "3.0", "3.0"), (2, "2.0", "2.0"), (3, "1.0", "1.0"), (4, "0.0", "0.0"),
    ])
  func finderPattern(damaged: Int, segment: String, whole: String) throws {
    var symbol = try printedQRCode()
    for index in 0..<damaged { symbol.reflectances[Place(1 + index, 0)] = symbol.light }
    let report = try graded(symbol.printed)
    #expect(report.segment("A1") == segment)
    #expect(report.grade(.fixedPatternDamage) == whole)
  }

  @Test(
    "A QR Code's timing patterns are graded by their share of damage (ISO/IEC 18004, annex G)",
    arguments: [
      // 9 modules in version 2: one is 11 %, two are 22 %.
      (0, "4.0"), (1, "1.0"), (2, "0.0"),
    ])
  func timingPattern(damaged: Int, segment: String) throws {
    var symbol = try printedQRCode()
    for index in 0..<damaged { symbol.reflectances[Place(9 + 4 * index, 6)] = symbol.dark }
    #expect(try graded(symbol.printed).segment("B1") == segment)
  }

  @Test(
    "A QR Code's alignment patterns are graded by their share of damage (ISO/IEC 18004, annex G)",
    arguments: [(0, "4.0"), (2, "3.0"), (4, "2.0"), (7, "1.0")])
  func alignmentPattern(damaged: Int, segment: String) throws {
    var symbol = try printedQRCode()
    // 25 modules: 8 %, 16 %, 28 %.
    let ring = (0..<damaged).map { $0 < 5 ? Place(16 + $0, 16) : Place(16 + $0 - 5, 20) }
    for place in ring { symbol.reflectances[place] = symbol.light }
    #expect(try graded(symbol.printed).segment("C") == segment)
  }

  @Test(
    "Format information is graded copy by copy, and the mean rounded up (ISO/IEC 18004, annex G)",
    arguments: [(0, "4.0"), (1, "4.0"), (2, "3.0")])
  func formatInformation(damaged: Int, grade: String) throws {
    let symbol = try printedQRCode()
    let report = try graded(symbol.flipping((0..<damaged).map { Place(8, $0) }).printed)
    #expect(report.grade(.formatInformation) == grade)
  }

  @Test("Print growth is reported and not graded (7.8.9)", arguments: [0.0, 0.1, 0.2])
  func printGrowth(perSide: Double) throws {
    var symbol = try printedDataMatrix()
    symbol.growth = perSide
    let report = try graded(symbol.printed, pixelsPerModule: 20)
    let growth = try #require(report[.printGrowth])
    #expect(abs((growth.value ?? -1) - 2 * perSide) < 0.03)
    #expect(growth.grade == nil)
  }

  @Test("Light symbols on a dark ground are graded as others (7.2)")
  func inverted() throws {
    var symbol = try printedDataMatrix()
    (symbol.light, symbol.dark) = (0.1, 0.9)
    let report = try graded(symbol.printed)
    #expect(report.grade.text == "4.0")
  }

  @Test(
    "A direct mark is graded by the means of its cells (ISO/IEC 29158)",
    arguments: [
      (0.50, 0.10, "4.0"),  // 80 %
      (0.50, 0.36, "3.0"),  // 28 %
      (0.50, 0.39, "2.0"),  // 22 %
    ])
  func cellContrast(light: Double, dark: Double, grade: String) throws {
    var symbol = try printedDataMatrix()
    (symbol.light, symbol.dark) = (light, dark)
    var options = linearLight
    options.isDirectMark = true
    let report = try graded(symbol.printed, options)
    #expect(report.grade(.cellContrast) == grade)
    #expect(report.notation.hasPrefix("DPM"))
  }

  /// A light data module of each of so many codewords.
  private func lightModules(_ count: Int, _ symbol: PrintedModules) throws -> [Place] {
    let size = try #require(DataMatrix.SymbolSize(columns: symbol.columns, rows: symbol.rows))
    let codewords = CodewordMap(size).modules.compactMap { $0.first { !symbol.isDark[$0] } }
    return codewords.prefix(count).map { Place($0 % symbol.columns, $0 / symbol.columns) }
  }

  private func graded(
    _ printed: Printed, pixelsPerModule scale: Double = 12, _ options: VerificationOptions = linearLight
  ) throws -> VerificationReport {
    try QuietzoneVerifyTests.graded(printed, pixelsPerModule: scale, options)
  }

  private func graded(_ printed: Printed, _ options: VerificationOptions) throws -> VerificationReport {
    try QuietzoneVerifyTests.graded(printed, pixelsPerModule: 12, options)
  }
}
