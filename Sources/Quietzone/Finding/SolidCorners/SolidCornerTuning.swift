/// What decides where solid corners are looked for.
enum SolidCornerTuning {
  /// Grey values that tracing the edges of a block of 8 × 8 pixels takes.
  static let tracingCost = 60
  /// Grey values that looking at a corner's two borders takes: following them, and lines beside them.
  static let cornerCost = 300
  /// Samples along each border on each of the lines beside it.
  static let samplesPerBorder = 24
  /// The least slope of an edge, in grey values a pixel, and as a share of what is usual around it: the outside of a symbol is
  /// about as steep as what is inside on average.
  static let (leastSlope, leastSlopeShare): (Float, Float) = (5, 0.8)
  /// The least slope of an edge where there is noise, in its standard deviations: one noisy pixel in eleven has more.
  static let leastSlopeInNoise: Float = 2.2
  /// The tangent of the angle by which the slope may turn from the edge's normal, in sixteenths.
  static let mostTurn: Int32 = 13
  /// Pixels without an edge that a walk along one steps over.
  static let mostGap = 2
  /// The least length of an edge, in pixels: a symbol of ten modules is found where they are a pixel each.
  static let leastLength = 8
  /// Walks begin at every so many rows or columns: an edge that is long enough crosses two of them at least. Beginning at half
  /// as many takes a quarter less time, but loses small symbols whose borders are a few dozen pixels of a coarser level.
  static let seedStep = 4
  /// The least score of a corner. Of 243 symbols that were read in photos one has less, 0.27, and most 0.5 to 1.
  static let leastScore = 0.27
  /// The least contrast of a border, in grey values: noise has less.
  static let leastContrast: Float = 8
  /// The least share of a border's length that has to be solid. Of 177 symbols that were read in photos the worst has 0.58.
  static let leastSolidity: Float = 0.5
  /// How far aside a border that is being followed is tried, in distances of the lines beside it, and how much more contrast, as a
  /// share, there has to be to turn that way. Without it 55 of 60 symbols seen from 50 to 72 degrees aside are read, now 59.
  static let shiftAside = 0.4
  static let leastGainAside: Float = 0.06
  /// How much the grey beside a border, and on it, may vary along it, as shares of the contrast: standard deviations.
  /// At 0.4 ten photos of labels in a tray, shadows and folds across, give 138 symbols, at 0.5 238, at 0.6 281; photos without a
  /// code take 2.7 % more instructions in all.
  static let mostUnrest: Float = 0.6
  /// How much it varies where data begin, as shares of the contrast. Modules of both kinds at random have 0.5, blur takes a part
  /// of it; the same 177 symbols have 0.32 to 0.70, and half of what is found where there is no symbol less.
  static let (leastDetail, mostDetail): (Float, Float) = (0.25, 1.2)
  /// How many standard deviations a pixel grey values change where modules are, at the level that shows them best: 0.79 where they
  /// are about two pixels wide.
  static let usualChanges: Float = 0.79
  /// What twice or half as many changes take off the likeness to two values: half of this.
  static let changesWeight: Float = 0.48
  /// How much blocks with crossing edges look like modules at least, together with those around them: how near their grey values
  /// are to two, 0 to 1, less what changes are too many or too few. These three separate best what 331 symbols show, each at the
  /// level where it was found, from such blocks of 211 photos without a code, of which one in four is left. With 0.5 they take a
  /// tenth less time, but three of 281 symbols in photos of trays are lost.
  static let leastLikeness: Float = 0.45
  /// How far around a block its usual slope is taken from, in blocks.
  static let surroundings = 3
}
