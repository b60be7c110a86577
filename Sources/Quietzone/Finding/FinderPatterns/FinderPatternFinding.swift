import QuietzoneImaging

/// Finds the finder patterns of one image, part by part, and remembers those that are sure.
struct FinderPatternFinding {
  /// Patterns that are surely finder patterns, whether or not their symbol was read.
  private(set) var known: [FinderPattern] = []

  /// Those around which no symbol was read.
  func unread(_ context: ReadingContext) -> [FinderPattern] {
    known.filter { !context.results.covers($0) }
  }

  /// The finder patterns that a part of the image shows, without those of symbols that have been read.
  mutating func patterns(in part: ThresholdedPart, _ context: inout ReadingContext) -> [FinderPattern] {
    // No symbol is smaller than a finder pattern.
    guard part.bits.width >= 7, part.bits.height >= 7 else { return [] }
    let isOpen = context.pass.search.takesOpenPatterns
    context.trace?.add(part)
    let candidates = part.bits.withView { view in
      var search = FinderSearch(
        bits: view, rowStep: part.rowStep, findsInverted: context.readsInverted,
        limit: FinderPatternTuning.mostCandidates(in: part.bits),
        isThorough: context.pass.coverage == .complete, mayBeOpen: isOpen)
      search.run()
      return search.candidates
    }
    // A picture of fine stripes looks like finder patterns everywhere, and two nested squares are seen more often than three; real
    // ones look better than that.
    let least =
      isOpen || candidates.count > FinderPatternTuning.manyCandidates
      ? FinderPatternTuning.sureScore : FinderPatternTuning.leastScore
    var patterns: [FinderPattern] = []
    let pyramid = context.pyramid
    let isBeyondPyramid = part.scale > Double(1 << (pyramid.levels.count - 1))
    for candidate in candidates.ascending(by: { Double($0.deviation) }) {
      let center = Point(x: candidate.x, y: candidate.y) * part.scale + part.origin
      let (moduleX, moduleY) = (candidate.moduleX * part.scale, candidate.moduleY * part.scale)
      guard !context.results.covers(center, moduleSize: min(moduleX, moduleY)) else { continue }
      guard context.budget.spend(FinderPatternTuning.measuringCost) else { break }
      pyramid.withSampler(level: pyramid.samplingLevel(moduleSize: min(moduleX, moduleY))) { grey in
        let edges = FinderPattern.edges(
          around: center, moduleX: moduleX, moduleY: moduleY, isInverted: candidate.isInverted,
          isOpen: isOpen, in: grey)
        let square = FinderPattern(
          edges, from: center, moduleX: moduleX, moduleY: moduleY, isInverted: candidate.isInverted,
          isOpen: isOpen)
        var best = least
        func consider(_ pattern: FinderPattern) {
          guard pattern.score > best else { return }
          best = pattern.score
          patterns.append(pattern)
          context.trace?.add(
            .finderPattern, at: pattern.center, radius: pattern.moduleSize * 3.5, score: pattern.score)
          if pattern.score > FinderPatternTuning.sureScore {
            remember(pattern, mayReplace: !isBeyondPyramid && !isOpen)
          }
        }
        if var square, square.distortion < FinderPatternTuning.mostDistortion {
          square.score = square.score(in: grey)
          consider(square)
        }
        #if !COMPACT
          // A blurred square looks like a disc, too: it is one where that fits better.
          if !isOpen, square?.distortion ?? 1 > FinderPatternTuning.leastDistortionOfDiscs,
            var discs = FinderPattern(
              discs: edges, from: center, moduleX: moduleX, moduleY: moduleY,
              isInverted: candidate.isInverted)
          {
            discs.score = discs.discScore(in: grey)
            consider(discs)
          }
        #endif
        if best > least { context.budget.refund(FinderPatternTuning.measuringCost) }
      }
    }
    return patterns
  }

  /// Keeps a finder pattern; what a finer level shows takes the place of what a coarser one showed, unless that is looked at last.
  private mutating func remember(_ pattern: FinderPattern, mayReplace: Bool) {
    if let index = known.firstIndex(where: { ($0.center - pattern.center).length < 2 * pattern.moduleSize }) {
      if mayReplace { known[index] = pattern }
    } else {
      known.append(pattern)
    }
  }
}
