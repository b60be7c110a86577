extension StackedSearch {
  /// Whether the lines of a probe, or one that is laid a little aslant, show patterns of PDF417 or MicroPDF417.
  static func showsPatterns(_ probe: BarRegionProbe, _ context: ReadingContext) -> Bool {
    var search = StackedSearch(context.wanted, readsInverted: context.readsInverted)
    guard search.isWanted, !probe.lines.isEmpty else { return false }
    for line in probe.lines { search.add(line) }
    // Rows that are not at right angles to the bars show little more than a sign.
    guard context.pass.coverage == .complete, search.hasFinds else { return search.isPromising }
    for slant in [-0.04, 0.04, -0.08, 0.08, -0.12, 0.12] where !search.isPromising {
      search.add(probe.sampling.probe(at: 0, slant: slant))
      search.add(probe.sampling.probe(at: probe.region.height / 8, slant: slant))
    }
    return search.isPromising
  }
}
