import Foundation
import Quietzone
import TestSupport
import Testing

/// Symbols across which a shadow's edge runs.
struct ShadowTests {
  @Test(
    "Of Data Matrix symbols across a shadow's edge, sharp and soft, most are read, and few without their pass",
    arguments: [ReadingPlan.photo, .live])
  func dataMatrices(plan: ReadingPlan) {
    var without = plan
    without.passes.removeAll { $0.search == .unevenPatches }
    var counts = (with: 0, without: 0)
    for (index, columns) in [16, 20, 26].enumerated() {
      let symbol = DrawnDataMatrix.ofSize(columns, columns)
      let picture = symbol.picture(size: 6, degrees: 0)
      for turn in 0..<8 {
        let shadowed = picture.shadowed(
          angle: 45 * Double(turn) + 11, share: 0.25, softness: [0.6, 3, 12][(turn + index) % 3])
        let found = BarcodeReader(plan: plan).read(shadowed.image)
        #expect(found.allSatisfy { $0.bytes == symbol.bytes })
        counts.with += found.count
        counts.without += BarcodeReader(plan: without).read(shadowed.image).count
      }
    }
    #expect(counts.with >= 16 && counts.with >= counts.without + 8, "\(counts) of 24")
  }
}

extension Canvas {
  /// With a share of the light beyond an edge through the middle, over which it changes by and by.
  fileprivate func shadowed(angle degrees: Double, share: Double, softness: Double) -> Canvas {
    var canvas = self
    let across = Point(x: 1, y: 0).turned(degrees: degrees)
    for y in 0..<height {
      for x in 0..<width {
        let beyond = Point.dot(Point(x: Double(x), y: Double(y)) - center, across)
        canvas.samples[y * width + x] *= share + (1 - share) / (1 + exp(-beyond / softness))
      }
    }
    return canvas
  }
}
