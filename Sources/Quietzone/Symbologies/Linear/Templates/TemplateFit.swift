/// A symbol's outline laid over one profile of grey values, so that its modules can be compared with templates.
///
/// Nothing here needs single bars to be seen. Where blur has merged them, what is left of each character's pattern still differs
/// from what the others would have left.
struct TemplateFit {
  private(set) var layout: SymbolLayout
  /// Which of `BlurredModule.blurs` fits best.
  private(set) var blur = BlurredModule.middle
  private(set) var scale: ModuleScale
  /// How well the guards at both ends fit: the part of their variance that is left unexplained.
  private(set) var guardError: Float = .infinity
  /// The contrast between light and dark to be expected at each character, from what the guards to its sides have.
  private var contrasts: [Float] = []
  private var profile: SummedProfile

  /// The worst that guards may fit.
  private static let greatestGuardError: Float = 0.2

  /// Lays the layout straight over the stretch from sample `left` to `right`; nil if it does not end with guards.
  init?(_ layout: SymbolLayout, on profile: SummedProfile, from left: Float, to right: Float) {
    self.layout = layout
    self.profile = profile
    scale = ModuleScale(left: left, right: right, modules: Float(layout.modules))
    // Most stretches that begin and end with margins do not begin and end with guards.
    let last = layout.guards.count - 1
    guard let left = place(ofGuard: 0), let right = place(ofGuard: last), let first = coarse(left, guard: 0),
      let second = coarse(right, guard: last), find(guard: 0, near: first), find(guard: last, near: second),
      hasEvenContrast
    else { return nil }
    // The blurs that suit the guards best as they lie now.
    let suits = suits
    let least = suits.reduce(Float.infinity) { min($0, $1.error) }
    let limit = min(Self.greatestUnalignedError, Self.blurTolerance * least)
    var best = self
    for suit in suits where suit.error <= limit {
      var trial = self
      trial.blur = suit.blur
      trial.alignEnds(part: 0.12, count: 2)
      trial.guardError = trial.endError
      if trial.guardError < best.guardError { best = trial }
    }
    guard best.guardError < Self.greatestGuardError else { return nil }
    self = best
  }

  /// Whether bars and spaces differ at both ends, and about as much at one as at the other: of what looks like guards by
  /// chance one end is often even ground.
  private var hasEvenContrast: Bool {
    let (a, b) = (fit(guard: 0, scale).contrast, fit(guard: layout.guards.count - 1, scale).contrast)
    return min(a, b) > max(TemplateTuning.leastContrast, TemplateTuning.leastContrastShare * max(a, b))
  }

  /// The same place on the profile read from its end.
  var mirrored: TemplateFit {
    var fit = self
    fit.profile = profile.reversed()
    let last = Float(profile.count - 1)
    fit.scale = ModuleScale(
      left: last - scale.right, right: last - scale.left, midpointOffset: -scale.midpointOffset,
      modules: scale.modules)
    return fit
  }

  /// How alike two lines' grey values are over the symbol, whatever their contrast: their correlation.
  func correlation(with other: TemplateFit) -> Float {
    let (a, b) = (cells, other.cells)
    let count = Float(a.count)
    let (meanA, meanB) = (a.reduce(0, +) / count, b.reduce(0, +) / count)
    var (both, squareA, squareB): (Float, Float, Float) = (0, 0, 0)
    for (x, y) in zip(a, b) {
      both += (x - meanA) * (y - meanB)
      squareA += (x - meanA) * (x - meanA)
      squareB += (y - meanB) * (y - meanB)
    }
    return both / max(1, (squareA * squareB).squareRoot())
  }

  private var cells: [Float] { profile.cells(from: 0, count: layout.modules, on: scale) }

  // MARK: Alignment

  /// Moves the ends to where their guards fit best: by up to so many steps of a part of a module.
  private mutating func alignEnds(part: Float, count: Int) {
    // Each end moves the scale at the other a little.
    for _ in 0..<2 {
      let (left, right) = (scale.left, scale.right)
      for index in [0, layout.guards.count - 1] {
        var best: Place = (0, .infinity)
        for offset in -count...count { improve(&best, guard: index, at: Float(offset) * part) }
        scale = scale(with: index, movedBy: best.offset)
      }
      if scale.left == left, scale.right == right { return }
    }
  }

  /// A place where the guard at an end may be, in modules from where it is now, and how badly it fits there.
  private typealias Place = (offset: Float, error: Float)

  /// The scale with the end of a guard moved by so many modules.
  private func scale(with index: Int, movedBy modules: Float) -> ModuleScale {
    var moved = scale
    if index == 0 { moved.left += modules * scale.module } else { moved.right += modules * scale.module }
    return moved
  }

  /// Puts a place in place of a known one where the guard fits better.
  private func improve(_ best: inout Place, guard index: Int, at offset: Float) {
    let error = fit(guard: index, scale(with: index, movedBy: offset)).unexplained
    if error < best.error { best = (offset, error) }
  }

  /// How a guard fits where it should be; nil if hardly anything there is like it.
  private func place(ofGuard index: Int) -> Place? {
    let error = fit(guard: index, scale).unexplained
    return error < Self.greatestFirstError ? (0, error) : nil
  }

  /// Where a guard fits best of that place and one on either side, from one of which it is not far; nil if it fits badly in all of
  /// them.
  private func coarse(_ place: Place, guard index: Int) -> Place? {
    var best = place
    for offset: Float in [-0.75, 0.75] { improve(&best, guard: index, at: offset) }
    return best.error < Self.greatestCoarseError ? best : nil
  }

  /// Moves an end to where its guard fits best, at such a place or beside it; false where it fits badly.
  private mutating func find(guard index: Int, near place: Place) -> Bool {
    var best = place
    for side: Float in [-0.25, 0.25] { improve(&best, guard: index, at: place.offset + side) }
    scale = scale(with: index, movedBy: best.offset)
    return best.error < 3 * Self.greatestGuardError
  }

  /// How badly a guard may fit where it should be. Of 3,100 stretches of photos in which both guards fitted well in the end eight
  /// began worse, of 23,000 in blurred symbols three; of 229,000 others in photos three in four.
  private static let greatestFirstError: Float = 0.8
  /// How badly a guard may fit in the best of the first three places. Of 205,000 places that were taken for symbols, right or
  /// wrong, one in a thousand fits worse than 0.64 there.
  private static let greatestCoarseError: Float = 0.7

  /// How badly the guards at both ends fit where they were found, but not aligned, in the blur that suits them best. Of 66,000 that
  /// fitted well in the end one in a hundred began worse than 0.25, and one in a thousand worse than 0.29; half of all do.
  private static let greatestUnalignedError: Float = 0.26
  /// How many times worse than in the blur that suits them best the guards may fit in another for that to be tried, too. Of 14,000
  /// that fitted well in the end 23 fitted a tenth better in one that began so much worse, and none in it alone.
  private static let blurTolerance: Float = 1.1

  /// A blur, and how badly the guards fit in it.
  private typealias Suit = (blur: Int, error: Float)

  /// How badly the guards at both ends fit in every other blur.
  private var suits: [Suit] {
    var suits = stride(from: 0, to: BlurredModule.blurs.count, by: 2).map { Suit(blur: $0, error: 0) }
    for part in [layout.guards[0], layout.guards[layout.guards.count - 1]] {
      let count = part.templates.length(ofRow: 0)
      profile.withCells(from: Float(part.start), count: count, on: scale) { cells in
        for index in suits.indices {
          let fit = part.templates.fit(
            row: suits[index].blur, UnsafeRawPointer(cells.baseAddress!), contrasts: 0...255)
          suits[index].error += fit.unexplained / 2
        }
      }
    }
    return suits
  }

  /// How badly the guards at both ends fit.
  private var endError: Float {
    (fit(guard: 0, scale).unexplained + fit(guard: layout.guards.count - 1, scale).unexplained) / 2
  }

  /// The mean contrast at the ends.
  private var endContrast: Float {
    (fit(guard: 0, scale).contrast + fit(guard: layout.guards.count - 1, scale).contrast) / 2
  }

  private func fit(
    guard index: Int, _ scale: ModuleScale, contrasts limits: ClosedRange<Float> = 0...255
  ) -> BarTemplates.Fit {
    profile.fit(
      layout.guards[index].templates, row: blur, from: Float(layout.guards[index].start), on: scale,
      contrasts: limits)
  }

  /// Measures the contrast at each guard, for what is to be expected at the characters between them.
  private mutating func measureContrasts() {
    let limits = Self.contrasts(around: max(1, endContrast))
    let guards = layout.guards.indices.map { index in
      let isEnd = index == 0 || index == layout.guards.count - 1
      let fit = fit(guard: index, scale, contrasts: isEnd ? 0...255 : limits)
      return (middle: layout.guards[index].middle, contrast: fit.contrast)
    }
    var next = 1
    contrasts = layout.characters.map { character in
      let place = character.middle
      while next < guards.count - 1, guards[next].middle <= place { next += 1 }
      let (a, b) = (guards[next - 1], guards[next])
      return max(1, a.contrast + (b.contrast - a.contrast) * (place - a.middle) / (b.middle - a.middle))
    }
  }

  // MARK: The symbol as a whole

  /// Where the middle may lie, in samples off half way: there, and wherever the guard in the middle fits better than
  /// beside it; nowhere if it fits badly in all those places. Without a guard there, every half module.
  var midpointOffsets: [Float] {
    guard layout.guards.count == 3 else {
      let steps = Int(Self.greatestUnguardedOffset * Float(layout.modules) * 2)
      return (-steps...steps).map { 0.5 * Float($0) * scale.module }
    }
    let limits = Self.contrasts(around: max(1, endContrast))
    let unit = 0.25 * scale.module
    let count = Int(Self.greatestMidpointOffset * Float(layout.modules) * 4)
    let errors = (-count...count).map { step in
      var trial = scale
      trial.midpointOffset = Float(step) * unit
      return fit(guard: 1, trial, contrasts: limits).error
    }
    let minima = errors.indices.dropFirst().dropLast().filter {
      errors[$0] < errors[$0 - 1] && errors[$0] <= errors[$0 + 1] && $0 != count
    }
    // A slight one is likelier than a great one.
    let likeliest = minima.ascending { Double(errors[$0] * (1 + 0.1 * Float(abs($0 - count)))) }
    let places = [count] + likeliest.prefix(4)
    let least = places.reduce(Float.infinity) { min($0, errors[$1]) }
    guard least < TemplateTuning.greatestMiddleError * endContrast * endContrast else { return [] }
    return places.map { Float($0 - count) * unit }
  }

  /// How far off half way the middle of a symbol may be, in parts of its width.
  private static let greatestMidpointOffset: Float = 0.075
  /// The same where no guard in the middle shows it.
  private static let greatestUnguardedOffset: Float = 0.06

  /// The most that a character may cost on average where nothing but the ends is aligned, and after the first round.
  private static let greatestCosts: (Float, Float) = (0.065, 0.03)

  /// The fit with the midpoint offset that suits the characters best, and what they cost then; nil if no characters suit it.
  var settled: (fit: TemplateFit, costs: CharacterCosts)? {
    // What unknown neighbours leave in doubt, likely ones decide.
    var trials = midpointOffsets.map { midpointOffset in
      var trial = self
      trial.scale.midpointOffset = midpointOffset
      trial.measureContrasts()
      return (fit: trial, costs: trial.costs(beside: nil))
    }
    trials = trials.ascending { Double(Self.weighed($0)) }
    trials.removeLast(max(0, trials.count - 3))
    if let cheapest = trials.first.map(Self.weighed) {
      trials.removeAll { Self.weighed($0) > TemplateTuning.midpointTolerance * cheapest }
    }
    let characters = Float(layout.characters.count)
    trials.removeAll { $0.costs.leastCost > Self.greatestCosts.0 * characters }
    trials = trials.map { $0.fit.settled(from: $0.costs, rounds: 1) }
    // In the widest blur smooth ground looks like characters.
    trials.removeAll { $0.fit.blur == BlurredModule.blurs.count - 1 }
    guard let best = trials.min(by: { Self.weighed($0) < Self.weighed($1) }),
      best.costs.leastCost < Self.greatestCosts.1 * characters
    else { return nil }
    return best.fit.settled(from: best.costs, rounds: Self.rounds - 1)
  }

  /// The cost of the characters. A midpoint offset that is not needed gives blurred characters room to be others.
  private static func weighed(_ trial: (fit: TemplateFit, costs: CharacterCosts)) -> Float {
    let scale = trial.fit.scale
    return trial.costs.leastCost * (1 + midpointPenalty * abs(scale.midpointOffset) / scale.width)
  }

  /// By what part of themselves the characters' costs rise with a midpoint offset as wide as the symbol.
  private static let midpointPenalty: Float = 15

  /// What the characters cost where the middle lies so many samples off half way, or near there.
  func costs(midpointOffset: Float) -> CharacterCosts {
    var trial = self
    trial.scale.midpointOffset = midpointOffset
    trial.measureContrasts()
    return trial.settled(from: trial.costs(beside: nil), rounds: Self.rounds).costs
  }

  private static let rounds = 3

  /// The fit after it was moved, several times, to where it suits the characters best that are likeliest by then.
  private func settled(from costs: CharacterCosts, rounds: Int) -> (fit: TemplateFit, costs: CharacterCosts) {
    var (fit, costs) = (self, costs)
    for _ in 0..<rounds {
      let patterns = costs.likeliestPatterns
      fit.align(to: patterns)
      fit.measureContrasts()
      costs = fit.costs(beside: patterns)
    }
    return (fit, costs)
  }

  /// Moves the ends and the middle to where the symbol as a whole fits best, if it holds the given patterns, and finds
  /// the blur that suits best.
  mutating func align(to patterns: [Int]) {
    let context = layout.modules(of: patterns)
    var templates = templates(in: context, blur: blur)
    var least = error(templates, scale, limit: .infinity)
    for part: Float in [0.2, 0.1, 0.05] {
      let distance = part * scale.module
      for move in 0..<6 {
        var trial = scale
        let signed = move & 1 == 0 ? distance : -distance
        switch move / 2 {
        case 0: trial.left += signed
        case 1: trial.right += signed
        default: trial.midpointOffset += signed
        }
        let error = error(templates, trial, limit: least)
        if error < least { (scale, least) = (trial, error) }
      }
      for next in [blur - 1, blur + 1] where BlurredModule.blurs.indices.contains(next) {
        let others = self.templates(in: context, blur: next)
        let error = error(others, scale, limit: least)
        if error < least { (blur, templates, least) = (next, others, error) }
      }
    }
  }

  /// What each character looks like in a symbol with the given modules.
  private func templates(in context: [Float], blur: Int) -> BarTemplates {
    BarTemplates(
      BlurredModule.all[blur].values(of: context),
      rows: layout.characters.lazy.map { place in
        let start = place.start * BlurredModule.density
        return start..<start + place.templates.width * BlurredModule.density
      })
  }

  /// How badly the characters fit their templates in all; of so many as reach the limit, where they do.
  private func error(_ templates: BarTemplates, _ scale: ModuleScale, limit: Float) -> Float {
    var sum: Float = 0
    for character in contrasts.indices where sum < limit {
      let expected = contrasts[character]
      let fit = profile.fit(
        templates, row: character, from: Float(layout.characters[character].start), on: scale,
        contrasts: Self.contrasts(around: expected))
      // A character that glare hides must not pull the rest along.
      sum += min(0.1, fit.error / (expected * expected))
    }
    return sum
  }

  // MARK: Characters

  /// How badly each pattern fits in each place, beside neighbours as in `patterns`, or unknown ones.
  func costs(beside patterns: [Int]?) -> CharacterCosts {
    let context = layout.modules(of: patterns)
    var costs = CharacterCosts(layout)
    for (character, place) in layout.characters.enumerated() {
      let width = place.templates.width
      let expected = contrasts[character]
      profile.withCells(from: Float(place.start), count: width * BlurredModule.density, on: scale) { cells in
        place.templates.forEachFit(
          cells, beside: context[place.start..<place.start + 2 * BlurredModule.reach + width],
          patterns: place.patterns, blur: blur, contrasts: Self.contrasts(around: expected)
        ) { pattern, rest in
          costs[character, pattern] = rest / (expected * expected)
        }
      }
    }
    return costs
  }

  /// What contrasts may be where so much is expected.
  private static func contrasts(around expected: Float) -> ClosedRange<Float> {
    0.6 * expected...1.5 * expected
  }
}
