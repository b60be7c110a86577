import QuietzoneImaging

/// What decides whether a place is taken for a finder pattern.
enum FinderPatternTuning {
  /// The least correlation with the pattern's 7 × 7 modules: of finder patterns of `boofcv` that lead to a symbol hardly one has
  /// less, of places in text and foliage with the right runs most have.
  static let leastScore = 0.55
  /// What is this much like a finder pattern is one, even in a picture full of stripes.
  static let sureScore = 0.75
  /// More places than this in one picture are stripes, a screen's or a fabric's, that have the right runs everywhere.
  static let manyCandidates = 200
  /// Patterns without a symbol, of which so many are stripes, too, however much they look like finder patterns.
  static let manyUnread = 40
  /// How wide the modules of a QR Code in the middle of another one are at most, in those of the outer one: what looks like a finder
  /// pattern in a symbol's content has its modules. And how much of the outer one's sides the middle is: without a tenth of its area
  /// the highest level of error correction still reads a symbol, and it need not be the very middle.
  static let (mostOfOuterModule, outerMiddle) = (0.75, 0.5)
  /// How far around a pattern without a symbol it is looked closer, in modules: as far as a symbol of version 10 reaches.
  static let reach = 60.0
  /// How far the edges may lie off a parallelogram, as a share of half its width. Bent labels have 0.1.
  static let mostDistortion = 0.14
  #if !COMPACT
    /// How far the edges lie off a parallelogram at least where discs are looked for, and off an ellipse at most, as a share of half
    /// its width: of 296 drawn discs the first is 0.089 at least and the second 0.038 at most; of 88 squares in a blur, the only ones
    /// that lie off so far, half have more than 0.064.
    static let (leastDistortionOfDiscs, mostDeviationOfDiscs) = (0.05, 0.06)
    /// How much the square of an edge's distance from the middle may differ from the mean, as a share of it, and how many must differ
    /// by no more: of those discs 0.85 at least, of what is none in 80 photos and around them 0.33 in nineteen of twenty places.
    static let (unevenness, leastEvenShare) = (0.16, 0.7)
  #endif
  /// The least difference between a corner's dark and light modules, in grey values.
  static let leastContrast: Float = 8
  /// How light a corner's surroundings are at least: 0 as its dark modules, 1 as its light ones.
  static let leastSurround: Float = 0.7
  /// Grey values that measuring a place takes, on average: eight rays for most of them, 32 and a fit for the others.
  static let measuringCost = 300
  /// How many of the first eight rays must cross edges as far apart as a finder pattern's. In noise one in three does; where
  /// there is no quiet zone, half of a pattern's do not.
  static let leastWellSpacedRays = 3
  /// The same of a pattern that goes over into the ground, of which the inner edges alone tell.
  static let leastOpenRays = 5
  /// In images of no more pixels it is looked for finder patterns that blur hides: a large one shows them at a coarser level.
  static let mostPixelsToSharpen = 400_000
  /// The least side of what blur may hide, in pixels: 21 modules of two pixels each.
  static let leastBlurredSide = 42
  /// The size of a module that is expected there, in pixels: modules that are larger show through more blur than that.
  static let blurredModule = 3.0
  /// The size of a module, in pixels, that hides a finder pattern by being too small, and the greatest side of a symbol of such
  /// modules: QR Codes of version 10 are the largest that are drawn so small.
  static let (fineModule, mostFineSide) = (1.4, 96)
  /// How many pixels around a finder pattern may become four times as many: more than a symbol of the
  /// largest size takes at two pixels a module.
  static let mostPixelsToDouble = 1_000_000
  /// An image of no more pixels may be one symbol, cut out to its edge.
  private static let mostPixelsOfOneSymbol = 100_000

  /// Whether a part of an image may be a symbol that was cut out to its edge: most of an image of few pixels.
  static func mayBeOneSymbol(_ part: PixelRectangle, in image: LuminanceImage) -> Bool {
    let pixels = image.width * image.height
    return pixels <= mostPixelsOfOneSymbol && 10 * part.width * part.height >= 8 * pixels
  }

  /// Grey values that it takes to threshold a part of an image and to search it row by row.
  static func searchCost(_ bits: BitMatrix) -> Int { bits.width * bits.height / 2 }

  /// The same where patterns may go over into the ground: more places look right along a row, and are looked at closely.
  static func openSearchCost(_ bits: BitMatrix) -> Int { 6 * searchCost(bits) }

  /// How many places are collected: one in each square of 16 pixels, more than any picture of symbols has.
  static func mostCandidates(in bits: BitMatrix) -> Int { 200 + bits.width * bits.height / 256 }
}
