import QuietzoneImaging
import QuietzoneSymbols

/// A stretch that may be a symbol, or an add-on, as several lines show it.
struct TemplatePlace {
  let layout: SymbolLayout
  /// Whether the lines were read from their ends, where that was to be told apart.
  var isReversed = false
  var fits: [TemplateFit] = []
  /// As long as nothing is known, from the left end of the stretch to its right one.
  var detections: [LinearVotes.Detection] = []
}

extension TemplatePlace {
  /// How many lines have to show a symbol.
  static let fewestLines = 4

  /// Whether the guards fit on any line as those of a symbol do.
  var isPromising: Bool { guardError < TemplateTuning.greatestGuardError }

  /// How badly the guards fit on the line where they fit best.
  var guardError: Float { fits.reduce(.infinity) { min($0, $1.guardError) } }

  /// Whether they do so on half of the lines: bars of other things fit by chance, and on fewer. And whether these lines show
  /// the same bars: of other things each shows its own.
  var isConsistent: Bool {
    guard fits.count >= Self.fewestLines else { return false }
    let inOrder = fits.ascending { Double($0.guardError) }
    guard inOrder[(fits.count - 1) / 2].guardError < TemplateTuning.greatestGuardError else { return false }
    let correlations = inOrder.dropFirst().map { $0.correlation(with: inOrder[0]) }.ascending()
    return correlations[correlations.count / 2] > TemplateTuning.leastCorrelation
  }

  /// The same place read from the other end.
  var mirrored: Self {
    var place = self
    place.fits = fits.map { $0.mirrored }
    place.detections = detections.map { detection in
      var detection = detection
      swap(&detection.start, &detection.end)
      return detection
    }
    return place
  }

  /// What every other line says, beginning with the first or the second: each half has to say the same by itself.
  ///
  /// - Parameter midpointOffset: how far off half way the symbol's middle is, in parts of its width.
  private func costs(ofHalf half: Int, midpointOffset: Float) -> CharacterCosts {
    var sum = CharacterCosts(layout)
    for index in stride(from: half, to: fits.count, by: 2) {
      let costs = fits[index].costs(midpointOffset: midpointOffset * fits[index].scale.width)
      // The better all characters fit on a line, the more it can say.
      let error = costs.leastCost / Float(layout.characters.count)
      sum.add(
        costs, limit: TemplateTuning.objectionLimit,
        weight: TemplateTuning.goodDigitCost / (TemplateTuning.goodDigitCost + error))
    }
    return sum
  }

  /// How far off half way the middle of the symbol is, in parts of its width; nil if those lines whose guards fit best
  /// show none.
  private var midpointOffset: Float? {
    for fit in fits.ascending(by: { Double($0.guardError) }).prefix(2)
    where fit.guardError < TemplateTuning.greatestGuardError {
      guard let (settled, costs) = fit.settled else { continue }
      // Where even so wide a blur fits best, it is bars of twice the width that were taken for blurred ones.
      guard BlurredModule.blurs[settled.blur] < TemplateTuning.greatestBlur,
        costs.leastCost < TemplateTuning.greatestDigitCost * Float(layout.characters.count)
      else { continue }
      let guess = costs.bestGuess()
      if guess.nextCost - guess.cost > TemplateTuning.leastMargin * costs.leastCost
        / Float(layout.characters.count)
      {
        return settled.scale.midpointOffset / settled.scale.width
      }
    }
    return nil
  }

  /// What the symbol holds, and where, if that is beyond doubt.
  var candidate: LinearVotes.Candidate? {
    guard let guess = sureGuess, let content = content(guess.values) else { return nil }
    let middles = layout.middles(of: guess.patterns)
    return LinearVotes.Candidate(
      content: content,
      detections: detections.map { detection in
        var detection = detection
        detection.middles = middles
        return detection
      })
  }

  /// The characters, if they are beyond doubt.
  ///
  /// Those that fit best are to have a valid check digit or character as they are, or all but one of them that blur leaves open:
  /// what is sharp and has a wrong check is printed wrongly, or damaged. The next best message has to fit clearly worse; and each
  /// half of the lines has to say the same. The limits are measured: on photos, numbers that are not there hardly reach a quarter
  /// of the margins asked for.
  var sureGuess: TemplateGuess? {
    guard let midpointOffset else { return nil }
    let first = costs(ofHalf: 0, midpointOffset: midpointOffset)
    // Each half has to say the same as all, so where the first fits nothing there is no need of the second.
    guard
      first.leastCost < TemplateTuning.halfTolerance * TemplateTuning.greatestDigitCost * first.weight
        * Float(layout.characters.count)
    else { return nil }
    let halves = (first, costs(ofHalf: 1, midpointOffset: midpointOffset))
    var all = halves.0
    all.add(halves.1)
    let guess = all.bestGuess()
    let margin = (guess.nextCost - guess.cost) / all.weight
    let doubtful = zip(guess.patterns, all.likeliestPatterns).reduce(0) { $0 + ($1.0 == $1.1 ? 0 : 1) }
    let error = guess.cost / (all.weight * Float(layout.characters.count))
    let excess = (guess.cost - all.leastCost) / all.weight
    guard doubtful == 0 || doubtful == 1 && excess < TemplateTuning.greatestExcess * error,
      error < TemplateTuning.greatestDigitCost
    else { return nil }
    let isAgreed =
      halves.0.bestGuess().values == guess.values && halves.1.bestGuess().values == guess.values
    let isClear =
      switch layout.kind {
      case .ean13:
        doubtful == 0
          ? margin > max(0.008, (isAgreed ? 1.5 : 2.5) * error)
          : doubtful == 1 && isAgreed && margin > max(0.015, 2.5 * error)
      case .addOn5, .addOn2: doubtful == 0 && isAgreed && margin > max(0.02, 0.5 * error)
      case .ean8: doubtful == 0 && isAgreed && margin > max(0.03, 2 * error)
      case .upcE: doubtful == 0 && isAgreed && margin > max(0.04, 2 * error)
      #if !COMPACT
        // A blur takes as much from what is right as from what is next, so margins are small, but many times what is left
        // unexplained: of symbols that are there some fifty times, of others hardly ever twice.
        case .code128: doubtful == 0 && isAgreed && margin > max(0.006, 4 * error)
        case .code93: isAgreed && margin > max(0.003, 8 * error)
        // Without a check character there is nothing to tell it by but how well it fits.
        case .code39: isAgreed && margin > max(0.006, 20 * error)
      #endif
      }
    return isClear ? guess : nil
  }

  private func content(_ values: [UInt8]) -> LinearContent? {
    switch layout.kind {
    case .ean13: try? EAN13.content(digits: values)
    case .ean8: try? EAN8.content(digits: values)
    case .upcE: try? UPCE.content(digits: values)
    #if !COMPACT
      case .code128: try? Code128.content(values: values)
      case .code93: try? Code93.content(values: values)
      case .code39: try? Code39.content(characters: values.map { Code39.alphabet[Int($0)] })
    #endif
    case .addOn5, .addOn2: nil
    }
  }
}
