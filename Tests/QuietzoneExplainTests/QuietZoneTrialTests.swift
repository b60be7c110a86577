import Quietzone
import QuietzoneImaging
import Testing

@testable import QuietzoneExplain

@Suite("Trials of the quiet zone")
struct QuietZoneTrialTests {
  private static func square(_ start: Double, _ end: Double) -> Quadrilateral {
    Quadrilateral(
      topLeft: Point(x: start, y: start), topRight: Point(x: end, y: start),
      bottomRight: Point(x: end, y: end), bottomLeft: Point(x: start, y: end))
  }

  /// A Data Matrix of 10 × 10 modules, 6 pixels each, from pixel 48 on, in a dark frame that begins `gap` pixels beside it.
  private func framed(gap: Int) -> LuminanceImage {
    let sheet = Sheet.dataMatrix
    return LuminanceImage(width: sheet.width, height: sheet.height) { target in
      for y in 0..<sheet.height {
        for x in 0..<sheet.width {
          let distance = max(48 - min(x, y), max(x, y) - 107)
          let isFrame = distance > gap && distance < 30
          target[y * sheet.width + x] = isFrame ? 40 : UInt8(sheet.values[y * sheet.width + x])
        }
      }
    }
  }

  private func trial(_ image: LuminanceImage) -> QuietZoneTrial {
    QuietZoneTrial(image: image, reader: BarcodeReader(), light: 210, contrast: 170)
  }

  @Test("A code in a frame that touches it is read with a margin painted around it")
  func frame() {
    let image = framed(gap: 0)
    #expect(BarcodeReader().read(image).isEmpty)
    var budget = TrialBudget(for: image)
    let before = budget.rest
    #expect(trial(image).sides(of: Self.square(48, 108), module: 6, &budget, at: [0]) != nil)
    #expect(budget.rest < before)
  }

  @Test("Without budget nothing is tried")
  func budget() {
    let image = framed(gap: 0)
    var budget = TrialBudget(for: image)
    _ = budget.spend(budget.rest - 5)
    #expect(trial(image).sides(of: Self.square(48, 108), module: 6, &budget, at: [0]) == nil)
    #expect(budget.rest == 5)
  }

  @Test(
    "Outlines that lie nowhere, or far beyond the image, are not tried",
    arguments: [
      (0, .nan), (-1e300, 1e300), (0, .infinity), (1e18, 1e19), (-5e6, 5e6), (10, 5000),
    ] as [(Double, Double)])
  func outlines(_ start: Double, _ end: Double) {
    let image = framed(gap: 0)
    var budget = TrialBudget(for: image)
    let before = budget.rest
    #expect(trial(image).sides(of: Self.square(start, end), module: 6, &budget, at: [0]) == nil)
    #expect(trial(image).sides(of: Self.square(48, 108), module: end, &budget, at: [0]) == nil)
    #expect(budget.rest == before)
  }
}
