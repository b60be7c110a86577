import QuietzoneImaging
import QuietzoneSymbols

/// Reads symbols whose bars blur has merged: from the grey values of several lines together, character by character.
struct TemplateReading {
  private let wanted: SymbologySet
  private let sampling: LineSampling
  private let layouts: [SymbolLayout]
  private var places: [TemplatePlace] = []
  /// The least width of a module and of a symbol, in samples.
  private let leastModule: Float
  private let leastWidth: Float

  /// - Parameter layouts: Those that are looked for together, such as `retail(_:)`.
  init(_ layouts: [SymbolLayout], of wanted: SymbologySet, in sampling: LineSampling) {
    (self.layouts, self.wanted, self.sampling) = (layouts, wanted, sampling)
    leastModule = Float(0.9 * sampling.pixel / sampling.step)
    leastWidth = Float(0.45 * sampling.region.length / sampling.step)
  }

  /// Lays lines across the region, and more of them where the first ones show that there may be a symbol.
  mutating func run(on lines: inout TemplateLines, _ budget: inout WorkBudget) {
    for (index, offset) in sampling.offsets(limit: Self.lines).enumerated() {
      if index == 3, !places.contains(where: { $0.isPromising }) { return }
      if index == 6, !places.contains(where: { $0.isPromising && $0.fits.count > 1 }) { return }
      guard budget.spend(workPerSample * sampling.samplesPerLine) else { return }
      add(lines.line(at: offset), at: offset)
    }
    guard !places.contains(where: { $0.fits.count >= TemplatePlace.fewestLines }) else { return }
    // A low symbol in a high region: the lines close to those that met it. What only one shows is chance.
    let seen = places.filter { $0.isPromising && $0.fits.count > 1 }.flatMap {
      $0.detections.map { $0.offset }
    }
    let distance = sampling.region.height / Double(Self.lines)
    let near = sampling.offsets(limit: 5 * Self.lines).filter { offset in
      seen.contains { abs($0 - offset) < distance && $0 != offset }
    }
    for offset in near.prefix(Self.lines) {
      guard budget.spend(workPerSample * sampling.samplesPerLine) else { return }
      add(lines.line(at: offset), at: offset)
    }
  }

  #if !COMPACT
    /// Whether any line showed what may be the ends of a symbol.
    var showsEnds: Bool { !places.isEmpty }

    /// Whether a line showed what fits the ends of a symbol well, or several something that may be the same ones: in a whole picture
    /// there is always something that is a little like them.
    var showsGoodEnds: Bool { places.contains { $0.isPromising || $0.fits.count > 1 } }

    /// Looks at strips of the region instead, each the mean of a good part of its height: noise leaves lines edges of their own, by
    /// which no symbol's ends are found.
    ///
    /// - Parameter strips: The grey values of those at `LineSampling.strips`.
    mutating func run(strips: [[Float]], on lines: inout TemplateLines, _ budget: inout WorkBudget) {
      places = []
      for (number, part) in LineSampling.strips.enumerated() {
        if places.isEmpty, number > 1 { return }
        guard budget.spend(workPerSample * strips[number].count) else { return }
        add(lines.strip(number, of: strips), at: part * sampling.region.height)
      }
    }
  #endif

  private static let lines = 9
  /// What fitting templates to a sample of a line takes, in work: digits of EAN and UPC are compared on most lines that have bars,
  /// other characters hardly ever.
  private var workPerSample: Int { layouts[0].hasLikeEnds ? 20 : 5 }
  /// How many stretches are looked at, those first whose guards fit best.
  private static let mostPlaces = 6

  /// Adds every place on a line where there may be a symbol.
  private mutating func add(_ bars: BarLine, at offset: Double) {
    let spans = layouts.map { $0.spans(in: bars, leastModule: leastModule, leastWidth: leastWidth) }
    guard spans.contains(where: { !$0.isEmpty }) else { return }
    let forward = SummedProfile(bars.profile)
    let isEitherWay = zip(layouts, spans).contains { !$0.hasLikeEnds && !$1.isEmpty }
    let backward = isEitherWay ? forward.reversed() : forward
    let last = Float(bars.profile.count - 1)
    for (layout, spans) in zip(layouts, spans) {
      for span in spans {
        if let fit = TemplateFit(layout, on: forward, from: span.lowerBound, to: span.upperBound) {
          add(fit, bars.line, offset: offset, isReversed: false)
        }
        // Where both ends are alike, what fits one way fits the other.
        if !layout.hasLikeEnds,
          let fit = TemplateFit(
            layout, on: backward, from: last - span.upperBound, to: last - span.lowerBound)
        {
          add(fit, bars.line, offset: offset, isReversed: true)
        }
      }
    }
  }

  private mutating func add(_ fit: TemplateFit, _ line: ScanLine, offset: Double, isReversed: Bool) {
    let end = Double(line.count - 1)
    let (left, right) = (Double(fit.scale.left), Double(fit.scale.right))
    let detection = LinearVotes.Detection(
      offset: offset, start: line.point(at: isReversed ? end - left : left),
      end: line.point(at: isReversed ? end - right : right), middles: [])
    let known = places.firstIndex {
      $0.layout.isSame(as: fit.layout) && $0.isReversed == isReversed && $0.detections[0].matches(detection)
    }
    guard let known else {
      places.append(
        TemplatePlace(layout: fit.layout, isReversed: isReversed, fits: [fit], detections: [detection]))
      return
    }
    // A line counts once: with the stretch whose guards fit best.
    let last = places[known].fits.count - 1
    if places[known].detections[last].offset != offset {
      places[known].fits.append(fit)
      places[known].detections.append(detection)
    } else if fit.guardError < places[known].fits[last].guardError {
      places[known].fits[last] = fit
      places[known].detections[last] = detection
    }
  }

  /// The symbols that are beyond doubt.
  var accepted: [LinearVotes.Candidate] {
    let best = places.ascending { Double($0.guardError) }.prefix(Self.mostPlaces)
    return best.compactMap { place in
      guard place.isConsistent,
        var candidate = place.candidate ?? (place.layout.hasLikeEnds ? place.mirrored.candidate : nil),
        let content = candidate.content.reported(for: wanted)
      else { return nil }
      candidate.content = content
      return candidate
    }
  }
}

extension SymbolLayout {
  /// Stretches of a line that may be such a symbol: bars with margins around them that are wider than the spaces between.
  /// The three come first whose margins stand out most.
  fileprivate func spans(in bars: BarLine, leastModule: Float, leastWidth: Float) -> [ClosedRange<Float>] {
    let edges = bars.edges
    // Blur may have merged half of the elements, but it adds none.
    let (fewest, most) = (2 * elements / 5 + 1, elements + 6)
    let narrowest = 4 * max(leastModule, leastWidth / Float(modules))
    var spans: [(span: ClosedRange<Float>, score: Float)] = []
    var first = 0
    while first + fewest < edges.count {
      defer { first += 2 }
      let margin = bars.widths[first]
      guard margin >= narrowest else { continue }
      var (last, widest) = (first + 1, Float(0))
      while last < edges.count, last - first <= most {
        let width = edges[last] - edges[first]
        let module = width / Float(modules)
        let next = bars.widths[last + 1]
        if 4 * module > margin { break }
        if last - first >= fewest, module >= leastModule, width >= leastWidth, widest <= 12 * module,
          next >= 4 * module
        {
          // What is wider than any real margin says no more.
          spans.append((edges[first]...edges[last], min(margin, next, 12 * module) / max(widest, 4 * module)))
        }
        widest = max(widest, next)
        last += 2
      }
    }
    return spans.descending { Double($0.score) }.prefix(3).map { $0.span }
  }
}
