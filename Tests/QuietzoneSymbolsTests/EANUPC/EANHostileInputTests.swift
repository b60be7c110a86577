import TestSupport
import Testing

@testable import QuietzoneSymbols

@Suite("EAN/UPC: lines that are damaged or hold no symbol")
struct EANHostileInputTests {
  private static let samples = EANSymbolTests.fixtures.enumerated().filter { $0.offset % 9 == 0 }.map(
    \.element)

  @Test("A symbol that ends early, at any element, is not read")
  func truncated() {
    for fixture in Self.samples where fixture.addOn == nil {
      let widths = fixture.widths()
      for count in 0..<widths.count - 1 {
        #expect(retailSymbols(in: Array(widths[..<count])).isEmpty)
        // Light ground behind a part of the symbol.
        if count % 2 == 0 { #expect(retailSymbols(in: widths[..<count] + [30]).isEmpty) }
      }
    }
  }

  @Test(
    "One element two modules wider, anywhere, gives another number only where one check digit is all there is"
  )
  func oneWrongElement() {
    var (wrong, count) = (0, 0)
    for fixture in Self.samples {
      let widths = fixture.widths()
      for element in 1..<widths.count - 1 {
        var damaged = widths
        damaged[element] += 6
        count += 1
        for symbol in retailSymbols(in: damaged) where symbol.content.bytes != fixture.bytes {
          #expect(symbol.content.check == .weak)
          wrong += 1
        }
      }
    }
    #expect(wrong * 1000 <= count, "\(wrong) of \(count)")
  }

  @Test("A digit on the right in place of another is always found out by the check digit")
  func oneWrongDigit() throws {
    for fixture in Self.samples where fixture.addOn == nil && fixture.kind != "upcE" {
      let count = fixture.kind == "ean8" ? 4 : 6
      for place in 0..<count {
        let first = 3 + 4 * count + 5 + 4 * place
        for pattern in EANDigits.widths where Array(fixture.rows[0][first..<first + 4]) != pattern {
          var changed = fixture
          changed.rows[0].replaceSubrange(first..<first + 4, with: pattern)
          #expect(retailSymbols(in: changed.widths()).isEmpty)
        }
      }
    }
  }

  @Test("An add-on whose parity is wrong is not reported, but its symbol is")
  func wrongAddOn() throws {
    for fixture in EANSymbolTests.fixtures where fixture.addOn != nil {
      var changed = fixture
      let last = changed.rows[0].count - 4
      let digit = Array(changed.rows[0][last...])
      changed.rows[0].replaceSubrange(last..., with: digit.reversed())
      let found = retailSymbols(in: changed.widths())
      #expect(found.map(\.content.bytes) == [fixture.bytes])
      #expect(found.first?.content.addOn == nil)
      #expect(found.first?.elements.upperBound ?? 0 < changed.rows[0].count - 11)
    }
  }

  @Test("On 100,000 lines of random stripes nothing is found but one or two weak symbols")
  func random() {
    var generator = SeededGenerator(seed: 22)
    var counts: [CheckStrength: Int] = [:]
    for _ in 0..<100_000 {
      for symbol in retailSymbols(in: Stripes.random(using: &generator)) {
        counts[symbol.content.check, default: 0] += 1
      }
    }
    #expect(counts[.strong, default: 0] == 0)
    #expect(counts[.weak, default: 0] <= 2, "\(counts)")
  }

  @Test("Guards in the right places and random digits between them are seldom a number")
  func randomBetweenGuards() {
    var generator = SeededGenerator(seed: 23)
    var count = 0
    for _ in 0..<20_000 {
      var row = [10] + (0..<59).map { _ in Int.random(in: 1...4, using: &generator) } + [10]
      for element in [1, 2, 3, 28, 29, 30, 31, 32, 57, 58, 59] { row[element] = 1 }
      count += symbols(of: EAN13.self, in: row.map { 3 * Float($0) }).count
    }
    #expect(count <= 2, "\(count)")
  }

  @Test(
    "Widths of zero, below zero, without end or not numbers are read as nothing",
    arguments: [0, -1, .infinity, .nan, .leastNonzeroMagnitude, .greatestFiniteMagnitude] as [Float])
  func noWidths(_ width: Float) {
    #expect(retailSymbols(in: Array(repeating: width, count: 101)).isEmpty)
    for element in 0..<61 {
      var widths = Self.samples[0].widths()
      widths[element] = width
      for symbol in retailSymbols(in: widths) { #expect(symbol.content.bytes == Self.samples[0].bytes) }
    }
    for count in 0...5 { #expect(retailSymbols(in: Array(repeating: 3, count: count)).isEmpty) }
  }
}
