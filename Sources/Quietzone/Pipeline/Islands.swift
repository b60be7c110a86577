import QuietzoneImaging

/// The parts of a picture that stand alone amid even ground: a symbol on its label, a word, a drawing. Photos of scenes show few.
struct Islands {
  /// How far apart two blocks of one island may be.
  private let reach: Int
  /// The fewest blocks of an island: smaller symbols are found wherever they are.
  static let fewestBlocks = 12
  /// Even ground that is taken with an island, in blocks.
  static let margin = 2

  /// A stretch of blocks in one row, and the island it belongs to.
  private struct Stretch {
    var columns: ClosedRange<Int>
    var island: Int
  }

  /// The blocks that belong together.
  private struct Island {
    var columns: ClosedRange<Int>
    var rows: ClosedRange<Int>
    var count: Int
    /// The island that this one has become a part of.
    var whole: Int?

    /// How much of its rectangle it fills.
    var share: Double { Double(count) / Double(columns.count * rows.count) }
  }

  private var islands: [Island] = []

  /// - Parameters:
  ///   - reach: How far apart two blocks of one island may be.
  ///   - leastStrength: How steep a block is at least that is no even ground.
  ///
  /// Complexity: O(blocks).
  init(_ blocks: GradientBlocks, reach: Int, leastStrength: Float = Evidence.leastStrength) {
    self.reach = reach
    var stretches: [Stretch] = []
    // Where the stretches of each row begin.
    var starts = [0]
    starts.reserveCapacity(blocks.rows + 1)
    for row in 0..<blocks.rows {
      addStretches(of: blocks, row: row, leastStrength: leastStrength, to: &stretches)
      for above in (max(0, row - reach)..<row).reversed() {
        join(stretches[starts[row]...], to: stretches[starts[above]..<starts[above + 1]])
      }
      starts.append(stretches.count)
    }
  }

  /// Takes each stretch of one row for an island.
  private mutating func addStretches(
    of blocks: GradientBlocks, row: Int, leastStrength: Float, to stretches: inout [Stretch]
  ) {
    blocks.strength[(row * blocks.columns)..<((row + 1) * blocks.columns)].withUnsafeBufferPointer {
      strengths in
      var next = 0
      while let first = strengths[next...].firstIndex(where: { $0 >= leastStrength }) {
        var (last, count) = (first, 1)
        next = first + 1
        while next < strengths.count, next - last <= reach {
          if strengths[next] >= leastStrength { (last, count) = (next, count + 1) }
          next += 1
        }
        stretches.append(Stretch(columns: first...last, island: islands.count))
        islands.append(Island(columns: first...last, rows: row...row, count: count))
      }
    }
  }

  /// Makes one island of those of two rows that lie close.
  private mutating func join(_ stretches: ArraySlice<Stretch>, to above: ArraySlice<Stretch>) {
    var first = above.startIndex
    for stretch in stretches {
      let (left, right) = (stretch.columns.lowerBound - reach, stretch.columns.upperBound + reach)
      while first < above.endIndex, above[first].columns.upperBound < left { first += 1 }
      for other in above[first...] where other.columns.lowerBound <= right {
        let (a, b) = (whole(of: stretch.island), whole(of: other.island))
        guard a != b else { continue }
        islands[b].columns = islands[b].columns.joined(with: islands[a].columns)
        islands[b].rows = islands[b].rows.joined(with: islands[a].rows)
        islands[b].count += islands[a].count
        islands[a].whole = b
      }
    }
  }

  private func whole(of island: Int) -> Int {
    var island = island
    while let whole = islands[island].whole { island = whole }
    return island
  }

  /// Where they are, those with most edges first, each with a margin: in pixels.
  ///
  /// - Parameter leastShare: How much of its rectangle an island fills at least.
  func places(leastShare: Double = 0) -> [PixelRectangle] {
    let side = GradientBlocks.side
    return islands.filter { $0.whole == nil && $0.count >= Self.fewestBlocks && $0.share >= leastShare }
      .descending { Double($0.count) }
      .map { island in
        let (left, top) = (
          max(0, island.columns.lowerBound - Self.margin), max(0, island.rows.lowerBound - Self.margin)
        )
        return PixelRectangle(
          x: left * side, y: top * side, width: (island.columns.upperBound + 1 + Self.margin - left) * side,
          height: (island.rows.upperBound + 1 + Self.margin - top) * side)
      }
  }
}

extension ClosedRange {
  /// From the first of both to the last of both.
  fileprivate func joined(with other: ClosedRange) -> ClosedRange {
    Swift.min(lowerBound, other.lowerBound)...Swift.max(upperBound, other.upperBound)
  }
}
