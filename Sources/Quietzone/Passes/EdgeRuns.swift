import QuietzoneImaging

/// What lies along the four edges of a picture: a symbol that fills it to its edge has its solid borders along two of them that
/// meet, and none along the others.
struct EdgeRuns {
  let darkest: UInt8
  let lightest: UInt8
  /// From the top on clockwise, by whether it is light: the longest stretch of one tone, as a share of the edge.
  private var longest = [[Double]](repeating: [0, 0], count: 4)
  /// The least and the largest share of dark pixels of a line along an edge.
  private var darkShares = (least: 1.0, most: 0.0)
  private var isMostlyDark = false

  /// How many lines along each edge are looked at: a symbol that was cut out may lie a little aslant.
  private static let lines = 5
  /// The least part of an edge that a solid border covers.
  private static let leastRun = 0.7
  /// Pixels of the other tone that do not end a stretch.
  private static let mostGap = 2

  /// - Parameter image: not empty.
  init(of image: LuminanceImage) {
    var (low, high) = (UInt8.max, UInt8.min)
    for pixel in image.pixels { (low, high) = (min(low, pixel), max(high, pixel)) }
    (darkest, lightest) = (low, high)
    let threshold = UInt8((Int(low) + Int(high)) / 2)
    let (width, height) = (image.width, image.height)
    var (sum, count) = (0.0, 0.0)
    for side in 0..<4 {
      let isRow = side % 2 == 0
      let length = isRow ? width : height
      for inset in 0..<min(Self.lines, width, height) {
        let across = side == 0 || side == 3 ? inset : (isRow ? height : width) - 1 - inset
        var (dark, runs, gaps) = (0, SIMD2<Int>.zero, SIMD2<Int>.zero)
        for place in 0..<length {
          let tone = (isRow ? image[place, across] : image[across, place]) < threshold ? 0 : 1
          if tone == 0 { dark += 1 }
          runs[tone] += 1 + gaps[tone]
          gaps[tone] = 0
          longest[side][tone] = max(longest[side][tone], Double(runs[tone]) / Double(length))
          gaps[1 - tone] += 1
          if gaps[1 - tone] > Self.mostGap { (runs[1 - tone], gaps[1 - tone]) = (0, 0) }
        }
        let share = Double(dark) / Double(length)
        darkShares = (min(darkShares.least, share), max(darkShares.most, share))
        (sum, count) = (sum + share, count + 1)
      }
    }
    isMostlyDark = sum > 0.5 * count
  }

  /// Whether two edges that meet are of one tone, and those opposite are not.
  func showCorner(isInverted: Bool) -> Bool {
    let isSolid = longest.map { $0[isInverted ? 1 : 0] >= Self.leastRun }
    return (0..<4).contains { isSolid[$0] && isSolid[($0 + 1) % 4] } && isSolid.count { $0 } == 2
  }

  /// Whether some line near an edge may be a solid border or a timing pattern, or the picture has a margin.
  func mayTouch(isInverted: Bool) -> Bool {
    isInverted
      ? isMostlyDark || darkShares.least < 0.75 && darkShares.most > 0.1
      : !isMostlyDark || darkShares.most > 0.25
  }
}
