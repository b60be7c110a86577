/// A symbol that may be there: three finder patterns, a dimension, and how much speaks for it before a single module of
/// data is read.
struct SymbolGuess {
  var triple: FinderTriple
  var frame: SymbolFrame
  var likely: LikelyDimension
  /// The mean of how well the timing patterns and the format information show: 1 at best.
  var plausibility: Double

  var isInverted: Bool { triple.topLeft.isInverted }

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
      // Nearly all symbols that can be read show more than 0.9, and next to nothing else more than 0.7.
      guard plausibility > 0.65 else { return nil }
      return SymbolGuess(triple: triple, frame: frame, likely: likely, plausibility: plausibility)
    }
  }
}
