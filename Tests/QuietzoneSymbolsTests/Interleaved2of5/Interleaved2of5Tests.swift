import TestSupport
import Testing

@testable import QuietzoneSymbols

@Suite("Interleaved 2 of 5")
struct Interleaved2of5Tests {
  static let fixtures = (try? LinearFixture.all("itf")) ?? []

  static func content(of fixture: LinearFixture) -> LinearContent {
    let isITF14 = fixture.kind == "itf14"
    return LinearContent(
      isITF14 ? .itf14 : .i2of5, bytes: fixture.bytes, symbologyIdentifier: fixture.identifier,
      check: isITF14 ? .weak : .none)
  }

  /// A fixture's widths, which have wide elements of 3 modules, with such of `ratio`.
  static func widths(_ fixture: LinearFixture, ratio: Float, gain: Float = 0, quietZone: Int = 10) -> [Float]
  {
    let elements = [quietZone] + fixture.rows[0] + [quietZone]
    return elements.enumerated().map { index, width in
      3 * ((width == 3 ? ratio : Float(width)) + (index % 2 == 1 ? gain : -gain))
    }
  }

  private func contents(_ widths: [Float]) -> [LinearContent] {
    symbols(of: Interleaved2of5.self, in: widths).map(\.content)
  }

  @Test("Every symbol that zint makes is read, with its margins where they are", arguments: fixtures)
  func readsZint(_ fixture: LinearFixture) {
    let found = symbols(of: Interleaved2of5.self, in: fixture.widths())
    #expect(found.map(\.content) == [Self.content(of: fixture)])
    #expect(found.first?.elements == 1..<fixture.rows[0].count + 1)
    #expect(contents(fixture.widths().reversed()).isEmpty)
  }

  @Test("Digits worked out by hand from the standard's table are read: 3852")
  func byHand() {
    // 3 is 11000 in bars, 8 is 10010 in the spaces behind them; 5 is 10100 in bars, 2 is 01001 in spaces.
    let elements = "1111" + "3331111311" + "3113311113" + "311"
    let widths = [10] + elements.utf8.map { Float($0 - 0x30) } + [10]
    #expect(contents(widths).map(\.bytes) == [Array("3852".utf8)])
  }

  @Test("Wide elements of 2 to 3 modules, and bars 0.3 modules too wide or narrow, are all read")
  func ratios() {
    for fixture in Self.fixtures {
      for ratio in [2, 2.25, 2.5, 3] as [Float] {
        for gain in [-0.3, 0, 0.3] as [Float] {
          #expect(contents(Self.widths(fixture, ratio: ratio, gain: gain)) == [Self.content(of: fixture)])
        }
      }
    }
  }

  @Test("Noise of 0.2 modules on each element leaves nearly all readable, and none is misread")
  func noise() {
    var generator = SeededGenerator(seed: 31)
    var readCount = 0
    for ratio in [2.2, 2.5, 3] as [Float] {
      for fixture in Self.fixtures {
        let found = contents(Stripes.noisy(Self.widths(fixture, ratio: ratio), by: 0.6, using: &generator))
        readCount += found.count
        for content in found { #expect(content == Self.content(of: fixture)) }
      }
    }
    #expect(readCount * 100 >= Self.fixtures.count * 3 * 95, "\(readCount) of \(Self.fixtures.count * 3)")
  }

  @Test("A symbol whose modules grow by a third from end to end is read")
  func slant() {
    for fixture in Self.fixtures {
      #expect(
        contents(Stripes.slanted(fixture.widths(), from: 0.86, to: 1.14)) == [Self.content(of: fixture)])
    }
  }

  @Test("A part of a symbol is not a shorter symbol, wherever it is cut off")
  func parts() {
    for fixture in Self.fixtures {
      let widths = fixture.widths()
      for count in 0..<widths.count - 1 {
        #expect(contents(Array(widths[..<count])).isEmpty)
        if count > 0, count % 2 == 0 { #expect(contents(Array(widths[count...])).isEmpty) }
      }
    }
  }

  @Test("One element 1.2 modules wider, anywhere, gives no other message")
  func oneWrongElement() {
    for fixture in Self.fixtures {
      let widths = fixture.widths()
      for element in 1..<widths.count - 1 {
        var damaged = widths
        damaged[element] += 3.6
        for content in contents(damaged) { #expect(content == Self.content(of: fixture)) }
      }
    }
  }

  @Test("Margins of 6 modules are enough, margins of 4 are not")
  func quietZones() {
    for fixture in Self.fixtures {
      #expect(contents(fixture.widths(quietZone: 6)) == [Self.content(of: fixture)])
      #expect(contents(fixture.widths(quietZone: 4)).isEmpty)
    }
  }

  @Test("On 100,000 lines of random stripes, and as many of two widths, hardly a symbol is found")
  func random() {
    var generator = SeededGenerator(seed: 32)
    var (stripes, twoWidths) = (0, 0)
    for _ in 0..<100_000 {
      stripes += contents(Stripes.random(using: &generator)).count
      twoWidths += contents(Stripes.randomTwoWidths(using: &generator)).count
    }
    #expect(stripes == 0)
    #expect(twoWidths <= 3, "\(twoWidths)")
  }

  @Test(
    "Widths of zero, below zero, without end or not numbers are read as nothing",
    arguments: [0, -1, .infinity, .nan, .leastNonzeroMagnitude, .greatestFiniteMagnitude] as [Float])
  func noWidths(_ width: Float) {
    for count in 0...60 { #expect(contents(Array(repeating: width, count: count)).isEmpty) }
    for element in 0..<29 {
      var widths = Self.fixtures[0].widths()
      widths[element] = width
      for content in contents(widths) { #expect(content == Self.content(of: Self.fixtures[0])) }
    }
  }
}
