/// What decides whether templates of EAN and UPC fit.
enum EANTuning {
  /// The least contrast at either end, in grey values, and in parts of that at the other end. Of symbols that were read in
  /// photos none had less than 40 and 0.38; of other things two in three had less at one end.
  static let (leastContrast, leastContrastShare): (Float, Float) = (8, 0.2)
  /// The most that the guard in the middle may leave unexplained wherever the middle may lie, in parts of the square of the
  /// contrast at the ends. Of symbols that were read none left more than 0.031.
  static let greatestMiddleError: Float = 0.06
  /// How well the middle one of the lines has to correlate with the one whose guards fit best. Of symbols that were read in
  /// photos the worst had 0.47, most more than 0.9; of other things that came so far half have less than 0.4.
  static let leastCorrelation: Float = 0.4
  /// How much dearer than all lines together may be, one half of them may be.
  static let halfTolerance: Float = 2
  /// How much dearer than the cheapest place of the middle another may be at first, beside unknown neighbours, to be looked at
  /// with likely ones.
  static let midpointTolerance: Float = 2
}
