import TestSupport
import Testing

@testable import QuietzoneImaging

struct PackingTests {
  @Test("Bits are set where pixels are below their block's threshold, and nowhere else", arguments: 1...130)
  func bits(width: Int) {
    var generator = SeededGenerator(seed: UInt64(width))
    let height = 11
    let image = LuminanceImage.random(width: width, height: height, using: &generator)
    let columns = (width + 7) / 8
    var thresholds = (0..<columns * 2).map { _ in UInt8.random(in: 0...255, using: &generator) }
    thresholds[0] = 255
    var bits = BitMatrix(width: width, height: height)
    bits.fill(from: image, thresholds: thresholds, columns: columns, where: nil)
    for y in 0..<height {
      for x in 0..<width { #expect(bits[x, y] == (image[x, y] < thresholds[y / 8 * columns + x / 8])) }
      // The bits after the last pixel are clear.
      for bit in width..<bits.wordsPerRow * 64 {
        #expect(bits.words[y * bits.wordsPerRow + bit / 64] >> UInt64(bit % 64) & 1 == 0)
      }
    }
  }

  @Test("With a map, only where there is detail")
  func detail() {
    let image = LuminanceImage(width: 645, height: 300) { _, _ in 0 }
    let coarse = BitMatrix(width: 322, height: 150) { x, y in x >= 128 && x < 192 && y < 64 && x & 1 == 0 }
    var bits = BitMatrix(width: 645, height: 300)
    bits.fill(
      from: image, thresholds: [UInt8](repeating: 1, count: 81 * 38), columns: 81, where: DetailMap(coarse))
    #expect(
      bits.pixels == BitMatrix(width: 645, height: 300) { x, y in x >= 128 && x < 512 && y < 256 }.pixels)
  }
}
