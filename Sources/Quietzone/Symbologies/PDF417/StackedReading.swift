import QuietzoneImaging
import QuietzoneSymbols

/// Reads the PDF417 and MicroPDF417 symbols of one image, at the places that showed signs of them when bars were looked for.
struct StackedReading: SymbologyReading {
  let pyramid: Pyramid
  let effort: BarcodeReader.Effort
  let wanted: SymbologySet
  let readsInverted: Bool
  var limit = Int.max
  var areas: [Quadrilateral] = []
  var trace: ReadingTrace?
  /// Where to look.
  var regions: [BarRegion] = []

  private(set) var symbols: [Symbol] = []

  /// A symbol that was read.
  struct Symbol {
    enum Content {
      case pdf417(PDF417.Content)
      case microPDF417(MicroPDF417.Content)
    }

    var content: Content
    var corners: Quadrilateral
    var isInverted: Bool
    var isMirrored: Bool
  }

  init(
    _ pyramid: Pyramid, effort: BarcodeReader.Effort, wanted: SymbologySet, readsInverted: Bool
  ) {
    self.pyramid = pyramid
    self.effort = effort
    self.wanted = wanted
    self.readsInverted = readsInverted
  }

  var count: Int { symbols.count }

  mutating func lookQuickly(_ levels: inout ImageLevels) {
    var tried: [BarRegion] = []
    var failures = 0
    for region in regions.descending(by: { $0.weight }) where symbols.count < limit {
      guard !isRead(region.center), !tried.contains(where: { $0.isLike(region) }) else { continue }
      guard failures < (effort == .live ? 2 : 3) else { return }
      tried.append(region)
      let known = symbols.count
      read(region)
      if symbols.count == known { failures += 1 }
    }
  }

  mutating func lookThoroughly(_ levels: inout ImageLevels) {
    guard symbols.isEmpty, areas.isEmpty else { return }
    let image = pyramid.levels[0]
    let (width, height) = (Double(image.width), Double(image.height))
    guard width * height < Self.smallImage else { return }
    let center = Point(x: width / 2, y: height / 2)
    // Rows of a pixel or two show no parallel edges: they are found where they run with the pixels.
    let rowsOfPixels = [(Point(x: 1, y: 0), width, height), (Point(x: 0, y: 1), height, width)].map {
      BarRegion(center: center, across: $0, length: $1, height: $2, curvature: 0, weight: 0)
    }
    for region in rowsOfPixels where symbols.isEmpty && showsPatterns(region, slants: Self.slants.prefix(5)) {
      read(region, looksClosely: false)
    }
    // Wide bars and spaces divide a symbol into pieces.
    guard symbols.isEmpty,
      let whole = BarRegion(around: barRegions(in: levels.blocks(level: 0), scale: 1)),
      showsPatterns(whole, slants: Self.slants[...])
    else { return }
    read(whole)
  }

  /// How much rows may rise along the bars of a region, per pixel across, the likeliest first.
  private static let slants = [0, -0.08, 0.08, -0.04, 0.04, -0.16, 0.16, -0.12, 0.12, -0.2, 0.2]

  /// Whether a few lines across a region show patterns.
  private func showsPatterns(_ region: BarRegion, slants: ArraySlice<Double>) -> Bool {
    let sampling = LineSampling(region, of: pyramid)
    var search = StackedSearch(wanted, readsInverted: readsInverted)
    for slant in slants {
      for part in slant == 0 ? [0, -0.12, 0.12, -0.25, 0.25, -0.4, 0.4] : [0, -0.06, 0.06, -0.2, 0.2] {
        search.look(at: sampling.glance(at: (part * region.height).rounded(.down) + 0.5, slant: slant))
        if search.isPromising { return true }
        if search.hasOnlyChance { return false }
      }
      // A symbol shows something on one of a few slants.
      if slant == 0.08, !search.hasFinds { return false }
    }
    return false
  }

  /// Pixels of an image that is looked at line by line.
  private static let smallImage = 500_000.0

  private func isRead(_ point: Point) -> Bool {
    symbols.contains { $0.corners.contains(point) } || areas.contains { $0.contains(point) }
  }

  /// - Parameter looksClosely: Whether to lay many lines where a few show nothing: the region is a symbol's, if there is any.
  private mutating func read(_ region: BarRegion, looksClosely: Bool = true) {
    guard let survey = survey(StackedFrame(region, of: pyramid), looksClosely: looksClosely) else { return }
    // Of many rows two lines each are enough, most often; few are not placed well by so few.
    let isHigh = survey.frame.height > Self.highSymbol * survey.module
    for (distance, isThorough) in isHigh ? [(1.5, false), (0.75, true)] : [(0.75, true)] {
      let lines = survey.lines(distance: distance)
      guard !lines.isEmpty, !readAll(lines, of: survey, thoroughly: isThorough) else { return }
    }
  }

  /// The height of thirty low rows, in modules.
  private static let highSymbol = 90.0

  /// Reads the symbols that lines were laid across. Returns whether each of them was read.
  private mutating func readAll(
    _ lines: [StackedLine], of survey: StackedSurvey, thoroughly: Bool
  ) -> Bool {
    var isComplete = true
    for side in survey.sides(of: lines) {
      if !keep(read(side, of: survey, thoroughly: thoroughly)) { isComplete = false }
      let parts = survey.parts(of: side)
      guard parts.count > 1 else { continue }
      for part in parts where symbols.count < limit && !isRead(survey.center(of: part)) {
        if !keep(read(part, of: survey, thoroughly: thoroughly)) { isComplete = false }
      }
    }
    return isComplete
  }

  /// What a few lines show; with more of them averaged, and longer ones, as far as that shows more.
  private func survey(_ first: StackedFrame, looksClosely: Bool) -> StackedSurvey? {
    var frame = first
    var best: StackedSurvey?
    for neighbors in effort == .live ? [0] : [0, 2] {
      frame.neighbors = neighbors
      let survey = StackedSurvey(frame, wanted: wanted, readsInverted: readsInverted)
      if let survey, survey.score > 1.2 * (best?.score ?? 0) { best = survey }
      if best?.score ?? 0 >= Self.goodScore { break }
    }
    if best == nil, effort == .full, looksClosely {
      frame.neighbors = 0
      best = StackedSurvey(
        frame, wanted: wanted.intersection([.microPDF417]), readsInverted: readsInverted, isFine: true)
    }
    guard let shown = best, shown.score >= (shown.isMicro ? Self.leastMicroScore : Self.leastScore) else {
      return nil
    }
    for _ in 0..<3 {
      guard let cut = best, cut.isCut else { break }
      frame.neighbors = cut.frame.neighbors
      frame.reach *= 1.7
      guard let longer = StackedSurvey(frame, wanted: wanted, readsInverted: readsInverted),
        longer.score > cut.score
      else { break }
      best = longer
    }
    return best
  }

  /// What five lines show of a symbol that is easy to read: some codewords each.
  private static let goodScore = 25.0
  /// What they show at least, if there is any use in more.
  private static let leastScore = 9.0
  private static let leastMicroScore = 6.0

  private func read(_ lines: [StackedLine], of survey: StackedSurvey, thoroughly: Bool) -> Symbol? {
    survey.isMicro
      ? MicroPDF417Place(survey, lines: lines)?.read(thoroughly: thoroughly)
      : PDF417Place(survey, lines: lines).read(thoroughly: thoroughly)
  }

  /// Keeps a symbol, unless it is known. Returns whether there is one.
  private mutating func keep(_ symbol: Symbol?) -> Bool {
    guard let symbol else { return false }
    if !isRead(symbol.corners.center) { symbols.append(symbol) }
    return true
  }

  func barcode(_ index: Int, textDecoder: BarcodeReader.TextDecoder?) -> Barcode {
    Barcode(symbols[index], textDecoder: textDecoder)
  }
}

extension BarRegion {
  /// All of the regions whose bars run as those of the one with most edges; nil if there are none.
  fileprivate init?(around regions: [BarRegion]) {
    guard let first = regions.first else { return nil }
    let parallel = regions.filter {
      abs(Point.dot($0.across, first.across)) > 0.98 && 20 * $0.weight > first.weight
    }
    var across = Point(x: 0, y: 0)
    for region in parallel {
      across =
        across + region.across * (Point.dot(region.across, first.across) < 0 ? -region.weight : region.weight)
    }
    across = across * (1 / across.length)
    let along = Point(x: -across.y, y: across.x)
    var (low, high) = (SIMD2(repeating: Double.infinity), SIMD2(repeating: -Double.infinity))
    for region in parallel {
      let middle = SIMD2(Point.dot(region.center, across), Point.dot(region.center, along))
      let half = SIMD2(region.length, region.height) / 2
      low = pointwiseMin(low, middle - half)
      high = pointwiseMax(high, middle + half)
    }
    let (middle, size) = ((low + high) / 2, high - low)
    self.init(
      center: across * middle.x + along * middle.y, across: across, length: size.x, height: size.y, curvature: 0,
      weight: first.weight)
  }
}
