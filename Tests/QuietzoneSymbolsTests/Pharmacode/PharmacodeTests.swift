import Testing

@testable import QuietzoneSymbols

@Suite("Pharmacode")
struct PharmacodeTests {
  static let trials = LinearTrials<Pharmacode>("pharmacode", check: .none)

  private func numbers(_ widths: [Float]) -> [String] {
    Self.trials.read(widths).map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  /// The bars of a number by its definition: from the right, an odd number has a narrow bar, an even one a wide one.
  private func bars(_ number: Int) -> [Int] {
    var (bars, rest) = ([Int](), number)
    while rest > 0 {
      bars.insert(rest % 2 == 1 ? 1 : 3, at: 0)
      rest = rest % 2 == 1 ? (rest - 1) / 2 : (rest - 2) / 2
    }
    return bars
  }

  private func widths(_ bars: [Int], gain: Float = 0, margin: Float = 13) -> [Float] {
    let elements = bars.flatMap { [3 * (Float($0) + gain), 3 * (2 - gain)] }.dropLast()
    return [3 * (margin - gain)] + elements + [3 * (margin - gain)]
  }

  @Test("Every symbol that zint makes is read where it is", arguments: trials.fixtures)
  func readsZint(_ fixture: LinearFixture) throws {
    let found = symbols(of: Pharmacode.self, in: fixture.widths())
    #expect(found.map(\.content) == [try #require(Self.trials.content(of: fixture))])
    #expect(found.first?.elements == 1..<fixture.rows[0].count + 1)
    #expect(abs((found.first?.module ?? 0) - 3) < 0.01 && (found.first?.deviation ?? 1) < 0.01)
  }

  @Test(
    "Every number from 3 to 131070 is read, and from the other end as the number of its bars' mirror image")
  func everyNumber() {
    var wrong: [Int] = []
    for number in 3...131070 {
      let bars = bars(number)
      if numbers(widths(bars)) != ["\(number)"] { wrong.append(number) }
      guard number % 64 == 0 else { continue }
      let mirrored = Pharmacode.number(bars.reversed().map { $0 == 3 })
      #expect(numbers(widths(bars).reversed()) == ["\(mirrored)"])
    }
    #expect(wrong == [])
  }

  @Test("A single bar is no symbol, and more than sixteen are none")
  func counts() {
    #expect(numbers(widths([1])).isEmpty && numbers(widths([3])).isEmpty)
    #expect(numbers(widths(bars(131_071))).isEmpty)
    #expect(bars(131_071).count == 17)
  }

  @Test("Bars too wide or too narrow make no difference", arguments: [-0.35, -0.2, 0.2, 0.35] as [Float])
  func gain(_ gain: Float) {
    Self.trials.expectReads(withGain: gain)
  }

  @Test("Where all bars are alike, ink may spread by a fifth of a module")
  func gainAlone() {
    for number in [3, 6, 31, 62, 65_535, 131_070] {
      for gain in [-0.2, 0.2] as [Float] {
        #expect(numbers(widths(bars(number), gain: gain)) == ["\(number)"])
      }
    }
  }

  @Test(
    "Stripes of equal bars and spaces are none, and of bars a fifth wider or narrower than spaces neither")
  func stripes() {
    for bars in 2...16 {
      for part in [0.8, 1, 1.2] as [Float] {
        let widths = [36] + (0..<2 * bars - 1).map { $0 & 1 == 0 ? 6 * part : 6 } + [36]
        #expect(numbers(widths).isEmpty)
      }
    }
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
    let (right, wrong) = Self.trials.readingsWithNoise(0.2, seed: 61)
    #expect(right >= 0.9, "\(right)")
    #expect(wrong == 0, "\(wrong)")
  }

  @Test("Nothing guards against a bar of the other width: it is another number of as many bars")
  func noCheck() {
    #expect(numbers(widths([1, 3, 1, 3])) == ["20"] && numbers(widths([1, 3, 3, 3])) == ["22"])
    #expect(Symbology.pharmacode.check == .none && !Symbology.pharmacode.isReadUnasked)
  }

  @Test("Of 100,000 lines of random stripes fewer than three in a hundred look like a symbol")
  func random() {
    let count = Self.trials.symbolsOnRandomLines(seed: 62)
    #expect(count < 3000, "\(count)")
  }

  @Test(
    "Widths of zero, below zero, without end or not numbers give a number of its bars or nothing",
    arguments: [0, -1, .infinity, .nan, .leastNonzeroMagnitude, .greatestFiniteMagnitude] as [Float])
  func noWidths(_ width: Float) throws {
    for count in 0...80 { #expect(numbers(Array(repeating: width, count: count)).isEmpty) }
    let sample = try #require(Self.trials.fixtures.last)
    for element in 0..<sample.rows[0].count + 2 {
      var widths = sample.widths()
      widths[element] = width
      for symbol in symbols(of: Pharmacode.self, in: widths) {
        #expect(symbol.module > 0 && symbol.module < .infinity && symbol.deviation <= 1)
        #expect((3...131070).contains(Int(String(decoding: symbol.content.bytes, as: UTF8.self)) ?? 0))
      }
    }
  }
}
