import QuietzoneImaging

extension PlaceMeasure {
  /// Whether rows of bars lie between dark lines from side to side, as many bars in each as a row of Code 16K has (BS EN 12323, 4.3).
  /// Lines are a module high: looked for along rows that are a little aslant, too.
  var hasCode16KRows: Bool {
    let most = min(Self.mostRise, rows.count / 6)
    return (-most...most).contains { hasCode16KRows(rise: $0) }
  }

  /// By how many samples lines may rise or fall from side to side: by two degrees where they are 200 samples long.
  private static let mostRise = 7

  private func hasCode16KRows(rise: Int) -> Bool {
    let middle = (light + dark) / 2
    let isLine = (0..<rows.count).map { row in
      let darkCount = (0..<columns.count).count { isDark(row: row, $0, rise: rise, below: middle) }
      return darkCount * 100 >= columns.count * Self.leastLineShare
    }
    // Where lines begin and end; there may be one above the first band, and one below the last.
    let changes = [0] + isLine.indices.dropFirst().filter { isLine[$0] != isLine[$0 - 1] } + [rows.count]
    let bands = zip(changes, changes.dropFirst()).filter { !isLine[$0.0] && $0.1 - $0.0 > rows.count / 40 }
    guard bands.count >= 2 else { return false }
    return bands.count { bars(in: ($0.0 + $0.1) / 2, rise: rise, below: middle) == Self.barsOfCode16K } * 2
      > bands.count
  }

  /// Whether a row that rises towards its end by so many samples is dark in a column.
  private func isDark(row: Int, _ column: Int, rise: Int, below middle: Float) -> Bool {
    let row = row + (2 * column - columns.count) * rise / (2 * columns.count)
    return values[max(0, min(rows.count - 1, row)) * columns.count + column] < middle
  }

  /// Bars of a row: two each of start and stop pattern, one for the guard, three each of five characters.
  private static let barsOfCode16K = 20
  /// How much of a line is dark at least, in percent: rows of bars are half dark.
  private static let leastLineShare = 85

  /// How often a row turns dark.
  private func bars(in row: Int, rise: Int, below middle: Float) -> Int {
    var (count, wasDark) = (0, false)
    for column in 0..<columns.count {
      let isDark = isDark(row: row, column, rise: rise, below: middle)
      if isDark, !wasDark { count += 1 }
      wasDark = isDark
    }
    return count
  }
}
