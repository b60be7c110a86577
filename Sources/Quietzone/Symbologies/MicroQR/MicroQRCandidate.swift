import QuietzoneImaging
import QuietzoneSymbols

/// A grid that a Micro QR Code of one version would have, and what speaks for it.
struct MicroQRCandidate {
  let version: MicroQR.Version
  let isInverted: Bool
  let grid: SymbolGrid
  let function: FunctionPattern
  /// The share of the timing patterns' modules that are as they should be.
  let timing: Double
  /// The share of the quiet zone at the right and below that is light; dark, where the ground is of the finder pattern's tone.
  let quiet: Double

  /// The mean of both: 1 at best.
  var score: Double { (timing + quiet) / 2 }

  /// Whether modules sampled by this candidate are worth an attempt at decoding.
  func allows(_ modules: ModuleMatrix) -> Bool {
    function.agreement(with: modules, beyond: 8) >= MicroQRTuning.leastShare(of: version)
  }

  /// The candidates that a corner allows, the best first; none where the timing patterns do not begin.
  static func candidates(
    _ corner: FinderCorner, in grey: GreySampler, _ budget: inout WorkBudget
  ) -> [MicroQRCandidate] {
    // Even M1 has timing patterns of eleven modules.
    guard let aligned = corner.aligned(to: 10, in: grey) else { return [] }
    var candidates: [MicroQRCandidate] = []
    for version in [1, 2, 3, 4].compactMap({ MicroQR.Version(number: $0) }) {
      let function = FunctionPattern(version)
      let fitted = grids(version, function, at: aligned, in: grey, &budget)
      candidates += fitted
      guard fitted.isEmpty else { continue }
      let end = version.dimension - 1
      let refined = aligned.refined(to: end, in: grey)
      guard refined.timing(to: end, in: grey) > MicroQRTuning.clearTiming else { continue }
      // Where paper is bent, the perspective at the pattern leads astray, and none at all leads farther.
      for corner in [refined, aligned.flat] {
        candidates += grids(version, function, at: corner, in: grey, &budget)
      }
    }
    return candidates.descending { $0.score }
  }

  /// The grids of a version that a corner leads to: followed along the timing patterns, and as it is, since motion moves what they
  /// are followed by. None if it is no such symbol's, or no work is left to fit one.
  private static func grids(
    _ version: MicroQR.Version, _ function: FunctionPattern, at corner: FinderCorner, in grey: GreySampler,
    _ budget: inout WorkBudget
  ) -> [MicroQRCandidate] {
    guard let map = corner.map else { return [] }
    let isInverted = corner.pattern.isInverted
    let grid = SymbolGrid(dimension: version.dimension, map: map)
    guard corner.quietShare(of: grid, in: grey) >= MicroQRTuning.leastQuietAtFirst,
      budget.spend(grid.growthCost)
    else { return [] }
    var grown = grid
    grown.grow(by: function, from: 7, isInverted: isInverted, in: grey)
    return [grown, grid].compactMap { grid in
      let quiet = corner.quietShare(of: grid, in: grey)
      guard quiet >= MicroQRTuning.leastShare(of: version) else { return nil }
      let samples = ModuleSamples(grid, isInverted: isInverted, in: grey)
      let timing = function.agreement(with: samples.binarized(radius: 5), beyond: 8)
      guard timing > MicroQRTuning.leastTiming else { return nil }
      return MicroQRCandidate(
        version: version, isInverted: isInverted, grid: grid, function: function, timing: timing, quiet: quiet
      )
    }
  }
}

extension FinderCorner {
  /// The share of places one module right of a grid, and one below it, that are as light as the ground is. What lies outside the
  /// image counts for nothing.
  fileprivate func quietShare(of grid: SymbolGrid, in grey: GreySampler) -> Double {
    var (light, all) = (0, 0)
    for index in 0...grid.width {
      let along = Double(index) + 0.5
      for place in [
        grid.point(Double(grid.width) + 0.9, along), grid.point(along, Double(grid.height) + 0.9),
      ] where grey.contains(place) {
        all += 1
        if (lightness(at: place, in: grey) > 0) != pattern.isOpen { light += 1 }
      }
    }
    return all == 0 ? 1 : Double(light) / Double(all)
  }
}
