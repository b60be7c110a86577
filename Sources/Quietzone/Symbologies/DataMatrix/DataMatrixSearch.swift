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
    for level in (0..<context.evidence.levelCount).reversed() where context.goesOn {
      let image = context.evidence.image(level: level)
      guard context.pass.searches(pixels: image.width * image.height, isCoarsest: level >= finest) else {
        continue
      }
      for corner in SolidCornerSearch(level: level, &context).corners
      where context.goesOn && !context.results.covers(corner.center)
        && !tried.contains(where: { $0.isLike(corner) })
      {
        tried.append(corner)
        guard context.budget.spend(DataMatrixTuning.fittingCost) else { return }
        if read(corner, level: min(level, finest), &context) {
          context.budget.refund(DataMatrixTuning.refundPerSymbol)
        }
      }
    }
  }

  /// Reads the symbol of a corner. Returns whether it could.
  private mutating func read(_ corner: SolidCorner, level: Int, _ context: inout ReadingContext) -> Bool {
    let pyramid = context.pyramid
    // As fine as the edges were found, or finer; a symbol's side is at most a few hundred pixels.
    var fine = max(0, level - 1)
    while fine < level, max(corner.left.length, corner.lower.length) / Double(1 << fine) > 400 { fine += 1 }
    guard let counts = pyramid.withSampler(level: fine, { ModuleCounts(corner, in: $0) }) else {
      return false
    }
    let moduleSize = min(corner.left.length / counts.rows, corner.lower.length / counts.columns)
    return pyramid.withSampler(level: pyramid.samplingLevel(moduleSize: moduleSize)) { grey in
      let outlines = TimingTracks(corner: corner, counts: counts).outlines(in: grey)
      // First as the tracks say, module by module, which is most often right and costs little.
      let followed = outlines.flatMap { SymbolFit.followed($0, isInverted: corner.isInverted, in: grey) }
      let best = followed.descending { $0.significance }
      if let first = best.first, first.border.share > DataMatrixTuning.leastBorderToFollow,
        read(first, in: grey, &context)
      {
        return true
      }
      let fits =
        best.dropFirst()
        + outlines.flatMap { SymbolFit.adjusted($0, isInverted: corner.isInverted, in: grey) }
      return fits.descending { $0.significance }.prefix(4).contains { read($0, in: grey, &context) }
    }
  }

  private mutating func read(_ fit: SymbolFit, in grey: GreySampler, _ context: inout ReadingContext) -> Bool
  {
    var fit = fit
    if fit.border.share > DataMatrixTuning.leastBorder, fit.significance > DataMatrixTuning.leastSignificance
    {
      fit.settle(in: grey)
      if let grid = fit.grid {
        let samples = ModuleSamples(grid, isInverted: fit.isInverted, in: grey)
        if decode(samples.binarized(radius: 5), grid, fit, &context) { return true }
      }
    }
    unread.append(fit)
    return false
  }
}
