import QuietzoneSymbols

/// A symbol's outline laid over one profile of grey values, so that its modules can be compared with templates.
///
/// Nothing here needs single bars to be seen. Where blur has merged them, what is left of each digit's pattern still differs
/// from what the other nine would have left.
struct EANFit {
  private(set) var layout: EANLayout
  /// Which of `BlurredModule.blurs` fits best.
  private(set) var blur = BlurredModule.middle
  private(set) var scale: ModuleScale
  /// How well the guards fit: the part of their variance that is left unexplained.
  private(set) var guardError: Float = .infinity
  /// The contrast between light and dark at each guard.
  private var gains: [Float] = []
  private var profile: SummedProfile

  /// How far off half way the middle of a symbol may be, in parts of its width.
  private static let bows: [Float] = [0, -0.03, 0.03, -0.06, 0.06]
  /// By what part of themselves the digits' costs rise with a bow as wide as the symbol.
  private static let bowPenalty: Float = 15
  /// How well guards of a symbol fit that is seen straight.
  private static let goodGuardError: Float = 0.06
  /// By how much guards may fit worse and still be right.
  private static let nearGuardError: Float = 0.25
  /// The worst that guards may fit.
  private static let greatestGuardError: Float = 0.33

  /// Lays the layout over the stretch from sample `left` to `right`; nil if there are no such guards.
  init?(_ layout: EANLayout, on profile: SummedProfile, from left: Float, to right: Float) {
    self.layout = layout
    self.profile = profile
    scale = ModuleScale(left: left, right: right, modules: Float(layout.modules))
    // Most stretches that begin and end with margins do not begin and end with guards.
    align(guard: 0, 0.25, 4) { $0.left += $1 }
    guard fit(guard: 0, scale).unexplained < 2 * Self.greatestGuardError else { return nil }
    let last = layout.guards.count - 1
    align(guard: last, 0.25, 4) { $0.right += $1 }
    guard fit(guard: last, scale).unexplained < 2 * Self.greatestGuardError else { return nil }
    // Seen at a slant or around a bend, modules are wider at one end; from a wrong beginning the guards are not found.
    let straight = self
    var best = straight
    best.alignGuards(part: 0.25, count: 4)
    best.measureGuards()
    if best.guardError > Self.goodGuardError {
      guard let bowed = straight.bestBowed() else { return nil }
      best = bowed
    }
    let aligned = best
    for blur in BlurredModule.blurs.indices {
      var trial = aligned
      trial.blur = blur
      trial.alignGuards(part: 0.12, count: 2)
      trial.measureGuards()
      if trial.guardError < best.guardError { best = trial }
    }
    guard best.guardError < Self.greatestGuardError else { return nil }
    self = best
  }

  /// The fit with the bow that suits best; nil if none does.
  private func bestBowed() -> EANFit? {
    var trials = [self]
    for part in Self.bows {
      var trial = self
      trial.scale.bow = part * scale.width
      trial.alignGuards(part: 0.25, count: 4)
      trials.append(trial)
    }
    for index in trials.indices { trials[index].measureGuards() }
    let least = trials.reduce(.infinity) { min($0, $1.guardError) }
    guard least < 2 * Self.greatestGuardError else { return nil }
    // Under blur several bows fit the guards alike: then what lies between them decides.
    trials.removeAll { $0.guardError > least + Self.nearGuardError }
    // A bow that is not needed gives blurred digits room to be others.
    let costs = trials.map { trial in
      trial.costs().leastCost * (1 + Self.bowPenalty * abs(trial.scale.bow) / trial.scale.width)
    }
    return costs.indices.min { costs[$0] < costs[$1] }.map { trials[$0] }
  }

  /// The same place on the profile read from its end.
  var mirrored: EANFit {
    var fit = self
    fit.profile = profile.reversed()
    fit.gains.reverse()
    let last = Float(profile.count - 1)
    fit.scale = ModuleScale(
      left: last - scale.right, right: last - scale.left, bow: -scale.bow, modules: scale.modules)
    return fit
  }

  // MARK: Alignment

  /// Moves the ends, and the middle, to where the guards fit best: by up to so many steps of a part of a module.
  private mutating func alignGuards(part: Float, count: Int) {
    alignEnds(part: part, count: count)
    if layout.guards.count == 3 { align(guard: 1, part, count + 1) { $0.bow += $1 } }
  }

  private mutating func alignEnds(part: Float, count: Int) {
    // Each end moves the scale at the other a little.
    for _ in 0..<2 {
      align(guard: 0, part, count) { $0.left += $1 }
      align(guard: layout.guards.count - 1, part, count) { $0.right += $1 }
    }
  }

  private mutating func align(
    guard index: Int, _ part: Float, _ count: Int, _ move: (inout ModuleScale, Float) -> Void
  ) {
    let unit = part * scale.module
    var (best, least) = (scale, Float.infinity)
    // Blur leaves a guard amid digits so little contrast that only the contrast at the ends tells it from even grey.
    let limits = isEnd(index) ? 0...255 : Self.gains(around: max(1, endGain))
    for offset in -count...count {
      var trial = scale
      move(&trial, Float(offset) * unit)
      let fit = fit(guard: index, trial, gains: limits)
      let error = isEnd(index) ? fit.unexplained : fit.error
      if error < least { (best, least) = (trial, error) }
    }
    scale = best
  }

  private func isEnd(_ index: Int) -> Bool { index == 0 || index == layout.guards.count - 1 }

  /// The mean contrast at the ends.
  private var endGain: Float {
    (fit(guard: 0, scale).gain + fit(guard: layout.guards.count - 1, scale).gain) / 2
  }

  private func fit(
    guard index: Int, _ scale: ModuleScale, gains limits: ClosedRange<Float> = 0...255
  ) -> BarTemplate.Fit {
    let part = layout.guards[index]
    return profile.fit(part.templates[blur], from: Float(part.start), on: scale, gains: limits)
  }

  private mutating func measureGuards() {
    let limits = Self.gains(around: max(1, endGain))
    let fits = layout.guards.indices.map { fit(guard: $0, scale, gains: isEnd($0) ? 0...255 : limits) }
    gains = fits.map { $0.gain }
    // What is left is measured by the contrast at the ends, even where blur has left little.
    let greatest = fits.reduce(1) { max($0, $1.variance) }
    guardError = fits.reduce(0) { $0 + $1.error / max($1.variance, 0.25 * greatest) } / Float(fits.count)
  }

  /// Moves the ends and the middle to where the symbol as a whole fits best, if it holds the given patterns.
  mutating func align(to patterns: [Int]) {
    let context = layout.modules(of: patterns)
    let templates = (0..<layout.digits).map { digit in
      template(pattern: patterns[digit], digit: digit, in: context)
    }
    func error(_ scale: ModuleScale) -> Float {
      var sum: Float = 0
      for digit in 0..<layout.digits {
        // A digit that glare hides must not pull the rest along.
        sum += min(0.1, cost(templates[digit], digit: digit, scale))
      }
      return sum
    }
    var least = error(scale)
    for part: Float in [0.2, 0.1] {
      let distance = part * scale.module
      for move in 0..<6 {
        var trial = scale
        let signed = move & 1 == 0 ? distance : -distance
        switch move / 2 {
        case 0: trial.left += signed
        case 1: trial.right += signed
        default: trial.bow += signed
        }
        let error = error(trial)
        if error < least { (scale, least) = (trial, error) }
      }
    }
  }

  // MARK: Digits

  /// How badly each pattern fits in each place, beside what is sure to be there.
  func costs() -> DigitCosts {
    costs { layout.templates(blur: blur, digit: $0)[$1] }
  }

  /// How badly each pattern fits in each place, beside neighbours as in `patterns`.
  func costs(beside patterns: [Int]) -> DigitCosts {
    let context = layout.modules(of: patterns)
    return costs { template(pattern: $1, digit: $0, in: context) }
  }

  private func costs(_ template: (_ digit: Int, _ pattern: Int) -> BarTemplate) -> DigitCosts {
    var costs = DigitCosts(layout)
    for digit in 0..<layout.digits {
      let cells = profile.cells(from: Float(layout.start(ofDigit: digit)), count: 7, on: scale)
      let expected = gain(atDigit: digit)
      for pattern in 0..<layout.patterns(atDigit: digit) {
        let fit = template(digit, pattern).fit(cells, gains: Self.gains(around: expected))
        costs[digit, pattern] = fit.error / (expected * expected)
      }
    }
    return costs
  }

  private func template(pattern: Int, digit: Int, in context: [Float]) -> BarTemplate {
    let (reach, start) = (BlurredModule.reach, layout.start(ofDigit: digit))
    var modules = Array(context[start..<start + 2 * reach + 7])
    modules.replaceSubrange(reach..<reach + 7, with: layout.modules(ofPattern: pattern, atDigit: digit))
    return BlurredModule.all[blur].template(of: modules)
  }

  private func cost(_ template: BarTemplate, digit: Int, _ scale: ModuleScale) -> Float {
    let expected = gain(atDigit: digit)
    let start = Float(layout.start(ofDigit: digit))
    return profile.fit(template, from: start, on: scale, gains: Self.gains(around: expected)).error
      / (expected * expected)
  }

  /// What contrasts may be where so much is expected.
  private static func gains(around expected: Float) -> ClosedRange<Float> { 0.6 * expected...1.5 * expected }

  /// The contrast to be expected at a digit, from what the guards to its sides have.
  private func gain(atDigit digit: Int) -> Float {
    let place = Float(layout.start(ofDigit: digit)) + 3.5
    let next = layout.guards.firstIndex { $0.middle > place } ?? layout.guards.count - 1
    let (a, b) = (layout.guards[next - 1].middle, layout.guards[next].middle)
    return max(1, gains[next - 1] + (gains[next] - gains[next - 1]) * (place - a) / (b - a))
  }
}
