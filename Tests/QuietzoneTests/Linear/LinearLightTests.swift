import Foundation
import Quietzone
import QuietzoneSymbols
import TestSupport
import Testing

/// Blur, faint print and noise.
struct LinearLightTests {
  /// Grey values of ink and paper: dark bars, and light ones.
  static let inks: [(ink: Float, paper: Float)] = [(35, 225), (225, 35)]

  @Test(
    "Of symbols whose bars blur has merged, dark or light, nine of ten are read, and none wrongly",
    arguments: [0.0, 10], inks)
  func merged(degrees: Double, inks: (ink: Float, paper: Float)) {
    var generator = SeededGenerator(seed: 31)
    let count = 60
    var read = 0
    for _ in 0..<count {
      let symbol = BarSymbol.randomEAN13(using: &generator).ofHeight(.random(in: 14...27, using: &generator))
      let offset = Point(x: .random(in: 0..<1, using: &generator), y: 0)
      var picture = BarPicture(
        of: symbol, scale: 3, degrees: degrees, offset: offset, ink: inks.ink, paper: inks.paper)
      picture.blur(sigma: 0.8 * 3)
      picture.addNoise(sigma: 2, using: &generator)
      let found = identities(picture.image)
      #expect(found.isEmpty || found == [symbol.identity])
      if found == [symbol.identity] { read += 1 }
    }
    #expect(10 * read >= 9 * count, "\(read) of \(count)")
  }

  @Test(
    "So are symbols of other symbologies whose characters are alike in width",
    arguments: [(.code128, 0), (.code128, 4), (.code39, 0), (.code39, 4), (.code93, 0)]
      as [(Symbology, Double)])
  func mergedSequences(symbology: Symbology, degrees: Double) {
    let (read, count) = readMerged(symbology, degrees: degrees)
    #expect(count > 0 && 10 * read >= 9 * count, "\(read) of \(count)")
  }

  @Test("So are light ones of those on dark ground, of all together")
  func mergedLightSequences() {
    let counts = [Symbology.code128, .code39, .code93].map { readMerged($0, inks: Self.inks[1]) }
    let (read, count) = counts.reduce((0, 0)) { ($0.0 + $1.read, $0.1 + $1.count) }
    #expect(count > 10 && 10 * read >= 9 * count, "\(read) of \(count)")
  }

  /// How many symbols of a symbology are read in a blur of three quarters of a module, of how many; none wrongly.
  private func readMerged(
    _ symbology: Symbology, degrees: Double = 0, inks: (ink: Float, paper: Float) = Self.inks[0]
  ) -> (read: Int, count: Int) {
    var generator = SeededGenerator(seed: 32)
    let symbols = BarSymbol.all.filter { $0.symbology == symbology.name }.prefix(12)
    var read = 0
    for symbol in symbols {
      var picture = BarPicture(
        of: symbol.ofHeight(22), scale: 3, degrees: degrees, ink: inks.ink, paper: inks.paper)
      picture.blur(sigma: 0.75 * 3)
      picture.addNoise(sigma: 2, using: &generator)
      let found = identities(picture.image)
      #expect(found.isEmpty || found == [symbol.identity])
      if found == [symbol.identity] { read += 1 }
    }
    return (read, symbols.count)
  }

  @Test(
    "Noise that gives lines edges of their own hides few symbols whose bars blur has merged, and makes none wrong"
  )
  func mergedInNoise() {
    var generator = SeededGenerator(seed: 33)
    var read = 0
    for _ in 0..<20 {
      let symbol = BarSymbol.randomEAN13(using: &generator).ofHeight(40)
      var picture = BarPicture(of: symbol, scale: 3, ink: 60, paper: 200)
      picture.blur(sigma: 0.7 * 3)
      picture.addNoise(sigma: 6, using: &generator)
      let found = identities(picture.image)
      #expect(found.isEmpty || found == [symbol.identity])
      if found == [symbol.identity] { read += 1 }
    }
    #expect(read >= 15, "\(read) of 20")
  }

  @Test(
    "Each of 250 EAN-13 symbols blurred by half a module is read, upright and turned", arguments: [0.0, 10])
  func blurred(degrees: Double) {
    var generator = SeededGenerator(seed: 13)
    for _ in 0..<250 {
      let symbol = BarSymbol.randomEAN13(using: &generator).ofHeight(15)
      let offset = Point(
        x: .random(in: -0.5...0.5, using: &generator), y: .random(in: -0.5...0.5, using: &generator))
      var picture = BarPicture(of: symbol, scale: 3, degrees: degrees, offset: offset)
      picture.blur(sigma: 0.5 * 3)
      #expect(identities(picture.image) == [symbol.identity])
    }
  }

  @Test("A symbol that glare makes light above and leaves dark below is one", arguments: [0.35, 0.5, 0.65])
  func halfInGlare(part: Double) {
    for symbol in BarSymbol.oneOfEach where symbol.symbology == "ean13" || symbol.symbology == "code128" {
      var picture = BarPicture(of: symbol.ofHeight(70), scale: 2, ink: 60, paper: 140)
      let end = Int(part * Double(picture.height))
      // Between the two there is a band where bars are as light as their ground.
      picture.change { _, y, grey in y < end ? 2 * 140 - grey : y < end + 20 ? 140 : grey }
      #expect(identities(picture.image) == [symbol.identity])
    }
  }

  @Test("Light blur does no harm", arguments: [0.3, 0.4, 0.5])
  func lightBlur(sigma: Double) {
    for symbol in BarSymbol.oneOfEach {
      var picture = BarPicture(of: symbol.ofHeight(15), scale: 3)
      picture.blur(sigma: sigma * 3)
      #expect(identities(picture.image) == [symbol.identity])
    }
  }

  @Test("Symbols of 40 grey levels are read", arguments: [Float(20), 100, 190])
  func faint(ink: Float) {
    for symbol in BarSymbol.oneOfEach {
      let picture = BarPicture(of: symbol.ofHeight(15), scale: 3, ink: ink, paper: ink + 40)
      #expect(identities(picture.image) == [symbol.identity])
    }
  }

  @Test("Noise of 12 grey values is not in the way")
  func noise() {
    var generator = SeededGenerator(seed: 12)
    for symbol in BarSymbol.oneOfEach {
      var picture = BarPicture(of: symbol.ofHeight(15), scale: 3)
      picture.addNoise(sigma: 12, using: &generator)
      #expect(identities(picture.image) == [symbol.identity])
    }
  }

  @Test("Symbols of 40 grey levels in noise of 12 give their content or nothing")
  func faintAndNoisy() {
    var generator = SeededGenerator(seed: 40)
    for symbol in BarSymbol.oneOfEach {
      var picture = BarPicture(of: symbol.ofHeight(15), scale: 3, ink: 100, paper: 140)
      picture.addNoise(sigma: 12, using: &generator)
      #expect([[], [symbol.identity]].contains(identities(picture.image)))
    }
  }

  @Test(
    "Light bars on a dark ground are read, add-ons and stacked symbols too", arguments: BarSymbol.oneOfEach)
  func inverted(symbol: BarSymbol) {
    var picture = BarPicture(of: symbol.ofHeight(15), scale: 3)
    picture.invert()
    #expect(identities(picture.image) == [symbol.identity])
  }
}

/// What is read in an image.
func identities(_ image: LuminanceImage) -> [String] {
  BarcodeReader(symbologies: .linear).read(image).map(\.identity)
}
