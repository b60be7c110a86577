/// The edges along a line, from either end: those into a bar at even indices.
struct EdgeRow {
  private let edges: [Float]
  private let isBackward: Bool
  private let skipped: Int
  let count: Int

  /// - Parameters:
  ///   - edges: Places between light and dark, those into the dark at even indices, as many as out of it.
  ///   - isInverted: Whether bars are what is light.
  init(_ edges: [Float], isBackward: Bool = false, isInverted: Bool = false) {
    self.edges = edges
    self.isBackward = isBackward
    skipped = isInverted ? 1 : 0
    count = max(0, edges.count - 2 * skipped) & ~1
  }

  /// Where an edge is, counted from the line's first end even if the row runs from the other: then negative.
  subscript(index: Int) -> Float {
    isBackward ? -edges[skipped + count - 1 - index] : edges[skipped + index]
  }

  /// The edge into a bar that is nearest to a place; nil if none is within `reach`.
  func bar(near place: Float, reach: Float) -> Int? {
    var (low, high) = (0, count / 2)
    while low < high {
      let middle = (low + high) / 2
      if self[2 * middle] < place { low = middle + 1 } else { high = middle }
    }
    // The one before may be nearer, or the only one.
    var nearest = min(low, count / 2 - 1)
    if low > 0, 2 * low >= count || place - self[2 * low - 2] <= self[2 * low] - place { nearest = low - 1 }
    guard nearest >= 0, abs(self[2 * nearest] - place) <= reach else { return nil }
    return 2 * nearest
  }
}
