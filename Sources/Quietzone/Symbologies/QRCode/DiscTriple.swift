#if !COMPACT
  /// The triples among those of `patterns` that are discs.
  ///
  /// Discs have no axes. Seen through its own slant each sees two others of a symbol at a right angle and about as far away: that
  /// one is the corner, and where the others are says which way all three lie.
  ///
  /// Complexity: O(n²) for n patterns.
  func discTriples(among patterns: [FinderPattern]) -> [FinderTriple] {
    var triples: [FinderTriple] = []
    for (index, corner) in patterns.enumerated() where corner.isRound {
      var neighbors: [DiscNeighbor] = []
      for (other, pattern) in patterns.enumerated()
      where other != index && pattern.isRound && pattern.isInverted == corner.isInverted {
        if let neighbor = DiscNeighbor(pattern, index: other, of: corner) { neighbors.append(neighbor) }
      }
      neighbors = Array(neighbors.ascending { $0.span }.prefix(QRCodeTuning.mostNeighboursOfDiscs))
      for right in neighbors {
        for below in neighbors where right.index != below.index {
          // Clockwise on the screen.
          guard Point.cross(right.direction, below.direction) > 0,
            let score = FinderTriple.score(
              spans: right.span, below.span, skew: abs(Point.dot(right.direction, below.direction)),
              growth: right.growth + below.growth - 2)
          else { continue }
          let across = right.direction + below.direction.turnedBack
          triples.append(
            FinderTriple(
              topLeft: corner.turned(across: across),
              topRight: patterns[right.index].turned(across: right.back * -1),
              bottomLeft: patterns[below.index].turned(across: (below.back * -1).turnedBack),
              indices: (index, right.index, below.index), span: (right.span * below.span).squareRoot(),
              score: score))
        }
      }
    }
    return triples
  }

  /// A pattern of discs that may belong to the symbol whose corner another one is.
  private struct DiscNeighbor {
    var index: Int
    /// Where it lies as the corner sees it, and the corner as it sees that: of length 1.
    var direction: Point
    var back: Point
    /// Modules between the centres.
    var span: Double
    /// The larger module over the smaller one.
    var growth: Double

    init?(_ pattern: FinderPattern, index: Int, of corner: FinderPattern) {
      let (there, back) = (corner.coordinates(of: pattern.center), pattern.coordinates(of: corner.center))
      let (far, near) = (max(there.length, back.length), min(there.length, back.length))
      guard near > 0, let (span, growth) = Neighbor.extent(far, near) else { return nil }
      self.index = index
      direction = there * (1 / there.length)
      self.back = back * (1 / back.length)
      (self.span, self.growth) = (span, growth)
    }
  }

  extension Point {
    /// A quarter turn back: what points down points across.
    fileprivate var turnedBack: Point { Point(x: y, y: -x) }
  }
#endif
