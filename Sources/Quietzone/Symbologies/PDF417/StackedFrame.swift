import QuietzoneImaging

/// Where the rows of a stacked symbol may run: how lines are laid along them, and where a place on a line is.
///
/// A place has two numbers, in pixels: how far along its line it is from the line's middle, and at which offset, along the
/// bars, the line crosses the middle of the region.
struct StackedFrame {
  private let pyramid: Pyramid
  private(set) var center: Point
  /// Across the bars, in reading direction.
  private(set) var across: Point
  private(set) var along: Point
  /// How far to either side lines reach.
  var reach: Double
  let height: Double
  /// Pixels from sample to sample.
  var step: Double
  /// How many lines to either side are averaged, a pixel apart: against noise, where rows are high enough.
  var neighbors = 0
  #if COMPACT
    private let level: Int
    private var grain: Int { 1 }
    private var spacing: Double { pixel }
  #else
    private var level: Int
    /// Of how many samples along a line each is the mean, and of how many lines at least.
    private var grain = 1
    /// How far these are apart, in pixels of the image.
    private var spacing = 1.0
  #endif
  /// Whether bars are what is light.
  var isInverted = false
  /// By how much lines rise along the bars with each pixel across, in the middle, and how that changes with the offset:
  /// rows are not quite at right angles to the bars if seen in perspective.
  var slant = (middle: 0.0, change: 0.0)

  init(_ region: BarRegion, of pyramid: Pyramid) {
    self.pyramid = pyramid
    center = region.center
    across = region.across
    along = region.normal
    height = region.height
    reach = 0.7 * region.length + 24
    var (level, step) = (0, 0.5)
    while 2 * reach / step > 2600 { step *= 1.25 }
    while level + 1 < pyramid.levels.count, Double(2 << level) <= step { level += 1 }
    self.level = level
    self.step = step
    #if !COMPACT
      spacing = pixel
    #endif
  }

  /// The frame with its lines from the other end.
  func turned() -> StackedFrame {
    var frame = self
    frame.across = across * -1
    frame.along = along * -1
    frame.slant.change = -slant.change
    return frame
  }

  #if !COMPACT
    /// The frame with samples that are means of squares, so many of its pixels to a side: a power of two.
    func averaging(_ pixels: Int) -> StackedFrame {
      let sampling = SamplingGrain(side: pixels << level, of: pyramid)
      var frame = self
      (frame.level, frame.grain, frame.step) = (sampling.level, sampling.pixels, Double(pixels << level))
      if sampling.pixels > 1 { frame.spacing = sampling.pixel }
      return frame
    }
  #endif

  /// About how many samples a line has.
  var samplesPerLine: Int { Int(2 * reach / step) }

  /// The width of a pixel of the level that is sampled, in pixels of the image.
  var pixel: Double { Double(1 << level) }

  private func direction(at offset: Double) -> Point {
    let slant = max(-0.6, min(slant.middle + slant.change * offset, 0.6))
    let way = across + along * slant
    return way * (1 / way.length)
  }

  /// The image's place of a place on a line.
  func point(_ place: Double, offset: Double) -> Point {
    center + along * offset + direction(at: offset) * place
  }

  /// Whether the line at an offset crosses the image at its middle.
  func contains(offset: Double) -> Bool {
    let (point, image) = (center + along * offset, pyramid.levels[0])
    return point.x >= 0 && point.y >= 0 && point.x < Double(image.width) && point.y < Double(image.height)
  }

  /// The line at an offset.
  func line(at offset: Double) -> StackedLine {
    let image = pyramid.levels[0]
    let scan = ScanLine(
      through: center + along * offset, across: direction(at: offset), reach: reach, curvature: 0,
      step: step / Double(grain), width: image.width, height: image.height)
    let profile = pyramid.withSampler(level: level) {
      scan.profile(in: $0, rows: max(2 * neighbors + 1, grain), spacing: spacing)
    }
    let bars = BarLine(
      scan.coarser(by: grain),
      edges: EdgeFinder(sensitivity: 0.12 + 0.05 * Float(neighbors), surroundings: 60)
        .edges(in: profile.means(of: grain)))
    return StackedLine(
      offset: offset, step: step, middle: bars.line.middle, last: bars.line.count - 1, all: bars.edges,
      isInverted: isInverted)
  }

  /// Adds grey values to `values`, at evenly spaced places on a line; light on dark they are negative.
  func addValues(from start: Point, step: Point, to values: inout [Float]) {
    let sign: Float = isInverted ? -1 : 1
    pyramid.withSampler(level: level) { grey in
      for index in values.indices { values[index] += sign * grey.value(at: start + step * Double(index)) }
    }
  }
}

/// The edges along one line of a frame.
struct StackedLine {
  let offset: Double
  let step: Double
  /// The samples in the middle and at the end.
  let middle: Int
  let last: Int
  /// Those of the symbol's bars.
  let edges: EdgeRow
  private let all: [Float]
  /// The patterns on it, once they were looked for.
  var runs: [PatternRun] = []
  var rows: [MicroRow] = []

  init(offset: Double, step: Double, middle: Int, last: Int, all: [Float], isInverted: Bool) {
    (self.offset, self.step, self.middle, self.last, self.all) = (offset, step, middle, last, all)
    edges = EdgeRow(all, isInverted: isInverted)
  }

  /// What it shows of symbols that lie in each of several ways: nil where it shows nothing.
  func finds(_ orientations: [StackedOrientation]) -> [StackedFind?] {
    StackedFind.finds(on: all, orientations)
  }

  /// Looks for patterns.
  mutating func findPatterns(isMicro: Bool, printGain: Float) {
    if isMicro {
      rows = MicroRow.rows(in: edges)
    } else {
      runs = PatternRun.runs(in: edges, printGain: printGain)
    }
  }

  /// Where rows that the line shows from end to end begin and end, in pixels from its middle.
  var wholes: [ClosedRange<Double>] {
    runs.filter { $0.isWhole }.map { extent(of: $0) }
      + rows.map { place(ofEdge: $0.first)...place(ofEdge: $0.first + $0.layout.elements) }
  }

  /// Where rows begin that have a start pattern, in pixels from its middle.
  var starts: [Double] { runs.filter { $0.readings[0].pattern == .start }.map { place(ofEdge: $0.first) } }

  /// The middles of what it shows, of whole rows if there are any, in pixels from its own middle.
  var middles: [Double] {
    let wholes = wholes
    return (wholes.isEmpty ? runs.map { extent(of: $0) } : wholes).map { ($0.lowerBound + $0.upperBound) / 2 }
  }

  private func extent(of run: PatternRun) -> ClosedRange<Double> {
    place(ofEdge: run.first)...place(ofEdge: run.first + 8 * run.readings.count)
  }

  /// The line with no patterns but those in a range of places.
  func showing(_ range: ClosedRange<Double>) -> StackedLine {
    var line = self
    line.runs.removeAll { run in
      let extent = extent(of: run)
      return extent.lowerBound < range.lowerBound || extent.upperBound > range.upperBound
    }
    line.rows.removeAll { !range.contains(place(ofEdge: $0.first)) }
    return line
  }

  /// Whether it shows a start or stop pattern, or a whole row of a MicroPDF417.
  var showsEnds: Bool {
    !rows.isEmpty
      || runs.contains { run in run.readings.contains { $0.pattern == .start || $0.pattern == .stop } }
  }

  var showsPattern: Bool { !runs.isEmpty || !rows.isEmpty }

  /// How far an edge is from the line's middle, in pixels.
  func place(ofEdge index: Int) -> Double { (Double(edges[index]) - Double(middle)) * step }

  /// The edge into a bar nearest to a place.
  func bar(near place: Double, reach: Double) -> Int? {
    edges.withView { $0.bar(near: Float(place / step) + Float(middle), reach: Float(reach / step)) }
  }
}
