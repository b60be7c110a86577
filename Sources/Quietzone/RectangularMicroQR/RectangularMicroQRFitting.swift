import QuietzoneImaging
import QuietzoneSymbols

extension FinderCorner {
  /// The versions that the format information beside the pattern may state, the likeliest first; none where there is
  /// none, or where the separator and the upper timing pattern do not begin as they should.
  func statedVersions(in grey: GreySampler) -> [RectangularMicroQR.Version] {
    let edge = upperEdge(in: grey)
    guard edge.separator > 0.4, edge.timing > 0.3 else { return [] }
    var word = 0
    for (bit, place) in RectangularMicroQR.FormatInformation.finderModules.enumerated()
    where lightness(place.x, place.y, in: grey) < 0 {
      word |= 1 << bit
    }
    let distances = RectangularMicroQR.FormatInformation.all.map {
      (version: $0.version, distance: ($0.finderWord ^ word).nonzeroBitCount)
    }
    // Words are 8 bits apart: one within 3 is alone.
    return distances.filter { $0.distance <= 3 }.map { $0.version }
  }

  /// The grid of an rMQR of `version` that begins here.
  func grid(_ version: RectangularMicroQR.Version, _ known: KnownModules, in grey: GreySampler) -> SymbolGrid?
  {
    guard let map = perspective else { return nil }
    var grid = SymbolGrid(width: version.width, height: version.height, map: map)
    grid.grow(by: known, from: 7, isInverted: pattern.isInverted, in: grey)
    return grid
  }
}
