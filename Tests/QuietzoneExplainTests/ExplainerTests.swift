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

  @Test("Noise of any size ends, and explains no more places than it may")
  func noise() {
    var generator = SeededGenerator(seed: 5)
    for side in [7, 33, 120, 257] {
      let image = LuminanceImage(
        width: side, height: side,
        pixels: (0..<side * side).map { _ in UInt8.random(in: 0...255, using: &generator) })!
      var explainer = Explainer()
      explainer.maximumPlaceCount = 2
      #expect(explainer.explain(image).places.count <= 2)
    }
  }
}
