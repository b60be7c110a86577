/// A symbol that may be there: three finder patterns, a dimension, and how much speaks for it before a single module of
/// data is read.
struct SymbolGuess {
  var triple: FinderTriple
  var frame: SymbolFrame
  var likely: LikelyDimension
  /// The mean of how well the timing patterns and the format information show: 1 at best.
  var plausibility: Double

  var isInverted: Bool { triple.topLeft.isInverted }

  /// Nearly all symbols that can be read show more than this, and next to nothing else does.
  var isSure: Bool { plausibility > 0.93 }

  /// The guesses that `triple` allows, without those that nothing speaks for.
  static func guesses(_ triple: FinderTriple, in grey: GreySampler) -> [SymbolGuess] {
    let frame = SymbolFrame(triple)
    let isInverted = triple.topLeft.isInverted
    let dimensions = likelyDimensions(triple, frame: frame, in: grey)
    guard let best = dimensions.first else { return [] }
    return dimensions.prefix(2).compactMap { likely in
      guard likely.agreement > max(0.4, best.agreement - 0.2), let grid = SymbolGrid(likely, frame: frame)
      else {
        return nil
      }
      let plausibility = (likely.agreement + formatAgreement(grid, isInverted: isInverted, in: grey)) / 2
      // Chance alone comes to a half.
      guard plausibility > 0.65 else { return nil }
      return SymbolGuess(triple: triple, frame: frame, likely: likely, plausibility: plausibility)
    }
  }
}
