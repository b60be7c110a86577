/// What decides how far rows of bars are followed.
enum StackedTuning {
  /// About how many lines a survey lays.
  static let surveyLines = 20
  /// Grey values that a survey takes: matching the patterns on its lines takes twice as long as sampling them.
  static func surveyCost(_ frame: StackedFrame) -> Int { 3 * surveyLines * frame.samplesPerLine }
  /// What five lines of a survey show of a symbol that is easy to read: points, about one a codeword, two a start or stop
  /// pattern.
  static let goodScore = 25.0
  /// What they show at least, if there is any use in more. Chance shows about 4.
  static let (leastScore, leastMicroScore) = (9.0, 6.0)
  /// The height of thirty low rows, in modules: from there on two lines a row are enough.
  static let highSymbol = 90.0
  /// Of how many pixels to a side a sample is the mean where finer ones showed no symbol, and how many samples there have to be along
  /// a region, two for each module of a MicroPDF417 of one column, or in a module where its width is known. Of 1,400 pictures
  /// of PDF417 and MicroPDF417 in grain, behind screens or compressed 1,050 are read with them, 876 without; every fifth picture of
  /// `samples` takes 5 % more instructions, most of it in rows that are no symbol.
  static let (grains, leastSamples, leastSamplesPerModule) = ([2, 4, 8], 76.0, 2.0)
  /// From which of them on many lines are laid where a few show nothing: at 2, too, nine of those pictures more are read, for
  /// 1.3 % of the instructions.
  static let grainOfManyLines = 4
  /// Which part of the first lines, at least, has to show the ends of rows. Of symbols that were read a third did, of other
  /// things at most one in six.
  static let leastEndShare = 0.2
  /// Which part of a symbol its pieces fill at least. Of photos without a symbol three in five have parallel edges that fill
  /// less.
  static let leastFilled = 0.6
  /// Pixels of an image in which rows of a pixel or two are looked for.
  static let smallImage = 500_000.0
  /// How far apart a row's grey values are where the symbol is, in parts of the image's contrast.
  static let leastContrast = 0.4
}
