extension DataBarOmni {
  /// The characters at a symbol's ends.
  static let outer = DataBarCharacterSet(
    pairs: 4, narrow: .even, major: .odd,
    groups: [(12, 8, 4, 1), (10, 6, 6, 3), (8, 4, 8, 5), (6, 3, 10, 6), (4, 1, 12, 8)])

  /// The characters in a symbol's middle.
  static let inner = DataBarCharacterSet(
    pairs: 4, narrow: .odd, major: .even, groups: [(5, 2, 10, 7), (7, 4, 8, 5), (9, 6, 6, 3), (11, 8, 4, 1)])

  /// The finder patterns of left halves, by their values.
  static let leftFinders = ElementPatterns("38211 35511 33711 31911 27411 25611 23811 15711 13911")

  /// Those of right halves are the mirror images.
  static let rightFinders = ElementPatterns("11283 11553 11733 11913 11472 11652 11832 11751 11931")
}
