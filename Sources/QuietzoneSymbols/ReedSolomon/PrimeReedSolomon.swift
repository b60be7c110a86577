/// A Reed–Solomon code over the integers modulo 929, as PDF417 has it (ISO/IEC 15438, 5.10): the roots of its generator
/// polynomial are the powers of 3, from the first on.
///
/// What it can repair, and how it fails, is as with `ReedSolomon`; only there is no field of 929 bits' patterns.
package struct PrimeReedSolomon: Sendable {
  /// The number of check words.
  package let checkCount: Int

  package init(checkCount: Int) {
    precondition(checkCount > 0 && checkCount < 928, "A block has check words, and fewer than the field")
    self.checkCount = checkCount
  }

  /// Repairs `block`: data words first, then check words.
  ///
  /// - Parameters:
  ///   - erasures: Indices into `block` of doubtful words.
  ///   - reserve: Check words that must not be spent: 2 × errors + erasures ≤ `checkCount` − `reserve`.
  package func repair(
    _ block: inout [UInt16], erasures: [Int] = [], reserve: Int = 0
  ) throws(ReedSolomon.Failure) -> ReedSolomon.Repair {
    guard block.count > checkCount, block.count <= 928, block.allSatisfy({ $0 < 929 }) else {
      throw .notABlock
    }
    guard erasures.count <= max(0, checkCount - reserve) else { throw .tooManyErasures }
    let syndromes = syndromes(of: block)
    guard !syndromes.allSatisfy({ $0 == .zero }) else { return ReedSolomon.Repair() }

    let locator = try errorLocator(
      syndromes, startingFrom: try erasureLocator(erasures, blockLength: block.count),
      erasureCount: erasures.count, reserve: reserve)
    let evaluator = (0..<locator.count - 1).map { power in
      (0...power).reduce(Residue.zero) { $0 + locator[$1] * syndromes[power - $1] }
    }
    let derivative = (1..<locator.count).map { locator[$0] * Residue($0) }

    var repaired = block
    var repair = ReedSolomon.Repair()
    var rootCount = 0
    for position in block.indices {
      let inverse = Residue.power(position + 1 - block.count)
      guard value(of: locator, at: inverse) == .zero else { continue }
      rootCount += 1
      let slope = value(of: derivative, at: inverse)
      guard slope != .zero else { throw .beyondRepair }
      // Forney's formula; the word's error is the negative of this.
      let correction = value(of: evaluator, at: inverse) * slope.inverse
      repaired[position] = (Residue(Int(block[position])) + correction).word
      if erasures.contains(position) {
        if correction != .zero { repair.erasures += 1 }
      } else {
        guard correction != .zero else { throw .beyondRepair }
        repair.errors += 1
      }
    }
    guard rootCount == locator.count - 1, self.syndromes(of: repaired).allSatisfy({ $0 == .zero }) else {
      throw .beyondRepair
    }
    block = repaired
    return repair
  }

  /// The block's values at the roots of the generator polynomial: all zero if nothing is wrong.
  private func syndromes(of block: [UInt16]) -> [Residue] {
    (1...checkCount).map { root in
      let point = Residue.power(root)
      return block.reduce(Residue.zero) { $0 * point + Residue(Int($1)) }
    }
  }

  /// The polynomial, its lowest coefficient first, whose roots are the inverses of the erasures' positions.
  private func erasureLocator(
    _ erasures: [Int], blockLength: Int
  ) throws(ReedSolomon.Failure) -> [Residue] {
    var locator = [Residue](repeating: .zero, count: checkCount + 1)
    locator[0] = Residue(1)
    for (index, position) in erasures.enumerated() {
      guard position >= 0, position < blockLength, !erasures[..<index].contains(position) else {
        throw .invalidErasure
      }
      let root = Residue.power(blockLength - 1 - position)
      for power in stride(from: index + 1, to: 0, by: -1) {
        locator[power] = locator[power] - locator[power - 1] * root
      }
    }
    return locator
  }

  /// The locator of errors and erasures together, by the algorithm of Berlekamp and Massey.
  private func errorLocator(
    _ syndromes: [Residue], startingFrom erasureLocator: [Residue], erasureCount: Int, reserve: Int
  ) throws(ReedSolomon.Failure) -> [Residue] {
    var locator = erasureLocator
    var previous = erasureLocator
    var length = erasureCount
    for step in erasureCount..<checkCount {
      let discrepancy = (0...min(step, length)).reduce(Residue.zero) {
        $0 + locator[$1] * syndromes[step - $1]
      }
      previous.removeLast()
      previous.insert(.zero, at: 0)
      guard discrepancy != .zero else { continue }
      let shifted = previous
      if 2 * length <= step + erasureCount {
        let inverse = discrepancy.inverse
        for power in locator.indices { previous[power] = locator[power] * inverse }
        length = step + 1 - length + erasureCount
      }
      for power in locator.indices { locator[power] = locator[power] - shifted[power] * discrepancy }
    }
    guard 2 * length - erasureCount <= checkCount - reserve, locator[length] != .zero,
      locator[(length + 1)...].allSatisfy({ $0 == .zero })
    else { throw .beyondRepair }
    return Array(locator[...length])
  }

  private func value(of polynomial: [Residue], at point: Residue) -> Residue {
    polynomial.reversed().reduce(Residue.zero) { $0 * point + $1 }
  }
}

/// An integer modulo 929.
private struct Residue: Equatable {
  private static let modulus: UInt32 = 929
  private let value: UInt32

  static let zero = Residue(0)

  /// `value` must not be negative.
  init(_ value: Int) { self.value = UInt32(value) % Self.modulus }

  private init(reducing value: UInt32) { self.value = value % Self.modulus }

  var word: UInt16 { UInt16(value) }

  /// By Fermat's little theorem; zero has none.
  var inverse: Residue {
    var (result, square, exponent) = (Residue(1), self, Self.modulus - 2)
    while exponent > 0 {
      if exponent & 1 == 1 { result = result * square }
      square = square * square
      exponent >>= 1
    }
    return result
  }

  /// 3 to the power of `exponent`, which may be negative.
  static func power(_ exponent: Int) -> Residue {
    let order = 928
    return powers[(exponent % order + order) % order]
  }

  private static let powers: [Residue] = {
    var powers = [Residue(1)]
    while powers.count < 928 { powers.append(powers[powers.count - 1] * Residue(3)) }
    return powers
  }()

  static func + (a: Residue, b: Residue) -> Residue { Residue(reducing: a.value + b.value) }
  static func - (a: Residue, b: Residue) -> Residue { Residue(reducing: a.value + modulus - b.value) }
  static func * (a: Residue, b: Residue) -> Residue { Residue(reducing: a.value * b.value) }
}
