import QuietzoneImaging
import QuietzoneSymbols

/// What a few lines across a region show: whether they cross enough edges, varied as those of symbols are, and much the same
/// ones.
struct BarRegionProbe {
  /// How lines are laid across the region, turned to how sharp the bars' edges run: blocks do not tell that exactly.
  private(set) var sampling: LineSampling
  /// How much of a line another one beside it repeats: 1 for bars that cross both; 0 if nobody has looked.
  private(set) var score: Float = 0
  /// Whether lines close together alone have much in common: rows of a stacked symbol, perhaps.
  private(set) var hasOnlyRows = false
  /// Whether it may hold a code on the edge of a film, which has few bars.
  private(set) var mayBeFilm = false
  /// Whether there may be bars as those of other symbols. If nobody has looked, there may.
  private(set) var mayBeBars = true
  /// The lines that were laid.
  private(set) var lines: [BarLine] = []

  var region: BarRegion { sampling.region }

  /// Whether it is worth reading.
  var isPromising: Bool { mayBeFilm || mayBeBars }

  /// A region that nobody has looked at.
  init(unprobed region: BarRegion, _ context: ReadingContext) {
    let isComplete = context.pass.coverage == .complete
    sampling = LineSampling(region, of: context.pyramid, isCoarse: !isComplete)
    mayBeFilm = isComplete && context.isWanted(.dxFilmEdge)
  }

  #if !COMPACT
    /// A region of which it is known that it shows rows of stacked symbols.
    init(ofRows region: BarRegion, _ context: ReadingContext) {
      self.init(unprobed: region, context)
      (hasOnlyRows, mayBeFilm) = (true, false)
    }
  #endif

  /// Lays lines across a region: arcs where its bars turn, and straight ones where those show little.
  ///
  /// Then, where those have little in common, with fewer pixels: noise gives each line edges of its own.
  init(_ region: BarRegion, _ context: ReadingContext) {
    self.init(probing: region, context)
    if score < BarTuning.goodScore, sampling.needsArc {
      var flat = region
      flat.fansOut = true
      let probe = BarRegionProbe(probing: flat, context)
      if probe.score > score { self = probe }
    }
    var next = sampling.coarser
    while score < BarTuning.goodScore, let coarser = next {
      let probe = BarRegionProbe(probing: region, by: coarser, context)
      if probe.score > score { self = probe }
      next = coarser.coarser
    }
  }

  private init(probing region: BarRegion, by coarser: LineSampling? = nil, _ context: ReadingContext) {
    self.init(unprobed: region, context)
    if let coarser { sampling = coarser }
    let isComplete = context.pass.coverage == .complete
    let reach = 0.55 * region.length
    var middle = sampling.probe(at: 0)
    while let finer = sampling.finer(for: middle.edgeCount(within: region.length / 2)) {
      sampling = finer
      middle = sampling.probe(at: 0)
    }
    // As low, and with as few bars, as a row of a stacked symbol or the edge of a film; a line of text has more edges.
    let isRow = isComplete && region.height < region.length && (10...90).contains(middle.count)
    mayBeFilm = isRow && context.isWanted(.dxFilmEdge)
    mayBeBars = false
    let leastEdges = context.wanted.leastEdges
    // The middle may run between two rows of a stacked symbol.
    guard middle.edgeCount(within: reach) >= leastEdges / 2 else { return }
    // Bars that fan out move aside by less or more.
    let distance = max(2 * sampling.pixel, region.fansOut ? 0 : region.height / 8)
    lines = [middle, sampling.probe(at: distance), sampling.probe(at: -distance)]
    guard lines.count(where: { $0.edgeCount(within: reach) >= leastEdges }) >= 2,
      context.wanted.contains(where: { $0.isRegular })
        || lines.contains(where: { $0.isVaried(within: reach) })
    else { return }
    var slant = Slant()
    for (line, side) in zip(lines[1...], [distance, -distance]) {
      slant.add(middle.repetition(by: line, within: reach), at: side)
    }
    if slant.score < BarTuning.leastScore, isComplete,
      context.isWanted(.gs1DataBar) || context.isWanted(.gs1DataBarExpanded)
    {
      // The three may have met different rows. What lies between two of them is in one with either.
      let inner = sampling.probe(at: distance / 2)
      slant = Slant()
      slant.add(inner.repetition(by: lines[1], within: reach), at: distance / 2)
      #if !COMPACT
        if slant.score < BarTuning.leastRowScore {
          slant = Slant()
          slant.add(middle.repetition(by: inner, within: reach), at: distance / 2)
        }
      #endif
      guard slant.score >= BarTuning.leastRowScore else { return }
      hasOnlyRows = true
    }
    score = slant.score
    let length = region.length
    let least = region.isJoined && !isRow ? BarTuning.leastRowScore : Float(context.pass.leastScore)
    guard score >= least else { return }
    let isGrey = { (line: BarLine) in line.greyness(within: 0.5 * length) > BarTuning.greatestGreyness }
    mayBeBars = !isGrey(middle) || !lines[1...].contains(where: isGrey)
    turn(by: slant.mean * sampling.probeStep)
  }

  /// Lets go of the lines: there may be hundreds of regions.
  mutating func forgetLines() { lines = [] }

  /// Turns the region, whose bars move aside by `slope` pixels a pixel, or lets its bars lean by as much more.
  private mutating func turn(by slope: Double) {
    guard abs(slope) > 0.002, abs(slope) < 0.12 else { return }
    var turned = region
    if region.lean == 0 { turned = region.turned(by: -slope) } else { turned.lean += slope }
    sampling = sampling.turned(to: turned)
  }

  /// What lines that lie apart have in common, and how far the bars move aside between them.
  private struct Slant {
    var score: Float = 0
    private var sum = 0.0
    private var weight = 0.0

    mutating func add(_ repetition: BarLine.Repetition, at distance: Double) {
      score = max(score, repetition.score)
      // Of two rows, or beyond the bars' ends, edges match by chance.
      let excess = max(0, repetition.score - BarTuning.leastScore)
      sum += Double(excess * excess * repetition.shift) / distance
      weight += Double(excess * excess)
    }

    /// Samples aside a pixel along the bars; the less the lines have in common, the less of it is believed.
    var mean: Double { sum / (weight + 0.002) }
  }
}
