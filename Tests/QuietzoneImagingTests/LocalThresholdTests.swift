import TestSupport
import Testing

@testable import QuietzoneImaging

struct LocalThresholdTests {
  @Test(
    "A pixel is dark if it is below its window's mean by the margin, where there is contrast",
    arguments: [(3, 20, 3), (2, 12, 0), (1, 60, 10), (0, 20, 3), (9, 0, 1)])
  func definition(radius: Int, contrast: Int, margin: Int) {
    let threshold = LocalThreshold(radius: radius, contrast: contrast, margin: margin)
    var generator = SeededGenerator(seed: UInt64(radius))
    for (width, height) in [(1, 1), (20, 9), (67, 50), (130, 41)] {
      // Noise that comes and goes, so that some windows are even and others are not.
      let image = LuminanceImage(width: width, height: height) { x, y in
        let spread = (x / 24 + y / 24) % 3 * 30
        return UInt8(100 + .random(in: 0...spread + 8, using: &generator) + x / 2)
      }
      #expect(
        threshold(image).pixels == plainly(image, radius: radius, contrast: contrast, margin: margin),
        "\(width) × \(height)")
    }
  }

  /// The definition, block by block.
  private func plainly(_ image: LuminanceImage, radius: Int, contrast: Int, margin: Int) -> [Bool] {
    let blocks = BlockStatistics(image)
    return (0..<image.height).flatMap { y in
      (0..<image.width).map { x in
        var (low, high, sum, count) = (255, 0, 0, 0)
        for row in max(0, y / 8 - radius)...min(blocks.rows - 1, y / 8 + radius) {
          for column in max(0, x / 8 - radius)...min(blocks.columns - 1, x / 8 + radius) {
            let index = row * blocks.columns + column
            low = min(low, Int(blocks.darkest[index]))
            high = max(high, Int(blocks.lightest[index]))
            sum += Int(blocks.mean[index])
            count += 1
          }
        }
        let below = margin > 0 ? margin + (high - low) / 24 : 0
        return high - low >= contrast && Int(image[x, y]) < max(sum / count - below, low + (high - low) / 32)
      }
    }
  }

  @Test("Even ground is light, whatever its tone and its noise below the contrast", arguments: [0, 120, 236])
  func evenGround(tone: UInt8) {
    var generator = SeededGenerator(seed: 8)
    let image = LuminanceImage(width: 100, height: 60) { _, _ in
      tone + .random(in: 0...19, using: &generator)
    }
    #expect(!LocalThreshold(contrast: 20)(image).pixels.contains(true))
  }

  @Test(
    "A small light label on an even dark page has an edge, and the page is dark there", arguments: [4, 9, 20])
  func labelOnDarkPage(side: Int) {
    let image = LuminanceImage(width: 200, height: 200) { pixels in
      for index in 0..<200 * 200 {
        let (y, x) = index.quotientAndRemainder(dividingBy: 200)
        pixels[index] = 98..<98 + side ~= x && 98..<98 + side ~= y ? 240 : 20
      }
    }
    let bits = LocalThreshold()(image)
    #expect((98..<98 + side).allSatisfy { !bits[$0, 98] && !bits[98, $0] })
    #expect((95..<100 + side).allSatisfy { bits[$0, 97] && bits[97, $0] })
  }

  @Test("With no margin a step of the least contrast shows; with one it does not")
  func margin() {
    let image = LuminanceImage(width: 64, height: 64) { x, _ in x < 32 ? 100 : 112 }
    let bits = LocalThreshold(contrast: 12, margin: 0)(image)
    #expect(bits[31, 20] && bits[20, 40] && !bits[32, 20] && !bits[50, 40])
    #expect(!LocalThreshold(contrast: 12, margin: 8)(image).pixels.contains(true))
  }

  @Test("An empty image has no bits")
  func empty() {
    #expect(LocalThreshold()(LuminanceImage(width: 0, height: 0) { _, _ in 0 }).words.isEmpty)
    #expect(LocalThreshold()(LuminanceImage(width: 5, height: 0) { _, _ in 0 }).words.isEmpty)
  }
}
