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
      guard !tried.contains(where: { $0.isLike(region) }) else { continue }
      guard !context.results.covers(region.center) else {
        readRest(of: region, &context)
        continue
      }
      // Lines that are all alike, and a linear symbol that was read from them.
      guard
        context.pass.search != .doubtfulRows
          || !context.results.areas.contains(where: { region.contains($0.center) })
      else { continue }
      tried.append(region)
      Self.read(region, &context)
      readRest(of: region, &context)
    }
  }

  /// Reads the symbols in line with those that were read in a region: rows of one kind hide those of another.
  private mutating func readRest(of region: BarRegion, _ context: inout ReadingContext) {
    #if !COMPACT
      var regions = [region]
      while let region = regions.popLast(), context.goesOn {
        let found = context.results.areas.filter { region.contains($0.center) }
        for rest in region.rests(between: found)
        where context.goesOn && !context.results.covers(rest.center)
          && !tried.contains(where: { $0.isLike(rest) })
        {
          tried.append(rest)
          if Self.readsMore(in: rest, &context) || Self.readsOther(in: rest, &context) {
            regions.append(rest)
          }
        }
      }
    #endif
  }

  /// Reads the symbols in a region if it shows patterns. Returns whether there was one.
  private static func readsMore(in region: BarRegion, _ context: inout ReadingContext) -> Bool {
    let count = context.results.count
    guard showsPatterns(region, slants: slants.prefix(fewSlants), &context) else { return false }
    read(region, &context)
    return context.results.count > count
  }

  /// The same for symbols of another kind than those that were read: lines reach beyond the region, and what they meet there may be
  /// larger.
  private static func readsOther(in region: BarRegion, _ context: inout ReadingContext) -> Bool {
    let wanted = context.wanted
    defer { context.wanted = wanted }
    return [Symbology.pdf417, .microPDF417].contains { (kind: Symbology) in
      context.wanted = wanted.intersection([kind])
      return !context.wanted.isEmpty && readsMore(in: region, &context)
    }
  }

  /// Reads symbols that are seen from the side, whose bars fan out: no region shows all of one.
  mutating func readFans(of regions: [BarRegion], _ context: inout ReadingContext) {
    for fan in joiningFans(of: regions) where context.goesOn && !context.results.covers(fan.center) {
      if Self.showsPatterns(fan, slants: Self.slants[...], &context) { Self.read(fan, &context) }
    }
  }

  /// Reads symbols whose rows are a pixel or two high, in a small image: they show no parallel edges, and are found where they
  /// run with the pixels.
  mutating func readRowsOfPixels(_ context: inout ReadingContext) {
    let image = context.pyramid.levels[0]
    guard Double(image.width * image.height) < StackedTuning.smallImage else { return }
    // What the lines are laid across is the symbol alone: of a page around it most would miss it.
    let place = image.withoutEvenMargins(leastContrast: StackedTuning.leastContrast)
    guard !place.isEmpty else { return }
    let (width, height) = (Double(place.width), Double(place.height))
    // Through the middle of a pixel: between two, rows of different codewords mix.
    let center = Point(
      x: (Double(place.x) + width / 2).rounded(.down) + 0.5,
      y: (Double(place.y) + height / 2).rounded(.down) + 0.5)
    let rowsOfPixels = [(Point(x: 1, y: 0), width, height), (Point(x: 0, y: 1), height, width)].map {
      BarRegion(center: center, across: $0, length: $1, height: $2, curvature: 0, weight: 0)
    }
    for region in rowsOfPixels
    where context.results.isEmpty
      && Self.showsPatterns(region, slants: Self.slants.prefix(Self.fewSlants), &context)
    {
      Self.read(region, laysManyLines: false, &context)
    }
    // Wide bars and spaces divide a symbol into pieces.
    guard context.results.isEmpty,
      let whole = BarRegion(around: context.evidence.barRegions(level: 0)),
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
        search.add(sampling.probe(at: (part * region.height).rounded(), slant: slant))
        if search.isPromising { return true }
        if search.hasOnlyChance { return false }
        if part == 0.25, !search.hasFinds { return false }
      }
      // A symbol shows something on one of a few slants; rows that run with the pixels, on none.
      if slants.count == Self.fewSlants || slant == 0.08, !search.hasFinds { return false }
    }
    return false
  }

  /// - Parameter laysManyLines: Whether to lay many lines where a few show nothing: the region is a symbol's, if there is any.
  private static func read(
    _ region: BarRegion, laysManyLines: Bool = true, _ context: inout ReadingContext
  ) {
    let (known, spent) = (context.results.count, context.budget.spent)
    let failure = failure(in: region, laysManyLines: laysManyLines, &context)
    if context.results.count > known { context.budget.refund(context.budget.spent - spent) }
    guard context.trace != nil else { return }
    var candidate = ReadingTrace.Candidate(region, kind: .rows, score: 0)
    candidate.isRead = context.results.count > known
    candidate.outcome = candidate.isRead ? "read" : failure?.reason ?? "read before"
    context.trace?.add(candidate)
  }

  /// Reads what is in a region, and says how far what was not read came: at last with so many pixels to a sample that grain hides
  /// nothing.
  private static func failure(
    in region: BarRegion, laysManyLines: Bool, _ context: inout ReadingContext
  ) -> StackedFailure? {
    let frame = StackedFrame(region, of: context.pyramid)
    var reading = Self.reading(in: frame, laysManyLines: laysManyLines, &context)
    #if !COMPACT
      for pixels in StackedTuning.grains where context.pass.coverage == .complete {
        let coarse = frame.averaging(pixels)
        let isFineEnough = reading.module.map { StackedTuning.leastSamplesPerModule * coarse.step <= $0 }
        guard let known = reading.failure, context.goesOn,
          isFineEnough ?? (StackedTuning.leastSamples * coarse.step <= region.length)
        else { break }
        // As many lines again are cheap where they have few samples.
        let laysMany = laysManyLines && pixels >= StackedTuning.grainOfManyLines
        let next = Self.reading(in: coarse, laysManyLines: laysMany, &context)
        reading = (next.failure.map { max(known, $0) }, next.module ?? reading.module)
      }
    #endif
    return reading.failure
  }

  /// What one way of laying lines shows: how far what was not read came, and how wide a module is, if that shows.
  private static func reading(
    in frame: StackedFrame, laysManyLines: Bool, _ context: inout ReadingContext
  ) -> (failure: StackedFailure?, module: Double?) {
    let survey: StackedSurvey
    do {
      survey = try Self.survey(frame, laysManyLines: laysManyLines, &context)
    } catch { return (error, nil) }
    var failure: StackedFailure?
    // Of many rows two lines each are enough, most often; few are not placed well by so few.
    let isHigh = survey.frame.height > StackedTuning.highSymbol * survey.module
    for (distance, isThorough) in isHigh ? [(1.5, false), (0.75, true)] : [(0.75, true)] {
      let lines = survey.lines(distance: distance)
      guard !lines.isEmpty else { return (.noEnds, survey.module) }
      _ = context.budget.spend(lines.count * survey.frame.samplesPerLine)
      failure = readAll(lines, of: survey, thoroughly: isThorough, &context)
      if failure == nil { break }
    }
    return (failure, survey.module)
  }

  /// Reads the symbols that lines were laid across. Returns how far those came that were not read; nil if each was.
  private static func readAll(
    _ lines: [StackedLine], of survey: StackedSurvey, thoroughly: Bool, _ context: inout ReadingContext
  ) -> StackedFailure? {
    var farthest: StackedFailure?
    func read(_ lines: [StackedLine], _ context: inout ReadingContext) {
      do throws(StackedFailure) {
        keep(try Self.read(lines, of: survey, thoroughly: thoroughly), &context)
      } catch {
        farthest = max(farthest ?? error, error)
      }
    }
    for side in survey.sides(of: lines) {
      read(side, &context)
      let parts = survey.parts(of: side)
      guard parts.count > 1 else { continue }
      for part in parts where context.goesOn && !context.results.covers(survey.center(of: part)) {
        read(part, &context)
      }
    }
    return farthest
  }

  /// What a few lines show; with more of them averaged, and longer ones, as far as that shows more.
  private static func survey(
    _ first: StackedFrame, laysManyLines: Bool, _ context: inout ReadingContext
  ) throws(StackedFailure) -> StackedSurvey {
    let (wanted, readsInverted) = (context.wanted, context.readsInverted)
    let isComplete = context.pass.coverage == .complete
    var frame = first
    var best: StackedSurvey?
    for neighbors in isComplete ? [0, 2] : [0] {
      guard context.budget.spend(StackedTuning.surveyCost(first)) else { break }
      frame.neighbors = neighbors
      let survey = StackedSurvey(frame, wanted: wanted, readsInverted: readsInverted)
      if let survey, survey.score > 1.2 * (best?.score ?? 0) { best = survey }
      if best?.score ?? 0 >= StackedTuning.goodScore { break }
    }
    if best == nil, isComplete, laysManyLines,
      context.budget.spend(5 * StackedTuning.surveyCost(first))
    {
      frame.neighbors = 0
      best = StackedSurvey(
        frame, wanted: wanted.intersection([.microPDF417]), readsInverted: readsInverted, isFine: true)
    }
    guard let shown = best else { throw .noRows }
    guard shown.score >= (shown.isMicro ? StackedTuning.leastMicroScore : StackedTuning.leastScore) else {
      throw .fewPatterns
    }
    var longest = shown
    for _ in 0..<3 {
      guard longest.isCut else { break }
      frame.neighbors = longest.frame.neighbors
      frame.reach *= 1.7
      guard let longer = StackedSurvey(frame, wanted: wanted, readsInverted: readsInverted),
        longer.score > longest.score
      else { break }
      longest = longer
    }
    return longest
  }

  private static func read(
    _ lines: [StackedLine], of survey: StackedSurvey, thoroughly: Bool
  ) throws(StackedFailure) -> Symbol {
    guard survey.isMicro else {
      return try PDF417Place(survey, lines: lines).read(thoroughly: thoroughly)
    }
    guard let place = MicroPDF417Place(survey, lines: lines) else { throw .noColumns }
    return try place.read(thoroughly: thoroughly)
  }

  /// Adds a symbol to the results, unless another was read there.
  private static func keep(_ symbol: Symbol, _ context: inout ReadingContext) {
    if !context.results.covers(symbol.corners.center) {
      context.results.add(Barcode(symbol, textDecoder: context.textDecoder))
    }
  }
}

extension BarRegion {
  /// All of the regions whose bars run as those of the one with most edges; nil if there are none.
  fileprivate init?(around regions: [BarRegion]) {
    let regions = regions.filter { !$0.isPart }
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
    guard filled >= StackedTuning.leastFilled * size.x * size.y else { return nil }
    self.init(
      center: across * middle.x + along * middle.y, across: across, length: size.x, height: size.y,
      curvature: 0,
      weight: first.weight)
  }
}
