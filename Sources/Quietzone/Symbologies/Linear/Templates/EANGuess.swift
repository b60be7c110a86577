import QuietzoneSymbols

extension CharacterCosts {
  /// The number that fits best among those whose check digit is right.
  func bestNumber() -> TemplateGuess {
    var best = TemplateGuess(values: [], patterns: [], cost: .infinity, nextCost: .infinity)
    // By place, in set A or C and in set B.
    let leastCosts = (0..<2 * digits).map { index in
      (0..<10).reduce(Float.infinity) { min($0, self[index / 2, index % 2 * 10 + $1]) }
    }
    switch layout.kind {
    case .ean13:
      for first in 0..<10 {
        consider(
          leastCosts,
          sets: Int(EANParities.firstDigit[first]), weights: [3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1],
          target: (10 - first) % 10, into: &best
        ) { [UInt8(first)] + $0 }
      }
    case .ean8:
      consider(leastCosts, sets: 0, weights: [3, 1, 3, 1, 3, 1, 3, 1], target: 0, into: &best) { $0 }
    case .addOn5:
      for sum in 0..<10 {
        consider(
          leastCosts,
          sets: Int(EANParities.fiveDigitAddOn[sum]), weights: [3, 9, 3, 9, 3], target: sum, into: &best
        ) { $0 }
      }
    case .addOn2:
      // The number modulo 4 depends on the last digit, and on whether the first one is odd.
      for last in 0..<10 {
        for isOdd in 0..<2 {
          consider(
            leastCosts,
            sets: Int(EANParities.twoDigitAddOn[(2 * isOdd + last) % 4]), weights: [5, 0], target: 5 * isOdd,
            fixedLast: last, into: &best
          ) { $0 }
        }
      }
    case .upcE:
      for system in 0..<2 {
        for check in 0..<10 {
          for last in 0..<10 {
            considerUPCE(
              leastCosts, system: UInt8(system), check: UInt8(check), last: UInt8(last), into: &best)
          }
        }
      }
    #if !COMPACT
      case .code128, .code93, .code39: break
    #endif
    }
    return best
  }

  /// UPC-E: what each of its digits weighs depends on the last of the six.
  private func considerUPCE(
    _ leastCosts: [Float], system: UInt8, check: UInt8, last: UInt8, into best: inout TemplateGuess
  ) {
    let sets = Int(EANParities.upcE(numberSystem: system, checkDigit: check))
    guard leastCost(leastCosts, sets: sets) < best.nextCost else { return }
    func remainder(_ six: [UInt8]) -> Int {
      let twelve = UPCE.expanded([system] + six + [check])
      return zip(twelve, [3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1]).reduce(0) { $0 + Int($1.0) * $1.1 } % 10
    }
    let base: [UInt8] = [0, 0, 0, 0, 0, last]
    let none = remainder(base)
    let weights = (0..<6).map { place -> Int in
      var one = base
      if place < 5 { one[place] = 1 }
      return (remainder(one) - none + 10) % 10
    }
    consider(
      leastCosts, sets: sets, weights: weights,
      target: (10 - none) % 10, fixedLast: Int(last), into: &best
    ) { [system] + $0 + [check] }
  }

  /// Keeps the best and the next best number with the given number sets for which the weighted sum of the digits is
  /// `target` modulo 10.
  ///
  /// - Parameters:
  ///   - leastCosts: of the cheapest digit, by place and set.
  ///   - sets: for each digit on the left a bit, the first one's highest: 1 is set B.
  ///   - fixedLast: the last digit, if it is given.
  private func consider(
    _ leastCosts: [Float],
    sets: Int, weights: [Int], target: Int, fixedLast: Int? = nil, into best: inout TemplateGuess,
    number: ([UInt8]) -> [UInt8]
  ) {
    guard leastCost(leastCosts, sets: sets) < best.nextCost else { return }
    let count = digits
    var (ways, next) = (CheapestWays(), CheapestWays())
    ways.keep(Way(cost: 0, digits: 0), remainder: 0)
    for place in 0..<digits {
      let firstPattern = isSetB(place, in: sets) ? 10 : 0
      let isFixed = fixedLast != nil && place + 1 == digits
      next.forget()
      for digit in 0..<10 where !isFixed || digit == fixedLast {
        let step = isFixed ? 0 : weights[place] * digit
        for remainder in 0..<10 {
          let to = (remainder + step) % 10
          next.keep(
            ways.best[remainder].followed(by: digit, cost: self[place, firstPattern + digit]), remainder: to)
          next.keep(
            ways.nextBest[remainder].followed(by: digit, cost: self[place, firstPattern + digit]),
            remainder: to)
        }
      }
      swap(&ways, &next)
    }
    for way in [ways.best[target], ways.nextBest[target]] where way.cost < best.nextCost {
      guard way.cost < best.cost else {
        best.nextCost = way.cost
        continue
      }
      let digits = (0..<count).map { UInt8(way.digits >> (4 * UInt64(count - 1 - $0)) & 15) }
      best = TemplateGuess(
        values: number(digits),
        patterns: digits.indices.map { Int(digits[$0]) + (isSetB($0, in: sets) ? 10 : 0) },
        cost: way.cost, nextCost: best.cost)
    }
  }

  private var digits: Int { layout.characters.count }

  /// What the digits cost at least, whatever their sum: the cheapest of each set.
  private func leastCost(_ leastCosts: [Float], sets: Int) -> Float {
    (0..<digits).reduce(0) { $0 + leastCosts[2 * $1 + (isSetB($1, in: sets) ? 1 : 0)] }
  }

  private func isSetB(_ place: Int, in sets: Int) -> Bool {
    place < layout.leftDigits && sets >> (layout.leftDigits - 1 - place) & 1 == 1
  }
}

/// Some digits, four bits each, and what they cost.
private struct Way {
  var cost: Float
  var digits: UInt64

  func followed(by digit: Int, cost more: Float) -> Way {
    Way(cost: cost + more, digits: digits << 4 | UInt64(digit))
  }
}

/// The two cheapest ways to each remainder modulo 10.
private struct CheapestWays {
  private(set) var best = [Way](repeating: Way(cost: .infinity, digits: 0), count: 10)
  private(set) var nextBest = [Way](repeating: Way(cost: .infinity, digits: 0), count: 10)

  mutating func forget() {
    for remainder in 0..<10 {
      best[remainder].cost = .infinity
      nextBest[remainder].cost = .infinity
    }
  }

  mutating func keep(_ way: Way, remainder: Int) {
    if way.cost < best[remainder].cost {
      nextBest[remainder] = best[remainder]
      best[remainder] = way
    } else if way.cost < nextBest[remainder].cost {
      nextBest[remainder] = way
    }
  }
}
