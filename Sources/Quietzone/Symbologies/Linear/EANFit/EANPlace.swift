import QuietzoneImaging
import QuietzoneSymbols

/// A stretch that may be an EAN or UPC symbol, or an add-on, as several lines show it.
struct EANPlace {
  let layout: EANLayout
  /// Whether the lines were read from their ends, where that was to be told apart.
  var isReversed = false
  var fits: [EANFit] = []
  /// As long as nothing is known, from the left end of the stretch to its right one.
  var detections: [LinearVotes.Detection] = []
}

extension EANPlace {
  /// How many lines have to show a symbol.
  static let fewestLines = 4

  /// No line's objection to a pattern counts for more than this: where glare hides a digit, all patterns fit badly.
  private static let greatestCost: Float = 0.1

  /// The greatest cost of a digit, on average.
  private static let greatestError: Float = 0.025

  /// The worst that guards may fit on the line where they fit best.
  private static let greatestGuardError: Float = 0.12

  /// The greatest blur in which digits can be told apart, in modules.
  private static let greatestBlur: Float = 1

  /// By how many times the cost of a digit the next best number has to fit worse than the best one, for other lines to be
  /// looked at.
  private static let promise: Float = 0.4

  /// Whether the guards fit on any line as those of a symbol do.
  var isPromising: Bool { guardError < Self.greatestGuardError }

  /// How badly the guards fit on the line where they fit best.
  var guardError: Float { fits.reduce(.infinity) { min($0, $1.guardError) } }

  /// Whether they do so on half of the lines: bars of other things fit by chance, and on fewer.
  var isConsistent: Bool {
    let errors = fits.map { $0.guardError }.ascending()
    return fits.count >= Self.fewestLines && errors[(errors.count - 1) / 2] < Self.greatestGuardError
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
  /// - Parameter bow: how far off half way the symbol's middle is, in parts of its width.
  private func costs(ofHalf half: Int, bow: Float) -> DigitCosts {
    var sum = DigitCosts(layout)
    for index in stride(from: half, to: fits.count, by: 2) {
      let costs = fits[index].costs(bow: bow * fits[index].scale.width)
      // The better all digits fit on a line, the more it can say.
      let error = costs.leastCost / Float(layout.digits)
      sum.add(costs, limit: Self.greatestCost, weight: Self.goodError / (Self.goodError + error))
    }
    return sum
  }

  /// How far off half way the middle of the symbol is, in parts of its width; nil if those lines whose guards fit best
  /// show none.
  private var bow: Float? {
    for fit in fits.ascending(by: { Double($0.guardError) }).prefix(2)
    where fit.guardError < Self.greatestGuardError {
      guard let (settled, costs) = fit.settled else { continue }
      // Where even so wide a blur fits best, it is bars of twice the width that were taken for blurred ones.
      guard BlurredModule.blurs[settled.blur] < Self.greatestBlur,
        costs.leastCost < Self.greatestError * Float(layout.digits)
      else { continue }
      let guess = costs.bestGuess()
      if guess.nextCost - guess.cost > Self.promise * costs.leastCost / Float(layout.digits) {
        return settled.scale.bow / settled.scale.width
      }
    }
    return nil
  }

  /// What digits cost on average on a good line.
  private static let goodError: Float = 0.003

  /// What the symbol holds, and where, if that is beyond doubt.
  var candidate: LinearVotes.Candidate? {
    guard let guess = sureGuess, let content = content(guess.digits) else { return nil }
    let middles = layout.middles(of: guess.patterns)
    return LinearVotes.Candidate(
      content: content,
      detections: detections.map { detection in
        var detection = detection
        detection.middles = middles
        return detection
      })
  }

  /// The digits, if they are beyond doubt.
  ///
  /// Those that fit best are to be a number with a valid check digit as they are, or all but one of them; the next best
  /// number has to fit clearly worse; and each half of the lines has to say the same. The limits are measured: on photos,
  /// numbers that are not there hardly reach a quarter of the margins asked for.
  var sureGuess: EANGuess? {
    guard let bow else { return nil }
    let halves = (costs(ofHalf: 0, bow: bow), costs(ofHalf: 1, bow: bow))
    var all = halves.0
    all.add(halves.1)
    let guess = all.bestGuess()
    let margin = (guess.nextCost - guess.cost) / all.weight
    let doubtful = zip(guess.patterns, all.likeliestPatterns).reduce(0) { $0 + ($1.0 == $1.1 ? 0 : 1) }
    let isAgreed =
      halves.0.bestGuess().digits == guess.digits && halves.1.bestGuess().digits == guess.digits
    let error = guess.cost / (all.weight * Float(layout.digits))
    let isClear =
      switch layout.kind {
      case .ean13:
        doubtful == 0
          ? margin > max(0.008, (isAgreed ? 1.5 : 2.5) * error)
          : doubtful == 1 && isAgreed && margin > max(0.015, 2.5 * error)
      case .addOn5, .addOn2: doubtful == 0 && isAgreed && margin > max(0.02, 0.5 * error)
      case .ean8: doubtful == 0 && isAgreed && margin > max(0.03, 2 * error)
      case .upcE: doubtful == 0 && isAgreed && margin > max(0.04, 2 * error)
      }
    return isClear && error < Self.greatestError ? guess : nil
  }

  private func content(_ digits: [UInt8]) -> LinearContent? {
    switch layout.kind {
    case .ean13: try? EAN13.content(digits: digits)
    case .ean8: try? EAN8.content(digits: digits)
    case .upcE: try? UPCE.content(digits: digits)
    case .addOn5, .addOn2: nil
    }
  }
}
