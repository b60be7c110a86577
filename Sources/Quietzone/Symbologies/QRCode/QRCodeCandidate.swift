/// A symbol that may be there: three finder patterns, a dimension, and how much speaks for it before a single module of
/// data is read.
struct QRCodeCandidate {
  var triple: FinderTriple
  var frame: SymbolFrame
  var likely: LikelyDimension
  /// The mean of how well the timing patterns and the format information show: 1 at best.
  var score: Double

  var isInverted: Bool { triple.topLeft.isInverted }

  /// Nearly all symbols that can be read show more than this, and next to nothing else does.
  var isSure: Bool { score > QRCodeTuning.sureScore }

  /// The candidates that `triple` allows, without those that nothing speaks for.
  static func candidates(_ triple: FinderTriple, in grey: GreySampler) -> [QRCodeCandidate] {
    let frame = SymbolFrame(triple)
    let isInverted = triple.topLeft.isInverted
    let dimensions = likelyDimensions(triple, frame: frame, in: grey)
    guard let best = dimensions.first else { return [] }
    return dimensions.prefix(2).compactMap { likely in
      guard likely.score > max(QRCodeTuning.leastTimingOfCandidate, best.score - 0.2),
        let grid = SymbolGrid(likely, frame: frame)
      else {
        return nil
      }
      let score = (likely.score + formatScore(grid, isInverted: isInverted, in: grey)) / 2
      guard score > QRCodeTuning.leastScore else { return nil }
      return QRCodeCandidate(triple: triple, frame: frame, likely: likely, score: score)
    }
  }
}
