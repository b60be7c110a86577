import QuietzoneImaging
import QuietzoneSymbols

/// A grid that a Micro QR Code of one version would have, and what speaks for it.
struct MicroQRGuess {
  let version: MicroQR.Version
  let isInverted: Bool
  let grid: SymbolGrid
  let known: FunctionPattern
  let samples: ModuleSamples
  /// The share of the timing patterns' modules that are as they should be.
  let agreement: Double
  /// The share of the quiet zone at the right and below that is light.
  let quiet: Double

  /// Whether modules sampled by this guess are worth an attempt at decoding. Next to nothing protects M1: of it everything
  /// is asked.
  func allows(_ modules: ModuleMatrix) -> Bool {
    known.agreement(with: modules, beyond: 8) >= (version.number == 1 ? 1 : 0.75)
  }

  /// The guesses that a corner allows, the best first; none where the timing patterns do not begin.
  static func guesses(_ corner: FinderCorner, in grey: GreySampler) -> [MicroQRGuess] {
    // Even M1 has timing patterns of eleven modules.
    guard let corner = corner.aligned(to: 10, in: grey), let map = corner.map else { return [] }
    let isInverted = corner.pattern.isInverted
    var guesses: [MicroQRGuess] = []
    for version in [1, 2, 3, 4].compactMap({ MicroQR.Version(number: $0) }) {
      let known = FunctionPattern(version)
      var grid = SymbolGrid(dimension: version.dimension, map: map)
      grid.grow(by: known, from: 7, isInverted: isInverted, in: grey)
      let quiet = corner.quietShare(of: grid, in: grey)
      guard quiet >= (version.number == 1 ? 1 : 0.75) else { continue }
      let samples = ModuleSamples(grid, isInverted: isInverted, in: grey)
      let agreement = known.agreement(with: samples.binarized(radius: 5), beyond: 8)
      guard agreement > 0.6 else { continue }
      guesses.append(
        MicroQRGuess(
          version: version, isInverted: isInverted, grid: grid, known: known, samples: samples,
          agreement: agreement, quiet: quiet))
    }
    return guesses.descending { $0.agreement + $0.quiet }
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
      ] where grey.contains(place) {
        all += 1
        if lightness(at: place, in: grey) > 0 { light += 1 }
      }
    }
    return all == 0 ? 1 : Double(light) / Double(all)
  }
}
