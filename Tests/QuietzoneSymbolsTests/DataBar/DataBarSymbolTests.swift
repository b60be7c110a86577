import TestSupport
import Testing

@testable import QuietzoneSymbols

@Suite("GS1 DataBar: symbols of one row")
struct DataBarSymbolTests {
  @Test("Omnidirectional symbols hold the GTINs they were made from")
  func omnidirectional() throws { try readsAll(DataBarOmni.self, "databar", as: .gs1DataBar) }

  @Test("Limited symbols hold the GTINs they were made from")
  func limited() throws { try readsAll(DataBarLimited.self, "databar-limited", as: .gs1DataBarLimited) }

  @Test("Expanded symbols hold the element strings they were made from, whatever the encodation")
  func expanded() throws { try readsAll(DataBarExpanded.self, "databar-expanded", as: .gs1DataBarExpanded) }

  @Test("The fixture of limited symbols has all check patterns there are")
  func limitedCheckPatterns() throws {
    let patterns = try LinearFixture.all("databar-limited").map { Array($0.rows[0][15..<28]) }
    #expect(Set(patterns).count == 89)
  }

  @Test("The characters of each kind have as many values as the standard says")
  func characterCounts() throws {
    let counts = [
      DataBarOmni.outer, DataBarOmni.inner, DataBarExpanded.characters, DataBarLimited.characters,
    ]
    .map { set in set.groups.reduce(0) { $0 + $1.odd.patternCount * $1.even.patternCount } }
    #expect(counts == [2841, 1597, 4192, 2_013_571])
  }

  @Test("A symbol is found between others, and its elements are told")
  func elementsBetweenOthers() throws {
    for (file, read) in dataBarReaders {
      let fixtures = try LinearFixture.all(file).filter { $0.rows.count == 1 }.prefix(30)
      for (fixture, other) in zip(fixtures, fixtures.dropFirst()) {
        let widths = fixture.widths() + other.widths().dropFirst()
        let found = read(widths)
        #expect(found.map { $0.content.bytes } == [fixture.bytes, other.bytes])
        #expect(found.first?.elements == 1..<fixture.rows[0].count + 1)
        #expect(abs((found.first?.module ?? 0) - 3) < 0.01)
      }
    }
  }

  @Test("Bars may be wider or narrower by 0.3 modules", arguments: [-0.3, 0.3])
  func inkSpread(_ gain: Double) throws {
    for (file, read) in dataBarReaders {
      for fixture in try LinearFixture.all(file) where fixture.rows.count == 1 {
        #expect(
          read(fixture.widths(gain: Float(gain))).map { $0.content.bytes } == [fixture.bytes], "\(fixture)")
      }
    }
  }

  @Test("Nine in ten symbols are read, and none wrongly, where each edge is off by up to 0.2 modules")
  func noisyEdges() throws {
    var generator = SeededGenerator(seed: 3)
    for (file, read) in dataBarReaders {
      let fixtures = try LinearFixture.all(file).filter { $0.rows.count == 1 }
      var count = 0
      for fixture in fixtures {
        let found = read(Stripes.jittered(fixture.widths(), by: 0.2 * 3, using: &generator))
        #expect(found.allSatisfy { $0.content.bytes == fixture.bytes }, "\(fixture)")
        count += found.isEmpty ? 0 : 1
      }
      #expect(count * 10 >= fixtures.count * 9, "\(file): \(count) of \(fixtures.count)")
    }
  }

  private func readsAll<S: LinearSymbology>(_ decoder: S.Type, _ file: String, as symbology: Symbology) throws
  {
    for fixture in try LinearFixture.all(file) where fixture.rows.count == 1 {
      let content = LinearContent(
        symbology, bytes: fixture.bytes, symbologyIdentifier: fixture.identifier, isGS1: true,
        check: symbology == .gs1DataBarLimited ? .strong : .veryStrong)
      let found = symbols(of: decoder, in: fixture.widths())
      #expect(found.map { $0.content } == [content], "\(fixture)")
      #expect(found.allSatisfy { $0.deviation < 0.01 })
      #expect(
        symbols(of: decoder, in: fixture.widths().reversed()).isEmpty, "\(fixture), from right to left")
    }
  }
}

/// The fixtures of each symbology, and how its symbols are read.
let dataBarReaders: [(file: String, read: @Sendable ([Float]) -> [LinearSymbol])] = [
  ("databar", { symbols(of: DataBarOmni.self, in: $0) }),
  ("databar-limited", { symbols(of: DataBarLimited.self, in: $0) }),
  ("databar-expanded", { symbols(of: DataBarExpanded.self, in: $0) }),
]
