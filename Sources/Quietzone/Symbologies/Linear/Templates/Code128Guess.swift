#if !COMPACT
  extension CharacterCosts {
    /// The characters that fit best among those whose check character is right (ISO/IEC 15417, annex A).
    func bestCode128() -> TemplateGuess {
      let places = layout.characters.count
      var rows = [[Way](repeating: Way(), count: 2 * Self.modulus)]
      rows[0][0].cost = 0
      for place in 0..<places {
        // The start character counts once, each behind it as often as its place says, and the check character is their sum.
        let weight = place == 0 ? 1 : place + 1 < places ? place : Self.modulus - 1
        var row = [Way](repeating: Way(), count: 2 * Self.modulus)
        for pattern in 0..<layout.characters[place].patterns {
          let (step, cost) = (weight * pattern % Self.modulus, self[place, pattern])
          for (from, way) in rows[place].enumerated() where way.cost < .infinity {
            let to = 2 * ((from / 2 + step) % Self.modulus)
            let next = Way(cost: way.cost + cost, pattern: pattern, from: from)
            if next.cost < row[to].cost {
              (row[to], row[to + 1]) = (next, row[to])
            } else if next.cost < row[to + 1].cost {
              row[to + 1] = next
            }
          }
        }
        rows.append(row)
      }
      var patterns: [Int] = []
      var state = 0
      for row in rows.dropFirst().reversed() {
        patterns.insert(row[state].pattern, at: 0)
        state = row[state].from
      }
      return TemplateGuess(
        values: patterns.enumerated().map { UInt8($0.offset == 0 ? 103 + $0.element : $0.element) },
        patterns: patterns, cost: rows[places][0].cost, nextCost: rows[places][1].cost)
    }

    private static let modulus = 103
  }

  /// The cheapest, or next cheapest, way to have a remainder of the sum up to a place.
  private struct Way {
    var cost = Float.infinity
    /// The last character.
    var pattern = 0
    /// Which way it goes on from.
    var from = 0
  }
#endif
