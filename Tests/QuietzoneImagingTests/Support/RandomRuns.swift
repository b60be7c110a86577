extension [Bool] {
  /// A row of light and dark runs in turns, each of 1 to `longest` pixels.
  static func randomRuns<G: RandomNumberGenerator>(width: Int, longest: Int, using generator: inout G) -> Self
  {
    var row: [Bool] = []
    var isDark = Bool.random(using: &generator)
    while row.count < width {
      row += [Bool](repeating: isDark, count: .random(in: 1...longest, using: &generator))
      isDark.toggle()
    }
    return Array(row.prefix(width))
  }
}
