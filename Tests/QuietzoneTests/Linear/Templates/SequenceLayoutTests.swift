import QuietzoneSymbols
import TestSupport
import Testing

@testable import Quietzone

struct SequenceLayoutTests {
  /// Symbols that zint made: their layout, their patterns and what they hold.
  static let symbols: [(layout: SymbolLayout, row: ElementRow, patterns: [Int], content: String)] = [
    // Start B, and behind nine letters the check character.
    (layout(.code128, 11), .code128, [1, 49, 85, 73, 69, 84, 90, 79, 78, 69, 74], "Quietzone"),
    // Behind five letters the check characters C and K.
    (layout(.code93, 7), .code93, [26, 30, 18, 14, 29, 32, 40], "QUIET"),
    (layout(.code39, 5), .code39, [26, 30, 18, 14, 29], "QUIET"),
  ]

  private static func layout(_ kind: SymbolLayout.Kind, _ characters: Int, modules: Int? = nil)
    -> SymbolLayout
  {
    SymbolLayout.families(.all).joined().first {
      $0.kind == kind && $0.characters.count == characters && $0.modules == modules ?? $0.modules
    }!
  }

  @Test(
    "Characters are told apart under blur of most of a module", arguments: 0..<3,
    [0.3, 0.5, 0.65, 0.8] as [Float])
  func blurred(index: Int, blur: Float) throws {
    let (layout, row, patterns, _) = Self.symbols[index]
    let module: Float = 3
    let width = module * Float(row.modules)
    let profile = row.profile(count: Int(width) + 80, from: 40, module: module, blur: blur * module)
    let fit = TemplateFit(layout, on: SummedProfile(profile), from: 40.6, to: 39.5 + width)
    let guess = try #require(fit?.settled).costs.bestGuess()
    #expect(guess.patterns == patterns)
    #expect(guess.nextCost - guess.cost > 20 * guess.cost / Float(patterns.count))
  }

  @Test("A character more or less does not fit", arguments: 0..<2)
  func otherLengths(index: Int) throws {
    let (layout, row, _, _) = Self.symbols[index]
    let width = 3 * Float(row.modules)
    let profile = SummedProfile(row.profile(count: Int(width) + 80, from: 40, module: 3, blur: 2))
    func cost(_ layout: SymbolLayout) -> Float {
      guard let costs = TemplateFit(layout, on: profile, from: 40, to: 40 + width)?.settled?.costs else {
        return .infinity
      }
      return costs.leastCost / Float(layout.characters.count)
    }
    let own = cost(layout)
    for more in [-1, 1] { #expect(cost(Self.layout(layout.kind, layout.characters.count + more)) > 10 * own) }
  }

  @Test(
    "The best and the next best Code 128 are what trying them all gives",
    arguments: 1...5 as ClosedRange<UInt64>)
  func code128(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var costs = CharacterCosts(Self.layout(.code128, 3))
    for (place, patterns) in [3, 103, 103].enumerated() {
      for pattern in 0..<patterns { costs[place, pattern] = .random(in: 0...1, using: &generator) }
    }
    var all: [(cost: Float, values: [UInt8])] = []
    for start in 0..<3 {
      for value in 0..<103 {
        // The start character's value is 103 more than its place among the three.
        let check = (103 + start + value) % 103
        all.append(
          (
            costs[0, start] + costs[1, value] + costs[2, check],
            [UInt8(103 + start), UInt8(value), UInt8(check)]
          ))
      }
    }
    all.sort { $0.cost < $1.cost }
    let guess = costs.bestGuess()
    #expect(guess.values == all[0].values)
    #expect(abs(guess.cost - all[0].cost) < 1e-5 && abs(guess.nextCost - all[1].cost) < 1e-5)
  }

  @Test("Of symbologies that are not wanted nothing is looked for")
  func families() {
    #expect(SymbolLayout.families([]).isEmpty)
    #expect(SymbolLayout.families([.code128]).joined().allSatisfy { $0.kind == .code128 })
    #expect(SymbolLayout.families([.ean8]).joined().map { $0.kind } == [.ean8])
    #expect(SymbolLayout.families([.qrCode]).isEmpty)
  }
}
