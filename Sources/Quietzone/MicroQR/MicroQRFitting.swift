import QuietzoneImaging
import QuietzoneSymbols

/// A grid that a Micro QR Code of one version would have, and how much speaks for it.
struct MicroQRGuess {
  let version: MicroQR.Version
  let grid: SymbolGrid
  let known: KnownModules
  let modules: ModuleMatrix
  /// The share of the finder and timing patterns' modules that are as they should be.
  let agreement: Double
  /// The share of the quiet zone at the right and below that is light.
  let quiet: Double

  /// Whether the guess is worth an attempt at decoding. M1 has next to no protection: of it everything is asked.
  var isPlausible: Bool {
    version.number == 1 ? agreement == 1 && quiet == 1 : agreement > 0.88 && quiet > 0.7
  }

  /// The guesses that a corner allows, the best first; none where the timing patterns do not begin.
  static func guesses(_ corner: FinderCorner, in grey: GreySampler) -> [MicroQRGuess] {
    let right = corner.upperEdge(in: grey)
    guard right.separator > 0.4, right.timing > 0.3 else { return [] }
    let below = corner.mirrored(in: grey).upperEdge(in: grey)
    guard below.separator > 0.4, below.timing > 0.3, let map = corner.perspective else { return [] }
    let isInverted = corner.pattern.isInverted
    var guesses = [1, 2, 3, 4].compactMap { number -> MicroQRGuess? in
      guard let version = MicroQR.Version(number: number) else { return nil }
      let known = KnownModules(version)
      var grid = SymbolGrid(dimension: version.dimension, map: map)
      grid.grow(by: known, from: 7, isInverted: isInverted, in: grey)
      let modules = ModuleTones(grid, isInverted: isInverted, in: grey).judged(radius: 5)
      return MicroQRGuess(
        version: version, grid: grid, known: known, modules: modules,
        agreement: known.agreement(with: modules), quiet: corner.quietShare(of: grid, in: grey))
    }
    guesses.sort { $0.agreement + $0.quiet > $1.agreement + $1.quiet }
    return guesses
  }
}

extension FinderCorner {
  /// The share of places one module right of a grid, and one below it, that are light. What lies outside the image
  /// counts for nothing.
  fileprivate func quietShare(of grid: SymbolGrid, in grey: GreySampler) -> Double {
    var (light, all) = (0, 0)
    for index in 0...grid.width {
      let along = Double(index) + 0.5
      for place in [
        grid.point(Double(grid.width) + 0.9, along), grid.point(along, Double(grid.height) + 0.9),
      ]
      where grey.contains(place) {
        all += 1
        if isLight(place, in: grey) { light += 1 }
      }
    }
    return all == 0 ? 1 : Double(light) / Double(all)
  }
}
