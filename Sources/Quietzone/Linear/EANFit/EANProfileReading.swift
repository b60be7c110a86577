import QuietzoneImaging
import QuietzoneSymbols

/// Reads EAN and UPC symbols whose bars blur has merged: from the grey values of several lines together, digit by digit.
struct EANProfileReading {
  private let layouts: [EANLayout]
  private var places: [Place] = []

  /// The least width of a module and of a symbol, in samples.
  private let leastModule: Float
  private let leastWidth: Float

  init(_ wanted: SymbologySet, leastModule: Float, leastWidth: Float) {
    self.leastModule = leastModule
    self.leastWidth = leastWidth
    var layouts: [EANLayout] = []
    if wanted.contains(.ean13) || wanted.contains(.upcA) { layouts.append(.ean13) }
    if wanted.contains(.ean8) { layouts.append(.ean8) }
    if wanted.contains(.upcE) { layouts.append(.upcE) }
    self.layouts = layouts
  }

  /// A stretch that may be a symbol, and what the lines across it said.
  fileprivate struct Place {
    let layout: EANLayout
    /// Whether the symbol begins at the end of the line.
    let runsBackward: Bool
    /// Of every other line: each half has to say the same by itself.
    var halves: (DigitCosts, DigitCosts)
    var sightings: [LinearVotes.Sighting] = []

    init(_ layout: EANLayout, runsBackward: Bool) {
      self.layout = layout
      self.runsBackward = runsBackward
      halves = (DigitCosts(layout), DigitCosts(layout))
    }
  }

  /// Adds what one line says of every place on it where there may be a symbol.
  mutating func add(_ profile: [Float], _ bars: BarLine, offset: Double) {
    let spans = layouts.map { $0.spans(in: bars, leastModule: leastModule, leastWidth: leastWidth) }
    guard spans.contains(where: { !$0.isEmpty }) else { return }
    let forward = SummedProfile(profile)
    let backward = SummedProfile(profile.reversed())
    let last = Float(profile.count - 1)
    for (layout, spans) in zip(layouts, spans) {
      for span in spans {
        let fit = EANFit(layout, on: forward, from: span.lowerBound, to: span.upperBound)
        #if DEBUGFIT
          print("   span", layout.kind, span, fit?.guardError ?? -1)
        #endif
        if let fit { add(fit, bars.line, offset: offset, runsBackward: false) }
        // Where both ends are alike, what fits one way fits the other.
        let mirrored =
          layout.kind == .upcE
          ? EANFit(layout, on: backward, from: last - span.upperBound, to: last - span.lowerBound)
          : fit.map { EANFit(mirroring: $0, on: backward) }
        if let mirrored { add(mirrored, bars.line, offset: offset, runsBackward: true) }
      }
    }
  }

  private mutating func add(_ fit: EANFit, _ line: ScanLine, offset: Double, runsBackward: Bool) {
    var fit = fit
    var costs = fit.costs()
    for _ in 0..<2 {
      let patterns = costs.likeliestPatterns
      fit.align(to: patterns)
      costs = fit.costs(beside: patterns)
    }
    let last = Double(line.count - 1)
    let (left, right) = (Double(fit.scale.left), Double(fit.scale.right))
    let sighting = LinearVotes.Sighting(
      offset: offset, start: line.point(at: runsBackward ? last - left : left),
      end: line.point(at: runsBackward ? last - right : right), middles: [], deviation: 0)
    let known = places.firstIndex {
      $0.layout.kind == fit.layout.kind && $0.runsBackward == runsBackward
        && $0.sightings[0].matches(sighting)
    }
    var place = known.map { places[$0] } ?? Place(fit.layout, runsBackward: runsBackward)
    place.add(costs, sighting)
    if let known { places[known] = place } else { places.append(place) }
  }

  /// Whether any place was seen on two lines or more: else more lines will hardly show any.
  var isPromising: Bool { places.contains { $0.sightings.count >= 2 } }

  /// The symbols that are beyond doubt.
  var accepted: [LinearVotes.Candidate] { places.compactMap { $0.candidate } }
}

extension EANProfileReading.Place {
  /// No line's objection to a pattern counts for more than this: where glare hides a digit, all patterns fit badly.
  private static let greatestCost: Float = 0.1

  fileprivate mutating func add(_ costs: DigitCosts, _ sighting: LinearVotes.Sighting) {
    if sightings.count & 1 == 0 {
      halves.0.add(costs, limit: Self.greatestCost)
    } else {
      halves.1.add(costs, limit: Self.greatestCost)
    }
    sightings.append(sighting)
  }

  /// What the symbol holds, and where, if that is beyond doubt.
  ///
  /// The digits that fit best are to be a number with a valid check digit as they are, or all but one of them; the next best
  /// number has to fit clearly worse; and each half of the lines has to say the same. The limits are measured: on photos,
  /// numbers that are not there hardly reach a quarter of the margins asked for.
  fileprivate var candidate: LinearVotes.Candidate? {
    guard sightings.count >= 4 else { return nil }
    var all = halves.0
    all.add(halves.1)
    let guess = all.bestGuess()
    let margin = (guess.nextCost - guess.cost) / Float(all.lines)
    let doubtful = zip(guess.patterns, all.likeliestPatterns).reduce(0) { $0 + ($1.0 == $1.1 ? 0 : 1) }
    let isAgreed = halves.0.bestGuess().digits == guess.digits && halves.1.bestGuess().digits == guess.digits
    #if DEBUGFIT
      let n = Float(all.lines * layout.digits)
      print(
        "PLACE", layout.kind, runsBackward, all.lines, guess.digits.map(String.init).joined(), guess.cost / n,
        margin, doubtful, isAgreed)
    #endif
    let isClear =
      switch layout.kind {
      case .ean13:
        doubtful == 0 ? margin > (isAgreed ? 0.008 : 0.02) : doubtful == 1 && isAgreed && margin > 0.025
      case .ean8: doubtful == 0 && isAgreed && margin > 0.02
      case .upcE: doubtful == 0 && isAgreed && margin > 0.03
      }
    guard isClear, guess.cost / Float(all.lines * layout.digits) < 0.06, let content = content(guess.digits)
    else { return nil }
    let middles = layout.middles(of: guess.patterns)
    return LinearVotes.Candidate(
      content: content,
      sightings: sightings.map { sighting in
        var sighting = sighting
        sighting.middles = middles
        return sighting
      })
  }

  private func content(_ digits: [UInt8]) -> LinearContent? {
    switch layout.kind {
    case .ean13: try? EAN13.content(digits: digits)
    case .ean8: try? EAN8.content(digits: digits)
    case .upcE: try? UPCE.content(digits: digits)
    }
  }
}

extension EANLayout {
  /// Stretches of a line that may be such a symbol: bars with margins around them that are wider than the spaces between.
  /// The three come first whose margins stand out most.
  fileprivate func spans(in bars: BarLine, leastModule: Float, leastWidth: Float) -> [ClosedRange<Float>] {
    let edges = bars.edges
    var spans: [(span: ClosedRange<Float>, promise: Float)] = []
    for first in stride(from: 0, to: edges.count - 1, by: 2) {
      let margin = bars.widths[first]
      var widest: Float = 0
      for last in stride(from: first + 1, to: edges.count, by: 2) {
        let module = (edges[last] - edges[first]) / Float(modules)
        if 4 * module > margin { break }
        defer { widest = max(widest, bars.widths[last + 1]) }
        guard module >= leastModule, edges[last] - edges[first] >= leastWidth else { continue }
        // Blur may have merged half of the elements, but it adds none.
        if 2 * (last - first) > elements, last - first <= elements + 6, widest <= 8 * module,
          bars.widths[last + 1] >= 4 * module
        {
          // What is wider than any real margin says no more.
          let narrower = min(margin, bars.widths[last + 1], 12 * module)
          spans.append((edges[first]...edges[last], narrower / max(widest, 4 * module)))
        }
      }
    }
    return spans.sorted { $0.promise > $1.promise }.prefix(3).map { $0.span }
  }
}
