/// How wide the elements of a symbol are by kind: narrow or wide, bar or space. A wide one has 3 modules, but
/// printers make less of it, and not the same of bars and spaces.
struct TelepenElements {
  // Narrow bars, narrow spaces, wide bars, wide spaces.
  private var means: SIMD4<Float>

  /// What the start character before the cursor shows: of its six bars one is wide, and of its six spaces. Nil if
  /// these are not clearly the wider ones.
  init?(start runs: RunCursor) {
    var (sums, greatest) = (SIMD2<Float>(), SIMD2<Float>())
    for element in runs.symbolStart..<runs.position {
      let kind = element & 1 == 1 ? 0 : 1
      sums[kind] += runs.widths[element]
      greatest[kind] = max(greatest[kind], runs.widths[element])
    }
    let narrow = (sums - greatest) / 5
    guard greatest[0] >= 1.5 * narrow[0], greatest[1] >= 1.5 * narrow[1],
      greatest.sum() >= 1.7 * narrow.sum(), greatest.sum() <= 4 * narrow.sum()
    else { return nil }
    means = SIMD4(narrow[0], narrow[1], greatest[0], greatest[1])
  }

  /// The width of a narrow element.
  var narrow: Float { (means[0] + means[1]) / 2 }

  /// Whether a bar or a space is wide; and notes how well it fits its kind.
  func add(_ width: Float, isBar: Bool, to fit: inout Fit) -> Bool {
    let kind = isBar ? 0 : 1
    let isWide = 2 * width > means[kind] + means[kind + 2]
    let mean = means[isWide ? kind + 2 : kind]
    fit.squares += (width - mean) * (width - mean)
    fit.sum += width
    fit.expectedSum += mean
    fit.count += 1
    return isWide
  }

  /// Takes over the change in size that a character shows.
  mutating func follow(_ fit: Fit) { means *= fit.scale }

  /// How the elements of a character fit the means of their kinds.
  struct Fit {
    fileprivate var squares: Float = 0
    fileprivate var sum: Float = 0
    fileprivate var expectedSum: Float = 0
    fileprivate var count: Float = 0

    /// The root of the mean of the squares of the differences.
    var deviation: Float { (squares / count).squareRoot() }
    /// The character's size to that of the ones before.
    var scale: Float { sum / expectedSum }
  }
}
