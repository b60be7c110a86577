import TestSupport
import Testing

@testable import QuietzoneImaging

struct HalvingTests {
  @Test("Each pixel of the half is the rounded mean of four, at every width", arguments: 1...40)
  func means(width: Int) {
    var generator = SeededGenerator(seed: UInt64(width))
    for height in [1, 2, 3, 6, 7] {
      let image = LuminanceImage.random(width: width, height: height, using: &generator)
      let half = image.halved()
      #expect(half.width == width / 2 && half.height == height / 2)
      #expect(
        half.pixels
          == (0..<height / 2).flatMap { y in
            (0..<width / 2).map { x in
              let upper = Int(image[2 * x, 2 * y]) + Int(image[2 * x + 1, 2 * y])
              let lower = Int(image[2 * x, 2 * y + 1]) + Int(image[2 * x + 1, 2 * y + 1])
              return UInt8((upper + lower + 2) / 4)
            }
          })
    }
  }

  @Test("White stays white and an empty image stays empty")
  func extremes() {
    let white = LuminanceImage(width: 70, height: 4) { _, _ in 255 }
    #expect(white.halved().pixels == [UInt8](repeating: 255, count: 70))
    #expect(LuminanceImage(width: 0, height: 0) { _, _ in 0 }.halved().pixels.isEmpty)
  }

  @Test("A pyramid halves until the longer side is small enough")
  func pyramid() {
    let image = LuminanceImage(width: 100, height: 37) { x, y in UInt8(x + y) }
    let sizes = Pyramid(image, smallestSide: 25).levels.map { [$0.width, $0.height] }
    #expect(sizes == [[100, 37], [50, 18], [25, 9]])
    #expect(Pyramid(image, smallestSide: 100).levels.count == 1)
  }

  @Test("A pyramid ends before a level would have no pixels")
  func narrowPyramid() {
    let line = LuminanceImage(width: 1, height: 5000) { _, _ in 9 }
    #expect(Pyramid(line, smallestSide: 480).levels.count == 1)
    let strip = LuminanceImage(width: 4, height: 5000) { _, _ in 9 }
    #expect(Pyramid(strip, smallestSide: 480).levels.map(\.width) == [4, 2, 1])
  }
}
