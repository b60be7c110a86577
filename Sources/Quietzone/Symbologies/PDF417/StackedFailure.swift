/// How far a place came that may have held rows of bars, and why it came no farther; what comes farther is greater.
enum StackedFailure: UInt8, Error, Comparable {
  case noRows, fewPatterns, noEnds, noColumns, noLattice, noNumbers, fewCodewords, damaged

  static func < (a: StackedFailure, b: StackedFailure) -> Bool { a.rawValue < b.rawValue }

  /// For people.
  var reason: String {
    switch self {
    case .noRows: "survey: lines show no rows that agree"
    case .fewPatterns: "survey: lines show too few patterns"
    case .noEnds: "lines: too few show the end of a row"
    case .noColumns: "lines: they do not say how many columns there are"
    case .noLattice: "lattice: the ends of rows do not lie on a smooth surface"
    case .noNumbers: "lattice: the rows' numbers do not follow one another"
    case .fewCodewords: "decoding: fewer than half of the codewords were seen"
    case .damaged: "decoding: more codewords are damaged than can be corrected"
    }
  }
}
