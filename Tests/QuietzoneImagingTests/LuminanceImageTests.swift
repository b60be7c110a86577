import TestSupport
import Testing

@testable import QuietzoneImaging

struct LuminanceImageTests {
  @Test(
    "Only as many pixels as the size says make an image",
    arguments: [
      (2, 3, 6, true), (2, 3, 5, false), (2, 3, 7, false), (0, 0, 0, true), (0, 9, 0, true), (0, 0, 1, false),
      (-2, -3, 6, false), (-1, 0, 0, false), (0, -1, 0, false), (.max, 2, 0, false), (.max, .max, 1, false),
    ])
  func size(width: Int, height: Int, count: Int, isImage: Bool) {
    let image = LuminanceImage(width: width, height: height, pixels: [UInt8](repeating: 7, count: count))
    #expect((image != nil) == isImage)
  }

  @Test("Pixels are row by row from the top left")
  func order() throws {
    let image = try #require(LuminanceImage(width: 3, height: 2, pixels: [1, 2, 3, 4, 5, 6]))
    #expect(image[0, 0] == 1 && image[2, 0] == 3 && image[0, 1] == 4 && image[2, 1] == 6)
  }

  @Test("A crop holds the region's pixels, as far as they are the image's")
  func cropped() {
    var generator = SeededGenerator(seed: 1)
    let image = LuminanceImage.random(width: 31, height: 17, using: &generator)
    for region in [
      PixelRectangle(x: 4, y: 5, width: 6, height: 7), PixelRectangle(x: 0, y: 0, width: 31, height: 17),
      PixelRectangle(x: -3, y: 2, width: 10, height: 90), PixelRectangle(x: 30, y: 16, width: 1, height: 1),
    ] {
      let part = image.cropped(to: region)
      let (left, top) = (max(0, region.x), max(0, region.y))
      let (right, bottom) = (min(31, region.x + region.width), min(17, region.y + region.height))
      #expect(part.width == right - left && part.height == bottom - top)
      #expect(part.pixels == (top..<bottom).flatMap { y in (left..<right).map { image[$0, y] } })
    }
  }

  @Test("A crop outside the image is empty")
  func croppedToNothing() {
    let image = LuminanceImage(width: 9, height: 9) { _, _ in 3 }
    for region in [
      PixelRectangle(x: 20, y: 2, width: 5, height: 5), PixelRectangle(x: -9, y: 2, width: 5, height: 5),
      PixelRectangle(x: 2, y: 2, width: 0, height: 5), PixelRectangle(x: 2, y: 2, width: -4, height: -4),
    ] {
      #expect(image.cropped(to: region).pixels.isEmpty)
    }
  }
}
