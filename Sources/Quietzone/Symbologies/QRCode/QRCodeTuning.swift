/// What decides how much is tried for a QR Code.
enum QRCodeTuning {
  /// The score from which on a candidate is a symbol all but certainly: nearly all symbols that can be read have more, and next
  /// to nothing else has.
  static let sureScore = 0.93
  /// Candidates with less are chance, which comes to a half.
  static let leastScore = 0.65
  /// How well the timing patterns must show a dimension that is kept, 1 at best and 0 by chance; and one whose format
  /// information is looked at.
  static let (leastTiming, leastTimingOfCandidate) = (0.3, 0.4)
  /// How badly one of the two may show: the other can't make up for one that shows the opposite.
  static let leastTimingOfOneSide = -0.2
  /// What a symbol states of its version counts in place of its timing patterns from this score on: by chance it has 0.5.
  static let sureStatement = 0.7
  /// How well the timing pattern between two finder patterns must show where the third is hidden.
  static let leastTimingOfWholeSide = 0.7
  /// The least score of a hidden finder pattern that shows in part, and of one that shows at all.
  static let (leastHiddenScore, leastShowingScore) = (0.5, 0.35)
  /// The least score of the alignment pattern opposite the corner, which is looked for far around, and of the others,
  /// which are looked for where those before them say.
  static let (leastFarAlignment, leastAlignment) = (0.4, 0.6)
  /// The score of an alignment pattern that leads to others: those that are there have 0.8 to 0.99 on sheets that sag, what else
  /// looks like one up to 0.66.
  static let sureAlignment = 0.8
  /// How far from the nearest known pattern the next one is looked for, in modules: neighbours are up to 28 apart along each side
  /// (ISO/IEC 18004, Annex E), and one of them may be hidden. Of 60 sheets that sag 59 are read, 53 with 30.
  static let alignmentReach = 41.0
  /// How far off it may be then, in modules: on these it is by up to 2.7.
  static func alignmentSlack(_ distance: Double) -> Double { 1.2 + 0.08 * distance }
  /// So many finder and alignment patterns leave no doubt that this is a symbol.
  static let sureLandmarks = 7
  /// The least mean confidence of modules that are worth another try, 0 to 1: those of what is no symbol have 0.73.
  static let leastConfidence = 0.765
  /// Grey values that a symbol earns the search for the next.
  static let refundPerSymbol = 20_000
  /// Triples of this score on are looked at at the level that shows them: symbols that are seen from in front.
  static let promptScore = 0.7
  /// Within how many modules three patterns that are found again are the same three: at another level, or with another
  /// threshold.
  static let sameTriple = 0.7
  /// Within how many modules they are measured the same: what follows from them would be the same, too.
  static let equalTriple = 0.1
  /// How many neighbours of a finder pattern on each side are taken into account: the nearest are the likeliest.
  static let mostNeighbours = 8
  #if !COMPACT
    /// The same for discs, on all sides together: no more of one symbol's size stand nearer to each other than the symbol is wide. On
    /// a sheet of 30 symbols of mixed sizes beside 600 rings all are read.
    static let mostNeighboursOfDiscs = 16
  #endif

  /// Grey values that it takes to see what speaks for three patterns, so many modules apart: the timing patterns of the
  /// dimensions that blur and perspective allow, straight and bent, and the format information.
  static func candidateCost(span: Double) -> Int { 100 + Int((2 + 0.07 * span) * 3 * span) }

  /// Grey values that it takes to judge a grid's modules and to decode them, with three degrees of blur taken back: measured.
  static func deblurringCost(_ grid: SymbolGrid) -> Int { 75 * grid.width * grid.height }
}
