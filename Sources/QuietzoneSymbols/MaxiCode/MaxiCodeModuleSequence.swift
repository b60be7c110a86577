extension MaxiCode {
  /// Modules of the even rows, counted from 0; odd rows have one less, half a module to the right.
  package static let columns = 30
  package static let rows = 33

  /// A module's place: in which row, and which one there.
  package struct ModulePosition: Hashable, Sendable {
    package let x: Int
    package let y: Int

    init(_ x: Int, _ y: Int) {
      self.x = x
      self.y = y
    }
  }

  /// The modules around the bullseye that are the same in every symbol, three in each of six directions, and the two in
  /// the top right corner that belong to no codeword (ISO/IEC 16023, 4.11 and figure 5).
  package static let orientationModules: [(position: ModulePosition, isDark: Bool)] = [
    (ModulePosition(10, 9), true), (ModulePosition(11, 9), true), (ModulePosition(11, 10), true),
    (ModulePosition(17, 9), false), (ModulePosition(17, 10), false), (ModulePosition(18, 10), false),
    (ModulePosition(7, 15), true), (ModulePosition(7, 16), false), (ModulePosition(8, 16), true),
    (ModulePosition(20, 16), true), (ModulePosition(21, 16), false), (ModulePosition(20, 17), true),
    (ModulePosition(10, 22), true), (ModulePosition(11, 22), false), (ModulePosition(10, 23), true),
    (ModulePosition(17, 22), true), (ModulePosition(16, 23), false), (ModulePosition(17, 23), true),
    (ModulePosition(28, 0), true), (ModulePosition(29, 0), true),
  ]

  /// The modules of the 144 codewords, six each, the highest bit first (ISO/IEC 16023, figure 5).
  static let codewordModules: [ModulePosition] =
    primaryModules + secondaryModules

  /// Codewords 0 to 19, around the bullseye. Where there is no room for a block of 2 × 3, the six are scattered.
  private static var primaryModules: [ModulePosition] {
    let scattered: [[(Int, Int)]] = [
      [(19, 15), (19, 17), (16, 9), (16, 10), (17, 11), (16, 11)],
      [(13, 22), (12, 22), (13, 23), (12, 23), (17, 21), (16, 22)],
      [(13, 9), (12, 9), (13, 10), (12, 10), (10, 12), (10, 20)],
      [(18, 20), (19, 12), (18, 12), (19, 13), (18, 13), (19, 14)],
      [(15, 23), (14, 23), (19, 18), (19, 19), (18, 19), (19, 20)],
      [(8, 15), (8, 17), (10, 21), (11, 23), (15, 22), (14, 22)],
      [(15, 9), (14, 9), (15, 10), (14, 10), (10, 10), (10, 11)],
      [(21, 17), (19, 9), (18, 9), (19, 10), (19, 11), (18, 11)],
      [(6, 15), (6, 16), (7, 17), (6, 17), (21, 15), (20, 15)],
    ]
    let blocks = [
      (8, 12), (8, 18), (18, 21), (8, 21), (8, 9), (20, 12), (20, 18), (6, 18), (6, 12), (20, 9), (20, 21),
    ]
    return scattered.flatMap { $0.map { ModulePosition($0, $1) } } + blocks.flatMap { block(x: $0, y: $1) }
  }

  /// Codewords 20 to 143: rows of blocks from left to right and from right to left in turn, around the primary message;
  /// then down the two columns on the right.
  private static var secondaryModules: [ModulePosition] {
    var modules: [ModulePosition] = []
    for row in 0..<rows / 3 {
      let primary =
        switch row {
        case 3, 7: 8..<22
        case 4...6: 6..<22
        default: 0..<0
        }
      let places = stride(from: 0, to: columns - 2, by: 2).filter { !primary.contains($0) }
      for x in row % 2 == 0 ? places : places.reversed() { modules += block(x: x, y: 3 * row) }
    }
    for y in 1..<rows {
      if y % 2 == 0 { modules.append(ModulePosition(columns - 1, y)) }
      modules.append(ModulePosition(columns - 2, y))
    }
    return modules
  }

  /// The six modules of a codeword, row by row, each from the right.
  private static func block(x: Int, y: Int) -> [ModulePosition] {
    (y..<y + 3).flatMap { [ModulePosition(x + 1, $0), ModulePosition(x, $0)] }
  }
}
