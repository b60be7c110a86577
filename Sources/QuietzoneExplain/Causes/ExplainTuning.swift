/// The limits by which causes are told. Each is set so that `Scripts/test-explain` names most of its cause's pictures.
enum ExplainTuning {
  /// Levels between light and dark, of 255, below which contrast is called low: noise and compression take as much.
  static let leastContrast: Float = 24
  /// The level below which all of a picture is too dark, and the one above which it is too light.
  static let darkestLight: Float = 48
  static let lightestDark: Float = 190
  /// Twice the reach, in pixels, below which modules cannot be told apart: it is hardly less however small they are.
  static let leastModule = 2.5
  /// How much wider than half a module edges are where they are out of focus.
  static let leastBlur = 0.9
  static let leastBlurOfBars = 0.75
  /// How much wider than half a module edges are in the direction in which a code moved.
  static let leastMotion = 0.75
  /// How wide edges at bars' ends are where these are out of focus, by the width of their other edges, at least: 1.1 to 1.9, where
  /// 0.3 to 0.8 is what motion leaves, up to 25 degrees aside from straight across.
  static let sharpestEnds = 0.95
  /// By how many times edges in that direction are softer than those across it.
  static let leastSofter = 2.2
  /// By how many times what moved is drawn out in one direction.
  static let leastDrawnOut = 1.6
  /// By how many times modules are longer than wide where they are slanted too much.
  static let leastSlant = 1.5
  /// The part of a code that is dark where print is neither too heavy nor too thin.
  static let evenPrint = 0.31...0.68
  /// The part of bars that is dark where they are only covered, and how wide bars and spaces are on average, in modules.
  static let inkOfCodes = 0.29...0.71
  static let modulesAnElement = 1.8
  /// By how many times modules at the ends are narrower where a code is bent.
  static let leastBend = 1.2
  /// How many times the uncertainty of the widths that must be more.
  static let bendDeviations = 1.2
  /// How regularly modules lie, 0 to 1, both ways: 0.38 to 0.68 in codes that are scratched or bent, 0.01 to 0.3 where they merge.
  static let leastCoherence = 0.35
  /// The same of bars.
  static let leastCoherenceOfBars = 0.35
  /// How many teeth of their comb bars and spaces take up, and runs of modules, where teeth are a printer's dots: symbologies have
  /// 1.6 to 2.1 modules a bar, QR Code and Data Matrix 1.8 to 2 a run.
  static let (leastTeethOfBars, leastTeethOfRuns) = (2.15, 2.15)
  static let modulesARun = 1.9
  /// The same of modules that are surely all of a symbol's: fewer are no more than modules.
  static let leastTeethOfSureRuns = 1.8
  /// From how many dots a module on these are counted where it is known how many modules there are: 0.97 to 1.05 where modules are
  /// even, 1.18 and more where 1.2 dots are a module.
  static let leastDotsAModule = 1.1
  /// Bars and spaces of EAN-13 and UPC-A, with or without the outermost two.
  static let elementsOfRetail = 57...59
  /// How many modules these take, of all 95.
  static func modulesOfRetail(elements: Int) -> Double { Double(elements + 36) }
  /// The least dots a module that are too few: a Code 128 of nine characters without its outermost bars has 59 elements, too, but 1.14
  /// times as many modules.
  static func leastDotsOfRetail(elements: Int) -> Double { elements == 59 ? 1.18 : leastDotsAModule }
  /// By how many times more regular modules are when they are taken to be bent: 1.15 to 3.4 where they are, 1.06 at most where they
  /// are scratched.
  static let (leastBendGain, leastBendGainOfBars) = (1.12, 1.5)
  /// The sine of the angle by which the ends of what is bent turn away at least: codes bear less.
  static let leastSureBend = 0.6
  /// By how many times bars are longer at one end, where they are seen too much from the side.
  static let leastConvergence = 1.2
  /// The part of all rows across bars that something crosses, where they are damaged: 0.02 at most where they are whole. Scratches
  /// cross nearly all, in several places each; what covers a part leaves half of them alone.
  static let (leastCrossedRows, leastScratchedRows, fewestScratches) = (0.3, 0.9, 3.0)
  /// How many scratches cross a row, at least, where no margin is asked for, since some lie in it: 9.8 and more in pictures in which
  /// one helps all the same, 5.3 at most where something else stands in the margin.
  static let manyScratches = 8.0
  /// The confidence below which a module is in doubt, of 255.
  static let doubtfulConfidence: UInt8 = 64
  /// The part of a code that a blank takes at least.
  static let leastBlank = 0.015
  static let leastBlankOfBars = 0.035
  /// The part of a code that a reflection takes at least: a module of the smallest code.
  static let leastGlare = 0.008
  /// Modules by which bars are too wide, or too narrow.
  static let leastGrowth = 0.25
  /// How far grey values beside a code lie apart at most, in parts of its contrast, on the second quietest side: 0.06 in all pictures
  /// of the script, 0.1 to 1 beside the textures of photos.
  static let greatestUnrest: Float = 0.12
  /// The part of all differences in grey that is between columns of bars: 0.65 to 0.98 in pictures of the script, 0.1 to 0.6 in
  /// lines of text.
  static let leastBarShare: Float = 0.6
  /// The part of them that is between columns, or rows, of modules: 0.33 at most in pictures of the script.
  static let greatestLineShare: Float = 0.45
  /// The correlation from which on a corner shows a finder pattern of a Han Xin Code: of 49 modules, 43 as they should be.
  static let leastHanXinLikeness: Float = 0.75
  /// How many pixels trials may read, for each of the image's, and in an image of any size: one place as large as the image is read at
  /// 13 distances, with a quarter more on each side, which makes 29 of each pixel.
  static let trialPixelsAPixel = 40
  static let leastTrialPixels = 4_000_000
  /// The level from which on a reflection is as light as the picture can show.
  static let glare: Float = 248
}
