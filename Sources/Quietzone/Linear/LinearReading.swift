import QuietzoneImaging
import QuietzoneSymbols

/// Reads the linear symbols of one image: finds where edges run parallel, and reads across them.
struct LinearReading {
  let pyramid: Pyramid
  let effort: BarcodeReader.Effort
  let wanted: SymbologySet
  let limit: Int

  private(set) var symbols: [Symbol] = []
  var trace: ReadingTrace?

  /// A symbol that was read.
  struct Symbol {
    var content: LinearContent
    var corners: Quadrilateral
  }

  init(
    _ pyramid: Pyramid, effort: BarcodeReader.Effort, wanted: SymbologySet, limit: Int, trace: ReadingTrace?
  ) {
    self.pyramid = pyramid
    self.effort = effort
    self.wanted = wanted
    self.limit = limit
    self.trace = trace
  }

  mutating func run() {
    for level in pyramid.levels.indices.reversed() {
      let image = pyramid.levels[level]
      // Bars of a pixel's width still show as edges: the finest levels of large images are not needed to find them.
      if image.width * image.height > (effort == .live ? 1_000_000 : 3_500_000),
        level + 1 < pyramid.levels.count
      {
        continue
      }
      for region in barRegions(in: GradientBlocks(image), scale: Double(1 << level)).prefix(20) {
        guard symbols.count < limit else { return }
        if !isRead(region.center) { read(region) }
      }
    }
  }

  func isRead(_ point: Point) -> Bool {
    symbols.contains { $0.corners.contains(point) }
  }

  /// Reads the symbols in a region.
  private mutating func read(_ region: BarRegion) {
    let sampling = LineSampling(region, of: pyramid)
    var votes = LinearVotes()
    var (lines, barren) = (0, 0)
    for offset in sampling.offsets(limit: effort == .live ? 7 : 21) {
      let bars = sampling.bars(at: offset, finder: EdgeFinder())
      lines += 1
      if bars.count < 24 {
        barren += 1
        if barren >= 3, barren == lines { return }
        continue
      }
      bars.forEachSymbol(wanted) { symbol in
        votes.add(symbol.content, LinearVotes.Sighting(symbol, on: bars, offset: offset))
      }
      if votes.isSettled { break }
    }
    for candidate in votes.accepted { keep(candidate, sampling) }
  }

  private mutating func keep(_ candidate: LinearVotes.Candidate, _ sampling: LineSampling) {
    let corners = sampling.corners(of: candidate.sightings)
    let isKnown = symbols.contains {
      $0.content == candidate.content
        && ($0.corners.contains(corners.center) || corners.contains($0.corners.center))
    }
    if !isKnown { symbols.append(Symbol(content: candidate.content, corners: corners)) }
  }
}

extension LinearVotes.Sighting {
  init(_ symbol: LineSymbol, on bars: BarLine, offset: Double) {
    let (from, to) = (
      bars.beginning(ofElement: symbol.elements.lowerBound),
      bars.beginning(ofElement: symbol.elements.upperBound)
    )
    let middles = bars.middles(of: symbol.elements)
    self.init(
      offset: offset, start: symbol.runsBackward ? to : from, end: symbol.runsBackward ? from : to,
      middles: symbol.runsBackward ? middles.reversed().map { 1 - $0 } : middles, deviation: symbol.deviation)
  }
}
