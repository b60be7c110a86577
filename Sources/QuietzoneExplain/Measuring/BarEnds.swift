import QuietzoneImaging

extension PlaceMeasure {
  /// How wide the edges at the bars' ends are, in samples: across the bars, what the rows of a piece of the code show on average,
  /// since ends lie on a line that may be a little aslant. Of most pieces the sharper end counts: print may stand at the other.
  var widthOfBarEnds: Double {
    let width = max(Self.leastPiece, columns.count / Self.mostPieces)
    let widths = stride(
      from: columns.lowerBound, through: max(columns.lowerBound, columns.upperBound - width), by: width
    ).map {
      widthOfBarEnds(columns: $0..<min(columns.upperBound, $0 + width))
    }
    return widths.sorted()[widths.count / 2]
  }

  /// How many pieces there are at most, and how many samples wide each is at least: the mean of fewer shows noise.
  private static let (mostPieces, leastPiece) = (12, 16)

  private func widthOfBarEnds(columns: Range<Int>) -> Double {
    let means = (0..<patch.height).map { row in
      columns.reduce(Float(0)) { $0 + patch.values[row * patch.width + $1] } / Float(columns.count)
    }
    // From beside the code to a third of its height.
    let reach = max(3, rows.count / 3)
    let top = max(0, rows.lowerBound - reach)..<min(means.count, rows.lowerBound + reach)
    let bottom = max(0, rows.upperBound - reach)..<min(means.count, rows.upperBound + reach)
    return min(Self.width(of: means[top]), Self.width(of: means[bottom]))
  }

  private static func width(of profile: ArraySlice<Float>) -> Double {
    guard let least = profile.min(), let greatest = profile.max(), profile.count > 2 else { return .infinity }
    let steepest = zip(profile, profile.dropFirst(2)).map { abs($0 - $1) }.max()!
    guard steepest > 0.5 else { return .infinity }
    return 2 * Double((greatest - least) / steepest)
  }
}
