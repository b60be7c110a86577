import TestSupport
import Testing

@testable import QuietzoneImaging

struct DoublingTests {
  @Test("Each pixel of the double lies a quarter of the way to its neighbours", arguments: 1...20)
  func interpolates(width: Int) {
    var generator = SeededGenerator(seed: UInt64(width))
    for height in [1, 2, 5] {
      let image = LuminanceImage.random(width: width, height: height, using: &generator)
      let double = image.doubled()
      #expect(double.width == 2 * width && double.height == 2 * height)
      var expected: [UInt8] = []
      for y in 0..<2 * height {
        for x in 0..<2 * width {
          let farX = min(width - 1, max(0, x & 1 == 0 ? x / 2 - 1 : x / 2 + 1))
          let farY = min(height - 1, max(0, y & 1 == 0 ? y / 2 - 1 : y / 2 + 1))
          let near = 3 * Int(image[x / 2, y / 2]) + Int(image[farX, y / 2])
          let far = 3 * Int(image[x / 2, farY]) + Int(image[farX, farY])
          expected.append(UInt8((3 * near + far + 8) / 16))
        }
      }
      #expect(double.pixels == expected)
    }
  }

  @Test("Even ground stays as it is, and an empty image empty", arguments: [0, 1, 127, 254, 255])
  func even(tone: UInt8) {
    let double = LuminanceImage(width: 5, height: 3) { _, _ in tone }.doubled()
    #expect(double.pixels == [UInt8](repeating: tone, count: 60))
    #expect(LuminanceImage(width: 0, height: 7) { _, _ in tone }.doubled().pixels.isEmpty)
  }
}
