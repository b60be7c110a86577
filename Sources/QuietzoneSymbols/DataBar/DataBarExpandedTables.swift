extension DataBarExpanded {
  /// The data characters, and the check character.
  static let characters = DataBarCharacterSet(
    pairs: 4, narrow: .odd, major: .odd,
    groups: [(12, 7, 5, 2), (10, 5, 7, 4), (8, 4, 9, 5), (6, 3, 11, 6), (4, 1, 13, 8)])

  /// A1, B1, … F1 (ISO/IEC 24724, table 15).
  static let forwardFinders = ElementPatterns("18411 36411 34611 32811 26511 22911")

  /// A2, B2, … F2 are their mirror images.
  static let mirroredFinders = ElementPatterns("11481 11463 11643 11823 11562 11922")

  /// By how many finder patterns a symbol has, from 2 on: which, where A1, A2, B1, … are 0, 1, 2, …
  /// (ISO/IEC 24724, table 16).
  static let finderSequences = [
    [0, 1],
    [0, 3, 2],
    [0, 5, 2, 7],
    [0, 9, 2, 7, 4],
    [0, 9, 2, 7, 6, 11],
    [0, 9, 2, 7, 8, 11, 10],
    [0, 1, 2, 3, 4, 5, 6, 7],
    [0, 1, 2, 3, 4, 5, 6, 9, 8],
    [0, 1, 2, 3, 4, 5, 6, 9, 10, 11],
    [0, 1, 2, 3, 4, 7, 6, 9, 8, 11, 10],
  ]
}
