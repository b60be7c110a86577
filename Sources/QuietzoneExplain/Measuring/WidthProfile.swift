import QuietzoneImaging

/// How wide modules are at both ends of a place and in its middle, as if all were alike.
struct WidthProfile {
  var first: Double
  var middle: Double
  var last: Double
  /// By which part of themselves widths may be wrong.
  var uncertainty: Double
}

extension PlaceMeasure {
  /// How many bars and spaces are measured together, since about as many modules are in each dozen; how much that differs; and how
  /// many bars and spaces there are at least.
  private static let (dozen, dozenDeviation, fewestElements) = (12, 0.07, 30)

  /// Of bars, by where they begin and end; nil of too few.
  var barProfile: WidthProfile? {
    var line = [Float](repeating: 0, count: columns.count)
    for row in 0..<rows.count {
      for column in 0..<columns.count { line[column] += values[row * columns.count + column] }
    }
    let count = Float(rows.count)
    let means = line.map { $0 / count }
    let edges = changes(in: means)
    guard edges.count > Self.fewestElements else { return nil }
    let dozen = Self.dozen
    func width(from edge: Int) -> Double { Double(edges[edge + dozen] - edges[edge]) }
    let last = edges.count - 1 - dozen
    return WidthProfile(
      first: width(from: 0), middle: width(from: last / 2), last: width(from: last),
      uncertainty: 2 * Self.dozenDeviation)
  }

  /// Of modules, by how often lines change between light and dark in each sixth of their length; nil of too few.
  func moduleProfile(isAlongRows: Bool) -> WidthProfile? {
    let (length, lines) = isAlongRows ? (columns.count, rows.count) : (rows.count, columns.count)
    let parts = 6
    guard length >= 4 * parts else { return nil }
    var counts = [Double](repeating: 0, count: parts)
    for line in 0..<lines {
      let (start, step) = isAlongRows ? (line * columns.count, 1) : (line, columns.count)
      let along = (0..<length).map { (index: Int) -> Float in values[start + index * step] }
      for edge in changes(in: along) { counts[edge * parts / length] += 1 }
    }
    // Lines through the same modules say the same.
    let independent = 1 / max(1, 2 * (isAlongRows ? vertical : horizontal).reach)
    let (first, middle, last) = (counts[0], (counts[2] + counts[3]) / 2, counts[parts - 1])
    guard min(first, middle, last) > 0 else { return nil }
    return WidthProfile(
      first: 1 / first, middle: 1 / middle, last: 1 / last,
      uncertainty: ((1 / min(first, last) + 0.5 / middle) / independent).squareRoot())
  }

  /// How many light and dark runs a line has on average.
  func runs(isAlongRows: Bool) -> Double {
    let (length, lines) = isAlongRows ? (columns.count, rows.count) : (rows.count, columns.count)
    let step = isAlongRows ? 1 : columns.count
    let counts = (0..<lines).map { line in
      let start = line * (isAlongRows ? columns.count : 1)
      return changes(in: (0..<length).map { values[start + $0 * step] }).count + 1
    }
    return Double(counts.reduce(0, +)) / Double(max(1, lines))
  }

  /// Where a line changes between light and dark.
  func changes(in line: [Float]) -> [Int] {
    let (low, high) = (dark + 0.42 * contrast, dark + 0.58 * contrast)
    var isDark = false
    return line.indices.filter { index in
      let changes = isDark ? line[index] > high : line[index] < low
      if changes { isDark.toggle() }
      return changes
    }
  }
}
