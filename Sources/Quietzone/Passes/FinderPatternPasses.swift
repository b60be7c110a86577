import QuietzoneImaging
import QuietzoneSymbols

/// What finder patterns lead to: QR Codes, and the symbols that have a single one.
extension Pipeline {
  /// All of the image, level by level from coarse to fine, each symbol where it is first seen.
  ///
  /// A threshold leaves what is wider than its window hollow. So what is too wide at the pyramid's last level is looked for at halves
  /// of that: last, since few symbols are, and a symbol within another one is not to be covered before it was seen.
  mutating func readFinderPatterns() {
    forEachLevel { part, pipeline in
      pipeline.qrCodes.readSure(
        among: pipeline.finderPatterns.patterns(in: part, &pipeline.context), &pipeline.context)
    }
    qrCodes.readDoubtful(&context)
    qrCodes.retryFailures(&context)
  }

  #if !COMPACT
    /// Reads symbols without a quiet zone on ground of the tone of their own outer squares.
    mutating func readOpenFinderPatterns() {
      var count = 0
      forEachLevel { part, pipeline in
        guard pipeline.context.budget.spend(FinderPatternTuning.openSearchCost(part.bits)) else { return }
        let found = pipeline.finderPatterns.patterns(in: part, &pipeline.context)
        guard !found.isEmpty else { return }
        count += found.count
        pipeline.qrCodes.readSure(among: found, &pipeline.context)
        pipeline.readSingles(found)
      }
      guard count > 0 else { return }
      qrCodes.readDoubtful(&context)
      qrCodes.retryFailures(&context)
    }
  #endif

  /// Each level in black and white, in the order in which they are searched for finder patterns.
  private mutating func forEachLevel(_ body: (ThresholdedPart, inout Pipeline) -> Void) {
    let levels =
      Array(context.pyramid.levels.indices.reversed())
      + (context.pyramid.levels.count..<context.evidence.levelCount)
    for level in levels where context.goesOn {
      let part = ThresholdedPart(
        bits: context.evidence.bits(level: level), scale: Double(1 << level), rowStep: level == 0 ? 3 : 2)
      body(part, &self)
    }
  }

  /// Looks closer around finder patterns whose symbol could not be read: at the scale that suits them, row by row, with
  /// thresholds that keep fine detail.
  mutating func readCloserFinderPatterns() {
    for region in FinderRegion.regions(around: finderPatterns, &context) where context.goesOn {
      region.forEachCloserPart(of: context.pyramid, showsPatterns: !finderPatterns.known.isEmpty) { part in
        let cost = FinderPatternTuning.searchCost(part.bits)
        guard context.budget.spend(cost) else { return true }
        let count = context.results.count
        let found = finderPatterns.patterns(in: part, &context)
        let known = finderPatterns.unread(context).filter { finder in
          !found.contains { ($0.center - finder.center).length < 2 * finder.moduleSize }
        }
        qrCodes.readSure(among: found + known, &context)
        qrCodes.readDoubtful(&context)
        qrCodes.retryFailures(&context)
        readSingles(found + known)
        return context.results.count > count || !context.goesOn
      }
    }
  }

  /// Reads symbols of which two finder patterns are left over and the third is hidden.
  mutating func readHiddenFinderPatterns() {
    qrCodes.readHalfHidden(finderPatterns.unread(context), &context)
    qrCodes.retryFailures(&context)
  }

  /// Reads the symbols that have just one finder pattern: those whose pattern is left over.
  mutating func readSingles(_ patterns: [FinderPattern]) {
    let wanted = context.wanted
    guard wanted.contains(.microQR) || wanted.contains(.rectangularMicroQR) else { return }
    let pyramid = context.pyramid
    for pattern in patterns
    where context.goesOn && !pattern.isRound && !context.results.covers(pattern) {
      let (count, spent) = (context.results.count, context.budget.spent)
      pyramid.withSampler(level: pyramid.samplingLevel(moduleSize: pattern.moduleSize)) { grey in
        let corners = FinderCorner.corners(pattern, in: grey)
        if wanted.contains(.microQR), MicroQR.read(corners, in: grey, &context) { return }
        if wanted.contains(.rectangularMicroQR) {
          _ = RectangularMicroQR.read(corners, in: grey, &context)
        }
      }
      // On a sheet of hundreds each symbol pays for the search for the next.
      if context.results.count > count { context.budget.refund(context.budget.spent - spent) }
    }
  }
}
