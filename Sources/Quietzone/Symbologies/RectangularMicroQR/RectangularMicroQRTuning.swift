/// What decides whether a corner is taken for an rMQR's.
enum RectangularMicroQRTuning {
  /// How far the format information beside the finder pattern may be from a word, in bits: words are 8 apart, so there is hardly
  /// more than one as near.
  static let mostWrongBits = 3
  /// How well the modules that are known below and beside the pattern must show, 1 at best and 0 by chance.
  static let leastNearScore = 0.35
  /// The least share of all known modules that are as they should be: half of them are by chance. Of 99 symbols that were read
  /// through blur, noise and blots the least is 0.81.
  static let leastScore = 0.75
}
