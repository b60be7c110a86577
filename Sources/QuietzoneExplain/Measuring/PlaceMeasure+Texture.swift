extension PlaceMeasure {
  /// How much of all differences in grey is between columns, and how much between rows: nearly all of bars, little of modules, and
  /// of text that which lines and gaps make.
  ///
  /// - Parameter part: The rows that are looked at, from the first of the place on.
  func lineShares(rows part: Range<Int>) -> (columns: Float, rows: Float) {
    let (width, height) = (columns.count, part.count)
    let values = values[part.lowerBound * width..<part.upperBound * width]
    let first = values.startIndex
    var (columnSums, rowSums) = ([Float](repeating: 0, count: width), [Float](repeating: 0, count: height))
    for row in 0..<height {
      for column in 0..<width {
        let value = values[first + row * width + column]
        columnSums[column] += value
        rowSums[row] += value
      }
    }
    let mean = rowSums.reduce(0, +) / Float(values.count)
    let total = values.reduce(Float(0)) { $0 + ($1 - mean) * ($1 - mean) }
    guard total > 0 else { return (0, 0) }
    func between(_ sums: [Float], _ count: Int) -> Float {
      let squares = sums.reduce(Float(0)) { sum, line in
        let difference = line / Float(count) - mean
        return sum + difference * difference
      }
      return squares * Float(count) / total
    }
    return (between(columnSums, height), between(rowSums, width))
  }

  /// How much of the contrast those parts show that show little: of 36 parts, seven show less.
  var evenness: Float {
    let parts = 6
    guard columns.count >= parts, rows.count >= parts, contrast > 0 else { return 1 }
    var ranges: [Float] = []
    for part in 0..<parts * parts {
      let (across, down) = (part % parts, part / parts)
      let width = columns.count * across / parts..<columns.count * (across + 1) / parts
      var cut: [Float] = []
      for row in rows.count * down / parts..<rows.count * (down + 1) / parts {
        let start = row * columns.count
        cut += values[start + width.lowerBound..<start + width.upperBound]
      }
      cut.sort()
      ranges.append((cut[cut.count * 95 / 100] - cut[cut.count * 5 / 100]) / contrast)
    }
    ranges.sort()
    return ranges[ranges.count / 5]
  }
}
