#if !COMPACT
  import QuietzoneImaging

  extension LineSampling {
    /// Whether two outlines hold parts of the same bars, which wave and so were followed only so far: every line from the middle of
    /// one to that of the other crosses nearly as many of them.
    ///
    /// Between two labels with the same content there is at least one line of light.
    ///
    /// - Complexity: O(length of the symbol · distance), less where there is light between them.
    func showsBars(between first: Quadrilateral, _ second: Quadrilateral) -> Bool {
      guard first.goesOn(in: second) else { return false }
      let (from, to) = (first.middleLine, second.middleLine)
      let (start, end) = (to.start - from.start, to.end - from.end)
      let count = Int((max(start.length, end.length) / pixel).rounded(.up))
      return pyramid.withSampler(level: level) { grey in
        func bars(_ part: Double) -> (edges: Float, spread: Float) {
          let line = line(from: from.start + start * part, to: from.end + end * part)
          let profile = line.profile(in: grey, rows: 1, spacing: pixel)
          return (Float(EdgeFinder().edges(in: profile).count), variance(of: profile))
        }
        let (first, last) = (bars(0), bars(1))
        let leastEdges = min(first.edges, last.edges) * BarTuning.leastEdgesBetween
        let spread = min(first.spread, last.spread)
        return (1..<max(1, count)).allSatisfy {
          let between = bars(Double($0) / Double(count))
          // Where motion blurs them, bars merge between their ends, which are in sight for a shorter time.
          return between.spread >= BarTuning.leastSpreadBetween * spread
            && (between.edges >= leastEdges || between.spread >= BarTuning.spreadOfMerged * spread)
        }
      }
    }
  }

  private func variance(of values: [Float]) -> Float {
    let mean = values.reduce(0, +) / Float(values.count)
    return values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Float(values.count)
  }

  extension Quadrilateral {
    /// From the middle of the left side to that of the right one.
    fileprivate var middleLine: (start: Point, end: Point) {
      ((topLeft + bottomLeft) * 0.5, (topRight + bottomRight) * 0.5)
    }

    /// The outline with what another one of the same bars adds to it, above or below.
    func extended(to other: Quadrilateral) -> Quadrilateral {
      let down = bottomLeft + bottomRight - topLeft - topRight
      var whole = self
      if Point.dot(other.bottomLeft + other.bottomRight - bottomLeft - bottomRight, down) > 0 {
        (whole.bottomLeft, whole.bottomRight) = (other.bottomLeft, other.bottomRight)
      }
      if Point.dot(other.topLeft + other.topRight - topLeft - topRight, down) < 0 {
        (whole.topLeft, whole.topRight) = (other.topLeft, other.topRight)
      }
      return whole
    }
  }
#endif
