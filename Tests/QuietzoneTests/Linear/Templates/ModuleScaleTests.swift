import TestSupport
import Testing

@testable import Quietzone

struct ModuleScaleTests {
  @Test("Modules are even between the ends, and go on beyond them")
  func straight() {
    let scale = ModuleScale(left: 20, right: 305, modules: 95)
    #expect(scale.module == 3)
    for (place, sample) in [(0, 20), (95, 305), (47.5, 162.5), (-5, 5), (100, 320)] as [(Float, Float)] {
      #expect(abs(scale.sample(at: place) - sample) < 1e-3)
    }
  }

  @Test("A midpointOffset moves the middle, not the ends; beyond them places follow the same parabola")
  func midpointOffset() {
    let scale = ModuleScale(left: 20, right: 305, midpointOffset: 7, modules: 95)
    // 4 · 7 · 5/95 · 100/95 to the left, on either side.
    let beyond: Float = 4 * 7 * 500 / (95 * 95)
    for (place, sample) in [
      (0, 20), (95, 305), (47.5, 169.5), (23.75, 96.5), (-5, 5 - beyond), (100, 320 - beyond),
    ] as [(Float, Float)] {
      #expect(abs(scale.sample(at: place) - sample) < 1e-3)
    }
  }
}

struct SummedProfileTests {
  /// What cells are measured from.
  private let middle: Float = 128

  @Test("Cells of even ground are as grey as that")
  func even() {
    let profile = SummedProfile([Float](repeating: 177, count: 50))
    #expect(profile.count == 50)
    let cells = profile.cells(from: 1, count: 5, on: ModuleScale(left: 3, right: 40, modules: 10))
    #expect(cells.count == 15 && cells.allSatisfy { abs($0 + middle - 177) < 0.01 })
  }

  @Test("A cell is the mean over its stretch, whole samples or parts of them")
  func means() {
    var generator = SeededGenerator(seed: 6)
    let values = (0..<120).map { _ in Float.random(in: 0...255, using: &generator) }
    let profile = SummedProfile(values)
    for (left, right) in [(10.5, 100.5), (7.2, 61.9), (30, 41)] as [(Float, Float)] {
      let scale = ModuleScale(left: left, right: right, midpointOffset: 0, modules: 10)
      for (index, cell) in profile.cells(from: 2, count: 6, on: scale).enumerated() {
        let from = scale.sample(at: 2 + Float(index) / 3)
        let to = scale.sample(at: 2 + Float(index + 1) / 3)
        // A sample covers half of the way to its neighbours.
        var (sum, length): (Float, Float) = (0, 0)
        for (sample, value) in values.enumerated() {
          let part = min(to, Float(sample) + 0.5) - max(from, Float(sample) - 0.5)
          guard part > 0 else { continue }
          sum += part * value
          length += part
        }
        #expect(abs(cell + middle - sum / length) < 0.5)
      }
    }
  }

  @Test("A template is fitted to the cells")
  func fit() {
    var generator = SeededGenerator(seed: 7)
    let profile = SummedProfile((0..<120).map { _ in Float.random(in: 0...255, using: &generator) })
    let templates = BarTemplates((0..<18).map { $0 / 4 % 2 == 0 ? 1 : 0 }, rows: [0..<18])
    let scale = ModuleScale(left: 13, right: 107, modules: 20)
    let fit = profile.fit(templates, row: 0, from: 3, on: scale, contrasts: -255...255)
    let cells = profile.cells(from: 3, count: 6, on: scale) + [0, 0]
    let expected = cells.withUnsafeBytes {
      templates.fit(row: 0, $0.baseAddress!, contrasts: -255...255)
    }
    #expect(abs(fit.contrast - expected.contrast) < 0.1 && abs(fit.error - expected.error) < 1)
  }

  @Test("Reversed, the profile begins at its end")
  func reversed() {
    let profile = SummedProfile((0..<60).map { Float($0 * $0 % 200) })
    let scale = ModuleScale(left: 5.2, right: 41.7, modules: 10)
    let mirrored = ModuleScale(left: 59 - 41.7, right: 59 - 5.2, modules: 10)
    let cells = profile.cells(from: 0, count: 10, on: scale)
    let backward = profile.reversed().cells(from: 0, count: 10, on: mirrored)
    #expect(zip(cells, backward.reversed()).allSatisfy { abs($0 - $1) < 0.1 })
  }

  @Test(
    "Beyond its ends the outer values go on as far as margins reach, and cells that lie farther away are zeros"
  )
  func beyond() {
    let profile = SummedProfile([10, 128, 128, 128, 240])
    let scale = ModuleScale(left: 0, right: 10, modules: 10)
    #expect(profile.cells(from: -3, count: 2, on: scale).allSatisfy { abs($0 + middle - 10) < 0.01 })
    #expect(profile.cells(from: 5, count: 2, on: scale).allSatisfy { abs($0 + middle - 240) < 0.01 })
    let far = ModuleScale(left: -40, right: 40, modules: 10)
    #expect(profile.cells(from: -4, count: 8, on: far) == [Float](repeating: 0, count: 24))
    #expect(profile.cells(from: 6, count: 8, on: far) == [Float](repeating: 0, count: 24))
  }

  @Test("A scale that has shrunk to nothing gives numbers all the same")
  func degenerate() {
    let profile = SummedProfile([10, 128, 240])
    let scale = ModuleScale(left: 2, right: 1, midpointOffset: 5, modules: 95)
    #expect(profile.cells(from: -5, count: 105, on: scale).allSatisfy { $0.isFinite })
  }
}
