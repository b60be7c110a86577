extension RunCursor {
  /// Looks up the character at the cursor as `next(in:tolerance:)` does, if it is about as wide as the one before:
  /// within a symbol the module changes little, and where it changes much something else begins.
  ///
  /// - Parameter patterns: characters that all measure the same.
  mutating func nextOfSameModule(
    in patterns: ElementPatterns, tolerance: Float = 0.36
  ) throws(LinearError) -> Int {
    let end = position + patterns.elements
    guard end < widths.count else { throw .truncated(element: position) }
    let own = sum(position..<end) / Float(patterns.modules(0))
    if Self.isSteady(own, after: module) { return try next(in: patterns, tolerance: tolerance) }
    // Behind a fold all is narrower; but there, too, characters are like their patterns.
    guard own >= 0.5 * module, own <= 2 * module else { throw .noCharacter(element: position) }
    return try next(in: patterns, tolerance: 0.5 * tolerance)
  }

  /// Whether a character's module can belong to the same symbol as that of the character before.
  static func isSteady(_ module: Float, after previous: Float) -> Bool {
    module >= 0.7 * previous && module <= 1.4 * previous
  }

  /// Reads the single bar that ends a symbol, about so many modules wide, and moves behind it.
  mutating func expectLastBar(_ modules: Float) throws(LinearError) {
    guard position + 1 < widths.count else { throw .truncated(element: position) }
    guard abs(widths[position] / module - barGain - modules) <= 0.8 else {
      throw .noCharacter(element: position)
    }
    position += 1
  }
}
