import TestSupport
import Testing

@testable import Quietzone

struct EANGuessTests {
  /// Costs at random, from 0 to 1.
  private func randomCosts(_ layout: SymbolLayout, seed: UInt64) -> CharacterCosts {
    var generator = SeededGenerator(seed: seed)
    var costs = CharacterCosts(layout)
    for (digit, place) in layout.characters.enumerated() {
      for pattern in 0..<place.patterns { costs[digit, pattern] = .random(in: 0...1, using: &generator) }
    }
    return costs
  }

  /// Costs of 1 for all but these patterns.
  private func costs(_ layout: SymbolLayout, for patterns: [Int]) -> CharacterCosts {
    var costs = CharacterCosts(layout)
    for (digit, place) in layout.characters.enumerated() {
      for pattern in 0..<place.patterns { costs[digit, pattern] = pattern == patterns[digit] ? 0 : 1 }
    }
    return costs
  }

  @Test(
    "Patterns of a number with the right check digit are that number",
    arguments: [
      (SymbolLayout.ean13, [0, 10, 6, 3, 18, 11, 3, 3, 3, 9, 3, 1], "4006381333931", 2),
      (.ean13, [0, 3, 6, 0, 0, 0, 2, 9, 1, 4, 5, 2], "0036000291452", 2),
      (.ean8, [9, 6, 3, 8, 5, 0, 7, 4], "96385074", 2),
      // The last of its six digits says where the others stand in the number that has the check digit: a change of it
      // alone may leave that right.
      (.upcE, [11, 2, 3, 14, 15, 6], "01234565", 1),
    ] as [(SymbolLayout, [Int], String, Float)])
  func exact(layout: SymbolLayout, patterns: [Int], number: String, distance: Float) {
    let costs = costs(layout, for: patterns)
    #expect(costs.likeliestPatterns == patterns)
    let guess = costs.bestGuess()
    #expect(guess.values == number.utf8.map { $0 - 0x30 })
    #expect(guess.patterns == patterns && guess.cost == 0 && guess.nextCost == distance)
  }

  @Test("A digit that the check digit contradicts is put right by the one that fits next best")
  func putRight() {
    var costs = costs(.ean8, for: [9, 6, 3, 8, 5, 0, 7, 4])
    costs[2, 3] = 0.3
    costs[2, 8] = 0.1
    let guess = costs.bestGuess()
    #expect(costs.likeliestPatterns[2] == 8)
    #expect(guess.values == [9, 6, 3, 8, 5, 0, 7, 4] && abs(guess.cost - 0.3) < 1e-6)
  }

  @Test(
    "The best and the next best EAN-8 are what trying them all gives", arguments: 1...2 as ClosedRange<UInt64>
  )
  func ean8(seed: UInt64) {
    let costs = randomCosts(.ean8, seed: seed)
    var expected = Best()
    for number in 0..<10_000_000 {
      var digits = SIMD8<UInt8>()
      var (rest, sum) = (number, 0)
      for place in (0..<7).reversed() {
        digits[place] = UInt8(rest % 10)
        sum += rest % 10 * (place & 1 == 0 ? 3 : 1)
        rest /= 10
      }
      digits[7] = UInt8((10 - sum % 10) % 10)
      var cost: Float = 0
      for place in 0..<8 { cost += costs[place, Int(digits[place])] }
      expected.keep(cost, digits)
    }
    let guess = costs.bestGuess()
    #expect(guess.values == (0..<8).map { expected.digits[$0] })
    #expect(abs(guess.cost - expected.cost) < 1e-4 && abs(guess.nextCost - expected.nextCost) < 1e-4)
  }

  @Test(
    "The best and the next best UPC-E are what trying them all gives", arguments: 1...3 as ClosedRange<UInt64>
  )
  func upcE(seed: UInt64) {
    let costs = randomCosts(.upcE, seed: seed)
    var expected = Best()
    for number in 0..<2_000_000 {
      var digits = SIMD8<UInt8>()
      var rest = number
      for place in (0..<7).reversed() {
        digits[place] = UInt8(rest % 10)
        rest /= 10
      }
      let twelve = UPCE.expanded((0..<8).map { digits[$0] })
      let check = GS1.checkDigit(of: twelve[..<11])
      digits[7] = check
      let sets = EANParities.upcE(numberSystem: digits[0], checkDigit: check)
      var cost: Float = 0
      for place in 0..<6 {
        cost += costs[place, Int(digits[place + 1]) + (sets >> (5 - place) & 1 == 1 ? 10 : 0)]
      }
      expected.keep(cost, digits)
    }
    let guess = costs.bestGuess()
    #expect(guess.values == (0..<8).map { expected.digits[$0] })
    #expect(abs(guess.cost - expected.cost) < 1e-4 && abs(guess.nextCost - expected.nextCost) < 1e-4)
  }

  @Test(
    "The best EAN-13 has a right check digit, and none that differs in two places costs less",
    arguments: 1...20 as ClosedRange<UInt64>)
  func ean13(seed: UInt64) {
    let costs = randomCosts(.ean13, seed: seed)
    let guess = costs.bestGuess()
    func cost(_ digits: [UInt8]) -> Float {
      let sets = EANParities.firstDigit[Int(digits[0])]
      return (0..<12).reduce(0) { sum, place in
        sum + costs[place, Int(digits[place + 1]) + (place < 6 && sets >> (5 - place) & 1 == 1 ? 10 : 0)]
      }
    }
    #expect(GS1.checkDigit(of: guess.values[..<12]) == guess.values[12])
    #expect(abs(cost(guess.values) - guess.cost) < 1e-4 && guess.nextCost >= guess.cost)
    var next = Float.infinity
    for place in 0..<12 {
      for other in place..<12 {
        for change in 1..<100 {
          var digits = guess.values
          digits[place] = (digits[place] + UInt8(change / 10)) % 10
          digits[other] = (digits[other] + UInt8(change % 10)) % 10
          digits[12] = GS1.checkDigit(of: digits[..<12])
          if digits != guess.values { next = min(next, cost(digits)) }
        }
      }
    }
    #expect(guess.nextCost <= next + 1e-4)
  }

  @Test("A line where every pattern fits badly counts for little")
  func glare() {
    var sum = CharacterCosts(.ean8)
    var clear = costs(.ean8, for: [9, 6, 3, 8, 5, 0, 7, 4])
    for pattern in 0..<10 { clear[1, pattern] = pattern == 6 ? 0.01 : 0.05 }
    sum.add(clear, limit: 0.1)
    #expect(abs(sum[1, 6] - 0.01) < 1e-6 && abs(sum[1, 3] - 0.05) < 1e-6)
    // Where digit 1 is hidden, no pattern is set back by more than the limit for the best plus the limit for its lag.
    var hidden = clear
    for pattern in 0..<10 { hidden[1, pattern] = pattern == 3 ? 5 : 9 }
    sum.add(hidden, limit: 0.1)
    #expect(abs(sum[1, 3] - 0.15) < 1e-6 && abs(sum[1, 6] - 0.21) < 1e-6)
    #expect(sum.weight == 2)
  }

  @Test("A line counts for as much as its weight")
  func weights() {
    var sum = CharacterCosts(.ean8)
    let line = randomCosts(.ean8, seed: 3)
    sum.add(line, limit: 9)
    sum.add(line, limit: 9, weight: 0.5)
    #expect(sum.weight == 1.5)
    #expect(zip(sum.costs, line.costs).allSatisfy { abs($0 - 1.5 * $1) < 1e-5 })
  }

  @Test("Sums of lines can be added")
  func sums() {
    var (a, b) = (CharacterCosts(.upcE), CharacterCosts(.upcE))
    a.add(randomCosts(.upcE, seed: 1), limit: 1)
    b.add(randomCosts(.upcE, seed: 2), limit: 1)
    var both = a
    both.add(b)
    #expect(both.weight == 2)
    #expect(both.costs == zip(a.costs, b.costs).map { $0 + $1 })
  }
}

/// The least of many costs, and the next.
private struct Best {
  var digits = SIMD8<UInt8>()
  var cost = Float.infinity
  var nextCost = Float.infinity

  mutating func keep(_ other: Float, _ number: SIMD8<UInt8>) {
    if other < cost {
      (cost, nextCost, digits) = (other, cost, number)
    } else {
      nextCost = min(nextCost, other)
    }
  }
}
