import QuietzoneImaging
import Testing

@testable import Quietzone

@Suite("Rows of noise")
struct BitViewNoiseTests {
  /// A row of runs of so many pixels.
  private func isNoise(width: Int, run: Int) -> Bool {
    var bits = BitMatrix(width: width, height: 1)
    for x in 0..<width where x / run % 2 == 0 { bits[x, 0] = true }
    var runs = [Int32](repeating: 0, count: width + 2)
    return bits.withView { view in view.isNoise(runs: view.runs(ofRow: 0, into: &runs)) }
  }

  @Test("Single pixels all across a wide picture are noise, modules of two pixels are not")
  func wide() {
    #expect(isNoise(width: 1920, run: 1))
    #expect(isNoise(width: 640, run: 2))
    // Modules of two pixels, dark and light at random, make runs of four pixels on average.
    #expect(!isNoise(width: 1920, run: 4))
  }

  @Test("A small picture may be a symbol with a pixel for each module")
  func small() { #expect(!isNoise(width: 639, run: 1)) }
}
