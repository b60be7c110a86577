import QuietzoneImaging

extension PlaceMeasure {
  /// Whether rows of bars lie between dark lines from side to side, as many bars in each as a row of Code 16K has (BS EN 12323, 4.3).
  var hasCode16KRows: Bool {
    let middle = (light + dark) / 2
    let isLine = (0..<rows.count).map { row in
      let line = values[row * columns.count..<(row + 1) * columns.count]
      return line.count { $0 < middle } * 100 >= columns.count * Self.leastLineShare
    }
    // Where lines begin and end; there may be one above the first band, and one below the last.
    let changes = [0] + isLine.indices.dropFirst().filter { isLine[$0] != isLine[$0 - 1] } + [rows.count]
    let bands = zip(changes, changes.dropFirst()).filter { !isLine[$0.0] && $0.1 - $0.0 > rows.count / 40 }
    guard bands.count >= 2 else { return false }
    return bands.count { bars(in: ($0.0 + $0.1) / 2) == Self.barsOfCode16K } * 2 > bands.count
  }

  /// Bars of a row: two each of start and stop pattern, one for the guard, three each of five characters.
  private static let barsOfCode16K = 20
  /// How much of a line is dark at least, in percent: rows of bars are half dark.
  private static let leastLineShare = 85

  /// How often a row turns dark.
  private func bars(in row: Int) -> Int {
    let middle = (light + dark) / 2
    let line = values[row * columns.count..<(row + 1) * columns.count]
    return zip([.infinity] + line, line).count { $0 >= middle && $1 < middle }
  }
}
