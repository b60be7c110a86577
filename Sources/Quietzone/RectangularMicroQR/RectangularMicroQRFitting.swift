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
    // Words are 8 bits apart: there is hardly more than one within 3.
    return RectangularMicroQR.FormatInformation.all.filter { ($0.finderWord ^ word).nonzeroBitCount <= 3 }
      .map { $0.version }
  }

  /// The grid of an rMQR of `version` that begins here.
  func grid(
    _ version: RectangularMicroQR.Version, _ known: KnownModules, in grey: GreySampler
  ) -> SymbolGrid? {
    guard let map else { return nil }
    var grid = SymbolGrid(width: version.width, height: version.height, map: map)
    grid.grow(by: known, from: 7, isInverted: pattern.isInverted, in: grey)
    return grid
  }
}
