import TestSupport
import Testing

@testable import Quietzone

struct BarTemplateTests {
  private static let template = BarTemplate([0, 0, 1, 1, 0, 1, 0.5, 0.5, 1])

  @Test(
    "Grey values that follow the template leave no error, whatever their contrast and brightness",
    arguments: [(30, 190), (100, 20), (0, 255)] as [(Float, Float)])
  func exact(offset: Float, contrast: Float) {
    let fit = Self.template.fit(Self.template.values.map { offset + contrast * $0 }, contrasts: 0...255)
    #expect(abs(fit.contrast - contrast) < 0.01 && fit.error < 0.1 && fit.unexplained < 1e-4)
  }

  @Test("The error is what is left by least squares")
  func leastSquares() {
    var generator = SeededGenerator(seed: 8)
    for contrast in stride(from: Float(10), through: 250, by: 5) {
      let grey = (0..<9).map { _ in Float.random(in: 0...contrast, using: &generator) }
      let fit = Self.template.fit(grey, contrasts: -255...255)
      func error(_ contrast: Float) -> Float {
        let rest = zip(grey, Self.template.values).map { $0 - contrast * $1 }
        let mean = rest.reduce(0, +) / 9
        return rest.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / 9
      }
      #expect(abs(fit.error - error(fit.contrast)) < 0.5)
      #expect(fit.error <= error(fit.contrast + 2) && fit.error <= error(fit.contrast - 2))
      #expect(abs(fit.variance - error(0)) < 0.5)
      #expect(abs(fit.unexplained - error(fit.contrast) / error(0)) < 0.01)
    }
  }

  @Test("The contrast stays within its limits: bars that are lighter than spaces do not fit")
  func limits() {
    let inverse = Self.template.values.map { 200 - 100 * $0 }
    let fit = Self.template.fit(inverse, contrasts: 0...255)
    #expect(fit.contrast == 0 && fit.unexplained > 0.99)
    let strong = Self.template.fit(Self.template.values.map { 200 * $0 }, contrasts: 0...100)
    #expect(strong.contrast == 100 && strong.error > 1000)
  }

  @Test("Even grey fits nothing and breaks nothing")
  func even() {
    let fit = Self.template.fit([Float](repeating: 90, count: 9), contrasts: 0...255)
    #expect(fit.contrast < 0.01 && fit.variance < 0.01 && fit.unexplained < 0.01)
    #expect(BarTemplate([1, 1, 1]).fit([3, 100, 8], contrasts: 0...255).error.isFinite)
  }
}
