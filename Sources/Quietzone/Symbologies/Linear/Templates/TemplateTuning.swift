/// What decides whether templates of linear symbols fit.
enum TemplateTuning {
  /// The least contrast at either end, in grey values, and in parts of that at the other end. Of symbols that were read in
  /// photos none had less than 40 and 0.38; of other things many have none at one end.
  static let (leastContrast, leastContrastShare): (Float, Float) = (8, 0.2)
  /// The most that the guard in the middle may leave unexplained wherever the middle may lie, in parts of the square of the
  /// contrast at the ends. Of symbols that were read none left more than 0.031.
  static let greatestMiddleError: Float = 0.06
  /// How well the middle one of the lines has to correlate with the one whose guards fit best. Of symbols that were read in
  /// photos the worst had 0.47, most more than 0.9; of other things that came so far nearly half have less than 0.4.
  static let leastCorrelation: Float = 0.4
  /// How much dearer than all lines together may be, one half of them may be.
  static let halfTolerance: Float = 2
  /// How much dearer than the cheapest place of the middle another may be at first, beside unknown neighbours, to be looked at
  /// with likely ones.
  static let midpointTolerance: Float = 2

  // Costs are mean squares of what templates leave, in parts of the square of the contrast.

  /// No line's objection to a pattern counts for more than this: where glare hides a digit, all patterns fit badly.
  static let objectionLimit: Float = 0.1
  /// What digits cost on average on a good line, and at most for a number to be believed. On photos a right fit leaves a tenth
  /// of a wrong one, or less.
  static let (goodDigitCost, greatestDigitCost): (Float, Float) = (0.003, 0.025)
  /// The worst that guards may fit on the line where they fit best: the part of their variance that is left unexplained.
  static let greatestGuardError: Float = 0.12
  /// The greatest blur in which digits can be told apart, in modules.
  static let greatestBlur: Float = 1
  /// How much worse than the likeliest the one character may fit that a check decides, in what all cost on average: 0.7 in a photo
  /// in which it decides rightly, 3.5 to 11 where a check digit is printed wrongly.
  static let greatestExcess: Float = 2
  /// By how many times the cost of a digit the next best number has to fit worse than the best one, for other lines to be
  /// looked at.
  static let leastMargin: Float = 0.4
}
