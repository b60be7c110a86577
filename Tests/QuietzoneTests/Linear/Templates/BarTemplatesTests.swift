import TestSupport
import Testing

@testable import Quietzone

struct BarTemplatesTests {
  private static let values: [Float] = [0, 0, 1, 1, 0, 1, 0.5, 0.5, 1]
  /// The second row is `values`, the third even.
  private static let templates = BarTemplates(
    [1, 0, 1, 0, 1] + values + [1, 1, 1], rows: [0..<5, 5..<14, 14..<17])

  /// How values fit one of the rows, as long as that.
  private static func fit(
    _ grey: [Float], row: Int = 1, contrasts limits: ClosedRange<Float> = 0...255
  ) -> BarTemplates.Fit {
    (grey + [0, 0, 0]).withUnsafeBytes { templates.fit(row: row, $0.baseAddress!, contrasts: limits) }
  }

  @Test("Each row is as long as it was given, and fits itself alone")
  func rows() {
    #expect((0..<3).map(Self.templates.length) == [5, 9, 3])
    #expect(Self.fit([200, 100, 200, 100, 200], row: 0).error < 0.01)
    #expect(Self.fit([100, 100, 200, 200, 100], row: 0).unexplained > 0.5)
  }

  @Test(
    "Grey values that follow the template leave no error, whatever their contrast and brightness",
    arguments: [(30, 190), (100, 20), (0, 255)] as [(Float, Float)])
  func exact(offset: Float, contrast: Float) {
    let fit = Self.fit(Self.values.map { offset + contrast * $0 })
    #expect(abs(fit.contrast - contrast) < 0.01 && fit.error < 0.1 && fit.unexplained < 1e-4)
  }

  @Test("The error is what is left by least squares")
  func leastSquares() {
    var generator = SeededGenerator(seed: 8)
    for contrast in stride(from: Float(10), through: 250, by: 5) {
      let grey = (0..<9).map { _ in Float.random(in: 0...contrast, using: &generator) }
      let fit = Self.fit(grey, contrasts: -255...255)
      func error(_ contrast: Float) -> Float {
        let rest = zip(grey, Self.values).map { $0 - contrast * $1 }
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
    let inverse = Self.values.map { 200 - 100 * $0 }
    let fit = Self.fit(inverse)
    #expect(fit.contrast == 0 && fit.unexplained > 0.99)
    let strong = Self.fit(Self.values.map { 200 * $0 }, contrasts: 0...100)
    #expect(strong.contrast == 100 && strong.error > 1000)
  }

  @Test("Even grey fits nothing and breaks nothing")
  func even() {
    let fit = Self.fit([Float](repeating: 90, count: 9))
    #expect(fit.contrast < 0.01 && fit.variance < 0.01 && fit.unexplained < 0.01)
    #expect(Self.fit([3, 100, 8], row: 2).error.isFinite)
  }
}
