import TestSupport
import Testing

@testable import QuietzoneImaging

@Suite("Images as if the light on them were even")
struct FlatLightTests {
  @Test("Both sides of a shadow's edge show black and white alike", arguments: [0.5, 0.2])
  func shadow(share: Double) {
    let image = checks(width: 96, height: 64) { x, _ in x < 48 ? 1 : share }
    let flat = FlatLight(image, leastContrast: 16).flattened
    #expect(flat.width == 96 && flat.height == 64)
    for y in 4..<60 {
      for x in [4..<32, 64..<92].joined() {
        let isDark = (x / 6 + y / 6) % 2 == 0
        #expect(isDark ? flat.pixels[y * 96 + x] < 40 : flat.pixels[y * 96 + x] > 215, "\(x), \(y)")
      }
    }
  }

  @Test("Even ground stays light, whatever noise there is on it")
  func evenGround() {
    var generator = SeededGenerator(seed: 3)
    let image = LuminanceImage(width: 50, height: 41) { _, _ in .random(in: 90...94, using: &generator) }
    #expect(FlatLight(image, leastContrast: 16).flattened.pixels.allSatisfy { $0 >= 191 })
  }

  @Test("Tones are counted apart on lighter and on darker ground")
  func histograms() {
    let image = checks(width: 128, height: 80) { x, _ in x < 64 ? 1 : 0.25 }
    let (lighter, darker) = FlatLight(image, leastContrast: 16).histograms(ofGroundAround: 110)
    for histogram in [lighter, darker] {
      #expect(histogram.share(of: 0...60) > 0.3 && histogram.share(of: 195...255) > 0.3)
    }
  }

  @Test("Any size will do", arguments: [(1, 1), (3, 9), (8, 8), (9, 17), (31, 5)])
  func sizes(width: Int, height: Int) {
    var generator = SeededGenerator(seed: 5)
    let image = LuminanceImage.random(width: width, height: height, using: &generator)
    let flat = FlatLight(image, leastContrast: 1)
    #expect(flat.flattened.pixels.count == width * height)
    _ = flat.histograms(ofGroundAround: 100)
  }

  /// Squares of six pixels, 20 and 220 times the light.
  private func checks(width: Int, height: Int, light: (Int, Int) -> Double) -> LuminanceImage {
    LuminanceImage(width: width, height: height) { pixels in
      for y in 0..<height {
        for x in 0..<width {
          pixels[y * width + x] = UInt8(((x / 6 + y / 6) % 2 == 0 ? 20 : 220) * light(x, y))
        }
      }
    }
  }
}
