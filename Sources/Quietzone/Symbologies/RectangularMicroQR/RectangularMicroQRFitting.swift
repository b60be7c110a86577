import QuietzoneImaging
import QuietzoneSymbols

extension FinderCorner {
  /// The versions that the format information beside the pattern may state; none where there is none.
  func statedVersions(in grey: GreySampler) -> [RectangularMicroQR.Version] {
    var word = 0
    for (bit, place) in RectangularMicroQR.FormatInformation.finderModules.enumerated()
    where lightness(place.x, place.y, in: grey) < 0 {
      word |= 1 << bit
    }
    return RectangularMicroQR.FormatInformation.all.filter {
      ($0.finderWord ^ word).nonzeroBitCount <= RectangularMicroQRTuning.mostWrongBits
    }
    .map { $0.version }
  }

  /// The grid of an rMQR of `version` that begins here; nil if what is known of it near the pattern does not show, or no work is
  /// left to fit it.
  func grid(
    _ version: RectangularMicroQR.Version, _ known: FunctionPattern, in grey: GreySampler,
    _ budget: inout WorkBudget
  ) -> SymbolGrid? {
    guard let map, nearScore(known, in: grey) > RectangularMicroQRTuning.leastNearScore else { return nil }
    var grid = SymbolGrid(width: version.width, height: version.height, map: map)
    guard budget.spend(grid.growthCost) else { return nil }
    grid.grow(by: known, from: 7, isInverted: pattern.isInverted, in: grey)
    return grid
  }

  /// How well the modules that are known below the pattern, and along the lower edge beside it, are as they should be: 1 at
  /// best, 0 by chance.
  private func nearScore(_ known: FunctionPattern, in grey: GreySampler) -> Double {
    var (matching, count) = (Float(0), Float(0))
    for y in 1..<known.height {
      for x in 0..<min(17, known.width) where x > 7 || y > 7 {
        let sign = Float(known.signs[y * known.width + x])
        guard sign != 0 else { continue }
        matching += sign * lightness(x, y, in: grey)
        count += 1
      }
    }
    return Double(matching / max(1, count))
  }
}
