import QuietzoneImaging

/// How lines are laid across a region: at which level of the pyramid, how dense, how long.
struct LineSampling {
  let region: BarRegion
  private let pyramid: Pyramid
  /// The level that is sampled.
  private let level: Int
  /// The width of a pixel of that level, in pixels of the image.
  var pixel: Double { Double(1 << level) }
  /// Pixels of the image from sample to sample.
  let step: Double
  /// Pixels from the middle to either end.
  private let reach: Double

  /// - Parameter isCoarse: whether a sample a pixel is enough: in haste.
  init(_ region: BarRegion, of pyramid: Pyramid, isCoarse: Bool = false) {
    self.region = region
    self.pyramid = pyramid
    // Blocks at the ends that hold few bars are not counted to the region, and quiet zones lie beyond.
    reach = 0.7 * region.length + 24
    var (level, step) = (0, isCoarse ? 1 : 0.5)
    while 2 * reach / step > (isCoarse ? 900 : 1400) { step *= 1.25 }
    while level + 1 < pyramid.levels.count, Double(2 << level) <= step { level += 1 }
    self.level = level
    self.step = step
  }

  /// Where to lay lines, in pixels along the bars from the middle of the region: first in the middle, then far apart, then
  /// ever closer together.
  func offsets(limit: Int) -> [Double] {
    let usable = max(0, region.height - 4 * pixel)
    let count = max(3, min(limit, Int(usable / (1.5 * pixel)))) | 1
    let distance = usable / Double(count)
    let middle = count / 2
    var order = [middle]
    var isTaken = [Bool](repeating: false, count: count)
    isTaken[middle] = true
    var step = (count + 2) / 4
    while order.count < count {
      step = max(1, step)
      for index in stride(from: middle % step, to: count, by: step) where !isTaken[index] {
        isTaken[index] = true
        order.append(index)
      }
      step /= 2
    }
    return order.map { Double($0 - middle) * distance }
  }

  /// Whether a straight line would leave the bars, or come near their ends, where an arc does not.
  private var needsArc: Bool {
    let rise = abs(region.bend) * region.length * region.length / 8
    return rise > max(1.5, 0.06 * region.height)
  }

  /// The line at an offset.
  func line(at offset: Double) -> ScanLine {
    let image = pyramid.levels[0]
    return ScanLine(
      through: region.center + region.along * offset, across: region.across, reach: reach,
      bend: needsArc ? region.bend : 0, step: step, width: image.width, height: image.height)
  }

  /// The bars on the line at an offset, at a glance: at no more samples than there are pixels, and not far beyond the region.
  func glance(at offset: Double) -> BarLine {
    let image = pyramid.levels[0]
    let line = ScanLine(
      through: region.center + region.along * offset, across: region.across, reach: 0.6 * region.length,
      bend: needsArc ? region.bend : 0, step: max(step, pixel), width: image.width, height: image.height)
    return BarLine(line, edges: EdgeFinder().edges(in: profile(line, isNarrow: true)))
  }

  /// The grey values on a line, each the mean of a strip along the bars: as wide as is safe with a direction that is off by
  /// a degree, unless a narrower one is asked for.
  func profile(_ line: ScanLine, isNarrow: Bool = false) -> [Float] {
    let taps = max(0, min(isNarrow ? 1 : 3, Int(region.height / pixel / 16)))
    return pyramid.withSampler(level: level) { line.profile(in: $0, reach: taps, spacing: pixel) }
  }

  /// The straight line between two points.
  func line(from start: Point, to end: Point) -> ScanLine {
    let image = pyramid.levels[0]
    return ScanLine(from: start, to: end, step: step, width: image.width, height: image.height)
  }

  /// The corners of a symbol of several rows, from the sightings of all of them. Which way the first one runs is the
  /// symbol's own direction.
  func corners(ofRows sightings: [LinearVotes.Sighting]) -> Quadrilateral {
    let byOffset = sightings.sorted { $0.offset < $1.offset }
    let (first, last) = (byOffset[0], byOffset[byOffset.count - 1])
    let (up, down) = (region.along * -pixel, region.along * pixel)
    let (above, below) = pyramid.withSampler(level: level) { grey in
      (
        reach(from: first, left: up, right: up, in: grey),
        reach(from: last, left: down, right: down, in: grey)
      )
    }
    var (low, high) = (Double.infinity, -Double.infinity)
    for sighting in sightings {
      for point in [sighting.start, sighting.end] {
        let place = Point.dot(point - region.center, region.across)
        (low, high) = (min(low, place), max(high, place))
      }
    }
    let top = first.offset - (Double(above) + 0.5) * pixel
    let bottom = last.offset + (Double(below) + 0.5) * pixel
    func corner(_ u: Double, _ v: Double) -> Point { region.center + region.across * u + region.along * v }
    let runsForward = Point.dot(sightings[0].end - sightings[0].start, region.across) > 0
    return runsForward
      ? Quadrilateral(
        topLeft: corner(low, top), topRight: corner(high, top), bottomRight: corner(high, bottom),
        bottomLeft: corner(low, bottom))
      : Quadrilateral(
        topLeft: corner(high, bottom), topRight: corner(low, bottom), bottomRight: corner(low, top),
        bottomLeft: corner(high, top))
  }

  /// The corners of the bars on which a content was read.
  func corners(of sightings: [LinearVotes.Sighting]) -> Quadrilateral {
    let byOffset = sightings.sorted { $0.offset < $1.offset }
    let (first, last) = (byOffset[0], byOffset[byOffset.count - 1])
    let middle = byOffset[byOffset.count / 2]
    // How the outer edges move from line to line along the bars.
    let distance = last.offset - first.offset
    let slope = distance > 6 ? 1 / distance : 0
    var (left, right) = (region.along, region.along)
    if slope > 0 {
      left = (last.start - first.start) * slope
      right = (last.end - first.end) * slope
    }
    let (up, down) = pyramid.withSampler(level: level) { grey in
      (
        reach(from: middle, left: left * -pixel, right: right * -pixel, in: grey),
        reach(from: middle, left: left * pixel, right: right * pixel, in: grey)
      )
    }
    func corner(_ point: Point, _ direction: Point, _ steps: Double) -> Point {
      point + direction * (steps * pixel)
    }
    let (top, bottom) = (-Double(up) - 0.5, Double(down) + 0.5)
    let quadrilateral = Quadrilateral(
      topLeft: corner(middle.start, left, top), topRight: corner(middle.end, right, top),
      bottomRight: corner(middle.end, right, bottom), bottomLeft: corner(middle.start, left, bottom))
    // Read from right to left, what the region calls down is up.
    return Point.dot(middle.end - middle.start, region.across) > 0
      ? quadrilateral
      : Quadrilateral(
        topLeft: quadrilateral.bottomLeft, topRight: quadrilateral.bottomRight,
        bottomRight: quadrilateral.topRight, bottomLeft: quadrilateral.topLeft)
  }

  /// How many steps the bars of a sighting go on, when each step moves its start by `left` and its end by `right`.
  private func reach(
    from sighting: LinearVotes.Sighting, left: Point, right: Point, in grey: GreySampler
  ) -> Int {
    func contrast(_ steps: Int) -> Float {
      let start = sighting.start + left * Double(steps)
      let way = sighting.end + right * Double(steps) - start
      var (dark, light): (Float, Float) = (0, 0)
      for (index, middle) in sighting.middles.enumerated() {
        let value = grey.value(at: start + way * middle)
        if index & 1 == 0 { dark += value } else { light += value }
      }
      let bars = Float((sighting.middles.count + 1) / 2)
      return light / (Float(sighting.middles.count) - bars) - dark / bars
    }
    // Bars that are lighter than their ground have a negative contrast.
    let full = contrast(0)
    // On the row between two others of a stacked symbol there may be none to follow.
    guard abs(full) > 2 else { return 0 }
    let least = 0.5 * abs(full)
    var (steps, faint) = (0, 0)
    // A scratch or a highlight across the bars does not end them.
    while faint < 4 {
      let next = Double(steps + faint + 1)
      guard grey.contains(sighting.start + left * next), grey.contains(sighting.end + right * next) else {
        break
      }
      if contrast(steps + faint + 1) * (full < 0 ? -1 : 1) >= least {
        steps += faint + 1
        faint = 0
      } else {
        faint += 1
      }
    }
    return steps
  }
}
