extension StackedSearch {
  /// Whether the lines of a probe, or one that is laid a little aslant, show patterns of PDF417 or MicroPDF417.
  static func showsPatterns(_ probe: BarRegionProbe, _ context: ReadingContext) -> Bool {
    var search = StackedSearch(context.wanted, readsInverted: context.readsInverted)
    guard search.isWanted, !probe.lines.isEmpty else { return false }
    for line in probe.lines { search.add(line) }
    #if !COMPACT
      if context.pass.coverage == .complete, !search.hasFinds, showsPatternsInGrain(probe, context) {
        return true
      }
    #endif
    // Rows that are not at right angles to the bars show little more than a sign.
    guard context.pass.coverage == .complete, search.hasFinds else { return search.isPromising }
    for slant in [-0.04, 0.04, -0.08, 0.08, -0.12, 0.12] where !search.isPromising {
      search.add(probe.sampling.probe(at: 0, slant: slant))
      search.add(probe.sampling.probe(at: probe.region.height / 8, slant: slant))
    }
    return search.isPromising
  }

  #if !COMPACT
    /// The same by lines with a sample a pixel of the level that shows the region, and by finer ones.
    private static func showsPatternsInGrain(_ probe: BarRegionProbe, _ context: ReadingContext) -> Bool {
      let sampling = probe.sampling
      var grain = Int(sampling.region.scale / sampling.pixel)
      while grain > 1, sampling.region.length < StackedTuning.leastSamples * Double(grain) * sampling.pixel {
        grain /= 2
      }
      while grain > 1 {
        var search = StackedSearch(context.wanted, readsInverted: context.readsInverted)
        for part in [0, -0.12, 0.12, -0.25, 0.25] {
          search.add(sampling.probe(at: part * sampling.region.height, grain: grain))
          if search.isPromising { return true }
          if part == 0.12, !search.hasFinds { break }
        }
        grain /= 2
      }
      return false
    }
  #endif
}
