import QuietzoneImaging

/// What decides how much is tried for a Data Matrix.
enum DataMatrixTuning {
  /// The longer side of a picture, in pixels, below which modules may be single pixels.
  static let tinySide = 200
  /// Grey values that counting a corner's modules takes: ten lines.
  static let countingCost = 1500
  /// Grey values that looking for its timing patterns takes: some fifty lines.
  static let tracksCost = 4000
  /// Grey values that fitting the sizes takes that suit one outline: its corners in up to a hundred places, which most leave soon.
  static let fittingCost = 3000
  /// Grey values that it takes to threshold an image, if nothing has, and to search it for borders of single pixels.
  static func pixelSearchCost(_ image: LuminanceImage) -> Int { image.width * image.height / 4 }
  /// The least share of pixels as dark as their neighbour in a drawn picture: of 288 symbols of one pixel a module that fill theirs
  /// the least is 0.52; of photos without a code one in twelve has 0.4.
  static let leastEvenShare = 0.4
  /// From how many grey values on two neighbours differ sharply, and the least share of those that differ at all which does so in
  /// a drawn picture. Of 184 light symbols of one pixel a module, most of them compressed, the least is 0.13 and the next 0.178; of 137
  /// photos that are as even as a drawing three in ten have more.
  static let (leastSharpStep, leastSharpShare) = (UInt8(12), 0.1)
  /// On how many rows both shares are measured where a picture has eight times as many; where it has fewer, on every eighth.
  static let evenRows = 48
  /// How unlike modules the grey values along half of the lines through a symbol are at most, more where its borders are clear. Of 678
  /// symbols that can be read three have more; of what is no symbol more than a third, and of text a fifth.
  static func mostUnlikeness(score: Double) -> Float { 1.97 + 0.3 * Float(score) }
  /// By how many times modules seem longer one way than the other, at most: of those symbols the most is 3.76, seen from 72° aside.
  static let mostSlant = 5.0
  /// By how many modules a timing pattern turns from the border opposite, for each that it has, at most: what is seen from the side
  /// narrows towards its far end, by a third from 50° aside.
  static func mostTurn(slant: Double) -> Double { slant < 1.5 ? 0.25 : 0.45 }
  /// The same of the modules' own grey values before trying again. Of 65 symbols that were read by that the most is 1.78, and of 333
  /// that were read in photos at all 1.87.
  static let mostUnlikenessAgain: Float = 2
  /// The least share of the border's modules that are as the finder pattern says: for a fit to be remembered,
  /// to be read before any other size is fitted, and before anything is decoded.
  static let (leastBorderToTry, leastBorderToFollow): (Float, Float) = (0.65, 0.9)
  static let leastBorder: Float = 0.75
  /// The ways in which symbols are tried again, of those that the pass allows.
  static let rungs: RetryLadder = [.deblurred, .warped, .dots]
  /// The least share before blur is taken back, and after the grid was warped.
  static let (leastBorderToDeblur, leastWarpedBorder): (Float, Float) = (0.8, 0.85)
  /// The least score of a fit before anything is decoded, and before trying again. Of 243 symbols that were read in photos
  /// the least is 0.54; of the fits where there is no symbol three quarters have less than 0.49.
  static let (leastScore, leastScoreAgain) = (0.5, 0.52)
  /// The least share of the timing patterns' modules that are as they should be before trying again: anything dark has solid
  /// borders, but does not take turns. Of 333 symbols that were read in photos the least is 0.86.
  static let leastTimingAgain: Float = 0.76
  /// How many times as much as the median of the lines near it the line of a timing pattern changes, at least: twice in a
  /// large symbol; in a small one a good part of the lines are near it. Of 243 symbols that were read in photos the least is
  /// 1.29; a third of what is no symbol has less than 1.25 on one side.
  static func leastLiveliness(_ modules: Double) -> Float { modules < 20 ? 1.22 : 1.3 }
  /// How much of the timing patterns has to take turns, 0 by chance and 1 at best, for a size to be fitted closely: a quarter of
  /// what is no symbol has less.
  static let leastTiming: Float = 0.45
}
