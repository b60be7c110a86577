import QuietzoneImaging
import QuietzoneSymbols

/// Reads lines across what is bent or folded, as if it lay flat: where bars are all but certain, and lines as they are show nothing.
struct FlattenedReading {
  private let wanted: SymbologySet
  private let sampling: LineSampling
  private(set) var votes: LinearVotes

  init(_ wanted: SymbologySet, in sampling: LineSampling) {
    self.wanted = wanted
    self.sampling = sampling
    votes = LinearVotes(lines: Self.lines)
  }

  private static let lines = 9
  /// After how many lines nothing is looked for any longer, if none shows anything: of 150 folded symbols a second one reads none more.
  private static let patience = 1
  /// What looking for symbols among a line's elements takes in work, each of them.
  private static let workPerElement = 5

  /// Lays lines across the region until what they show is beyond doubt.
  mutating func run(_ budget: inout WorkBudget) {
    for (index, offset) in sampling.offsets(limit: Self.lines).enumerated() {
      if index == Self.patience, votes.candidates.isEmpty { return }
      guard budget.spend(2 * sampling.samplesPerLine) else { return }
      let bars = sampling.bars(at: offset)
      for found in symbols(on: bars, &budget) {
        votes.add(
          found.symbol.content,
          LinearVotes.Detection(
            found.symbol.elements, of: bars, runsBackward: found.runsBackward, offset: offset))
      }
      if votes.isSettled { return }
    }
  }

  private struct Found {
    var symbol: LinearSymbol
    var runsBackward: Bool
  }

  /// The symbols on a line: as many ways as there are to lay it flat, in one place they have to show the same.
  private func symbols(on bars: BarLine, _ budget: inout WorkBudget) -> [Found] {
    guard let flattened = FlattenedWidths(bars.seenWidths) else { return [] }
    var found: [Found] = []
    func showsSymbol(_ widths: [Float]) -> Bool {
      let count = found.count
      guard budget.spend(Self.workPerElement * widths.count) else { return false }
      bars.with(seenWidths: widths).forEachSymbol(wanted) { symbol, runsBackward in
        found.append(Found(symbol: symbol, runsBackward: runsBackward))
      }
      return found.count > count
    }
    let isBent = flattened.unbent().map(showsSymbol) ?? false
    if !isBent { flattened.forEachUnfolded(showsSymbol) }
    // A fold in the wrong place makes another character of the one that it runs across. Where there are checks, what fits best is
    // what was printed: all other characters are the same.
    let best = found.ascending { Double($0.symbol.deviation) }.first
    guard let best else { return [] }
    let isCertain = found.allSatisfy { $0.symbol.content == best.symbol.content }
    return isCertain || best.symbol.content.check >= .strong ? [best] : []
  }
}
