import TestSupport
import Testing

@testable import QuietzoneSymbols

@Suite("Codabar")
struct CodabarTests {
  static let fixtures = (try? LinearFixture.all("codabar")) ?? []

  static func content(_ bytes: [UInt8]) -> LinearContent {
    LinearContent(.codabar, bytes: bytes, symbologyIdentifier: "]F0", check: .none)
  }

  /// A fixture's widths, which have wide elements of 2 modules, with such of `ratio`.
  static func widths(_ fixture: LinearFixture, ratio: Float, gain: Float = 0, quietZone: Int = 10) -> [Float]
  {
    let elements = [quietZone] + fixture.rows[0] + [quietZone]
    return elements.enumerated().map { index, width in
      3 * ((width == 2 ? ratio : Float(width)) + (index % 2 == 1 ? gain : -gain))
    }
  }

  private func contents(_ widths: [Float]) -> [LinearContent] {
    symbols(of: Codabar.self, in: widths).map(\.content)
  }

  @Test("Every symbol that zint makes is read, start and stop characters included", arguments: fixtures)
  func readsZint(_ fixture: LinearFixture) {
    let found = symbols(of: Codabar.self, in: fixture.widths())
    #expect(found.map(\.content) == [Self.content(fixture.bytes)])
    #expect(found.first?.elements == 1..<fixture.rows[0].count + 1)
  }

  @Test(
    "A label of the first printers is read: narrow spaces twice as wide as narrow bars, and of many widths")
  func manyWidths() {
    // Measured on a photograph, in pixels.
    let widths: [Float] = [
      7.7, 1.6, 3.2, 5.8, 7.0, 1.4, 5.8, 1.4, 2.7, 5.3, 8.6, 1.4, 4.1, 1.4, 4.0, 1.4, 2.7, 1.6, 4.0, 5.2, 4.0,
      1.4,
      8.6, 1.4, 3.7, 1.6, 4.0, 1.4, 4.0, 5.3, 8.6, 1.4, 2.7, 5.6, 3.7, 1.4, 8.8, 1.2, 4.0, 1.4, 2.7, 5.3, 4.1,
      1.4,
      4.0, 1.4, 8.6, 1.4, 3.7, 1.6, 4.0, 1.4, 4.0, 1.6, 8.4, 5.3, 2.7, 1.6, 4.0, 1.4, 4.0, 1.6, 8.4, 5.3, 2.7,
      1.6,
      3.2, 5.8, 7.0, 1.4, 5.8, 1.4, 8.1,
    ]
    #expect(contents(widths) == [Self.content(Array("A3419500A".utf8))])
  }

  @Test("Wide elements of 2 to 3 modules, and bars 0.3 modules too wide or narrow, are all read")
  func ratios() {
    for fixture in Self.fixtures {
      for ratio in [2, 2.25, 2.5, 3] as [Float] {
        for gain in [-0.3, 0, 0.3] as [Float] {
          #expect(contents(Self.widths(fixture, ratio: ratio, gain: gain)) == [Self.content(fixture.bytes)])
        }
      }
    }
  }

  @Test("Wide elements of one and a half modules, as enlarging leaves them, are read if they are alike")
  func enlarged() {
    for fixture in Self.fixtures {
      let even = Self.widths(fixture, ratio: 1.5)
      #expect(contents(even) == [Self.content(fixture.bytes)])
      #expect(contents(Self.widths(fixture, ratio: 1.4)).isEmpty)
      let uneven = even.enumerated().map { $1 + ($0 % 4 < 2 ? 0.8 : -0.8) }
      #expect(contents(uneven).isEmpty)
    }
  }

  @Test("Noise of 0.2 modules on each element leaves nearly all readable, and none is misread")
  func noise() {
    var generator = SeededGenerator(seed: 41)
    var readCount = 0
    for ratio in [2.2, 2.5, 3] as [Float] {
      for fixture in Self.fixtures {
        let found = contents(Stripes.noisy(Self.widths(fixture, ratio: ratio), by: 0.6, using: &generator))
        readCount += found.count
        for content in found { #expect(content == Self.content(fixture.bytes)) }
      }
    }
    #expect(readCount * 100 >= Self.fixtures.count * 3 * 95, "\(readCount) of \(Self.fixtures.count * 3)")
  }

  @Test("A symbol whose modules grow by a quarter from end to end is read")
  func slant() {
    for fixture in Self.fixtures {
      let widths = Stripes.slanted(Self.widths(fixture, ratio: 2.5), from: 0.89, to: 1.11)
      #expect(contents(widths) == [Self.content(fixture.bytes)])
    }
  }

  @Test("A symbol that ends early, at any element, is not read")
  func truncated() {
    for fixture in Self.fixtures {
      let widths = fixture.widths()
      for count in 0..<widths.count - 1 {
        #expect(contents(Array(widths[..<count])).isEmpty)
        #expect(contents(widths[..<count] + (count % 2 == 0 ? [30] : [])).isEmpty)
      }
    }
  }

  @Test("One element a module wider, anywhere, gives no message but the right one of as many characters")
  func oneWrongElement() {
    for fixture in Self.fixtures {
      let widths = fixture.widths()
      for element in 1..<widths.count - 1 {
        var damaged = widths
        damaged[element] += 3
        for content in contents(damaged) { #expect(content.bytes == fixture.bytes) }
      }
    }
  }

  @Test("Fewer than three characters between start and stop are no message")
  func short() {
    // A12B: the characters of EN 798's table, with gaps of one module.
    let (a, one, two, b) = ("1122121", "1111221", "1112112", "1212112")
    for (characters, bytes) in [([a, one, two, b], nil), ([a, one, two, one, b], Array("A121B".utf8))] {
      let widths = [10] + characters.joined(separator: "1").utf8.map { Float($0 - 0x30) } + [10]
      #expect(contents(widths).map(\.bytes) == (bytes.map { [$0] } ?? []))
    }
  }

  @Test("Margins of 4 modules are enough, margins of 2 are not")
  func quietZones() {
    for fixture in Self.fixtures {
      #expect(contents(fixture.widths(quietZone: 4)) == [Self.content(fixture.bytes)])
      #expect(contents(fixture.widths(quietZone: 2)).isEmpty)
    }
  }

  @Test("On 100,000 lines of random stripes, and as many of two widths, hardly a symbol is found")
  func random() {
    var generator = SeededGenerator(seed: 42)
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
    for count in 0...80 { #expect(contents(Array(repeating: width, count: count)).isEmpty) }
    for element in 0..<40 {
      var widths = Self.fixtures[0].widths()
      widths[element] = width
      for content in contents(widths) { #expect(content == Self.content(Self.fixtures[0].bytes)) }
    }
  }
}
