/// How well a symbol's two copies of the format information agree with the nearest of the words there are: 1 at best,
/// 0.4 or so by chance (ISO/IEC 18004, 7.9).
///
/// It needs thirty samples near the finder patterns, where every grid is at its best: a cheap test of a guess.
func formatScore(_ grid: SymbolGrid, isInverted: Bool, in grey: GreySampler) -> Double {
  let positions = QRCode.FormatInformation.modules(dimension: grid.width)
  let corner = darkness(of: positions.corner, grid, isInverted: isInverted, in: grey)
  let edges = darkness(of: positions.edges, grid, isInverted: isInverted, in: grey)
  var total: Float = 1
  for bit in 0..<15 { total += abs(corner[bit]) + abs(edges[bit]) }
  var best: Float = 0
  for word in formatWords {
    var (upright, mirrored) = (Float(0), Float(0))
    for bit in 0..<15 {
      let dark = corner[bit] + edges[bit]
      upright += word >> bit & 1 != 0 ? dark : -dark
      // In a mirror the bits run the other way around the corner.
      mirrored += word >> (14 - bit) & 1 != 0 ? dark : -dark
    }
    best = max(best, upright, mirrored)
  }
  return Double(best / total)
}

/// How much darker each module is than their mean.
private func darkness(
  of positions: [QRCode.ModulePosition], _ grid: SymbolGrid, isInverted: Bool, in grey: GreySampler
) -> [Float] {
  var samples = positions.map { grey.value(at: grid.point(Double($0.x) + 0.5, Double($0.y) + 0.5)) }
  let mean = samples.reduce(0, +) / Float(samples.count)
  for index in samples.indices { samples[index] = isInverted ? samples[index] - mean : mean - samples[index] }
  return samples
}

/// The 32 words that format information can be.
private let formatWords: [Int] = {
  let levels: [QRCode.ErrorCorrectionLevel] = [.l, .m, .q, .h]
  return levels.flatMap { level in (0..<8).map { QRCode.FormatInformation(level: level, mask: $0).word } }
}()
