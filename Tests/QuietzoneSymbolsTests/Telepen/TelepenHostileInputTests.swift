import Testing

@testable import QuietzoneSymbols

@Suite("Telepen: lines that are damaged or hold no symbol")
struct TelepenHostileInputTests {
  let trials = TelepenSymbolTests.trials

  @Test("A symbol that ends early, at any element, is not read")
  func truncated() {
    trials.expectNothingTruncated()
  }

  @Test("One wrong element makes no other message", arguments: [-2, -1, 1, 2] as [Float])
  func oneWrongElement(_ modules: Float) {
    #expect(trials.misreadings(ofOneElementWiderBy: modules) == 0)
  }

  @Test("On 100,000 lines of random stripes nothing is found")
  func random() {
    #expect(trials.symbolsOnRandomLines(seed: 2) == 0)
  }

  @Test("Random elements between start and stop are seldom a message")
  func randomBetweenGuards() {
    let part = trials.readingsBetween("111111111133", "33111111111", elements: 10, seed: 3)
    #expect(part <= 0.0001)
  }

  @Test(
    "Widths of zero, below zero, without end or not numbers are read as nothing",
    arguments: [0, -1, .infinity, .nan, .leastNonzeroMagnitude, .greatestFiniteMagnitude] as [Float])
  func noWidths(_ width: Float) {
    trials.expectNothing(ofWidth: width)
  }
}
