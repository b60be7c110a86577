import Quietzone
import TestSupport
import Testing

struct WrongCheckTests {
  @Test(
    "A sharp EAN-13 whose check digit is printed wrongly is not read as a number near it", arguments: 1...9)
  func sharp(error: Int) {
    let reader = BarcodeReader(symbologies: [.ean13, .upcA, .ean8, .upcE])
    var generator = SeededGenerator(seed: UInt64(error))
    for _ in 0..<8 {
      let digits = (0..<12).map { _ in Int.random(in: 0...9, using: &generator) }
      let symbol = BarSymbol.ean13(digits, error: error).ofHeight(30)
      var picture = BarPicture(
        of: symbol, scale: .random(in: 2.5...4, using: &generator),
        degrees: .random(in: -12...12, using: &generator))
      picture.addNoise(sigma: 2, using: &generator)
      #expect(reader.read(picture.image).map { $0.text } == [], "\(digits)")
    }
  }
}
