import TestSupport
import Testing

@testable import QuietzoneSymbols

/// What the symbols of a fixture have to stand, whichever symbology `S` they are of.
struct LinearTrials<S: LinearSymbology> {
  let fixtures: [LinearFixture]
  /// How the symbology guards against misreading.
  let check: CheckStrength

  init(_ file: String, check: CheckStrength) {
    fixtures = (try? LinearFixture.all(file)) ?? []
    self.check = check
  }

  /// Every seventh symbol: for trials that take longer.
  var samples: [LinearFixture] {
    fixtures.enumerated().filter { $0.offset % 7 == 0 }.map { $0.element }
  }

  func read(_ widths: [Float]) -> [LinearContent] { symbols(of: S.self, in: widths).map(\.content) }

  func content(of fixture: LinearFixture) -> LinearContent? {
    Symbology.allCases.first { $0.name == fixture.kind }.map { symbology in
      LinearContent(
        symbology, bytes: fixture.bytes, symbologyIdentifier: fixture.identifier, isGS1: fixture.isGS1,
        check: check)
    }
  }

  /// A symbol is read where it is, and nothing is read from right to left.
  func expectReads(_ fixture: LinearFixture) {
    let found = symbols(of: S.self, in: fixture.widths())
    #expect(found.map(\.content) == [content(of: fixture)])
    #expect(found.first?.elements == 1..<fixture.rows[0].count + 1)
    #expect(abs((found.first?.module ?? 0) - 3) < 0.5)
    #expect(read(fixture.widths().reversed()).isEmpty)
  }

  func expectReads(withGain gain: Float) {
    for fixture in fixtures {
      #expect(read(fixture.widths(gain: gain)) == [content(of: fixture)], "\(fixture)")
    }
  }

  func expectReads(fromSlant first: Float, to last: Float) {
    for fixture in fixtures {
      let widths = Stripes.slanted(fixture.widths(), from: first, to: last)
      #expect(read(widths) == [content(of: fixture)], "\(fixture)")
    }
  }

  func expectQuietZone(of sufficient: Int, not insufficient: Int) {
    for fixture in fixtures {
      #expect(read(fixture.widths(quietZone: sufficient)) == [content(of: fixture)], "\(fixture)")
      #expect(read(fixture.widths(quietZone: insufficient)).isEmpty, "\(fixture)")
    }
  }

  /// What part of all symbols is read, and what part misread, with so much noise on each element's width (in modules)
  /// and bars too wide or too narrow by up to 0.3 modules.
  func readingsWithNoise(_ noise: Float, seed: UInt64) -> (right: Double, wrong: Double) {
    var generator = SeededGenerator(seed: seed)
    var (right, wrong, count) = (0, 0, 0)
    for round in 0..<7 {
      for fixture in fixtures {
        let gain = Float(round - 3) * 0.1
        let found = read(Stripes.noisy(fixture.widths(gain: gain), by: 3 * noise, using: &generator))
        count += 1
        if found == [content(of: fixture)] { right += 1 } else if !found.isEmpty { wrong += 1 }
      }
    }
    return (Double(right) / Double(count), Double(wrong) / Double(count))
  }

  /// Nothing is read of a symbol that ends too early, whether the line ends there or light ground follows.
  func expectNothingTruncated() {
    for fixture in samples {
      let widths = fixture.widths()
      for count in 0..<widths.count - 1 {
        #expect(read(Array(widths[..<count])).isEmpty)
        if count % 2 == 0 { #expect(read(widths[..<count] + [30]).isEmpty, "\(fixture), \(count)") }
      }
    }
  }

  /// What part of all symbols in which one element is wider or narrower by so many modules says something else.
  func misreadings(ofOneElementWiderBy modules: Float) -> Double {
    var (wrong, count) = (0, 0)
    for fixture in samples {
      for element in 1...fixture.rows[0].count {
        var widths = fixture.widths()
        widths[element] += 3 * modules
        guard widths[element] > 0 else { continue }
        count += 1
        if read(widths).contains(where: { $0.bytes != fixture.bytes }) { wrong += 1 }
      }
    }
    return Double(wrong) / Double(count)
  }

  /// How many symbols are found on 100,000 lines of random stripes: half of them of widths of 1 to 4 modules, half of
  /// two widths.
  func symbolsOnRandomLines(seed: UInt64) -> Int {
    var generator = SeededGenerator(seed: seed)
    var count = 0
    for _ in 0..<50_000 {
      count += read(Stripes.random(using: &generator)).count
      count += read(Stripes.randomTwoWidths(using: &generator)).count
    }
    return count
  }

  /// What part of 50,000 lines is read on which random elements, one to four characters of them, are between the
  /// elements of a start character and those of a stop character.
  func readingsBetween(_ start: String, _ stop: String, elements: Int, gaps: Bool = false, seed: UInt64)
    -> Double
  {
    var generator = SeededGenerator(seed: seed)
    var count = 0
    for _ in 0..<50_000 {
      let characters = Int.random(in: 1...4, using: &generator)
      let random = (0..<characters * elements + (gaps ? characters + 1 : 0)).map { _ in
        // Mostly narrow, as elements of most symbologies are.
        String([1, 1, 1, 2, 3, 4].randomElement(using: &generator) ?? 1)
      }
      count += read(lineWidths([start] + random + [stop])).count
    }
    return Double(count) / 50_000
  }

  /// Nothing crashes, and nothing wrong is read, where widths are no widths.
  func expectNothing(ofWidth width: Float) {
    #expect(read(Array(repeating: width, count: 201)).isEmpty)
    for count in 0...5 { #expect(read(Array(repeating: 3, count: count)).isEmpty) }
    guard let sample = fixtures.last else { return }
    for element in 0..<sample.rows[0].count + 2 {
      var widths = sample.widths()
      widths[element] = width
      for found in read(widths) { #expect(found.bytes == sample.bytes) }
    }
  }
}

/// The elements of a symbol as a line: `patterns` one behind the other between margins of 10 modules.
func lineWidths(_ patterns: [String], scale: Float = 3) -> [Float] {
  let elements = patterns.flatMap { $0.utf8.map { Float($0) - 0x30 } }
  return ([10] + elements + [10]).map { scale * $0 }
}
