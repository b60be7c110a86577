import QuietzoneImaging
import Testing

@Suite("What of an image is not even ground")
struct EvenMarginsTests {
  /// An image of 40 × 30 pixels of one grey but for some of another.
  private func image(_ place: PixelRectangle, grey: UInt8 = 200) -> LuminanceImage {
    LuminanceImage(width: 40, height: 30) { pixels in
      for y in 0..<30 {
        for x in 0..<40 {
          let isInside =
            x >= place.x && x < place.x + place.width && y >= place.y && y < place.y + place.height
          pixels[y * 40 + x] = isInside ? grey : 20
        }
      }
    }
  }

  @Test(
    "Margins end where something is, to the pixel",
    arguments: [
      PixelRectangle(x: 3, y: 5, width: 20, height: 11), PixelRectangle(x: 39, y: 29, width: 1, height: 1),
      PixelRectangle(x: 1, y: 1, width: 38, height: 28),
    ])
  func ends(place: PixelRectangle) {
    #expect(image(place).withoutEvenMargins(leastContrast: 0.4) == place)
  }

  @Test("What fills the image in one direction leaves no even row there")
  func stripe() {
    let stripe = PixelRectangle(x: 10, y: 0, width: 5, height: 30)
    let found = image(stripe).withoutEvenMargins(leastContrast: 0.4)
    // Each column is of one grey.
    #expect(found.height == 30 && found.width == 0)
  }

  @Test("What is faint beside the image's contrast is ground")
  func faint() {
    var pixels = image(PixelRectangle(x: 10, y: 10, width: 4, height: 4)).pixels
    pixels[0] = 60
    let image = LuminanceImage(width: 40, height: 30, pixels: pixels)!
    let all = PixelRectangle(x: 0, y: 0, width: 14, height: 14)
    #expect(image.withoutEvenMargins(leastContrast: 0.4).x == 10)
    #expect(image.withoutEvenMargins(leastContrast: 0.1) == all)
  }

  @Test("An even image has nothing")
  func even() {
    #expect(
      image(PixelRectangle(x: 0, y: 0, width: 0, height: 0)).withoutEvenMargins(leastContrast: 0.4).isEmpty)
  }
}
