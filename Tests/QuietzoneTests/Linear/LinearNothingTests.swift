import Foundation
import Quietzone
import TestSupport
import Testing

/// Pictures that look like bars and are none.
struct LinearNothingTests {
  @Test("Lines of what looks like letters give nothing", arguments: 0..<10)
  func text(seed: Int) {
    expectNothing(seed: 2000 + seed) { picture, generator in
      let size = Int.random(in: 4...14, using: &generator)
      for line in stride(from: 10, to: 140, by: size * 2) {
        var x = 12
        while x < 380 {
          // A letter is a few strokes, upright ones above all.
          for _ in 0..<Int.random(in: 1...4, using: &generator) {
            let stroke = max(1, size / 5)
            if Int.random(in: 0..<3, using: &generator) > 0 {
              picture.fill(
                x: x + .random(in: 0...size, using: &generator), y: line, width: stroke, height: size)
            } else {
              picture.fill(
                x: x, y: line + .random(in: 0..<size, using: &generator), width: size, height: stroke)
            }
          }
          x += size + max(2, size / 3) + (Int.random(in: 0..<6, using: &generator) == 0 ? size : 0)
        }
      }
    }
  }

  @Test("Chessboards give nothing")
  func chessboards() {
    expectNothing(seed: 3000) { picture, generator in
      let size = Int.random(in: 2...20, using: &generator)
      for row in 0..<150 / size {
        for column in 0..<400 / size where (row + column) & 1 == 0 {
          picture.fill(x: column * size, y: row * size, width: size, height: size)
        }
      }
    }
  }

  /// Expects nothing to be read in twenty pictures.
  private func expectNothing(seed: Int, draw: (inout BarPicture, inout SeededGenerator) -> Void) {
    var generator = SeededGenerator(seed: UInt64(seed))
    var read: [String] = []
    for index in 0..<20 {
      var picture = BarPicture(width: 400, height: 160)
      draw(&picture, &generator)
      if index & 1 == 1 { picture.blur(sigma: 0.8) }
      read += identities(picture.image).map { "\($0) in picture \(index)" }
    }
    #expect(read == [])
  }
}
