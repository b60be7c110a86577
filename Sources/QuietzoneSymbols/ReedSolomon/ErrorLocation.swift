// Where a block's errors are, and how wrong each is. Polynomials have their lowest coefficient first.

extension ReedSolomon {
  /// The polynomial whose roots are the inverses of the erasures' positions.
  func erasureLocator(_ erasures: [Int], blockLength: Int) throws(Failure) -> [UInt16] {
    var locator = [UInt16](repeating: 0, count: checkCount + 1)
    locator[0] = 1
    var degree = 0
    for (index, position) in erasures.enumerated() {
      guard position >= 0, position < blockLength, !erasures[..<index].contains(position) else {
        throw .invalidErasure
      }
      let root = field.power(blockLength - 1 - position)
      degree += 1
      for power in stride(from: degree, to: 0, by: -1) {
        locator[power] ^= field.product(locator[power - 1], root)
      }
    }
    return locator
  }

  /// The locator of errors and erasures together, by the algorithm of Berlekamp and Massey, started with the
  /// erasures' locator.
  func errorLocator(
    _ syndromes: [UInt16], startingFrom erasureLocator: [UInt16], erasureCount: Int, reserve: Int
  ) throws(Failure) -> ArraySlice<UInt16> {
    var locator = erasureLocator
    var previous = erasureLocator
    var length = erasureCount
    for step in erasureCount..<checkCount {
      var discrepancy: UInt16 = 0
      for power in 0...min(step, length) {
        discrepancy ^= field.product(locator[power], syndromes[step - power])
      }
      previous.removeLast()
      previous.insert(0, at: 0)
      guard discrepancy != 0 else { continue }
      let shifted = previous
      if 2 * length <= step + erasureCount {
        for power in locator.indices { previous[power] = field.quotient(locator[power], discrepancy) }
        length = step + 1 - length + erasureCount
      }
      for power in locator.indices { locator[power] ^= field.product(shifted[power], discrepancy) }
    }
    let errorCount = length - erasureCount
    guard 2 * errorCount + erasureCount <= checkCount - reserve,
      locator[length] != 0, locator[(length + 1)...].allSatisfy({ $0 == 0 })
    else { throw .beyondRepair }
    return locator[...length]
  }

  /// The positions in the block that `locator` names: as many as its degree, or the block is beyond repair.
  func roots(of locator: ArraySlice<UInt16>, blockLength: Int) throws(Failure) -> [Int] {
    let degree = locator.count - 1
    var positions: [Int] = []
    positions.reserveCapacity(degree)
    for position in 0..<blockLength
    where field.value(of: locator, at: inverseLocation(position, blockLength)) == 0 {
      positions.append(position)
    }
    guard positions.count == degree else { throw .beyondRepair }
    return positions
  }

  /// The product of syndromes and locator, without the powers that the check words do not reach.
  func evaluator(_ syndromes: [UInt16], _ locator: ArraySlice<UInt16>) -> ArraySlice<UInt16> {
    var evaluator = [UInt16](repeating: 0, count: locator.count - 1)
    for power in evaluator.indices {
      for part in 0...power {
        evaluator[power] ^= field.product(locator[part], syndromes[power - part])
      }
    }
    return evaluator[...]
  }

  /// What to add to the word at `position`, by Forney's formula.
  func errorMagnitude(
    at position: Int, in blockLength: Int, _ locator: ArraySlice<UInt16>, _ evaluator: ArraySlice<UInt16>
  ) -> UInt16 {
    let inverse = inverseLocation(position, blockLength)
    // In a field of characteristic 2 the derivative keeps the odd powers alone.
    var derivative: UInt16 = 0
    for power in stride(from: 1, to: locator.count, by: 2) {
      let exponent = -(blockLength - 1 - position) * (power - 1)
      derivative ^= field.product(locator[power], field.power(exponent))
    }
    guard derivative != 0 else { return 0 }
    let magnitude = field.quotient(field.value(of: evaluator, at: inverse), derivative)
    return field.product(magnitude, field.power((blockLength - 1 - position) * (1 - firstRoot)))
  }

  private func inverseLocation(_ position: Int, _ blockLength: Int) -> UInt16 {
    field.power(position + 1 - blockLength)
  }
}
