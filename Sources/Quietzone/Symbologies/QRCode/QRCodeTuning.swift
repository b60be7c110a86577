/// What decides how much is tried for a QR Code.
enum QRCodeTuning {
  /// The score from which on a candidate is a symbol all but certainly: nearly all symbols that can be read have more, and next
  /// to nothing else has.
  static let sureScore = 0.93
  /// Candidates with less are chance, which comes to a half.
  static let leastScore = 0.65
  /// The least agreement of the timing patterns with a dimension, 1 at best, before the format information is looked at.
  static let leastTiming = 0.4
  /// The least mean confidence of modules that are worth another try, 0 to 1: those of what is no symbol have 0.73.
  static let leastConfidence = 0.765
  /// Grey values that a symbol earns the search for the next.
  static let refundPerSymbol = 20_000
  /// Within how many modules three patterns that are found again are the same three: at another level, or with another
  /// threshold.
  static let sameTriple = 0.7
  /// Within how many modules they are measured the same: what follows from them would be the same, too.
  static let equalTriple = 0.1
  /// How many neighbours of a finder pattern on each side are taken into account: the nearest are the likeliest.
  static let mostNeighbours = 8

  /// Grey values that it takes to see what speaks for three patterns, so many modules apart: the timing patterns of the
  /// dimensions that blur and perspective allow, straight and bent, and the format information.
  static func candidateCost(span: Double) -> Int { 100 + Int((2 + 0.07 * span) * 3 * span) }
}
