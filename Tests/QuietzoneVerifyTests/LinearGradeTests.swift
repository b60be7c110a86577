import Quietzone
import QuietzoneSymbols
import Testing

@testable import QuietzoneVerify

/// Bars drawn with known reflectances and known faults have the grades that ISO/IEC 15416's formulas give by hand.
@Suite("Grades of bars")
struct LinearGradeTests {
  @Test(
    "Symbol contrast is the difference of the highest and the lowest reflectance (5.4.3)",
    arguments: [
      (0.90, 0.10, "4.0"),  // 80 %
      (0.80, 0.16, "3.6"),  // 64 %: 3 + 9/15
      (0.80, 0.35, "2.3"),  // 45 %: 2 + 5/15
      (0.60, 0.30, "1.5"),  // 30 %: 1 + 10/20
    ])
  func symbolContrast(space: Double, bar: Double, grade: String) throws {
    var bars = try printedEAN()
    (bars.space, bars.bar) = (space, bar)
    let report = try graded(bars.printed)
    #expect(report.grade(.symbolContrast) == grade)
    #expect(abs((report[.symbolContrast]?.value ?? 0) - (space - bar)) < 0.005)
  }

  @Test(
    "The lowest reflectance is at most half of the highest (5.4.4)",
    arguments: [(0.80, 0.10, "4.0"), (0.80, 0.38, "4.0"), (0.80, 0.42, "0.0")])
  func minimumReflectance(space: Double, bar: Double, grade: String) throws {
    var bars = try printedEAN()
    (bars.space, bars.bar) = (space, bar)
    #expect(try graded(bars.printed).grade(.minimumReflectance) == grade)
  }

  @Test(
    "Modulation is the least edge contrast to symbol contrast (5.4.5)",
    arguments: [
      // One bar of reflectance r beside spaces of 0.80, all others 0.10: EC = 0.80 − r, SC = 0.70.
      (0.24, "4.0"),  // 0.56 / 0.70 = 80 %
      (0.36, "3.3"),  // 0.44 / 0.70 = 63 %
      (0.42, "2.4"),  // 0.38 / 0.70 = 54 %
    ])
  func modulation(reflectance: Double, grade: String) throws {
    var bars = try printedEAN()
    bars.reflectances[8] = reflectance
    #expect(try graded(bars.printed).grade(.modulation) == grade)
  }

  @Test(
    "The least edge contrast is 15 % (5.4.5)",
    arguments: [(0.60, 0.30, "4.0"), (0.40, 0.22, "4.0"), (0.30, 0.17, "0.0")])
  func edgeContrast(space: Double, bar: Double, grade: String) throws {
    var bars = try printedEAN()
    (bars.space, bars.bar) = (space, bar)
    #expect(try graded(bars.printed).grade(.minimumEdgeContrast) == grade)
  }

  @Test(
    "Defects are the greatest unevenness of an element to symbol contrast (5.4.6)",
    arguments: [
      // A spot of reflectance r in the quiet zone of 0.80: ERN = 0.80 − r, SC = 0.70.
      (0.75, "4.0"),  // 7 %
      (0.68, "3.6"),  // 17 %: 3 + 3/5
      (0.64, "2.4"),  // 23 %: 2 + 2/5
      (0.61, "1.6"),  // 27 %: 1 + 3/5
      (0.55, "0.0"),  // 36 %
    ])
  func defects(reflectance: Double, grade: String) throws {
    var bars = try printedEAN()
    bars.spots = [(-6.0 ..< -3.0, reflectance)]
    let report = try graded(bars.printed)
    #expect(report.grade(.defects) == grade)
    #expect(report.profiles.allSatisfy { $0.defect != nil })
  }

  @Test(
    "Decodability of EAN is what edges leave of half a module (5.4.7)",
    arguments: [
      // The edge between two elements of a digit is off by d modules: V = 1 − 2 d.
      (0.10, "4.0"),  // 80 %
      (0.22, "3.5"),  // 56 %: 3 + 6/12
      (0.28, "2.5"),  // 44 %: 2 + 7/13
      (0.34, "1.5"),  // 32 %: 1 + 7/12
    ])
  func decodability(shift: Double, grade: String) throws {
    var bars = try printedEAN()
    // Within the fourth digit.
    bars.shifts[3 + 3 * 4 + 2] = shift
    let report = try graded(bars.printed, pixelsPerModule: 20)
    let value = try #require(report[.decodability]?.value)
    #expect(abs(value - (1 - 2 * shift)) < 0.02)
    let found = try #require(Double(report.grade(.decodability)))
    #expect(abs(found - Double(grade)!) <= 0.15, "\(found), by hand \(grade)")
  }

  @Test(
    "Quiet zones are as wide as the symbology asks: 11 and 7 modules of EAN-13 (5.4.8)",
    arguments: [(11.5, 7.5, "4.0"), (9.0, 7.5, "0.0"), (11.5, 6.0, "0.0")])
  func quietZones(before: Double, behind: Double, grade: String) throws {
    var bars = try printedEAN()
    let end = bars.widths.reduce(0, +)
    bars.margins = (16, 16)
    bars.spots = [(-before - 2 ..< -before, 0.1), (end + behind..<end + behind + 2, 0.1)]
    #expect(try graded(bars.printed).grade(.quietZone) == grade)
  }

  @Test(
    "A profile that shows one element too many has no edges to speak of (5.4.1)",
    arguments: [(0.10, "0.0"), (0.30, "0.0"), (0.70, "4.0")])
  func edgeDetermination(spot: Double, grade: String) throws {
    // A spot in a wide space, in the lower half alone: five profiles cross it, and the reader goes by the others.
    let bars = try printedEAN()
    var printed = bars.printed
    let clean = printed.reflectance
    let start = 12 + bars.widths.prefix(9).reduce(0, +)
    printed.reflectance = { x, y in
      x > start + 0.7 && x < start + 1.3 && y > 24 && clean(x, y) > 0.5 ? spot : clean(x, y)
    }
    let report = try graded(printed)
    let lower = report.profiles.dropFirst(6).compactMap { profile in
      profile.parameters.first { $0.parameter == .edgeDetermination }?.grade?.text
    }
    #expect(Set(lower) == [grade], "\(lower) \(report.profiles.map { $0.start.y })")
  }

  @Test(
    "Symbols without a fault have the best grade, whatever the symbology",
    arguments: [
      ("ean", "ean13"), ("ean", "ean8"), ("ean", "upcA"), ("ean", "upcE"), ("code128", "CODE128 'RIY"),
      ("code39", "CODE39 'ABC"),
      ("code93", "CODE93 '"), ("codabar", "codabar"), ("itf", "i2of5 5444"), ("databar", "DBAR_OMN-1234"),
      ("databar-limited", "DBAR_LTD-1234"), ("databar-expanded", "DBAR_EXP-0"), ("telepen", ""), ("msi", ""),
      ("pharmacode", ""),
    ])
  func faultless(file: String, name: String) throws {
    var bars = PrintedBars(widths: try widths(file, name))
    bars.margins = (14, 14)
    let report = try graded(bars.printed)
    #expect(
      report.grade.text == "4.0",
      "\(report.parameters.map { ($0.parameter.rawValue, $0.value ?? 0, $0.grade?.text ?? "") })")
    #expect(report.profiles.count == 10)
  }

  @Test("The symbol's grade is the mean of its ten profiles' (6.2)")
  func mean() throws {
    // A scratch over the lower 40 % of the inspection band: four profiles of ten have none of a grade.
    let bars = try printedEAN()
    var printed = bars.printed
    let clean = printed.reflectance
    printed.reflectance = { x, y in y > 4 + 40 * 0.58 && x > 40 && x < 44 ? 0.1 : clean(x, y) }
    let report = try graded(printed)
    #expect(
      report.profiles.map { $0.grade.text } == Array(repeating: "4.0", count: 6)
        + Array(repeating: "0.0", count: 4))
    #expect(report.grade.text == "2.4")
  }
}
