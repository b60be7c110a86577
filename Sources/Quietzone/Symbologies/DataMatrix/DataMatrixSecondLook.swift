import QuietzoneImaging
import QuietzoneSymbols

extension DataMatrixReading {
  /// A second look at what could not be read: without the blur, then with the grid bent to the symbol.
  mutating func lookAgain() {
    for candidate in unread.descending(by: { $0.plausibility }).prefix(effort == .live ? 1 : 4)
    where candidate.plausibility > 1.5 && symbols.count < limit && !isRead(candidate.corners.center) {
      pyramid.withSampler(level: samplingLevel(moduleSize: candidate.moduleSize)) { grey in
        if candidate.border.share > 0.8, readDeblurred(candidate, in: grey) { return }
        var bent = candidate
        bent.warp(in: grey)
        guard bent.border.share > 0.85, let grid = bent.grid else { return }
        let samples = ModuleSamples(grid, isInverted: bent.isInverted, in: grey)
        if decode(samples, bent, grid) { return }
        if decode(samples.darkest(grid, isInverted: bent.isInverted, in: grey), bent, grid) { return }
        _ = readDeblurred(bent, in: grey)
      }
    }
    unread = []
  }

  /// Reads a grid's modules with the blur taken back, less and more of it.
  private mutating func readDeblurred(_ fit: SymbolFit, in grey: GreySampler) -> Bool {
    guard let grid = fit.grid else { return false }
    let samples = ModuleSamples(grid, isInverted: fit.isInverted, in: grey)
    return ModuleSamples.Blur.steps.contains { decode(samples.deblurred($0), fit, grid) }
  }
}
