import Quietzone
import TestSupport
import Testing

struct LinearBlurTests {
  @Test(
    "An EAN-13 in a blur of half a module and more is read, and no digit as the one that its bars' width makes of it",
    arguments: [0.55, 0.6, 0.65])
  func alikeDigits(blur: Double) {
    let reader = BarcodeReader(symbologies: [.ean13, .upcA, .ean8, .upcE])
    var generator = SeededGenerator(seed: UInt64(100 * blur))
    for _ in 0..<20 {
      let digits = (0..<12).map { _ in [1, 2, 7, 8, 8].randomElement(using: &generator)! }
      let symbol = BarSymbol.ean13(digits).ofHeight(12)
      let scale = Double.random(in: 2...4, using: &generator)
      var picture = BarPicture(
        of: symbol, scale: scale, offset: Point(x: .random(in: 0..<1, using: &generator), y: 0))
      picture.blur(sigma: blur * scale)
      picture.addNoise(sigma: 2, using: &generator)
      #expect(reader.read(picture.image).map(\.text) == [String(decoding: symbol.bytes, as: UTF8.self)])
    }
  }
}
