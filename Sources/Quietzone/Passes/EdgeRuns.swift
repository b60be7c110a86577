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

  /// - Parameter image: not empty.
  init(of image: LuminanceImage) { self = image.withPixels { EdgeRuns(of: $0) } }

  private init(of view: PixelView) {
    let (width, height, stride) = (view.width, view.height, view.rowStride)
    // From the top on clockwise: where each edge begins, the way along it, and the way to the next line inside.
    let edges = [
      (0, 1, stride), (width - 1, stride, -1), ((height - 1) * stride, 1, -stride), (0, stride, 1),
    ]
    // A few lines across the picture show both tones, where there are two.
    (darkest, lightest) = Swift.stride(from: 0, to: height, by: 8).reduce((.max, .min)) { range, y in
      UnsafeBufferPointer(start: view.row(y), count: width).reduce(range) { (min($0.0, $1), max($0.1, $1)) }
    }
    let threshold = UInt8((Int(darkest) + Int(lightest)) / 2)
    var (sum, count) = (0.0, 0.0)
    for (side, (corner, along, inside)) in edges.enumerated() {
      let length = side % 2 == 0 ? width : height
      for inset in 0..<min(Self.lines, width, height) {
        let line = EdgeLine(view.top, from: corner + inset * inside, along, length, threshold)
        longest[side] = [max(longest[side][0], line.dark), max(longest[side][1], line.light)]
        darkShares = (min(darkShares.least, line.darkShare), max(darkShares.most, line.darkShare))
        (sum, count) = (sum + line.darkShare, count + 1)
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

/// One line of pixels along an edge.
private struct EdgeLine {
  /// The longest stretch of each tone, and the share of dark pixels: as shares of the line.
  private(set) var dark = 0.0
  private(set) var light = 0.0
  private(set) var darkShare = 0.0

  /// Pixels of the other tone that do not end a stretch.
  private static let mostGap = 2

  init(_ pixels: UnsafePointer<UInt8>, from start: Int, _ step: Int, _ length: Int, _ threshold: UInt8) {
    // Of either tone: where the stretch began, and where it was seen last.
    var (first, last, longest) = (SIMD2(0, 0), SIMD2(-1, -1), SIMD2(0, 0))
    var count = 0
    for place in 0..<length {
      let tone = pixels[start + place * step] < threshold ? 0 : 1
      if tone == 0 { count += 1 }
      if last[tone] < 0 || place - last[tone] > Self.mostGap + 1 { first[tone] = place }
      last[tone] = place
      longest[tone] = max(longest[tone], place + 1 - first[tone])
    }
    dark = Double(longest[0]) / Double(length)
    light = Double(longest[1]) / Double(length)
    darkShare = Double(count) / Double(length)
  }
}
