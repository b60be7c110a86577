import Quietzone
import QuietzoneSymbols
import Testing

@testable import QuietzoneVerify

/// What must not change a grade does not, and what is worse is never graded better.
@Suite("Steadiness of grades")
struct StabilityTests {
  private static let scales = [4.0, 5.3, 7.0, 10.0, 16.5, 30.0]

  @Test("Bars have the same grade at 4 to 30 pixels a module")
  func scalesOfBars() throws {
    // Faults of each kind, none on a limit.
    var bars = try printedEAN()
    bars.height = 20
    bars.reflectances[8] = 0.30
    bars.spots = [(-6.0 ..< -3.0, 0.68)]
    let grades = try Self.scales.map { try graded(bars.printed, pixelsPerModule: $0).grade.value }
    #expect(grades.max()! - grades.min()! <= 0.3, "\(grades)")
  }

  @Test("A matrix has the same grade at 4 to 30 pixels a module")
  func scalesOfMatrices() throws {
    let symbol = try printedDataMatrix()
    let wrong = [PrintedModules.Place(5, 5), PrintedModules.Place(9, 3)]
    for printed in [symbol.printed, symbol.flipping(wrong).printed] {
      let grades = try Self.scales.map { try graded(printed, pixelsPerModule: $0).grade.value }
      #expect(grades.max()! - grades.min()! <= 0.3, "\(grades)")
    }
  }

  @Test("A QR Code has the same grade at 4 to 30 pixels a module")
  func scalesOfQRCodes() throws {
    var symbol = try printedQRCode()
    symbol.light = 0.75
    symbol.reflectances[PrintedModules.Place(3, 0)] = 0.6
    let grades = try Self.scales.map { try graded(symbol.printed, pixelsPerModule: $0).grade.value }
    #expect(grades.max()! - grades.min()! <= 0.3, "\(grades)")
  }

  @Test("More ink in the quiet zone is never better")
  func moreDefect() throws {
    var last = 4.0
    for reflectance in stride(from: 0.80, through: 0.44, by: -0.04) {
      var bars = try printedEAN()
      bars.height = 16
      bars.spots = [(-6.0 ..< -3.0, reflectance)]
      let grade = try graded(bars.printed, pixelsPerModule: 8).grade.value
      #expect(grade <= last, "at \(reflectance)")
      last = grade
    }
    #expect(last == 0)
  }

  @Test("An edge that is farther off is never better")
  func moreShift() throws {
    var last = 4.0
    for shift in stride(from: 0.0, through: 0.4, by: 0.05) {
      var bars = try printedEAN()
      bars.height = 16
      bars.shifts[3 + 3 * 4 + 2] = shift
      let grade = try graded(bars.printed, pixelsPerModule: 10).grade.value
      #expect(grade <= last, "at \(shift)")
      last = grade
    }
    #expect(last < 1)
  }

  @Test("Less contrast is never better, of bars and of modules")
  func lessContrast() throws {
    var (lastOfBars, lastOfModules) = (4.0, 4.0)
    for bar in stride(from: 0.0, through: 0.64, by: 0.08) {
      var bars = try printedEAN()
      (bars.height, bars.bar) = (16, bar)
      let grade = try graded(bars.printed, pixelsPerModule: 8).grade.value
      #expect(grade <= lastOfBars, "bars of \(bar)")
      lastOfBars = grade
      var modules = try printedDataMatrix()
      modules.dark = bar
      let other = try graded(modules.printed, pixelsPerModule: 8).grade.value
      #expect(other <= lastOfModules, "modules of \(bar)")
      lastOfModules = other
    }
    #expect(lastOfBars == 0)
    #expect(lastOfModules == 0)
  }

  @Test("More damage to a matrix is never better")
  func moreDamage() throws {
    var last = 4.0
    let symbol = try printedQRCode()
    // From the middle to the right, over data and alignment pattern.
    let places = (0..<14).map { PrintedModules.Place(10 + $0, 10 + $0 % 3) }
    for count in 0...places.count {
      let image = symbol.flipping(Array(places.prefix(count))).printed.image(pixelsPerModule: 8)
      guard let barcode = BarcodeReader().read(image).first else { break }
      let grade = try Verifier(linearLight).verify(barcode, in: image).grade.value
      #expect(grade <= last, "\(count) modules")
      last = grade
    }
    #expect(last < 4)
  }

  @Test("A turned symbol is measured like an upright one", arguments: [7.0, 30.0, 90.0, 200.0])
  func turned(degrees: Double) throws {
    var symbol = try printedDataMatrix()
    symbol.light = 0.9
    let upright = symbol.printed
    var turned = upright
    // Turned about the middle.
    let (sine, cosine) = sineAndCosine(degrees)
    let (middle, side) = (upright.width / 2, upright.width * 1.5)
    (turned.width, turned.height) = (side, side)
    turned.reflectance = { x, y in
      let (dx, dy) = (x - side / 2, y - side / 2)
      let place = (x: middle + cosine * dx + sine * dy, y: middle - sine * dx + cosine * dy)
      guard place.x > 0, place.y > 0, place.x < upright.width, place.y < upright.height else { return 0.9 }
      return upright.reflectance(place.x, place.y)
    }
    let report = try graded(turned, pixelsPerModule: 10)
    #expect(
      report.grade.text == "4.0", "\(report.parameters.map { "\($0.parameter) \($0.grade?.text ?? "")" })")
  }
}
