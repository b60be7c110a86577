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
  /// By how many times edges in that direction are softer than those across it.
  static let leastSofter = 2.2
  /// By how many times what moved is drawn out in one direction.
  static let leastDrawnOut = 1.6
  /// By how many times modules are longer than wide where they are slanted too much.
  static let leastSlant = 1.5
  /// The part of a code that is dark where print is neither too heavy nor too thin.
  static let evenPrint = 0.31...0.68
  /// By how many times modules at the ends are narrower where a code is bent.
  static let leastBend = 1.25
  /// The part of a code that a blank takes at least.
  static let leastBlank = 0.015
  static let leastBlankOfBars = 0.035
  /// Modules by which bars are too wide, or too narrow.
  static let leastGrowth = 0.25
  /// The level from which on a reflection is as light as the picture can show.
  static let glare: Float = 248
}
