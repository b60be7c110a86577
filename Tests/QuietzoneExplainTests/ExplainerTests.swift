import Quietzone
import QuietzoneImaging
import TestSupport
import Testing

@testable import QuietzoneExplain

@Suite("Explaining")
struct ExplainerTests {
  private func explain(_ sheet: Sheet) -> Explanation { Explainer().explain(sheet.image) }

  private func cause(_ sheet: Sheet) -> Cause? { explain(sheet).places.first?.cause }

  @Test("Modules and bars are told from each other, with how large they are and where")
  func looks() throws {
    let modules = try #require(explain(.modules()).places.first)
    #expect(modules.look == .modules)
    #expect(abs(modules.corners.center.x - 100) < 4 && abs(modules.corners.center.y - 100) < 4)
    #expect(abs(try #require(modules.moduleSize) - 5) < 1.5)
    let bars = try #require(explain(.bars()).places.first)
    #expect(bars.look == .bars)
  }

  @Test("Too little light, too much and too little contrast are three troubles")
  func exposure() {
    #expect(cause(.modules().map { $0 / 8 }) == .underexposed)
    #expect(cause(.modules().map { 255 - (210 - $0) / 10 + 10 }) == .overexposed)
    guard case .lowContrast(let levels)? = cause(.modules().map { 120 + $0 / 12 }) else {
      Issue.record("low contrast is not told")
      return
    }
    #expect(abs(levels - 14) < 2)
  }

  @Test("What is out of focus is soft in all directions, what moved in one")
  func sharpness() {
    guard case .outOfFocus? = cause(.modules().blurred(2)) else {
      Issue.record("out of focus is not told")
      return
    }
    guard case .moved(_, let direction)? = cause(.modules().blurred(9, onlyAlongRows: true)) else {
      Issue.record("motion is not told")
      return
    }
    #expect(direction < 15 || direction > 165)
  }

  @Test("What hides a part is told with where, and a reflection from a cover")
  func covers() {
    for (level, name) in [(255.0, "glare"), (120, "covered")] {
      let place = cause(.modules().covered(from: (0.5, 0.5), to: (0.78, 0.78), level: level))
      #expect(place?.name == name)
      switch place {
      case .glare(let share, let area), .covered(let share, let area):
        #expect(area == .bottomRight && (0.05...0.4).contains(share), "\(share) \(area)")
      default: break
      }
    }
  }

  @Test("The sides on which a picture ends within a code are told")
  func cutOff() {
    let sheet = Sheet.modules()
    let image = sheet.image.cropped(to: PixelRectangle(x: 80, y: 0, width: 120, height: 200))
    #expect(Explainer().explain(image).places.first?.cause == .cutOff(.left))
  }

  @Test("Nothing is explained where there is nothing, whatever the size")
  func nothing() {
    for (width, height) in [(0, 0), (1, 1), (3, 400), (64, 64), (300, 200)] {
      let image = LuminanceImage(width: width, height: height) { pixels in
        pixels.initialize(repeating: 180, count: width * height)
      }
      let explanation = Explainer().explain(image)
      #expect(explanation.places.isEmpty && explanation.readCount == 0)
      #expect(explanation.summary(in: .english) != nil)
    }
  }

  @Test("Noise of any size ends, within the budget of its trials")
  func noise() {
    var generator = SeededGenerator(seed: 5)
    for side in [7, 33, 120, 257] {
      let image = LuminanceImage(
        width: side, height: side,
        pixels: (0..<side * side).map { _ in UInt8.random(in: 0...255, using: &generator) })!
      var budget = TrialBudget(for: image)
      _ = Explainer().explain(image, &budget)
      #expect(budget.rest >= 0)
    }
  }

  @Test("Every place is explained, however many there are")
  func manyPlaces() {
    let one = Sheet.modules(12, pixels: 4, margin: 4)
    let many = Sheet.modules(12, pixels: 4, margin: 4).repeated(4)
    #expect(explain(one).places.count == 1)
    #expect(explain(many).places.count == 16)
  }

  @Test("A light code on a dark ground is named where such are not to be read, and no cause where they are")
  func inverted() throws {
    let inverted = Sheet.dataMatrix.map { 250 - $0 }
    #expect(explain(inverted).places.isEmpty)
    let places = Explainer(reader: BarcodeReader(readsInverted: false)).explain(inverted.image).places
    #expect(places.map { $0.cause } == [.inverted])
    #expect(places.first?.name == "Data Matrix")
  }

  @Test("What was not asked for is named, and only that")
  func notAskedFor() {
    let reader = BarcodeReader(symbologies: [.qrCode])
    let causes = Explainer(reader: reader).explain(Sheet.dataMatrix.image).places.map { $0.cause }
    #expect(causes == [.notAskedFor(.dataMatrix)])
  }

  @Test("Symbologies that are not read are told by their patterns, whichever way they lie")
  func unknownSymbologies() {
    let symbols: [(Sheet, UnknownSymbology)] = [
      (.hanXin, .hanXin), (.code16K, .code16K), (.royalMail, .postalBars), (.dotCode, .dotCode),
    ]
    for (sheet, symbology) in symbols {
      for turned in [sheet, sheet.turned, sheet.turned.turned, sheet.turned.turned.turned] {
        #expect(explain(turned).places.map { $0.cause } == [.unknownSymbology(symbology)])
      }
    }
  }

  @Test("What goes on around a place is a texture, and is not explained")
  func textures() {
    let modules = Sheet.modules(40, pixels: 5, margin: 0)
    #expect(explain(modules).places.isEmpty)
    let fading = modules.faded
    #expect(explain(fading).places.isEmpty)
  }

  @Test("Bars that are shorter at one end are seen from the side")
  func slanted() {
    let bars = Sheet.bars(pixels: 2)
    guard case .slanted(let ratio)? = cause(bars.converging) else {
      Issue.record("a slant is not told")
      return
    }
    #expect((1.3...2.2).contains(ratio))
    if case .slanted? = cause(bars) { Issue.record("bars of one length are called slanted") }
  }

  @Test("Bars that crowd towards both ends are bent")
  func curved() {
    guard case .curved(let ratio)? = cause(Sheet.bars(60, pixels: 4).bent) else {
      Issue.record("a bend is not told")
      return
    }
    #expect(ratio > 1.3)
  }

  private func resolution(_ sheet: Sheet, side: Int? = nil, isSure: Bool = false) throws -> Double? {
    let measure = try #require(PlaceMeasure.all(in: Pyramid(sheet.image, smallestSide: 64)).first)
    let cause = measure.printResolution(ModuleCombs(measure), side: side, isSure: isSure)
    if case .lowPrintResolution(let dots)? = cause { return dots } else { return nil }
  }

  @Test(
    "A retail code of 1.2 dots a module is printed too coarsely, though its bars are no wider than others'",
    arguments: [1.2, 1.35, 1.5])
  func coarseBars(_ dots: Double) throws {
    let told = try #require(try resolution(.retail(dotsAModule: dots)))
    #expect(abs(told - dots) < 0.1, "\(told)")
  }

  @Test("A retail code of whole dots is not, whether its check digit is right or wrong")
  func evenBars() throws {
    #expect(try resolution(.retail(dotsAModule: 1)) == nil)
    #expect(try resolution(.retail(dotsAModule: 2)) == nil)
    #expect(explain(.retail(dotsAModule: 2)).places.isEmpty)
    #expect(cause(.retail(dotsAModule: 2, lastDigit: 4)) == .wrongCheck)
  }

  @Test("Dots are counted against the modules that the reader sampled, if these are surely a symbol's")
  func coarseModules() throws {
    let sheet = Sheet.modules(24, seed: 3)
    #expect(try resolution(sheet, side: 24, isSure: true) == nil)
    #expect(try resolution(sheet, side: 18, isSure: false) == nil)
    let told = try #require(try resolution(sheet, side: 18, isSure: true))
    #expect(abs(told - 24.0 / 18) < 0.1, "\(told)")
  }

  @Test("Bars that are scratched are damaged where they are")
  func damaged() {
    var bars = Sheet.bars()
    // Light lines aslant through the left third.
    for line in 0..<9 {
      bars = bars.scratched(from: (0.1 + 0.03 * Double(line), 0.05), to: (0.16 + 0.03 * Double(line), 0.5))
    }
    guard case .damaged(let area)? = cause(bars) else {
      Issue.record("\(String(describing: cause(bars)))")
      return
    }
    #expect(area == .left || area == .topLeft)
  }
}
