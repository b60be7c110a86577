/// A Reed–Solomon code: finds and repairs wrong words of a block by the check words at its end.
///
/// With c check words, a block is repaired while 2 × errors + erasures ≤ c. An erasure is a word that is known to
/// be doubtful; an error is one that is not.
package struct ReedSolomon: Sendable {
  /// What was repaired.
  package struct Repair: Hashable, Sendable {
    /// Wrong words that nothing had announced.
    package var errors = 0
    /// Erasures that were wrong indeed.
    package var erasures = 0

    package init(errors: Int = 0, erasures: Int = 0) {
      self.errors = errors
      self.erasures = erasures
    }
  }

  /// Why a block was not repaired. The block is left as it was.
  package enum Failure: Error, Hashable, Sendable {
    /// The block is shorter than its check words, longer than the field allows, or has a word outside the field.
    case notABlock
    /// More erasures than the check words can make up for.
    case tooManyErasures
    /// An erasure outside the block, or twice the same.
    case invalidErasure
    /// More damage than the check words can make up for.
    case beyondRepair
  }

  package let field: GaloisField
  /// The exponent of the generator polynomial's first root: its roots are α to this power and the following ones.
  package let firstRoot: Int
  /// The number of check words.
  package let checkCount: Int

  package init(field: GaloisField, firstRoot: Int, checkCount: Int) {
    precondition(
      checkCount > 0 && checkCount < field.size, "A block has check words, and fewer than the field")
    self.field = field
    self.firstRoot = firstRoot
    self.checkCount = checkCount
  }

  /// Repairs `block`: data words first, then check words.
  ///
  /// - Parameters:
  ///   - erasures: Indices into `block` of doubtful words.
  ///   - reserve: Check words that are kept to tell a repair from a mistake: the repair must do with
  ///     2 × errors + erasures ≤ `checkCount` − `reserve`.
  package func repair(
    _ block: inout [UInt16], erasures: [Int] = [], reserve: Int = 0
  ) throws(Failure) -> Repair {
    guard block.count > checkCount, block.count < field.size else { throw .notABlock }
    for word in block where Int(word) >= field.size { throw .notABlock }
    guard erasures.count <= checkCount - reserve else { throw .tooManyErasures }

    let syndromes = syndromes(of: block)
    guard !syndromes.allSatisfy({ $0 == 0 }) else { return Repair() }

    let locator = try errorLocator(
      syndromes, startingFrom: erasureLocator(erasures, blockLength: block.count),
      erasureCount: erasures.count, reserve: reserve)
    let positions = try roots(of: locator, blockLength: block.count)
    let evaluator = evaluator(syndromes, locator)

    var repaired = block
    var repair = Repair()
    for position in positions {
      let magnitude = errorMagnitude(at: position, in: block.count, locator, evaluator)
      repaired[position] ^= magnitude
      if erasures.contains(position) {
        if magnitude != 0 { repair.erasures += 1 }
      } else {
        guard magnitude != 0 else { throw .beyondRepair }
        repair.errors += 1
      }
    }
    guard self.syndromes(of: repaired).allSatisfy({ $0 == 0 }) else { throw .beyondRepair }
    block = repaired
    return repair
  }

  /// The block's values at the roots of the generator polynomial: all zero if nothing is wrong.
  func syndromes(of block: [UInt16]) -> [UInt16] {
    var syndromes = [UInt16](repeating: 0, count: checkCount)
    syndromes.withUnsafeMutableBufferPointer { syndromes in
      block.withUnsafeBufferPointer { block in
        field.powers.withUnsafeBufferPointer { powers in
          field.logarithms.withUnsafeBufferPointer { logarithms in
            let order = field.size - 1
            let first = ((firstRoot % order) + order) % order
            // Words outside, roots inside: the roots do not wait for each other.
            for word in block {
              var exponent = first
              for root in syndromes.indices {
                syndromes[root] = powers[Int(logarithms[Int(syndromes[root])]) + exponent] ^ word
                exponent += 1
                if exponent == order { exponent = 0 }
              }
            }
          }
        }
      }
    }
    return syndromes
  }
}
