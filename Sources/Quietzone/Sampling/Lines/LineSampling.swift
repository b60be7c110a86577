import QuietzoneImaging

/// How lines are laid across a region: at which level of the pyramid, how dense, how long.
struct LineSampling {
  let region: BarRegion
  let pyramid: Pyramid
  /// The level that is sampled.
  let level: Int
  /// The width of a pixel of that level, in pixels of the image.
  var pixel: Double { Double(1 << level) }
  /// Pixels of the image from sample to sample.
  let step: Double
  /// Pixels from the middle to either end.
  private let reach: Double
  /// The least distance from sample to sample that tells anything more.
  private let finestStep: Double
  /// The most samples that lines of this region may have.
  private let mostSamples: Double

  /// - Parameter isCoarse: whether a sample a pixel is enough.
  init(_ region: BarRegion, of pyramid: Pyramid, isCoarse: Bool = false) {
    self.init(region, of: pyramid, finestStep: isCoarse ? 1 : 0.5, mostSamples: isCoarse ? 900 : 1400)
  }

  private init(_ region: BarRegion, of pyramid: Pyramid, finestStep: Double, mostSamples: Double) {
    (self.region, self.pyramid, self.finestStep, self.mostSamples) = (
      region, pyramid, finestStep, mostSamples
    )
    reach = region.length / 2 + Self.excess(of: region)
    var (level, step) = (0, finestStep)
    while 2 * reach / step > mostSamples { step *= 1.25 }
    while level + 1 < pyramid.levels.count, Double(2 << level) <= step { level += 1 }
    self.level = level
    self.step = step
  }

  /// How far lines reach beyond a region, in pixels of the image: blocks at the ends that hold few bars are not counted to it, and
  /// quiet zones lie beyond.
  static func excess(of region: BarRegion) -> Double { 0.2 * region.length + 24 }

  /// The same lines across the region, turned.
  func turned(to region: BarRegion) -> LineSampling {
    LineSampling(region, of: pyramid, finestStep: finestStep, mostSamples: mostSamples)
  }

  /// Lines with twice as many samples, if there is more to be seen and these are too few for so many edges: as many suffice for
  /// the longest EAN, but a symbol of eighty characters has more modules than that.
  ///
  /// - Parameter edges: how many show along the length of the region.
  func finer(for edges: Int) -> LineSampling? {
    guard step > finestStep, Double(edges) * Self.samplesPerEdge > region.length / probeStep else {
      return nil
    }
    return LineSampling(region, of: pyramid, finestStep: finestStep, mostSamples: 2 * mostSamples)
  }

  /// Lines at the next coarser level, a sample a pixel of it, where that many still show every module of most symbols, or modules are
  /// known to be that wide: the mean of four pixels has half the noise of one.
  var coarser: LineSampling? {
    let next = 2 * pixel
    var isEnough = region.length >= Self.leastSamples * next
    #if !COMPACT
      isEnough =
        isEnough || region.scale >= Self.samplesPerModule * next && region.length >= Self.fewestSamples * next
    #endif
    guard level + 1 < pyramid.levels.count, isEnough else { return nil }
    return LineSampling(region, of: pyramid, finestStep: 2 * pixel, mostSamples: mostSamples)
  }

  /// Samples across a region that show each of 95 modules, those of an EAN-13, by three.
  private static let leastSamples = 280.0

  /// Those that show each of 50 modules, a row of a stacked GS1 DataBar, by two or three; and how many there have to be in a pixel of
  /// the level that shows the region, which is about a module.
  private static let (fewestSamples, samplesPerModule) = (140.0, 2.0)

  /// What a line needs: elements are 1.6 modules wide on average, and 2.5 samples a module show which.
  private static let samplesPerEdge = 4.0

  /// About how many samples a line has.
  var samplesPerLine: Int { Int(2 * reach / step) }

  /// Where to lay lines, in pixels along the bars from the middle of the region: first in the middle, then far apart, then
  /// ever closer together.
  func offsets(limit: Int) -> [Double] {
    // Blocks show neither end of bars exactly; of very low ones each row was looked at.
    let usable = max(min(region.height, 3 * pixel), region.height - 4 * pixel)
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
  var needsArc: Bool {
    !region.fansOut && region.lean == 0 && region.isBent
  }

  /// The line at an offset.
  func line(at offset: Double) -> ScanLine {
    let image = pyramid.levels[0]
    var line = ScanLine(
      through: region.center + region.along * offset, across: region.across, reach: reach,
      curvature: needsArc ? region.curvature : 0, step: step, width: image.width, height: image.height)
    line.lean = region.lean
    return line
  }

  /// The bars on the line at an offset, averaged over few pixels along them.
  func bars(at offset: Double) -> BarLine { bars(on: line(at: offset), rows: 3) }

  /// The tracks and rows that are looked for so may be low: what is averaged lies no more than a pixel apart.
  private func bars(on line: ScanLine, rows: Int) -> BarLine {
    let rows = region.height < 16 * pixel ? 1 : rows
    let profile = pyramid.withSampler(level: level) { line.profile(in: $0, rows: rows, spacing: pixel) }
    return BarLine(line, profile, by: EdgeFinder())
  }

  /// Pixels of the image from sample to sample, for a probe. Of bars of a pixel's width a sample a pixel shows nothing where it falls
  /// between two; what is too short to show otherwise that there are bars is looked at more closely.
  var probeStep: Double {
    #if !COMPACT
      if region.length < Double(BarTuning.stretchLength * GradientBlocks.side) * pixel { return step }
    #endif
    return max(step, pixel)
  }

  /// The bars on the line at an offset, for a probe: at no more samples than there are pixels, and not far beyond the region.
  ///
  /// - Parameter slant: By how much the line rises along the bars with each pixel across.
  func probe(at offset: Double, slant: Double = 0) -> BarLine {
    // Between pixels each value is a mean of two already: two rows do nearly as much against noise as three.
    bars(on: probeLine(at: offset, slant: slant, step: probeStep), rows: 2)
  }

  /// How long the lines of a probe are, in lengths of the region.
  static let probeLength = 1.2

  /// The line at an offset, for a probe.
  func probeLine(at offset: Double, slant: Double, step: Double) -> ScanLine {
    let image = pyramid.levels[0]
    let way = region.across + region.normal * slant
    var line = ScanLine(
      through: region.center + region.along * offset, across: way * (1 / way.length),
      reach: Self.probeLength / 2 * region.length, curvature: needsArc ? region.curvature : 0, step: step,
      width: image.width,
      height: image.height)
    line.lean = region.lean
    return line
  }

  /// The grey values on a line, each the mean of a strip along the bars: as wide as is safe with a direction that is off by
  /// a degree, unless a narrower one is asked for.
  func profile(_ line: ScanLine, isNarrow: Bool = false) -> [Float] {
    let width = max(0, min(isNarrow || region.fansOut ? 1 : 3, Int(region.height / pixel / 16)))
    // Between pixels each value is a mean of two already: so few rows reach as far as those a pixel apart would.
    let rows = [1, 2, 3, 5][width]
    return pyramid.withSampler(level: level) { line.profile(in: $0, rows: rows, spacing: 1.5 * pixel) }
  }

  /// Where strips are laid, from the middle, and how high they are: in parts of the region's height.
  static let strips = [0, -0.2, 0.2, -0.1, 0.1]
  private static let stripHeight = 0.25
  /// From how many rows a strip is the mean, if there are as many.
  static let stripRows = 24

  /// The mean of the grey values in a strip along the bars around a line.
  func strip(_ line: ScanLine) -> [Float] {
    let height = Self.stripHeight * region.height / pixel
    let rows = max(1, min(Self.stripRows, Int(height)))
    let spacing = height * pixel / Double(rows)
    return pyramid.withSampler(level: level) { line.profile(in: $0, rows: rows, spacing: spacing) }
  }

  /// The straight line between two points.
  func line(from start: Point, to end: Point) -> ScanLine {
    let image = pyramid.levels[0]
    return ScanLine(from: start, to: end, step: step, width: image.width, height: image.height)
  }
}
