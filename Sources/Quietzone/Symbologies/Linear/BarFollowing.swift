import QuietzoneImaging

/// Where the bars of a symbol end: they are followed from a line on which it was read, upwards and downwards.
///
/// The lines that agreed may lie close together, and tell little about how the bars run farther out. So the bars are met
/// again and again on the way: whatever place gives the greatest contrast between bars and spaces is theirs.
struct BarFollowing {
  let grey: GreySampler
  /// The outer edges of the bars on the line.
  let start: Point
  let end: Point
  private let probe: ContrastProbe
  /// The middles of the outer bars, in parts of the way from `start` to `end`.
  private let outer: (first: Double, last: Double)
  /// The contrast between light and dark on the line: negative if bars are lighter than their ground.
  private let full: SIMD2<Float>
  /// About the width of a module, in pixels.
  private let module: Double

  /// Nil if no bars are to be seen that could be followed.
  init?(_ detection: LinearVotes.Detection, in grey: GreySampler) {
    let middles = detection.middles
    (self.grey, start, end) = (grey, detection.start, detection.end)
    let narrowest = zip(middles, middles.dropFirst()).map { $1 - $0 }.min() ?? 0
    module = narrowest * (end - start).length
    // Sharpening leaves more contrast along the edges of wide bars than in their middles.
    let isWide = module * grey.scale >= Self.wideModule
    probe = ContrastProbe(middles, spread: isWide ? Self.spread * narrowest : 0)
    guard module > 0.5, middles.count >= 4 else { return nil }
    outer = (middles[0], middles[middles.count - 1])
    full = probe.contrast(from: start, to: end, in: grey)
    guard abs(full.sum()) > 4 else { return nil }
  }

  /// How long the line is, and how much the bars on it stand out.
  var prominence: Double { (end - start).length * Double(abs(full.sum())) / 2 }

  /// How far the bars reach to both sides.
  ///
  /// - Parameters:
  ///   - left: by how much the bars' outer edges move with each step downwards, as far as is known, at `start`.
  ///   - right: the same at `end`.
  ///   - isRow: whether other rows of the symbol may follow, which look alike in parts.
  func outline(left: Point, right: Point, isRow: Bool = false) -> Quadrilateral {
    let up = ends(left: left * -1, right: right * -1, isRow: isRow)
    let down = ends(left: left, right: right, isRow: isRow)
    return Quadrilateral(topLeft: up.start, topRight: up.end, bottomRight: down.end, bottomLeft: down.start)
  }

  /// Follows the bars until they end, at `start` and at `end`.
  private func ends(left: Point, right: Point, isRow: Bool) -> (start: Point, end: Point) {
    var (left, right) = (left, right)
    // How many steps each half goes on.
    var (first, second) = (0.0, 0.0)
    var previous = SIMD2<Float>(1, 1)
    var (steps, nextMeeting) = (0, isRow ? 8 : 3)
    let most = 4000
    while steps < most {
      steps += 1
      let way = Double(steps)
      guard let contrast = contrast(start + left * way, end + right * way) else { break }
      let parts = contrast / full
      if parts[0] >= 0.5 {
        first = way
      } else if first == way - 1 {
        first += Double((previous[0] - 0.5) / (previous[0] - parts[0])) - 1e-6
      }
      if parts[1] >= 0.5 {
        second = way
      } else if second == way - 1 {
        second += Double((previous[1] - 0.5) / (previous[1] - parts[1])) - 1e-6
      }
      previous = parts
      // A scratch or a highlight across the bars does not end them.
      let last = isRow ? min(first, second) : max(first, second)
      if way - last >= Double(Self.widestScratch) { break }
      // So where they go on beyond one, nobody need look for it.
      let ahead = Double(steps + Self.widestScratch)
      if !isRow, steps + Self.widestScratch < nextMeeting, parts.min() >= 0.5,
        let beyond = self.contrast(start + left * ahead, end + right * ahead), (beyond / full).min() >= 0.5
      {
        steps += Self.widestScratch
        (first, second, previous) = (ahead, ahead, beyond / full)
        continue
      }
      if steps >= nextMeeting, parts.min() >= 0.5 {
        meet(at: way, &left, &right, contrast.sum())
        nextMeeting = steps + max(2, steps / 2)
      }
    }
    // One half alone does not end much before the other: something lies over it.
    if !isRow, abs(first - second) * left.length > 0.15 * (end - start).length {
      (first, second) = (max(first, second), max(first, second))
    }
    // The ends of both halves tell how those of the bars slant, but for a row of a few pixels less than the line does.
    let mean = (first + second) / 2
    let slant = (first - second) * (isRow ? min(1, mean * left.length / 24) : 1)
    return (start: start + left * max(0, mean + slant), end: end + right * max(0, mean - slant))
  }

  /// How much contrast other places have to gain, as a share of that on the line on which bars were read. At 0.02 bars of 12 pixels
  /// a module, enlarged or strongly compressed, still seem to run aside.
  private static let leastGain: Float = 0.05
  /// From how many pixels a module on elements are looked at in three places, and how far from their middles, in modules. Of 58
  /// photos of EAN-13, most of them sharpened, four had several outlines a few pixels high.
  private static let (wideModule, spread) = (4.0, 0.3)
  /// How many steps without bars may lie between bars.
  private static let widestScratch = 4

  /// The contrast on a line; nil where its outer bars lie outside the image: where that ends with them, they reach beyond it.
  private func contrast(_ from: Point, _ to: Point) -> SIMD2<Float>? {
    let way = to - from
    guard grey.contains(from + way * outer.first), grey.contains(from + way * outer.last) else { return nil }
    return probe.contrast(from: from, to: to, in: grey)
  }

  /// Corrects how the outer edges move, by what gives the greatest contrast after `steps` steps.
  private func meet(at steps: Double, _ left: inout Point, _ right: inout Point, _ contrast: Float) {
    let sign: Float = full.sum() < 0 ? -1 : 1
    let unit = (end - start) * (1 / (end - start).length)
    // Of sharp wide bars all places within them look alike: what noise makes of that is no reason to move.
    var best = contrast * sign + Self.leastGain * abs(full.sum())
    for part in [0.5, 0.25, 0.125] {
      let shift = unit * (part * module / steps)
      for (moved, stretched) in [(1.0, 1.0), (-1, -1), (1, 0), (-1, 0), (0, 1), (0, -1)] {
        let (newLeft, newRight) = (left + shift * moved, right + shift * stretched)
        let value =
          probe.contrast(from: start + newLeft * steps, to: end + newRight * steps, in: grey).sum() * sign
        if value > best { (best, left, right) = (value, newLeft, newRight) }
      }
    }
  }
}

/// Measures how much spaces are lighter than bars.
private struct ContrastProbe {
  /// The middles of the elements, in parts of the way from one end to the other, from halfway on.
  private let offsets: Offsets
  /// How much each counts for the contrast of the first half, and for that of the second.
  private let weights: [(SIMD4<Float>, SIMD4<Float>)]
  private let spread: Double

  /// - Parameters:
  ///   - middles: In parts of the way; bars at even indices.
  ///   - spread: How far to either side of the middles to look, too, in such parts; 0 to look there alone.
  init(_ middles: [Double], spread: Double) {
    self.spread = spread
    offsets = Offsets(middles.map { SIMD2(Float($0 - 0.5), 0) })
    let half = middles.count { $0 < 0.5 }
    func weights(_ places: Range<Int>) -> [SIMD4<Float>] {
      let spaces = Float(max(1, places.count { $0 & 1 == 1 }))
      let bars = Float(max(1, places.count { $0 & 1 == 0 }))
      return fours(
        of: middles.indices.map { places.contains($0) ? $0 & 1 == 1 ? 1 / spaces : -1 / bars : 0 },
        filledWith: 0)
    }
    self.weights = Array(zip(weights(0..<half), weights(half..<middles.count)))
  }

  /// Light minus dark, in grey values, in the first half of a line and in the second.
  func contrast(from start: Point, to end: Point, in grey: GreySampler) -> SIMD2<Float> {
    guard spread > 0 else { return ownContrast(from: start, to: end, in: grey) }
    var sum = SIMD2<Float>()
    for place in [-spread, 0, spread] {
      let aside = (end - start) * place
      sum += ownContrast(from: start + aside, to: end + aside, in: grey)
    }
    return sum / 3
  }

  /// The same in the middles alone.
  private func ownContrast(from start: Point, to end: Point, in grey: GreySampler) -> SIMD2<Float> {
    var (first, second) = (SIMD4<Float>(), SIMD4<Float>())
    weights.withUnsafeBufferPointer { weights in
      grey.forEachFour(
        offsets, around: (start + end) * 0.5, right: end - start, down: Point(x: 0, y: 0)
      ) { index, values in
        first += weights[index].0 * values
        second += weights[index].1 * values
      }
    }
    return SIMD2(first.sum(), second.sum())
  }
}

extension LineSampling {
  /// The corners of the bars on which a content was read.
  func corners(of detections: [LinearVotes.Detection]) -> Quadrilateral {
    let byOffset = detections.ascending { $0.offset }
    let (first, last) = (byOffset[0], byOffset[byOffset.count - 1])
    let middle = byOffset[byOffset.count / 2]
    // How the outer edges move from line to line along the bars.
    let distance = last.offset - first.offset
    var (left, right) = (region.along, region.along)
    if distance > 6 {
      left = (last.start - first.start) * (1 / distance)
      right = (last.end - first.end) * (1 / distance)
    }
    let outline = pyramid.withSampler(level: level) { grey in
      BarFollowing(middle, in: grey)?.outline(left: left * pixel, right: right * pixel)
    }
    guard let outline else {
      // Where no bars show, it is known of the lines alone that the symbol is there.
      let (up, down) = (left * (-0.5 * pixel), right * (0.5 * pixel))
      return ordered(
        Quadrilateral(
          topLeft: first.start + up, topRight: first.end + up, bottomRight: last.end + down,
          bottomLeft: last.start + down))
    }
    return ordered(outline)
  }

  /// The corners of a symbol of several rows, from the detections of all of them. Which way the first one runs is the
  /// symbol's own direction.
  func corners(ofRows detections: [LinearVotes.Detection]) -> Quadrilateral {
    // Lines between two rows show little contrast; what lies in a row that was followed already is a part of it.
    let rows = pyramid.withSampler(level: level) { grey in
      var rows: [Quadrilateral] = []
      let lines = detections.compactMap { BarFollowing($0, in: grey) }
      for bars in lines.descending(by: { $0.prominence })
      where !rows.contains(where: { $0.contains((bars.start + bars.end) * 0.5) }) {
        rows.append(bars.outline(left: region.along * pixel, right: region.along * pixel, isRow: true))
      }
      return rows
    }
    guard let longest = rows.first else { return corners(of: detections) }
    // All rows lie in a frame whose axes are the sides of the longest one.
    let across = (longest.topRight + longest.bottomRight - longest.topLeft - longest.bottomLeft) * 0.5
    let down = (longest.bottomLeft + longest.bottomRight - longest.topLeft - longest.topRight) * 0.5
    let area = Point.cross(across, down)
    guard abs(area) > 1e-6 else { return corners(of: detections) }
    var (low, high) = (SIMD2<Double>(repeating: .infinity), SIMD2<Double>(repeating: -.infinity))
    for point in rows.flatMap({ $0.points }) {
      let offset = point - longest.topLeft
      let place = SIMD2(Point.cross(offset, down), Point.cross(across, offset)) / area
      low = pointwiseMin(low, place)
      high = pointwiseMax(high, place)
    }
    func corner(_ u: Double, _ v: Double) -> Point { longest.topLeft + across * u + down * v }
    let outline = Quadrilateral(
      topLeft: corner(low.x, low.y), topRight: corner(high.x, low.y), bottomRight: corner(high.x, high.y),
      bottomLeft: corner(low.x, high.y))
    let runsForward = Point.dot(detections[0].end - detections[0].start, across) > 0
    return ordered(runsForward ? outline : outline.withSidesExchanged)
  }

  /// Read from right to left, what the region calls down is up.
  private func ordered(_ outline: Quadrilateral) -> Quadrilateral {
    let isTurned = Point.dot(outline.topRight - outline.topLeft, region.across) < 0
    return isTurned
      ? Quadrilateral(
        topLeft: outline.bottomLeft, topRight: outline.bottomRight, bottomRight: outline.topRight,
        bottomLeft: outline.topLeft) : outline
  }
}

extension Quadrilateral {
  /// Left as right, and right as left.
  fileprivate var withSidesExchanged: Quadrilateral {
    Quadrilateral(
      topLeft: topRight, topRight: topLeft, bottomRight: bottomLeft, bottomLeft: bottomRight)
  }
}
