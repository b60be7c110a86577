import QuietzoneImaging
import QuietzoneSymbols

/// Reads symbols whose bars blur has merged: from the grey values of several lines together, character by character.
struct TemplateReading {
  private let wanted: SymbologySet
  private let sampling: LineSampling
  private let layouts: [SymbolLayout]
  private var places: [TemplatePlace] = []

  /// - Parameter layouts: Those that are looked for together, as `SymbolLayout.families` has them.
  init(_ layouts: [SymbolLayout], of wanted: SymbologySet, in sampling: LineSampling) {
    (self.layouts, self.wanted, self.sampling) = (layouts, wanted, sampling)
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
    let distance = sampling.region.height / Double(Self.lines)
    let near = sampling.offsets(limit: 5 * Self.lines).filter { offset in
      places.contains { place in
        place.isPromising && place.fits.count > 1
          && place.detections.contains { abs($0.offset - offset) < distance && $0.offset != offset }
      }
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

    /// Lets go of what lines showed, for strips to show it better, each the mean of a good part of the region's height: noise leaves
    /// lines edges of their own, by which no symbol's ends are found.
    mutating func forgetLines() { places = [] }

    /// Whether to look at the strip of a number after those before it: what three that lie apart do not show no more than two will.
    func mayNeedStrip(_ number: Int) -> Bool {
      number < 2 || (number < 3 ? !places.isEmpty : places.contains { $0.isPromising })
    }

    /// Adds what a strip shows. False if there is no work left for it.
    mutating func add(_ strip: TemplateLine, at offset: Double, _ budget: inout WorkBudget) -> Bool {
      guard budget.spend(workPerSample * strip.bars.profile.count) else { return false }
      add(strip, at: offset)
      return true
    }
  #endif

  private static let lines = 9
  /// How many stretches of a line are compared with each layout: those whose margins stand out most.
  private static let mostStretches = 3
  /// What fitting templates to a sample of a line takes, in work: digits of EAN and UPC are compared on most lines that have bars,
  /// other characters hardly ever.
  private var workPerSample: Int { layouts[0].hasLikeEnds ? 20 : 5 }
  /// How many stretches are looked at, those first whose guards fit best.
  private static let mostPlaces = 6

  /// Adds every place on a line where there may be a symbol.
  private mutating func add(_ line: TemplateLine, at offset: Double) {
    let bars = line.bars
    let last = Float(bars.profile.count - 1)
    for layout in layouts {
      let stretches = line.stretches(for: layout)
      for index in 0..<min(Self.mostStretches, stretches.count) {
        let stretch = stretches[index]
        if let fit = TemplateFit(layout, on: line.forward, from: stretch.start, to: stretch.end) {
          add(fit, bars.line, offset: offset, isReversed: false)
        }
        // Where both ends are alike, what fits one way fits the other.
        if !layout.hasLikeEnds,
          let fit = TemplateFit(
            layout, on: line.backward, from: last - stretch.end, to: last - stretch.start)
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
