import Testing

@testable import QuietzoneSymbols

@Suite("MSI")
struct MSIPlesseyTests {
  static let trials = LinearTrials<MSIPlessey>("msi", check: .weak)
  static let modulo11 = LinearTrials<MSIPlessey>("msi-modulo11", check: .none)

  @Test(
    "Every symbol that zint makes is read, with all check digits, and nothing from right to left",
    arguments: trials.fixtures)
  func readsZint(_ fixture: LinearFixture) {
    Self.trials.expectReads(fixture)
  }

  @Test(
    "A check digit modulo 11, of IBM's weights or NCR's, is enough, but is trusted less",
    arguments: modulo11.fixtures)
  func readsModulo11(_ fixture: LinearFixture) {
    Self.modulo11.expectReads(fixture)
  }

  @Test("Check digits worked out by hand are right: modulo 10 and modulo 11")
  func checks() {
    #expect(MSIPlessey.hasCheckModulo10([1, 2, 3, 4, 5, 6, 7, 4]))
    #expect(MSIPlessey.hasCheckModulo10([8, 0, 5, 2, 3]))
    #expect(!MSIPlessey.hasCheckModulo10([8, 0, 5, 2, 2]))
    // 9·4 + 4·3 + 3·2 + 4·7 + 5·6 + 7·5 + 8·4 + 4·3 + 2·2 = 195, which 3 brings to 18 times 11.
    #expect(MSIPlessey.hasCheckModulo11([9, 4, 3, 4, 5, 7, 8, 4, 2, 3]))
    #expect(!MSIPlessey.hasCheckModulo11([9, 4, 3, 4, 5, 7, 8, 4, 2, 4]))
  }

  @Test("Without a valid check digit, or with fewer than three digits, there is no message")
  func content() {
    for wrong in [[1, 2, 3, 4, 5], [8, 0, 5, 2, 0]] as [[UInt8]] {
      #expect(throws: LinearError.check) { try MSIPlessey.content(digits: wrong) }
    }
    #expect(throws: LinearError.content) { try MSIPlessey.content(digits: [1, 8]) }
  }

  @Test("Bars too wide or too narrow make no difference", arguments: [-0.4, -0.3, 0.3, 0.4] as [Float])
  func gain(_ gain: Float) {
    Self.trials.expectReads(withGain: gain)
  }

  @Test("A symbol whose modules grow by a third from end to end is read")
  func slant() {
    Self.trials.expectReads(fromSlant: 0.86, to: 1.14)
    Self.trials.expectReads(fromSlant: 1.14, to: 0.86)
  }

  @Test("Margins of 9 modules are enough, margins of 7 are not")
  func quietZones() {
    Self.trials.expectQuietZone(of: 9, not: 7)
  }

  @Test("Noise of 0.2 modules on each element leaves nearly all readable, and none is misread")
  func noise() {
    let (right, wrong) = Self.trials.readingsWithNoise(0.2, seed: 51)
    #expect(right >= 0.95, "\(right)")
    #expect(wrong == 0)
  }

  @Test("One element a module wider, anywhere, gives no other message")
  func oneWrongElement() {
    #expect(Self.trials.misreadings(ofOneElementWiderBy: 1) == 0)
  }

  @Test("A symbol that runs off the line is not read; what a cut leaves of one has to have a check digit")
  func truncated() {
    let trials = Self.trials
    var (parts, cuts) = (0, 0)
    for fixture in trials.fixtures {
      let widths = fixture.widths()
      for count in 0..<widths.count - 1 {
        #expect(trials.read(Array(widths[..<count])).isEmpty)
        guard count % 2 == 0 else { continue }
        cuts += 1
        parts += trials.read(widths[..<count] + [30]).count
      }
    }
    #expect(parts * 25 <= cuts, "\(parts) of \(cuts)")
  }

  @Test("On 100,000 lines of random stripes nothing is found")
  func random() {
    #expect(Self.trials.symbolsOnRandomLines(seed: 52) == 0)
  }

  @Test(
    "Where widths are zero, below zero, without end or not numbers, what is read has a valid check digit",
    arguments: [0, -1, .infinity, .nan, .leastNonzeroMagnitude, .greatestFiniteMagnitude] as [Float])
  func noWidths(_ width: Float) {
    #expect(Self.trials.read(Array(repeating: width, count: 201)).isEmpty)
    for fixture in Self.trials.samples {
      for element in 0..<fixture.rows[0].count + 2 {
        var widths = fixture.widths()
        widths[element] = width
        for content in Self.trials.read(widths) {
          let digits = content.bytes.map { $0 - 0x30 }
          #expect(MSIPlessey.hasCheckModulo10(digits) || MSIPlessey.hasCheckModulo11(digits))
        }
      }
    }
  }
}
