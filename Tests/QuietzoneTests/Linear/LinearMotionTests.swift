import Quietzone
import TestSupport
import Testing

/// Bars that motion or a lens out of focus spreads over more than narrow ones are wide.
struct LinearMotionTests {
  private static let symbols = BarSymbol.all.filter {
    $0.isOfFreeHeight && $0.addOn == nil && !$0.symbology.hasPrefix("gs1DataBar")
  }

  /// How many of them are read, and what else is.
  private func read(_ change: (inout BarPicture, _ number: Int) -> Void) -> (count: Int, wrong: [String]) {
    var generator = SeededGenerator(seed: 30)
    var (count, wrong) = (0, [String]())
    for (number, symbol) in Self.symbols.enumerated() {
      var picture = BarPicture(of: symbol.ofHeight(25), scale: 4)
      change(&picture, number)
      picture.addNoise(sigma: 2, using: &generator)
      for found in BarcodeReader().read(picture.image) {
        if found.identity == symbol.identity { count += 1 } else { wrong.append(found.identity) }
      }
    }
    return (count, wrong)
  }

  @Test(
    "Of linear symbols moved over by more than two modules, four of five are read, and nothing else",
    arguments: [false, true])
  func moved(areLight: Bool) {
    let found = read { picture, number in
      picture.move(over: 9 + number % 3)
      if areLight { picture.invert() }
    }
    #expect(
      found.count >= Self.symbols.count * 4 / 5 && found.wrong.isEmpty, "\(found) of \(Self.symbols.count)")
  }
}
