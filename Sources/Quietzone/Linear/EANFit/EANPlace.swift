import QuietzoneImaging
import QuietzoneSymbols

/// A stretch that may be an EAN or UPC symbol, or an add-on, as several lines show it.
struct EANPlace {
  let layout: EANLayout
  /// Whether the lines were read from their ends, where that was to be told apart.
  var isReversed = false
  var fits: [EANFit] = []
  /// As long as nothing is known, from the left end of the stretch to its right one.
  var sightings: [LinearVotes.Sighting] = []
}

extension EANPlace {
  /// No line's objection to a pattern counts for more than this: where glare hides a digit, all patterns fit badly.
  private static let greatestCost: Float = 0.1

  /// The greatest cost of a digit, on average.
  private static let greatestError: Float = 0.06

  /// The same place read from the other end.
  var mirrored: Self {
    var place = self
    place.fits = fits.map { $0.mirrored }
    place.sightings = sightings.map { sighting in
      var sighting = sighting
      swap(&sighting.start, &sighting.end)
      return sighting
    }
    return place
  }

  /// What every other line says, beginning with the first or the second: each half has to say the same by itself.
  private func costs(ofHalf half: Int) -> DigitCosts {
    var sum = DigitCosts(layout)
    for index in stride(from: half, to: fits.count, by: 2) {
      var fit = fits[index]
      var costs = fit.costs()
      for _ in 0..<2 {
        let patterns = costs.likeliestPatterns
        fit.align(to: patterns)
        costs = fit.costs(beside: patterns)
      }
      sum.add(costs, limit: Self.greatestCost)
    }
    return sum
  }

  /// What the symbol holds, and where, if that is beyond doubt.
  var candidate: LinearVotes.Candidate? {
    guard let guess = sureGuess, let content = content(guess.digits) else { return nil }
    let middles = layout.middles(of: guess.patterns)
    return LinearVotes.Candidate(
      content: content,
      sightings: sightings.map { sighting in
        var sighting = sighting
        sighting.middles = middles
        return sighting
      })
  }

  /// The digits, if they are beyond doubt.
  ///
  /// Those that fit best are to be a number with a valid check digit as they are, or all but one of them; the next best
  /// number has to fit clearly worse; and each half of the lines has to say the same. The limits are measured: on photos,
  /// numbers that are not there hardly reach a quarter of the margins asked for.
  var sureGuess: EANGuess? {
    // A few lines tell where there are no digits at all.
    let first = fits.prefix(3).map { $0.costs().leastCost }
    guard first.reduce(0, +) < Self.greatestError * Float(first.count * layout.digits) else { return nil }
    let halves = (costs(ofHalf: 0), costs(ofHalf: 1))
    var all = halves.0
    all.add(halves.1)
    let guess = all.bestGuess()
    let margin = (guess.nextCost - guess.cost) / Float(all.lines)
    let doubtful = zip(guess.patterns, all.likeliestPatterns).reduce(0) { $0 + ($1.0 == $1.1 ? 0 : 1) }
    let isAgreed =
      halves.0.bestGuess().digits == guess.digits && halves.1.bestGuess().digits == guess.digits
    let error = guess.cost / Float(all.lines * layout.digits)
    let isClear =
      switch layout.kind {
      case .ean13:
        margin > 0.5 * error
          && (doubtful == 0
            ? margin > (isAgreed ? 0.008 : 0.02)
            : doubtful == 1 && isAgreed && margin > max(0.015, error))
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
