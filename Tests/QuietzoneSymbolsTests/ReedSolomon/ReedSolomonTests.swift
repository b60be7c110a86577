import TestSupport
import Testing

@testable import QuietzoneSymbols

@Suite("Reed–Solomon")
struct ReedSolomonTests {
  /// Codes of the symbologies there are: QR Code, Aztec (three of its fields), Data Matrix.
  static let codes = [
    ReedSolomon(field: .qrCode, firstRoot: 0, checkCount: 30),
    ReedSolomon(field: .qrCode, firstRoot: 0, checkCount: 7),
    ReedSolomon(field: GaloisField(size: 16, polynomial: 0x13), firstRoot: 1, checkCount: 5),
    ReedSolomon(field: GaloisField(size: 64, polynomial: 0x43), firstRoot: 1, checkCount: 12),
    ReedSolomon(field: GaloisField(size: 256, polynomial: 0x12D), firstRoot: 1, checkCount: 24),
    ReedSolomon(field: GaloisField(size: 1024, polynomial: 0x409), firstRoot: 1, checkCount: 40),
    ReedSolomon(field: GaloisField(size: 4096, polynomial: 0x1069), firstRoot: 1, checkCount: 50),
  ]

  /// ISO/IEC 18004, annex I.2: `01234567` in version 1-M.
  static let published: [UInt16] = [
    0x10, 0x20, 0x0C, 0x56, 0x61, 0x80, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11,
    0xA5, 0x24, 0xD4, 0xC1, 0xED, 0x36, 0xC7, 0x87, 0x2C, 0x55,
  ]

  @Test("The standard's example has no syndromes, and its check words follow from its data")
  func publishedBlock() {
    let code = ReedSolomon(field: .qrCode, firstRoot: 0, checkCount: 10)
    #expect(code.syndromes(of: Self.published).allSatisfy { $0 == 0 })
    #expect(code.block(of: Array(Self.published.prefix(16))) == Self.published)
  }

  @Test("The standard's generator polynomial of degree 7 has the published coefficients")
  func publishedGenerator() {
    // ISO/IEC 18004, annex A: the exponents of the powers of x below the highest.
    let exponents = [87, 229, 146, 149, 238, 102, 21]
    let generator = Self.codes[1].generatorPolynomial
    #expect(generator == [1] + exponents.map { GaloisField.qrCode.power($0) })
  }

  @Test("Every mix of errors and erasures within reach is repaired and counted", arguments: codes.indices)
  func repairsWithinReach(_ index: Int) throws {
    let code = Self.codes[index]
    var generator = SeededGenerator(seed: UInt64(index))
    for erasureCount in 0...code.checkCount {
      for errorCount in 0...(code.checkCount - erasureCount) / 2 where errorCount % 3 == 0 || errorCount < 4 {
        let sound = randomBlock(code, using: &generator)
        let wrong = sound.indices.shuffled(using: &generator).prefix(erasureCount + errorCount)
        var block = sound
        for position in wrong { damage(&block[position], code, using: &generator) }
        let repair = try code.repair(&block, erasures: Array(wrong.prefix(erasureCount)))
        #expect(block == sound)
        #expect(repair == ReedSolomon.Repair(errors: errorCount, erasures: erasureCount))
      }
    }
  }

  @Test("Erasures that were right all along are no repair")
  func soundErasures() throws {
    let code = Self.codes[0]
    var generator = SeededGenerator(seed: 1)
    let sound = randomBlock(code, using: &generator)
    var block = sound
    #expect(try code.repair(&block, erasures: [3, 1, 4]) == ReedSolomon.Repair())
    damage(&block[9], code, using: &generator)
    #expect(try code.repair(&block, erasures: [3, 1, 4]) == ReedSolomon.Repair(errors: 1))
    #expect(block == sound)
  }

  @Test("One error past the limit is reported, and the block left as it was", arguments: [0, 4, 5, 6])
  func reportsDamageBeyondRepair(_ index: Int) {
    let code = Self.codes[index]
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<20 {
      var block = randomBlock(code, using: &generator)
      for position in block.indices.shuffled(using: &generator).prefix(code.checkCount / 2 + 1) {
        damage(&block[position], code, using: &generator)
      }
      let damaged = block
      #expect(throws: ReedSolomon.Failure.beyondRepair) { try code.repair(&block) }
      #expect(block == damaged)
    }
  }

  @Test("Reserved check words are not spent")
  func respectsReserve() throws {
    let code = Self.codes[0]
    var generator = SeededGenerator(seed: 3)
    let sound = randomBlock(code, using: &generator)
    var block = sound
    for position in 0..<14 { damage(&block[position], code, using: &generator) }
    #expect(throws: ReedSolomon.Failure.beyondRepair) { try code.repair(&block, reserve: 4) }
    #expect(throws: ReedSolomon.Failure.beyondRepair) {
      try code.repair(&block, erasures: Array(0..<2), reserve: 5)
    }
    #expect(throws: ReedSolomon.Failure.tooManyErasures) {
      try code.repair(&block, erasures: Array(0..<28), reserve: 3)
    }
    #expect(try code.repair(&block, reserve: 2).errors == 14)
    #expect(block == sound)
  }

  @Test("What is not a block, or not an erasure, is refused")
  func refusesNonsense() {
    let code = Self.codes[0]
    var generator = SeededGenerator(seed: 4)
    var short = [UInt16](repeating: 0, count: 30)
    #expect(throws: ReedSolomon.Failure.notABlock) { try code.repair(&short) }
    var long = [UInt16](repeating: 0, count: 256)
    #expect(throws: ReedSolomon.Failure.notABlock) { try code.repair(&long) }
    var wide = [UInt16](repeating: 256, count: 100)
    #expect(throws: ReedSolomon.Failure.notABlock) { try code.repair(&wide) }
    var block = randomBlock(code, using: &generator)
    damage(&block[0], code, using: &generator)
    for erasures in [[-1], [block.count], [5, 5]] {
      #expect(throws: ReedSolomon.Failure.invalidErasure) { try code.repair(&block, erasures: erasures) }
    }
  }

  @Test("In every field, α's powers are all elements but zero, and division undoes multiplication")
  func fields() {
    for code in Self.codes {
      let field = code.field
      let powers = Set((0..<field.size - 1).map { field.power($0) })
      #expect(powers.count == field.size - 1 && !powers.contains(0))
      #expect(field.power(-1) == field.power(field.size - 2))
      for element in 1..<UInt16(field.size) {
        #expect(field.quotient(field.product(element, 3), 3) == element)
        #expect(field.product(element, 0) == 0)
      }
    }
  }

  private func randomBlock(_ code: ReedSolomon, using generator: inout SeededGenerator) -> [UInt16] {
    let most = min(code.field.size - 1, 120)
    let count = Int.random(in: (code.checkCount + 1)...most, using: &generator)
    let data = (0..<count - code.checkCount).map { _ in
      UInt16.random(in: 0..<UInt16(code.field.size), using: &generator)
    }
    return code.block(of: data)
  }

  private func damage(_ word: inout UInt16, _ code: ReedSolomon, using generator: inout SeededGenerator) {
    word ^= UInt16.random(in: 1..<UInt16(code.field.size), using: &generator)
  }
}
