extension StackedSearch {
  /// Whether the lines of a probe, or one that is laid a little aslant, show patterns of PDF417 or MicroPDF417.
  static func showsPatterns(_ probe: BarRegionProbe, _ context: inout ReadingContext) -> Bool {
    var search = StackedSearch(context.wanted, readsInverted: context.readsInverted)
    guard search.isWanted, !probe.lines.isEmpty else { return false }
    for line in probe.lines { search.add(line) }
    guard context.pass.coverage == .complete else { return search.isPromising }
    // Rows that are not at right angles to the bars show little more than a sign.
    for slant in [-0.04, 0.04, -0.08, 0.08, -0.12, 0.12] where search.hasFinds && !search.isPromising {
      search.add(probe.sampling.probe(at: 0, slant: slant))
      search.add(probe.sampling.probe(at: probe.region.height / 8, slant: slant))
    }
    #if COMPACT
      return search.isPromising
    #else
      return search.isPromising || showsPatternsInGrain(probe, &context)
    #endif
  }

  #if !COMPACT
    /// The same by lines with a sample a pixel of the level that shows the region, and by finer ones.
    private static func showsPatternsInGrain(
      _ probe: BarRegionProbe, _ context: inout ReadingContext
    ) -> Bool {
      let (sampling, region) = (probe.sampling, probe.region)
      var side = Int(region.scale)
      while Double(side) > sampling.pixel {
        defer { side /= 2 }
        guard region.length >= StackedTuning.leastSamples * Double(side) else { continue }
        var search = StackedSearch(context.wanted, readsInverted: context.readsInverted)
        for part in [0, -0.12, 0.12, -0.25, 0.25] {
          guard context.budget.spend(sampling.probeCost(side: side)) else { return false }
          search.add(sampling.probe(at: part * region.height, side: side))
          if search.isPromising { return true }
          if part == 0.12, !search.hasFinds { break }
        }
      }
      return false
    }
  #endif
}
