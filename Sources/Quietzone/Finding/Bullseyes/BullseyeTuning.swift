import QuietzoneImaging

/// What decides where bullseyes are looked for.
enum BullseyeTuning {
  /// The least width of a ring, in pixels of the picture: of finer ones the runs along a row are too unequal to tell.
  static let leastRing = 1.45
  /// The same at coarser levels, where a finer one shows the ring better.
  static let leastCoarseRing = 2.4
  /// The widest ring at levels that a coarser one follows.
  static let widestFineRing = 7.0
  /// How many rings the places are apart in which slopes are measured: around each place that may be a bullseye, and where its
  /// middle is looked for.
  static let (coarseSpacing, fineSpacing) = (0.8, 0.4)
  /// The most disorder of slopes around a bullseye. Of 502 symbols that were read, blurred and slanted ones among them, the most is
  /// 0.37; of 4830 places without a symbol a tenth has less than 0.40, a fifth less than 0.44.
  static let mostDisorder = 0.44
  /// Grey values that measuring a place takes, most of which eight rays of 40 tell to be none; and measuring one that is
  /// none of these, with a fit to 32 rays and another around the middle that it gives.
  static let (measuringCost, fittingCost) = (600, 2500)
  /// Grey values that finding the middle takes that slopes point at, and fitting what is around it.
  static let recenteringCost = 12_000

  /// The least correlation of the rings with what they should be. Of 77 symbols that were read in photos the least is 0.97; deep
  /// shadow across the middle, or a blot on a third of it, leave square rings 0.65 to 0.8. Where there is no symbol square rings
  /// have 0.5 at the median. Round ones have 0.45 at most there, and a tenth more than 0.25; they may lie beside the middle of
  /// broken rings, which their slopes show.
  static func leastScore(isRound: Bool) -> Double { isRound ? 0.2 : 0.55 }
  /// The same of the first fit, from a middle that may be half a ring off.
  static func leastRoughScore(isRound: Bool) -> Double { isRound ? 0 : 0.35 }
  /// The same of square rings before it is tried again to read something around them: one in eight has more where there is no
  /// symbol.
  static let leastSquareScoreAgain = 0.6

  /// How many places are collected: one in each square of 16 pixels, more than any picture of symbols has.
  static func mostCandidates(in bits: BitMatrix) -> Int { 200 + bits.width * bits.height / 256 }
}
