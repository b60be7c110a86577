/// What decides how successive frames are joined.
enum FrameTuning {
  /// How many frames in a row may show nothing of a code before it is forgotten.
  static let patience = 12
  /// How far a code may be from where it was expected, in parts of its shorter side, to be taken for the same: one that says
  /// the same, and one of which nothing but its place is known.
  static let (farReach, reach) = (1.5, 0.5)
  /// By how much the sizes of a code may differ from frame to frame.
  static let leastSizeRatio = 0.7
  /// The most codes that are remembered.
  static let mostCodes = 40

  /// What has to speak for a symbol that could not be read before it is outlined: the share of a Data Matrix's border, and how much
  /// of a line across bars others repeat. With 0.75 and 0.8 an eighth of 143 photos without a code showed one.
  static let (leastBorder, leastRepetition): (Float, Float) = (0.88, 0.9)

  /// What a frame still counts when another one was laid over it: after fourteen, a tenth of what the newest does.
  static let memory: Float = 0.85
  /// The least correlation of a frame with those before it at their steepest places.
  static let leastRegistration: Float = 0.4
  /// How far a side may have been turned or stretched since the first frame, in parts of itself.
  static let mostDistortion = 0.15
  /// The least mean square of the slopes of a picture in which a motion shows, in grey values a pixel.
  static let leastSteepness: Float = 8
  /// Larger frames are halved before they are laid over each other.
  static let mostPixels = 700_000
  /// In which frames of a stack the mean is read, and how often after the last of them: it changes less and less. Often where
  /// a frame or the mean showed something like a symbol; now and then where nothing did, since noise may hide all of it.
  static let likely = (frames: [2, 3, 4, 6, 8, 11], interval: 6)
  static let unlikely = (frames: [3, 7], interval: 12)
  /// How many frames in a row may not fit those before them until these are forgotten.
  static let stackPatience = 1
}
