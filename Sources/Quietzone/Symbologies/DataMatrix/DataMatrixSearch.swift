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
      search(
        image,
        DenseBlocks(
          context.evidence.blocks(level: level), context.evidence.crossings(level: level),
          scale: Double(1 << level), except: context.results.areas),
        level: min(level, finest), scale: Double(1 << level), &context)
    }
  }

  /// Reads the symbols whose corner shows in `image`.
  ///
  /// - Parameters:
  ///   - blocks: where to look.
  ///   - level: the level of the pyramid that `image` is, or the nearest there is.
  ///   - scale: pixels of the whole image a pixel of `image`.
  private mutating func search(
    _ image: LuminanceImage, _ blocks: DenseBlocks, level: Int, scale: Double,
    _ context: inout ReadingContext
  ) {
    for region in blocks.regions where context.goesOn {
      guard context.budget.spend(DataMatrixTuning.tracingCost * region.blockCount) else { return }
      let edges = EdgeTracing(region, of: blocks, in: image, scale: scale)
      let longest = edges.segments.descending { $0.length }.prefix(DataMatrixTuning.mostEdges)
      let corners = solidCorners(
        among: Array(longest), slack: 2.5 * scale, readsInverted: context.readsInverted)
      for corner in corners.prefix(DataMatrixTuning.mostCorners) where context.goesOn {
        read(corner, level: level, scale: scale, &context)
      }
    }
  }

  /// Reads the symbol of a corner, with its borders followed to their ends, or as it was found.
  private mutating func read(
    _ corner: SolidCorner, level: Int, scale: Double, _ context: inout ReadingContext
  ) {
    for candidate in candidates(corner, level: level, scale: scale, context.pyramid)
    where !context.results.covers(candidate.center) {
      guard !tried.contains(where: { $0.isLike(candidate) }),
        context.budget.spend(DataMatrixTuning.fittingCost)
      else { continue }
      tried.append(candidate)
      if read(candidate, level: level, &context) {
        context.budget.refund(DataMatrixTuning.refundPerSymbol)
        return
      }
    }
  }

  /// A corner with its borders followed to their ends, and as it was found: those that look like borders.
  private func candidates(
    _ corner: SolidCorner, level: Int, scale: Double, _ pyramid: Pyramid
  ) -> [SolidCorner] {
    pyramid.withSampler(level: max(0, level - 1)) { grey in
      let pixel = level > 0 ? scale / 2 : scale
      let whole = corner.extended(pixel: pixel, in: grey)
      let isPart = max((whole.top - corner.top).length, (whole.right - corner.right).length) > 1.5 * scale
      return (isPart ? [whole, corner] : [whole]).filter {
        BorderContrast($0, pixel: pixel, in: grey).isPlausible
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
      let fits = outlines.flatMap { SymbolFit.fits($0, isInverted: corner.isInverted, in: grey) }
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
