import Testing

@testable import QuietzoneSymbols

@Suite("Telepen: symbols")
struct TelepenSymbolTests {
  static let trials = LinearTrials<Telepen>("telepen", check: .strong)

  @Test("Every symbol that zint makes is read, and nothing from right to left", arguments: trials.fixtures)
  func readsZint(_ fixture: LinearFixture) {
    Self.trials.expectReads(fixture)
  }

  @Test(
    "Bars too wide or too narrow make no difference", arguments: [-0.4, -0.3, 0.3, 0.4] as [Float])
  func gain(_ gain: Float) {
    Self.trials.expectReads(withGain: gain)
  }

  @Test("A symbol whose modules grow by a third from end to end is read")
  func slant() {
    Self.trials.expectReads(fromSlant: 0.86, to: 1.14)
    Self.trials.expectReads(fromSlant: 1.14, to: 0.86)
  }

  @Test("Margins of 6 modules are enough, margins of 4 are not")
  func quietZones() {
    Self.trials.expectQuietZone(of: 6, not: 4)
  }

  @Test("Noise of 0.2 modules on each element leaves nearly all readable, and none is misread")
  func noise() {
    let (right, wrong) = Self.trials.readingsWithNoise(0.2, seed: 1)
    #expect(right >= 0.97)
    #expect(wrong == 0)
  }
}
