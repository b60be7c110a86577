import QuietzoneImaging

/// What decides where bullseyes are looked for.
enum BullseyeTuning {
  /// The least width of a ring, in pixels of the picture: of finer ones the runs along a row are too unequal to tell.
  static let leastRing = 1.45
  /// The same at coarser levels, where a finer one shows the ring better.
  static let leastCoarseRing = 2.4
  /// The widest ring at levels that a coarser one follows.
  static let widestFineRing = 7.0
  /// Grey values that measuring a place takes: eight to 32 rays of 40.
  static let measuringCost = 600

  /// The least correlation of the rings with what they should be: before anything is read around them, and before that is
  /// tried again. Of 77 symbols that were read in photos the least is 0.97; deep shadow across the middle, or a blot on a third
  /// of it, leave 0.65 to 0.8. Square rings where there is no symbol have 0.5 at the median, and one in eight more than 0.6.
  static let (leastScore, leastScoreAgain) = (0.55, 0.6)
  /// The same of the first fit, from a middle that may be half a ring off.
  static let leastRoughScore = 0.35

  /// How many places are collected: one in each square of 16 pixels, more than any picture of symbols has.
  static func mostCandidates(in bits: BitMatrix) -> Int { 200 + bits.width * bits.height / 256 }
}
