import QuietzoneImaging
import QuietzoneSymbols

/// Reads the PDF417 and MicroPDF417 symbols of one image, at the places that showed signs of them when bars were looked for.
struct StackedReading {
  /// Regions that were looked at in vain, or as far as they showed a symbol.
  private var tried: [BarRegion] = []

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

  /// Reads the symbols in regions that show their patterns.
  mutating func read(_ regions: [BarRegion], _ context: inout ReadingContext) {
    for region in regions.descending(by: { $0.weight }) where context.goesOn {
      guard !context.results.covers(region.center), !tried.contains(where: { $0.isLike(region) }) else {
        continue
      }
      tried.append(region)
      Self.read(region, &context)
    }
  }

  /// Reads symbols whose rows are a pixel or two high, in a small image: they show no parallel edges, and are found where they
  /// run with the pixels.
  mutating func readRowsOfPixels(_ context: inout ReadingContext) {
    let image = context.pyramid.levels[0]
    let (width, height) = (Double(image.width), Double(image.height))
    guard width * height < Self.smallImage else { return }
    let center = Point(x: width / 2, y: height / 2)
    let rowsOfPixels = [(Point(x: 1, y: 0), width, height), (Point(x: 0, y: 1), height, width)].map {
      BarRegion(center: center, across: $0, length: $1, height: $2, curvature: 0, weight: 0)
    }
    for region in rowsOfPixels
    where context.results.isEmpty
      && Self.showsPatterns(region, slants: Self.slants.prefix(Self.fewSlants), &context)
    {
      Self.read(region, looksClosely: false, &context)
    }
    // Wide bars and spaces divide a symbol into pieces.
    guard context.results.isEmpty,
      let whole = BarRegion(around: findBarRegions(in: context.evidence.blocks(level: 0), scale: 1)),
      Self.showsPatterns(whole, slants: Self.slants[...], &context)
    else { return }
    Self.read(whole, &context)
  }

  /// How much rows may rise along the bars of a region, per pixel across, the likeliest first.
  private static let slants = [0, -0.08, 0.08, -0.04, 0.04, -0.16, 0.16, -0.12, 0.12, -0.2, 0.2]

  /// How many of them rows that run with the pixels may have.
  private static let fewSlants = 5

  /// Whether a few lines across a region show patterns.
  private static func showsPatterns(
    _ region: BarRegion, slants: ArraySlice<Double>, _ context: inout ReadingContext
  ) -> Bool {
    let sampling = LineSampling(region, of: context.pyramid)
    var search = StackedSearch(context.wanted, readsInverted: context.readsInverted)
    for slant in slants {
      for part in slant == 0 ? [0, -0.12, 0.12, -0.25, 0.25, -0.4, 0.4] : [0, -0.06, 0.06, -0.2, 0.2] {
        guard context.budget.spend(3 * sampling.samplesPerLine) else { return false }
        search.look(at: sampling.probe(at: (part * region.height).rounded(.down) + 0.5, slant: slant))
        if search.isPromising { return true }
        if search.hasOnlyChance { return false }
        if part == 0.25, !search.hasFinds { return false }
      }
      // A symbol shows something on one of a few slants; rows that run with the pixels, on none.
      if slants.count == Self.fewSlants || slant == 0.08, !search.hasFinds { return false }
    }
    return false
  }

  /// Pixels of an image that is looked at line by line.
  private static let smallImage = 500_000.0

  /// - Parameter looksClosely: Whether to lay many lines where a few show nothing: the region is a symbol's, if there is any.
  private static func read(
    _ region: BarRegion, looksClosely: Bool = true, _ context: inout ReadingContext
  ) {
    let (known, spent) = (context.results.count, context.budget.spent)
    let outcome = outcome(in: region, looksClosely: looksClosely, &context)
    if context.results.count > known { context.budget.refund(context.budget.spent - spent) }
    guard context.trace != nil else { return }
    var candidate = ReadingTrace.Candidate(region, kind: .rows, score: 0)
    candidate.isRead = context.results.count > known
    candidate.outcome = candidate.isRead ? "read" : outcome
    context.trace?.add(candidate)
  }

  /// Reads what is in a region, and says how far that came.
  private static func outcome(
    in region: BarRegion, looksClosely: Bool, _ context: inout ReadingContext
  ) -> String {
    guard
      let survey = survey(StackedFrame(region, of: context.pyramid), looksClosely: looksClosely, &context)
    else { return "lines show no rows that agree" }
    // Of many rows two lines each are enough, most often; few are not placed well by so few.
    let isHigh = survey.frame.height > highSymbol * survey.module
    for (distance, isThorough) in isHigh ? [(1.5, false), (0.75, true)] : [(0.75, true)] {
      let lines = survey.lines(distance: distance)
      guard !lines.isEmpty else { return "hardly a line shows the end of a row" }
      _ = context.budget.spend(lines.count * survey.frame.samplesPerLine)
      if readAll(lines, of: survey, thoroughly: isThorough, &context) { break }
    }
    return "the rows' codewords cannot be decoded"
  }

  /// The height of thirty low rows, in modules.
  private static let highSymbol = 90.0

  /// Reads the symbols that lines were laid across. Returns whether each of them was read.
  private static func readAll(
    _ lines: [StackedLine], of survey: StackedSurvey, thoroughly: Bool, _ context: inout ReadingContext
  ) -> Bool {
    var isComplete = true
    for side in survey.sides(of: lines) {
      if !keep(read(side, of: survey, thoroughly: thoroughly), &context) { isComplete = false }
      let parts = survey.parts(of: side)
      guard parts.count > 1 else { continue }
      for part in parts where context.goesOn && !context.results.covers(survey.center(of: part)) {
        if !keep(read(part, of: survey, thoroughly: thoroughly), &context) { isComplete = false }
      }
    }
    return isComplete
  }

  /// What a few lines show; with more of them averaged, and longer ones, as far as that shows more.
  private static func survey(
    _ first: StackedFrame, looksClosely: Bool, _ context: inout ReadingContext
  ) -> StackedSurvey? {
    let (wanted, readsInverted) = (context.wanted, context.readsInverted)
    let isComplete = context.pass.coverage == .complete
    var frame = first
    var best: StackedSurvey?
    for neighbors in isComplete ? [0, 2] : [0] {
      guard context.budget.spend(surveyLines * first.samplesPerLine) else { break }
      frame.neighbors = neighbors
      let survey = StackedSurvey(frame, wanted: wanted, readsInverted: readsInverted)
      if let survey, survey.score > 1.2 * (best?.score ?? 0) { best = survey }
      if best?.score ?? 0 >= goodScore { break }
    }
    if best == nil, isComplete, looksClosely,
      context.budget.spend(5 * surveyLines * first.samplesPerLine)
    {
      frame.neighbors = 0
      best = StackedSurvey(
        frame, wanted: wanted.intersection([.microPDF417]), readsInverted: readsInverted, isFine: true)
    }
    guard let shown = best, shown.score >= (shown.isMicro ? leastMicroScore : leastScore) else {
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

  /// About how many lines a survey lays.
  private static let surveyLines = 20
  /// What five lines show of a symbol that is easy to read: some codewords each.
  private static let goodScore = 25.0
  /// What they show at least, if there is any use in more.
  private static let leastScore = 9.0
  private static let leastMicroScore = 6.0

  private static func read(
    _ lines: [StackedLine], of survey: StackedSurvey, thoroughly: Bool
  ) -> Symbol? {
    survey.isMicro
      ? MicroPDF417Place(survey, lines: lines)?.read(thoroughly: thoroughly)
      : PDF417Place(survey, lines: lines).read(thoroughly: thoroughly)
  }

  /// Adds a symbol to the results, unless another was read there. Returns whether there is one.
  private static func keep(_ symbol: Symbol?, _ context: inout ReadingContext) -> Bool {
    guard let symbol else { return false }
    if !context.results.covers(symbol.corners.center) {
      context.results.add(Barcode(symbol, textDecoder: context.textDecoder))
    }
    return true
  }
}

extension BarRegion {
  /// Which part of a symbol its pieces fill at least. Of photos without a symbol two in three have parallel edges that fill less.
  private static let leastFilled = 0.6

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
    // Pieces of one symbol fill most of what they span.
    let filled = parallel.reduce(0) { $0 + $1.length * $1.height }
    guard filled >= Self.leastFilled * size.x * size.y else { return nil }
    self.init(
      center: across * middle.x + along * middle.y, across: across, length: size.x, height: size.y,
      curvature: 0,
      weight: first.weight)
  }
}
