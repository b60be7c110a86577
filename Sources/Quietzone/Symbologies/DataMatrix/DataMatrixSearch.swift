import QuietzoneImaging
import QuietzoneSymbols

extension DataMatrixReading {
  /// Looks at all levels, each symbol where it is first seen: at halves of the pyramid's last level, where wide modules are a
  /// few pixels, then at the levels themselves.
  ///
  /// The outside of a symbol shows where a module is one pixel: the finest level of a large image is not needed to find
  /// it.
  mutating func search(_ context: inout ReadingContext) {
    let finest = context.pyramid.levels.count - 1
    for level in (0..<(finestLevel ?? context.evidence.levelCount)).reversed() where context.goesOn {
      guard context.pass.searches(level, isCoarsest: level >= finest, &context.evidence) else { return }
      finestLevel = level
      for corner in SolidCornerSearch(level: level, &context).corners
      where context.goesOn && !context.results.covers(corner.center)
        && !tried.contains(where: { $0.isLike(corner) })
      {
        guard context.budget.spend(DataMatrixTuning.countingCost) else { return }
        tried.append(corner)
        let place = context.trace?.candidateCount
        let spent = context.budget.spent
        let outcome = read(corner, level: min(level, finest), &context)
        if outcome == .read { context.budget.refund(context.budget.spent - spent) }
        if let place { context.trace?.insert(corner, outcome, at: place) }
      }
    }
  }

  /// How far a corner came.
  fileprivate enum Outcome: String {
    case read
    case noModules = "too few changes between dark and light inside"
    case noTiming = "no timing patterns opposite"
    case noSize = "timing patterns of no size"
    case notDecoded = "could not be decoded at first sight"
    case budgetSpent = "no work left"
  }

  /// Reads the symbol of a corner, if it has one.
  private mutating func read(_ corner: SolidCorner, level: Int, _ context: inout ReadingContext) -> Outcome {
    let pyramid = context.pyramid
    // As fine as the edges were found, or finer; a symbol's side is at most a few hundred pixels.
    var fine = max(0, level - 1)
    while fine < level, max(corner.left.length, corner.lower.length) / Double(1 << fine) > 400 { fine += 1 }
    guard let counts = pyramid.withSampler(level: fine, { ModuleCounts(corner, in: $0) }) else {
      return .noModules
    }
    guard context.budget.spend(DataMatrixTuning.tracksCost) else { return .budgetSpent }
    let moduleSize = min(corner.left.length / counts.rows, corner.lower.length / counts.columns)
    let samplingLevel = pyramid.samplingLevel(moduleSize: moduleSize)
    #if !COMPACT
      if corner.score >= BentTuning.leastScore { cornersAlone.append((corner, counts, samplingLevel)) }
    #endif
    return pyramid.withSampler(level: samplingLevel) { grey in
      let outlines = TimingTracks(corner: corner, counts: counts).outlines(in: grey)
      guard !outlines.isEmpty else { return .noTiming }
      // First as the tracks say, module by module, which is most often right and costs little.
      var fits = outlines.flatMap { SymbolFit.followed($0, isInverted: corner.isInverted, in: grey) }
      fits = fits.descending { $0.score }
      if let first = fits.first, first.border.share > DataMatrixTuning.leastBorderToFollow {
        if read(first, in: grey, &context) { return .read }
        fits.removeFirst()
      }
      for outline in outlines {
        guard context.budget.spend(DataMatrixTuning.fittingCost) else { return .budgetSpent }
        fits += SymbolFit.adjusted(outline, isInverted: corner.isInverted, in: grey)
      }
      if fits.descending(by: { $0.score }).contains(where: { read($0, in: grey, &context) }) { return .read }
      return fits.isEmpty ? .noSize : .notDecoded
    }
  }

  /// Decodes the symbol of a fit, if it looks like one. Returns whether it could; if not, the fit is remembered.
  private mutating func read(
    _ found: SymbolFit, in grey: GreySampler, _ context: inout ReadingContext
  ) -> Bool {
    var fit = found
    if fit.border.share > DataMatrixTuning.leastBorder, fit.score > DataMatrixTuning.leastScore {
      fit.settle(in: grey)
      if let grid = fit.grid, context.budget.spend(SamplingLadder.cost(grid)) {
        let samples = ModuleSamples(grid, isInverted: fit.isInverted, in: grey)
        if decode(samples.binarized(radius: 5), grid, fit, &context) { return true }
        if fit.border.share >= FrameTuning.leastBorder {
          context.unread?.note(.dataMatrix, grid.corners, score: Double(fit.border.share))
        }
      }
    }
    unread.append(fit)
    return false
  }
}

extension ReadingTrace {
  /// How many candidates the pass has looked at.
  fileprivate var candidateCount: Int { passes[passes.count - 1].candidates.count }

  /// A corner that was looked at, before what it led to.
  fileprivate mutating func insert(_ corner: SolidCorner, _ outcome: DataMatrixReading.Outcome, at index: Int)
  {
    let candidate = Candidate(
      kind: .solidCorner,
      outline: corner.outline, score: corner.score, outcome: outcome.rawValue, isRead: outcome == .read)
    passes[passes.count - 1].candidates.insert(candidate, at: index)
  }
}
