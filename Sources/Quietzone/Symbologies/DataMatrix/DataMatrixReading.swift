import QuietzoneImaging
import QuietzoneSymbols

/// Reads the Data Matrix symbols of one image: corners of solid borders, level by level from coarse to fine, each symbol where
/// it is first seen.
struct DataMatrixReading {
  /// What looked like a symbol but could not be read at first sight.
  var unread: [SymbolFit] = []
  #if !COMPACT
    /// Corners with something inside that was not read, how many modules there seem to be, and in which level these are sampled.
    var cornersAlone: [(corner: SolidCorner, counts: ModuleCounts, level: Int)] = []
  #endif
  /// Corners that have been looked at.
  var tried: [SolidCorner] = []
  /// The finest level that was searched, by now.
  var finestLevel: Int?

  /// A second look at what could not be read: without the blur, then with the grid warped to the symbol.
  mutating func retry(_ context: inout ReadingContext) {
    let pyramid = context.pyramid
    for fit in unread.descending(by: { $0.score })
    where context.goesOn && fit.score > DataMatrixTuning.leastScoreAgain
      && fit.border.timingShare > DataMatrixTuning.leastTimingAgain
      && !context.results.covers(fit.corners.center)
    {
      guard let grid = fit.grid else { continue }
      var rungs = context.pass.ladder.intersection(DataMatrixTuning.rungs)
      if fit.border.share <= DataMatrixTuning.leastBorderToDeblur { rungs.remove(.deblurred) }
      let ladder = SamplingLadder(
        rungs: rungs, function: FunctionPattern(fit), anchors: fit.borderPlaces, isInverted: fit.isInverted,
        skipsFirst: true)
      pyramid.withSampler(level: pyramid.samplingLevel(moduleSize: fit.moduleSize)) { grey in
        let samples = ModuleSamples(grid, isInverted: fit.isInverted, in: grey)
        let unlikeness = samples.values.withUnsafeBufferPointer { $0.unlikenessToModules }
        guard unlikeness < DataMatrixTuning.mostUnlikenessAgain else { return }
        func isWorthwhile(_ grid: SymbolGrid) -> Bool {
          var warped = fit
          warped.grid = grid
          return BorderAgreement(warped, in: grey).share > DataMatrixTuning.leastWarpedBorder
        }
        _ = ladder.climb(grid, in: grey, &context, isWorthwhile: isWorthwhile) { decode($0, $1, fit, &$2) }
      }
    }
    unread = []
    #if !COMPACT
      readByOneTrack(&context)
    #endif
  }

  #if !COMPACT
    /// Reads large symbols on sheets that are bent.
    mutating func readBent(_ context: inout ReadingContext) {
      for (corner, counts, level) in cornersAlone.descending(by: { $0.corner.score })
      where context.goesOn && min(counts.columns, counts.rows) >= BentTuning.leastCount
        && !context.results.areas.contains(where: { corner.outline.contains($0.center) })
      {
        guard context.budget.spend(BentTuning.bordersCost) else { return }
        context.pyramid.withSampler(level: level) { grey in
          guard let tracks = BentTracks(corner, counts, in: grey),
            context.budget.spend(tracks.timingCost), let fit = tracks.fit(), let grid = fit.grid,
            fit.border.share >= BentTuning.leastBorder
          else { return }
          let ladder = SamplingLadder(
            rungs: context.pass.ladder.intersection(DataMatrixTuning.rungs), function: FunctionPattern(fit),
            anchors: fit.borderPlaces, isInverted: fit.isInverted, isCertain: true)
          _ = ladder.climb(grid, in: grey, &context) { decode($0, $1, fit, &$2) }
        }
      }
      cornersAlone = []
    }

    /// Reads symbols of which motion left one timing pattern alone.
    private mutating func readByOneTrack(_ context: inout ReadingContext) {
      // A camera that moves does so for all that it sees.
      guard context.results.barcodes.allSatisfy({ $0.symbology == .dataMatrix }) else { return }
      for (corner, counts, level) in cornersAlone.descending(by: { $0.corner.score })
      where context.goesOn && corner.score >= OneTrackTuning.leastScore
        && !context.results.covers(corner.center)
      {
        guard context.budget.spend(DataMatrixTuning.tracksCost + DataMatrixTuning.fittingCost) else { return }
        context.pyramid.withSampler(level: level) { grey in
          let fits = TimingTracks(corner: corner, counts: counts).fitsByOneTrack(in: grey)
          for fit in fits.descending(by: { Double($0.border.share) }).prefix(OneTrackTuning.mostFits) {
            guard let grid = fit.grid else { continue }
            let ladder = SamplingLadder(
              rungs: context.pass.ladder.intersection(DataMatrixTuning.rungs), function: FunctionPattern(fit),
              anchors: fit.borderPlaces, isInverted: fit.isInverted)
            if ladder.climb(grid, in: grey, &context, decode: { decode($0, $1, fit, &$2) }) { return }
          }
        }
      }
    }
  #endif

  /// Decodes the modules of a fit's grid, and adds what they hold to the results.
  func decode(
    _ modules: ModuleMatrix, _ grid: SymbolGrid, _ fit: SymbolFit, _ context: inout ReadingContext
  ) -> Bool {
    func note(failure: @autoclosure () -> String?) {
      context.trace?.add(modules, grid, score: fit.score, failure: failure())
    }
    do {
      let agreement = FunctionPattern(fit).agreement(with: modules)
      guard agreement > leastAgreement(modules) else {
        note(failure: "too few modules of a finder pattern")
        return false
      }
      let content = try DataMatrix.decode(modules)
      guard agreement > content.leastAgreement else {
        note(failure: "too many repairs for so few modules of a finder pattern")
        return false
      }
      context.results.add(
        Barcode(content, grid.corners, isInverted: fit.isInverted, textDecoder: context.textDecoder))
      note(failure: nil)
      return true
    } catch {
      note(failure: error.description)
      return false
    }
  }
}

extension Barcode {
  fileprivate init(
    _ content: DataMatrix.Content, _ corners: Quadrilateral, isInverted: Bool,
    textDecoder: BarcodeReader.TextDecoder?
  ) {
    var corners = corners
    if content.isMirrored { swap(&corners.topLeft, &corners.bottomRight) }
    self.init(
      .dataMatrix, content.message, corners: corners, isInverted: isInverted, isMirrored: content.isMirrored,
      textDecoder: textDecoder)
    details = .dataMatrix(columns: content.size.columns, rows: content.size.rows)
  }
}

/// How much of the finder pattern, 0 to 1, has to be right before anything is repaired.
private func leastAgreement(_ modules: ModuleMatrix) -> Double {
  modules.width * modules.height < 250 ? 0.87 : 0.75
}

extension DataMatrix.Content {
  /// How much of the finder pattern, 0 to 1, is enough for what was repaired.
  ///
  /// The few check codewords of the smallest sizes let noise pass now and then.
  fileprivate var leastAgreement: Double {
    size.columns * size.rows < 250 && repairedCodewords * 2 > size.errorCapacity ? 0.95 : 0
  }
}
