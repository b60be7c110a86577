import Quietzone
import TestSupport
import Testing

/// Symbologies with weak checks, which are read only if they are asked for.
struct LinearAskedForTests {
  private static let askedFor = SymbologySet(.linear).subtracting(.all)

  /// Degrees clockwise, none of them near a diagonal.
  private static let angles = stride(from: 5.0, to: 360, by: 15)

  @Test("There are scenes of all symbologies that have to be asked for, and of no others")
  func scenes() {
    #expect(Set(BarSymbol.askedFor.map(\.symbology)) == Set(Self.askedFor.map(\.name)))
  }

  @Test("A symbol is read at any angle where its symbology is asked for", arguments: BarSymbol.askedFor)
  func angles(symbol: BarSymbol) throws {
    let symbology = try #require(Symbology.allCases.first { $0.name == symbol.symbology })
    var wrong: [String] = []
    for degrees in Self.angles {
      let picture = BarPicture(of: symbol.ofHeight(20), scale: 3, degrees: degrees)
      let found = BarcodeReader(symbologies: [symbology]).read(picture.image).map(\.identity)
      if found != [identity(of: symbol, degrees: degrees)] { wrong.append("\(degrees)°: \(found)") }
    }
    #expect(wrong == [])
  }

  /// What is to be read: where nothing tells the ends apart, a symbol that stands on its head is another one.
  private func identity(of symbol: BarSymbol, degrees: Double) -> String {
    guard symbol.symbology == "pharmacode", (135..<315).contains(degrees) else { return symbol.identity }
    // Bars of one module and of three, spaces of two: a bar's last module is dark and the next one light.
    let modules = symbol.rows[0].isDark
    var (number, width) = (0, 0)
    for isDark in ([false] + modules).reversed() {
      if isDark {
        width += 1
      } else if width > 0 {
        number = 2 * number + (width == 3 ? 2 : 1)
        width = 0
      }
    }
    return "pharmacode \(number) -"
  }

  @Test("Where it is not asked for, nothing is read", arguments: BarSymbol.askedFor)
  func unasked(symbol: BarSymbol) {
    for degrees in [0.0, 20, 90] {
      let picture = BarPicture(of: symbol.ofHeight(20), scale: 3, degrees: degrees)
      #expect(BarcodeReader().read(picture.image).map(\.identity) == [])
    }
  }

  @Test("Blur of a quarter of a module leaves symbols readable", arguments: BarSymbol.askedFor)
  func blur(symbol: BarSymbol) {
    var picture = BarPicture(of: symbol.ofHeight(25), scale: 4, degrees: 10)
    picture.blur(sigma: 1)
    #expect(
      BarcodeReader(symbologies: Self.askedFor).read(picture.image).map(\.identity) == [symbol.identity])
  }

  @Test("They take nothing away from others: asked for together with all, those are read as they are")
  func amongOthers() {
    for symbol in BarSymbol.oneOfEach where symbol.addOn == nil && symbol.isOfFreeHeight {
      let picture = BarPicture(of: symbol.ofHeight(20), scale: 3, degrees: 5)
      let reader = BarcodeReader(symbologies: SymbologySet.all.union(Self.askedFor))
      #expect(reader.read(picture.image).map(\.identity) == [symbol.identity])
    }
  }

  @Test(
    "Lines of what looks like letters give no MSI, and no Pharmacode of five bars or more", arguments: 0..<5)
  func text(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(2100 + seed))
    var found: [String] = []
    for _ in 0..<10 {
      var picture = BarPicture(width: 400, height: 160)
      let size = Int.random(in: 4...14, using: &generator)
      for line in stride(from: 10, to: 140, by: size * 2) {
        var x = 12
        while x < 380 {
          for _ in 0..<Int.random(in: 1...4, using: &generator) {
            picture.fill(
              x: x + .random(in: 0...size, using: &generator), y: line, width: max(1, size / 5), height: size)
          }
          x += size + max(2, size / 3) + (Int.random(in: 0..<6, using: &generator) == 0 ? size : 0)
        }
      }
      found += BarcodeReader(symbologies: Self.askedFor).read(picture.image).filter {
        $0.symbology != .pharmacode || Int($0.text) ?? 0 >= 31
      }.map(\.identity)
    }
    #expect(found == [])
  }
}
