/// How badly each pattern fits in each place of a symbol, gathered from several lines.
struct CharacterCosts {
  let layout: SymbolLayout
  /// The most patterns that a place may hold.
  private let patterns: Int
  /// By place and pattern: the mean square of what is left, in parts of the square of the contrast.
  private(set) var costs: [Float]
  /// The sum of the lines' weights.
  private(set) var weight: Float = 0

  init(_ layout: SymbolLayout) {
    self.layout = layout
    patterns = layout.mostPatterns
    costs = [Float](repeating: 0, count: layout.characters.count * patterns)
  }

  subscript(place: Int, pattern: Int) -> Float {
    get { costs[place * patterns + pattern] }
    set { costs[place * patterns + pattern] = newValue }
  }

  /// Adds what another line says. No line's objection to a pattern counts for more than that of a few others: where glare
  /// hides a character, all patterns fit badly.
  mutating func add(_ other: CharacterCosts, limit: Float, weight: Float = 1) {
    for (place, character) in layout.characters.enumerated() {
      var best = Float.infinity
      for pattern in 0..<character.patterns { best = min(best, other[place, pattern]) }
      for pattern in 0..<character.patterns {
        self[place, pattern] += weight * (min(limit, best) + min(limit, other[place, pattern] - best))
      }
    }
    self.weight += weight
  }

  /// Adds what other lines say.
  mutating func add(_ others: CharacterCosts) {
    for index in costs.indices { costs[index] += others.costs[index] }
    weight += others.weight
  }

  /// The sum of the least cost in each place.
  var leastCost: Float {
    likeliestPatterns.enumerated().reduce(0) { $0 + self[$1.offset, $1.element] }
  }

  /// The pattern that fits best in each place, whatever the others are.
  var likeliestPatterns: [Int] {
    layout.characters.indices.map { place in
      (0..<layout.characters[place].patterns).min { self[place, $0] < self[place, $1] }!
    }
  }
}

extension CharacterCosts {
  /// What fits best among that which has the right check character.
  func bestGuess() -> TemplateGuess {
    #if !COMPACT
      switch layout.kind {
      case .code128: return bestCode128()
      case .code93, .code39: return likeliest()
      default: break
      }
    #endif
    return bestNumber()
  }
}

#if !COMPACT
  extension CharacterCosts {
    /// What fits best, and what differs from that in the one place where it is least clear.
    private func likeliest() -> TemplateGuess {
      let patterns = likeliestPatterns
      var (cost, leastLag): (Float, Float) = (0, .infinity)
      for (place, pattern) in patterns.enumerated() {
        let own = self[place, pattern]
        cost += own
        for other in 0..<layout.characters[place].patterns where other != pattern {
          leastLag = min(leastLag, self[place, other] - own)
        }
      }
      return TemplateGuess(
        values: patterns.map { UInt8($0) }, patterns: patterns, cost: cost, nextCost: cost + leastLag)
    }
  }
#endif

/// What a symbol may hold, and how badly it fits.
struct TemplateGuess {
  /// What the symbology makes content of: the digits of EAN and UPC, the values of other characters.
  var values: [UInt8]
  /// The pattern in each place.
  var patterns: [Int]
  /// The sum of the costs.
  var cost: Float
  /// The cost of the best guess that is another one.
  var nextCost: Float
}
