import QuietzoneImaging
import QuietzoneSymbols

extension MicroQR {
  /// Reads the Micro QR Code that begins at one of `corners`, if one does.
  static func read(_ corners: [FinderCorner], in grey: GreySampler, _ context: inout ReadingContext) -> Bool {
    // The likeliest sizes as they are sampled first, then all by the pass's ladder.
    let ladders: [RetryLadder] = context.pass.ladder == .none ? [.none] : [.none, [.deblurred, .warped]]
    return corners.contains { corner in
      let candidates = MicroQRCandidate.candidates(corner, in: grey, &context.budget)
      return ladders.contains { ladder in
        candidates.contains { read($0, by: ladder, in: grey, &context) }
      }
    }
  }

  private static func read(
    _ candidate: MicroQRCandidate, by rungs: RetryLadder, in grey: GreySampler,
    _ context: inout ReadingContext
  ) -> Bool {
    let ladder = SamplingLadder(
      rungs: context.pass.ladder.intersection(rungs), function: candidate.function,
      anchors: [Point(x: 3.5, y: 3.5)], isInverted: candidate.isInverted, skipsFirst: rungs != .none)
    return ladder.climb(candidate.grid, in: grey, &context) { modules, grid, context in
      candidate.allows(modules) && decode(modules, grid, candidate, &context)
    }
  }

  private static func decode(
    _ modules: ModuleMatrix, _ grid: SymbolGrid, _ candidate: MicroQRCandidate,
    _ context: inout ReadingContext
  ) -> Bool {
    do {
      let content = try MicroQR.decode(modules)
      var corners = grid.corners
      if content.isMirrored { swap(&corners.topRight, &corners.bottomLeft) }
      context.results.add(
        Barcode(
          content, corners: corners, isInverted: candidate.isInverted, textDecoder: context.textDecoder))
      context.trace?.add(modules, grid, score: candidate.score, failure: nil)
      return true
    } catch {
      context.trace?.add(modules, grid, score: candidate.score, failure: error.description)
      return false
    }
  }
}

extension Barcode {
  fileprivate init(
    _ content: MicroQR.Content, corners: Quadrilateral, isInverted: Bool,
    textDecoder: BarcodeReader.TextDecoder?
  ) {
    self.init(
      .microQR, content.message, corners: corners, isInverted: isInverted, isMirrored: content.isMirrored,
      textDecoder: textDecoder)
    details = .microQR(
      version: content.version.number, side: content.version.dimension,
      errorCorrectionLevel: content.level?.name, mask: content.mask)
  }
}
