/// The bars of a Pharmacode: which are wide, and whether they may be bars of one at all.
struct PharmacodeBars {
  let areWide: [Bool]
  /// The width of a module.
  let module: Float
  /// How far bars are from the mean of their kind: 0 is perfect, 1 as bad as is accepted.
  let deviation: Float

  /// How much wider than spaces bars may be, halved, in modules; and where all bars are alike, so that nothing but that
  /// tells them from stripes.
  private static let (greatestGain, greatestGainAlone): (Float, Float) = (0.45, 0.25)
  /// By how many modules what narrow and wide bars say about that may differ.
  private static let gainAgreement: Float = 0.4
  /// The root of the mean of the squares of what bars may differ by from the mean of their kind, in modules.
  private static let greatestDeviation: Float = 0.35

  /// - Parameter elements: from the first bar to behind the last one.
  init(_ runs: RunCursor, _ elements: Range<Int>) throws(LinearError) {
    let widths = runs.widths
    // To the spaces beside it a bar has the same width all over a symbol that is seen at a slant.
    let parts = stride(from: elements.lowerBound, to: elements.upperBound, by: 2).map { bar in
      let (before, behind) = (max(bar - 1, elements.lowerBound + 1), min(bar + 1, elements.upperBound - 2))
      return 2 * widths[bar] / (widths[before] + widths[behind])
    }
    let areWide = parts.map { $0 > 1 }
    var (sums, squares, counts) = (SIMD2<Float>(), SIMD2<Float>(), SIMD2<Float>())
    for (part, isWide) in zip(parts, areWide) {
      sums[isWide ? 1 : 0] += part
      squares[isWide ? 1 : 0] += part * part
      counts[isWide ? 1 : 0] += 1
    }
    let kinds = SIMD2<Float>(repeating: 1).replacing(with: counts, where: counts .> 0)
    let means = sums / kinds
    // In parts of a space of 2 − gain modules, narrow bars measure 1 + gain and wide ones 3 + gain.
    let gains = (2 * means - SIMD2(1, 3)) / (1 + means)
    let isMixed = counts.min() > 0
    let gain = isMixed ? (gains[0] + gains[1]) / 2 : counts[0] > 0 ? gains[0] : gains[1]
    let variance = max(0, (squares - sums * means).sum() / counts.sum())
    deviation = variance.squareRoot() * (2 - gain) / Self.greatestDeviation
    guard abs(gain) <= (isMixed ? Self.greatestGain : Self.greatestGainAlone), deviation <= 1,
      !isMixed || abs(gains[0] - gains[1]) <= Self.gainAgreement
    else { throw .noCharacter(element: elements.lowerBound) }
    self.areWide = areWide
    let modules = areWide.reduce(Float(0)) { $0 + ($1 ? 3 : 1) } + Float(elements.count / 2) * 2 + gain
    module = runs.sum(elements) / modules
    guard module > 0, module < .infinity else { throw .noCharacter(element: elements.lowerBound) }
  }
}
