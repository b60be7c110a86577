import TestSupport
import Testing

@testable import QuietzoneSymbols

/// The symbols of all three symbologies on a line.
func retailSymbols(in widths: [Float]) -> [LinearSymbol] {
  symbols(of: EAN13.self, in: widths) + symbols(of: EAN8.self, in: widths)
    + symbols(of: UPCE.self, in: widths)
}

@Suite("EAN/UPC: symbols")
struct EANSymbolTests {
  static let fixtures = (try? LinearFixture.all("ean")) ?? []

  /// What a fixture holds.
  static func content(of fixture: LinearFixture) -> LinearContent? {
    Symbology.allCases.first { $0.name == fixture.kind }.map { symbology in
      LinearContent(
        symbology, bytes: fixture.bytes, symbologyIdentifier: fixture.identifier, addOn: fixture.addOn,
        check: symbology == .ean13 || symbology == .upcA ? .strong : .weak)
    }
  }

  @Test("Every symbol that zint makes is read, and nothing else is found in it", arguments: fixtures)
  func readsZint(_ fixture: LinearFixture) throws {
    let found = retailSymbols(in: fixture.widths())
    #expect(found.map(\.content) == [try #require(Self.content(of: fixture))])
    // The bars of an add-on are not the symbol's.
    let own = fixture.addOn == nil ? fixture.rows[0].count : fixture.kind == "upcE" ? 33 : 59
    #expect(found.first?.elements == 1..<own + 1)
    #expect(retailSymbols(in: fixture.widths().reversed()).isEmpty)
  }

  @Test(
    "Bars 0.4 modules too wide or too narrow make no difference",
    arguments: [-0.4, -0.3, 0.3, 0.4] as [Float])
  func gain(_ gain: Float) {
    for fixture in Self.fixtures {
      #expect(retailSymbols(in: fixture.widths(gain: gain)).map(\.content) == [Self.content(of: fixture)])
    }
  }

  @Test("Noise of 0.2 modules on each element leaves nearly all readable, and none is misread")
  func noise() {
    var generator = SeededGenerator(seed: 21)
    var readCount = 0
    for round in 0..<5 {
      for fixture in Self.fixtures {
        let widths = Stripes.noisy(fixture.widths(gain: Float(round - 2) * 0.15), by: 0.6, using: &generator)
        let found = retailSymbols(in: widths).map(\.content)
        guard var content = found.first else { continue }
        #expect(found.count == 1)
        let expected = Self.content(of: fixture)
        // An add-on may be missed.
        if content.addOn == nil, let expected, expected.addOn != nil {
          content.addOn = expected.addOn
          content.symbologyIdentifier = "]E3"
        } else {
          readCount += 1
        }
        #expect(content == expected)
      }
    }
    #expect(readCount >= Self.fixtures.count * 5 * 95 / 100, "\(readCount) of \(Self.fixtures.count * 5)")
  }

  @Test("A symbol whose modules grow by a third from end to end is read")
  func slant() {
    for fixture in Self.fixtures where fixture.addOn == nil {
      let widths = Stripes.slanted(fixture.widths(), from: 0.86, to: 1.14)
      #expect(retailSymbols(in: widths).map(\.content) == [Self.content(of: fixture)])
    }
  }

  @Test("Margins of 5 modules are enough, margins of 3 are not")
  func quietZones() {
    for fixture in Self.fixtures where fixture.addOn == nil {
      #expect(retailSymbols(in: fixture.widths(quietZone: 5)).map(\.content) == [Self.content(of: fixture)])
      #expect(retailSymbols(in: fixture.widths(quietZone: 3)).isEmpty)
    }
  }

  @Test("Two symbols on a line are both read, and what lies between them does not matter")
  func several() throws {
    let first = try #require(Self.fixtures.first { $0.kind == "ean13" && $0.addOn == nil })
    let second = try #require(Self.fixtures.first { $0.kind == "upcE" && $0.addOn == nil })
    let third = try #require(Self.fixtures.last { $0.kind == "ean13" && $0.addOn != nil })
    let clutter: [Float] = [4, 9, 2, 7, 3]
    let line = first.widths() + clutter + second.widths() + [6] + third.widths()
    #expect(
      symbols(of: EAN13.self, in: line).map(\.content)
        == [Self.content(of: first), Self.content(of: third)])
    #expect(symbols(of: UPCE.self, in: line).map(\.content) == [Self.content(of: second)])
  }
}
