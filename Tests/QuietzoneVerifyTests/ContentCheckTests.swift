import QuietzoneImaging
import QuietzoneSymbols
import Testing

@testable import Quietzone
@testable import QuietzoneVerify

@Suite("Checks of content and size")
struct ContentCheckTests {
  private func barcode(_ symbology: Symbology, _ text: String, _ identifier: String) -> Barcode {
    Barcode(
      symbology: symbology, text: text, bytes: Array(text.utf8), segments: [],
      corners: Quadrilateral(
        topLeft: Point(x: 0, y: 0), topRight: Point(x: 1, y: 0), bottomRight: Point(x: 1, y: 1),
        bottomLeft: Point(x: 0, y: 1)),
      symbologyIdentifier: identifier, isInverted: false, isMirrored: false)
  }

  private func report(_ barcode: Barcode, module: Double?, height: Double? = nil) -> VerificationReport {
    var options = linearLight
    options.moduleMillimetres = module
    var report = Verifier(options).report(barcode, .linear, grade: .best, [], aperture: 1, module: 10)
    report.heightPixels = height
    return report
  }

  private func outcome(
    _ kind: ContentCheck.Kind, _ barcode: Barcode, module: Double? = nil, height: Double? = nil,
    use: GS1Use? = nil
  ) -> ContentCheck.Outcome? {
    contentChecks(of: barcode, report(barcode, module: module, height: height), use: use)
      .first { $0.kind == kind }?.outcome
  }

  @Test(
    "GS1 element strings are valid, or what is wrong is said",
    arguments: [
      ("0109501101530003", ContentCheck.Outcome.passed), ("0109501101530004", .failed), ("99", .failed),
      ("", .failed),
      ("0109501101530003\u{1D}10ABC", .passed), ("0109501101530003171399", .failed),
    ])
  func syntax(text: String, expected: ContentCheck.Outcome) {
    #expect(outcome(.gs1Syntax, barcode(.dataMatrix, text, "]d2")) == expected)
    #expect(outcome(.gs1Syntax, barcode(.code128, text, "]C1")) == expected)
    #expect(outcome(.gs1Syntax, barcode(.dataMatrix, text, "]d1")) == nil)
  }

  @Test(
    "ITF-14 has a check digit",
    arguments: [("09501101530003", ContentCheck.Outcome.passed), ("09501101530004", .failed)])
  func itf(text: String, expected: ContentCheck.Outcome) {
    #expect(outcome(.checkDigit, barcode(.itf14, text, "]I1")) == expected)
  }

  @Test(
    "GS1 asks for modules of a certain size (GS1 General Specifications, 5.12.3)",
    arguments: [
      (Symbology.ean13, 0.330, GS1Use.retail, ContentCheck.Outcome.passed), (.ean13, 0.25, .retail, .failed),
      (.ean13, 0.70, .retail, .failed), (.ean13, 0.330, .distribution, .failed),
      (.itf14, 0.5, .distribution, .passed),
      (.itf14, 0.3, .distribution, .failed), (.itf14, 0.5, .healthcare, .unknown),
    ])
  func size(symbology: Symbology, module: Double, use: GS1Use, expected: ContentCheck.Outcome) {
    let symbol = barcode(symbology, "4006381333931", "]E0")
    #expect(outcome(.moduleSize, symbol, module: module, use: use) == expected)
    #expect(outcome(.moduleSize, symbol) == .unknown)
  }

  @Test(
    "GS1 asks for bars of a certain height: 22.85 mm for modules of 0.330 mm of EAN-13",
    arguments: [(0.33, 700.0, ContentCheck.Outcome.passed), (0.33, 600, .failed), (0.264, 700, .passed)])
  func height(module: Double, pixels: Double, expected: ContentCheck.Outcome) {
    // Ten pixels a module.
    #expect(
      outcome(.height, barcode(.ean13, "4006381333931", "]E0"), module: module, height: pixels) == expected)
  }

  @Test("What is not of GS1 is asked for no size")
  func otherSymbols() {
    #expect(outcome(.moduleSize, barcode(.qrCode, "hello", "]Q1"), module: 0.1) == nil)
  }
}
