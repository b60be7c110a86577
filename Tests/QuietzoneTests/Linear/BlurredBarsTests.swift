import QuietzoneImaging
import TestSupport
import Testing

@testable import Quietzone

/// What a strip across bars looks like with a blur.
struct BlurredBarsTests {
  private static let spreads: [PointSpread] = [.stroke([0, 11]), .disk(radius: 5), .stroke([0, 3])]
  /// Where elements of five samples meet, from the beginning of the first bar.
  private static let edges: [Float] = [20, 25, 30, 40, 45, 50, 60, 65, 75, 80, 85, 90]

  /// Bars with these edges, moved by a hundred small steps of the blur, under light that becomes weaker.
  private func strip(_ edges: [Float], _ spread: PointSpread) -> [Float] {
    (0..<120).map { index in
      var (dark, weights): (Float, Float) = (0, 0)
      for step in 0..<200 {
        let aside = (Float(step) + 0.5) / 200 * 2 - 1
        let weight = if case .disk = spread { (1 - aside * aside).squareRoot() } else { Float(1) }
        let place = Float(index) + aside * spread.length / 2
        let bar = stride(from: 0, to: edges.count, by: 2).contains {
          edges[$0] <= place && place < edges[$0 + 1]
        }
        dark += bar ? weight : 0
        weights += weight
      }
      return (200 - Float(index) / 4) - (150 - Float(index) / 4) * dark / weights
    }
  }

  @Test("Bars fit what a blur makes of them, and others do not", arguments: spreads)
  func fits(spread: PointSpread) {
    let edges = Self.edges
    let blurred = BlurredBars(strip(edges, spread), spread)
    #expect(blurred.misfit(of: edges[...]) < 0.04)
    // One bar a module further on.
    var other = edges
    (other[4], other[5]) = (other[4] + 5, other[5] + 5)
    #expect(blurred.misfit(of: other[...]) > 0.2)
    // One bar less.
    #expect(blurred.misfit(of: (edges[..<4] + edges[6...])[...]) > 0.2)
  }

  @Test("Bars without contrast, light ones and such outside a strip fit nothing")
  func nothing() {
    let spread = PointSpread.disk(radius: 4)
    let even = [Float](repeating: 120, count: 120)
    #expect(BlurredBars(even, spread).misfit(of: Self.edges[...]) == .infinity)
    let light = strip(Self.edges, spread).map { 255 - $0 }
    #expect(BlurredBars(light, spread).misfit(of: Self.edges[...]) == .infinity)
    #expect(BlurredBars([], spread).misfit(of: Self.edges[...]) == .infinity)
  }
}
