import QuietzoneImaging

#if !COMPACT
  /// A strip of grey values across bars, and the blur that it has.
  struct BlurredBars {
    private let strip: [Float]
    private let spread: PointSpread

    init(_ strip: [Float], _ spread: PointSpread) { (self.strip, self.spread) = (strip, spread) }

    /// How far the strip is, where it is farthest, from what bars look like with the blur, in parts of their contrast; infinite if they
    /// are not dark. Ground and ink may become lighter or darker along the strip.
    ///
    /// Complexity: O(samples), and for each edge O(samples the blur is wide).
    ///
    /// - Parameter edges: Samples at which elements meet, from the beginning of the first bar to the end of the last.
    func misfit(of edges: ArraySlice<Float>) -> Float {
      let (first, end) = (Int(edges[edges.startIndex]), min(strip.count, Int(edges[edges.endIndex - 1]) + 1))
      guard first >= 0, end - first > 4 else { return .infinity }
      let dark = darkness(of: edges, first: first, count: end - first)
      let scale = 1 / Float(end - first)
      // The ground, how it changes, the ink and how it changes.
      func coefficients(_ index: Int) -> SIMD4<Float> {
        let place = scale * Float(index) - 0.5
        return SIMD4(1, place, dark[index], place * dark[index])
      }
      var system = LinearSystem(count: 4)
      for index in dark.indices {
        let row = coefficients(index)
        system.add((0..<4).map { Double(row[$0]) }, equals: Double(strip[first + index]))
      }
      guard let solved = system.solve() else { return .infinity }
      let levels = SIMD4(Float(solved[0]), Float(solved[1]), Float(solved[2]), Float(solved[3]))
      let contrast = -levels.z - 0.5 * abs(levels.w)
      guard contrast > 0 else { return .infinity }
      let farthest = dark.indices.reduce(Float(0)) { farthest, index in
        max(farthest, abs(strip[first + index] - (levels * coefficients(index)).sum()))
      }
      return farthest / contrast
    }

    /// How much of each of so many samples is dark with the blur, 0 to 1.
    private func darkness(of edges: ArraySlice<Float>, first: Int, count: Int) -> [Float] {
      var dark = [Float](repeating: 0, count: count)
      var sign: Float = 1
      let reach = spread.length / 2
      for edge in edges {
        let start = max(0, Int(edge - reach) - first)
        let end = max(start, min(count, Int(edge + reach) + 1 - first))
        for index in start..<end {
          dark[index] += sign * spread.share(before: Float(first + index) - edge)
        }
        for index in end..<max(end, count) { dark[index] += sign }
        sign = -sign
      }
      return dark
    }
  }
#endif
