/// The elements of a symbol of two widths by kind: narrow and wide, bars and spaces. How alike those of a kind are
/// tells a symbol from stripes and letters where there is no check character to do so.
struct TwoWidths {
  /// What is expected of a symbology's elements.
  struct Limits {
    /// How many times as wide as the least of the narrow elements the greatest may be.
    var narrow: Float
    /// The same of wide elements.
    var wide: Float
    /// Wide elements to narrow ones. Standards have 2 to 3.
    var ratio: ClosedRange<Float> = 1.7...3.6
    /// The root of the mean square of the differences from the mean of a kind, in modules; where wide elements are less
    /// than 1.7 narrow ones, as much less as they are nearer.
    var deviation: Float = 0.3
    /// How much wider than spaces bars may be, halved, in modules.
    var gain: Float = 0.6
  }

  // Narrow bars, narrow spaces, wide bars, wide spaces.
  private var counts = SIMD4<Float>()
  private var sums = SIMD4<Float>()
  private var squares = SIMD4<Float>()
  private var least = SIMD4<Float>(repeating: .infinity)
  private var greatest = SIMD4<Float>()

  /// Adds an element; `width` in any unit that is the same all over the symbol.
  mutating func add(_ width: Float, isBar: Bool, isWide: Bool) {
    let kind = (isBar ? 0 : 1) + (isWide ? 2 : 0)
    counts[kind] += 1
    sums[kind] += width
    squares[kind] += width * width
    least[kind] = min(least[kind], width)
    greatest[kind] = max(greatest[kind], width)
  }

  /// Adds `count` elements from `first` on, every `step`th; the highest bit of `wide` says whether the first is wide.
  mutating func add(_ runs: RunCursor, from first: Int, count: Int, step: Int, wide: Int, scale: Float) {
    for index in 0..<count {
      let element = first + index * step
      add(runs.widths[element] * scale, isBar: element & 1 == 1, isWide: wide >> (count - 1 - index) & 1 == 1)
    }
  }

  /// Between the narrow and the wide bars so far, or spaces: as many times wider than the ones as narrower than the
  /// others.
  func threshold(isBar: Bool) -> Float {
    let (narrow, wide) = isBar ? (0, 2) : (1, 3)
    return (sums[narrow] * sums[wide] / max(counts[narrow] * counts[wide], 1)).squareRoot()
  }

  /// How many narrow elements wide ones measure, if all are within `limits`, and how far they are from their means: 0
  /// is perfect, 1 as bad as the limits accept.
  func fit(_ limits: Limits) -> (ratio: Float, deviation: Float)? {
    guard counts.min() > 0 else { return nil }
    let means = sums / counts
    let (narrow, wide) = ((means[0] + means[1]) / 2, (means[2] + means[3]) / 2)
    // Ink that spreads makes bars of both widths wider by the same amount.
    let gain = (means[0] - means[1]) / 2
    guard narrow > 0, limits.ratio.contains(wide / narrow), abs(gain) <= limits.gain * narrow,
      abs((means[2] - means[3]) / 2 - gain) <= 0.4 * narrow
    else { return nil }
    let variance = (squares - sums * means).sum() / counts.sum()
    let leeway = limits.deviation * min(1, (wide / narrow - 1) / 0.7)
    let deviation = max(0, variance).squareRoot() / (narrow * leeway)
    let correction = SIMD4(gain, -gain, gain, -gain)
    let (low, high) = (least - correction, greatest - correction)
    guard deviation <= 1, max(high[0], high[1]) <= limits.narrow * min(low[0], low[1]),
      max(high[2], high[3]) <= limits.wide * min(low[2], low[3])
    else { return nil }
    return (wide / narrow, deviation)
  }
}
