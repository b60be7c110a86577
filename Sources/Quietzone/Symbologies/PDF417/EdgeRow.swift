/// The edges along a line, from either end: those into a bar at even indices.
struct EdgeRow {
  /// In the order of the row.
  private let edges: [Float]
  var count: Int { edges.count }

  /// - Parameters:
  ///   - edges: Places between light and dark, those into the dark at even indices, as many as out of it.
  ///   - isInverted: Whether bars are what is light.
  init(_ edges: [Float], isBackward: Bool = false, isInverted: Bool = false) {
    let skipped = isInverted ? 1 : 0
    let count = max(0, edges.count - 2 * skipped) & ~1
    let own = edges.dropFirst(skipped).prefix(count)
    self.edges = isBackward ? own.reversed().map { -$0 } : Array(own)
  }

  /// Where an edge is, counted from the line's first end even if the row runs from the other: then negative.
  subscript(index: Int) -> Float { edges[index] }

  /// Calls `body` with the same edges where they lie in memory.
  @inline(__always)
  func withView<R>(_ body: (View) -> R) -> R { edges.withUnsafeBufferPointer { body(View(edges: $0)) } }

  /// The edges of a row for those who ask for many: as long as the call lasts that hands it out.
  struct View {
    fileprivate let edges: UnsafeBufferPointer<Float>
  }
}

extension EdgeRow.View {
  var count: Int { edges.count }

  /// As a row's.
  subscript(index: Int) -> Float {
    @inline(__always) get {
      precondition(index >= 0 && index < edges.count, "there are not as many edges")
      return edges[index]
    }
  }

  /// Where eight edges are that follow one another.
  subscript(eightFrom first: Int) -> SIMD8<Float> {
    @inline(__always) get {
      precondition(first >= 0 && first + 8 <= edges.count, "there are not as many edges")
      return UnsafeRawBufferPointer(edges).loadUnaligned(fromByteOffset: 4 * first, as: SIMD8<Float>.self)
    }
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
