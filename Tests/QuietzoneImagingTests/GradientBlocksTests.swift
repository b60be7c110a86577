import Foundation
import TestSupport
import Testing

@testable import QuietzoneImaging

struct GradientBlocksTests {
  @Test("Blocks are what a plain sum over their slopes gives, at every width", arguments: 1...40)
  func plainSums(width: Int) {
    var generator = SeededGenerator(seed: UInt64(width))
    for height in [1, 8, 9, 16, 17, 27] {
      // Black and white pixels bring the sums to their greatest.
      for image in [
        LuminanceImage.random(width: width, height: height, using: &generator),
        LuminanceImage(width: width, height: height) { _, _ in
          Bool.random(using: &generator) ? 255 : 0
        },
        LuminanceImage(width: width, height: height) { x, _ in x & 1 == 0 ? 255 : 0 },
        LuminanceImage(width: width, height: height) { x, y in (x + y) & 3 < 2 ? 255 : 0 },
      ] {
        let blocks = GradientBlocks(image)
        // Blocks are measured in pairs, and each looks one pixel to the right and one down.
        #expect(blocks.columns == (width - 1) / 16 * 2 && blocks.rows == (height - 1) / 8)
        #expect(blocks.strength.count == blocks.columns * blocks.rows)
        #expect(blocks.direction.count == blocks.columns * blocks.rows)
        for row in 0..<blocks.rows {
          for column in 0..<blocks.columns {
            let expected = plainBlock(image, column: column, row: row)
            let index = row * blocks.columns + column
            #expect(abs(Double(blocks.strength[index]) - expected.strength) < 1e-3)
            #expect(abs(Double(blocks.direction[index].x) - expected.direction.x) < 1e-4)
            #expect(abs(Double(blocks.direction[index].y) - expected.direction.y) < 1e-4)
          }
        }
      }
    }
  }

  @Test(
    "An image with no room for a pair of blocks has none", arguments: [(0, 0), (1, 1), (16, 50), (50, 8)])
  func tiny(width: Int, height: Int) {
    let blocks = GradientBlocks(LuminanceImage(width: width, height: height) { _, _ in 0 })
    #expect(blocks.columns * blocks.rows == 0)
    #expect(blocks.strength.isEmpty && blocks.direction.isEmpty)
  }

  @Test("An even image has no strength and no direction")
  func even() {
    let blocks = GradientBlocks(LuminanceImage(width: 40, height: 40) { _, _ in 255 })
    #expect(blocks.strength.allSatisfy { $0 == 0 } && blocks.direction.allSatisfy { $0 == .zero })
  }

  @Test(
    "The strength of a slope is how steep it is, and its edges agree",
    arguments: [(3, 0), (0, 2), (2, 1), (-1, 2), (-3, -1)] as [(Int, Int)])
  func slopes(across: Int, down: Int) {
    let image = LuminanceImage(width: 33, height: 17) { x, y in
      UInt8(128 + across * (x - 16) + down * (y - 8))
    }
    let blocks = GradientBlocks(image)
    #expect(blocks.strength.count == 8)
    let (x, y) = (Float(across), Float(down))
    let square = x * x + y * y
    for (strength, direction) in zip(blocks.strength, blocks.direction) {
      #expect(abs(strength - square.squareRoot()) < 1e-3)
      #expect(abs(direction.x - (x * x - y * y) / square) < 1e-4)
      #expect(abs(direction.y - 2 * x * y / square) < 1e-4)
    }
  }

  @Test(
    "The direction across drawn bars is right within 2°, and their edges agree on it",
    arguments: Array(stride(from: -90.0, to: 90, by: 7.5)), [6.0, 9, 14])
  func bars(degrees: Double, period: Double) {
    let blocks = GradientBlocks(Self.bars(degrees: degrees, period: period))
    var sum = SIMD2<Float>.zero
    for direction in blocks.direction {
      sum += direction
      #expect((direction * direction).sum().squareRoot() > 0.8)
    }
    let mean = sum / Float(blocks.direction.count)
    #expect((mean * mean).sum().squareRoot() > 0.93)
    let found = Double(atan2(mean.y, mean.x)) * 90 / .pi
    #expect(abs(remainder(found - degrees, 180)) < 2)
  }

  @Test("The edges of noise agree on no direction")
  func noise() {
    var generator = SeededGenerator(seed: 11)
    let blocks = GradientBlocks(.random(width: 401, height: 401, using: &generator))
    let agreements = blocks.direction.map { ($0 * $0).sum().squareRoot() }
    #expect(agreements.filter { $0 > 0.5 }.count < agreements.count / 200)
    #expect(agreements.reduce(0, +) / Float(agreements.count) < 0.2)
    let sum = blocks.direction.reduce(.zero, +) / Float(blocks.direction.count)
    #expect((sum * sum).sum().squareRoot() < 0.02)
    // Noise is as strong in one block as in another.
    let mean = blocks.strength.reduce(0, +) / Float(blocks.strength.count)
    #expect(blocks.strength.allSatisfy { abs($0 - mean) < 0.4 * mean })
  }

  @Test("The edges of round letters agree on no direction")
  func letters() {
    // Rings of strokes two pixels wide, ten pixels apart: lines of o's.
    let image = LuminanceImage(width: 321, height: 161) { x, y in
      let (dx, dy) = (Double(x % 10) - 4.5, Double(y % 10) - 4.5)
      return abs((dx * dx + dy * dy).squareRoot() - 3) < 1 ? 30 : 220
    }
    let agreements = GradientBlocks(image).direction.map { ($0 * $0).sum().squareRoot() }
    #expect(agreements.filter { $0 > 0.5 }.count < agreements.count / 20)
  }

  /// Smooth-edged bars, dark for 40 % of the period, across which the direction is so many degrees clockwise of right.
  private static func bars(degrees: Double, period: Double) -> LuminanceImage {
    let (cosine, sine) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
    return LuminanceImage(width: 145, height: 97) { x, y in
      var sum = 0.0
      for part in 0..<16 {
        let across = (Double(x) + Double(part % 4) / 4) * cosine + (Double(y) + Double(part / 4) / 4) * sine
        let phase = across / period
        sum += phase - phase.rounded(.down) < 0.4 ? 30 : 220
      }
      return UInt8(sum / 16)
    }
  }

  /// A block by its definition: means of slopes, one place after the other.
  private func plainBlock(
    _ image: LuminanceImage, column: Int, row: Int
  ) -> (strength: Double, direction: SIMD2<Double>) {
    var (right, down, falling, rising) = (0.0, 0.0, 0.0, 0.0)
    for y in 8 * row..<8 * row + 8 {
      for x in 8 * column..<8 * column + 8 {
        let (a, b) = (Double(image[x, y]), Double(image[x + 1, y]))
        let (c, d) = (Double(image[x, y + 1]), Double(image[x + 1, y + 1]))
        right += abs((b + d) / 2 - (a + c) / 2) / 64
        down += abs((c + d) / 2 - (a + b) / 2) / 64
        falling += abs(d - a) / 64
        rising += abs(b - c) / 64
      }
    }
    let square = right * right + down * down
    guard square > 0 else { return (0, .zero) }
    return (
      square.squareRoot(),
      SIMD2(right * right - down * down, (falling * falling - rising * rising) / 2) / square
    )
  }
}
