import Foundation
import Quietzone
import TestSupport
import Testing

/// Symbols on screens, and printed as dots.
struct LinearGrainTests {
  private static let symbols = ["ean13", "code128", "code39", "itf14"].map { BarSymbol.named($0) }

  @Test("Bars printed as the dots of a halftone are read", arguments: symbols)
  func halftone(symbol: BarSymbol) {
    var generator = SeededGenerator(seed: 17)
    for _ in 0..<12 {
      let (scale, ink) = (
        Double(Int.random(in: 4...6, using: &generator)), Float.random(in: 40...70, using: &generator)
      )
      var picture = BarPicture(of: symbol.ofHeight(20), scale: scale, ink: ink, paper: 235)
      let pitch = Float.random(in: 2.5...3.5, using: &generator)
      let turn = Float.pi * Float(2).squareRoot() / pitch
      picture.change { x, y, grey in
        // Rows of dots that run along both diagonals.
        let (falling, rising) = (cos(turn * Float(x + y)), cos(turn * Float(x - y)))
        return grey > 127 + 63 * (falling + rising) ? 235 : 20
      }
      picture.blur(sigma: 0.6)
      #expect(identities(picture.image) == [symbol.identity], "\(scale) pixels a module, ink of \(ink)")
    }
  }

  @Test("Bars of modules many pixels wide are read in noise", arguments: symbols, [12.0, 20])
  func wideInNoise(symbol: BarSymbol, scale: Double) {
    var generator = SeededGenerator(seed: 23)
    var picture = BarPicture(of: symbol.ofHeight(20), scale: scale, ink: 50, paper: 200)
    picture.addNoise(sigma: 30, using: &generator)
    #expect(identities(picture.image) == [symbol.identity])
  }

  @Test("Rows of stacked GS1 DataBar of modules some pixels wide are read in noise, but for one of twelve")
  func rowsInNoise() {
    let symbols = BarSymbol.all.filter { $0.name.hasPrefix("DataBar stacked") }
    let unread = symbols.flatMap { symbol in
      [8.0, 12].filter { scale in
        var generator = SeededGenerator(seed: 29)
        var picture = BarPicture(of: symbol, scale: scale, ink: 50, paper: 200)
        picture.addNoise(sigma: 40, using: &generator)
        return identities(picture.image) != [symbol.identity]
      }
    }
    // Two, where lines of stacked symbols are laid no more coarsely than those of others.
    #expect(symbols.count == 6 && unread.count <= 1)
  }

  @Test("Bars photographed off a screen are read through its stripes", arguments: symbols)
  func screen(symbol: BarSymbol) {
    var generator = SeededGenerator(seed: 18)
    let count = 24
    var read = 0
    for _ in 0..<count {
      var picture = BarPicture(
        of: symbol.ofHeight(20), scale: Double(Int.random(in: 3...5, using: &generator)), ink: 20, paper: 235)
      let turn = Float.random(in: 0..<Float.pi, using: &generator)
      let (fine, coarse) = (
        Float.random(in: 3...16, using: &generator), Float.random(in: 60...200, using: &generator)
      )
      picture.change { x, y, grey in
        let place = 2 * Float.pi * (Float(x) * cos(turn) + Float(y) * sin(turn))
        return grey * (1 - 0.25 * (1 + cos(place / fine) * cos(place / coarse)))
      }
      picture.blur(sigma: 0.7)
      picture.addNoise(sigma: 3, using: &generator)
      let found = identities(picture.image)
      #expect(found.isEmpty || found == [symbol.identity])
      if found == [symbol.identity] { read += 1 }
    }
    // A margin in a dark stripe is none that a symbol with weak checks could trust.
    #expect(8 * read >= 7 * count, "\(read) of \(count)")
  }
}
