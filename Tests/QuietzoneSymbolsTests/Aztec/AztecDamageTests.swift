import TestSupport
import Testing

@testable import QuietzoneSymbols

@Suite("Aztec Code: damaged symbols")
struct AztecDamageTests {
  /// Small and large symbols of each codeword size, nearly full and nearly empty.
  static let fixtures = BullseyeFixture.aztec.filter { fixture in
    ["C1", "C2", "C3", "F1", "F4", "F8", "F9", "F12", "F23"].contains { fixture.name.hasPrefix($0 + " ") }
  }

  /// A symbol's codewords as indices of modules, how many there are, and how many must stay as they are.
  private func map(
    of fixture: BullseyeFixture
  ) throws -> (codewords: [[Int]], protection: Aztec.MisdecodeProtection) {
    let ring = try #require(
      Aztec.CoreRing(in: fixture.modules, isCompact: fixture.size?.hasPrefix("C") == true))
    guard case .symbol(let size, let dataCount, _) = ring.readings().first?.modeMessage else {
      throw Aztec.DecodingError.unreadableModeMessage
    }
    let places = Array(Aztec.dataModules(of: size).suffix(size.codewordCount * size.codewordBits))
    let codewords = (0..<size.codewordCount).map {
      Array(places[($0 * size.codewordBits)..<($0 + 1) * size.codewordBits])
    }
    return (codewords, Aztec.MisdecodeProtection(size: size, dataCount: dataCount))
  }

  @Test("As many wrong codewords are repaired as leave the reserve, and not one more", arguments: fixtures)
  func repairsToTheLimit(_ fixture: BullseyeFixture) throws {
    let (codewords, protection) = try map(of: fixture)
    let capacity = (protection.checkCount - protection.reserve) / 2
    var generator = SeededGenerator(seed: 31)
    var modules = fixture.modules
    modules.damage(capacity, of: codewords, using: &generator)
    let content = try Aztec.decode(modules)
    fixture.expect(content.message)
    #expect(content.repairedCodewords == capacity)

    modules = fixture.modules
    modules.damage(capacity + 1, of: codewords, using: &generator)
    #expect(throws: Aztec.DecodingError.beyondRepair) { try Aztec.decode(modules) }
  }

  @Test(
    "A symbol with more wrong codewords than it can bear tells how many those are, whole or in a mirror",
    arguments: fixtures)
  func damage(_ fixture: BullseyeFixture) throws {
    let (codewords, protection) = try map(of: fixture)
    let capacity = (protection.checkCount - protection.reserve) / 2
    var generator = SeededGenerator(seed: 34)
    #expect(Aztec.damage(of: fixture.modules) == SymbolDamage())
    var modules = fixture.modules
    modules.damage(capacity + 1, of: codewords, using: &generator)
    let block = SymbolDamage.Block(number: 1, count: 1, errorCapacity: capacity)
    #expect(Aztec.damage(of: modules) == SymbolDamage(block: block))
    #expect(Aztec.damage(of: modules.transposed()) == SymbolDamage(block: block))
  }

  @Test("Modules at random, runes and symbols without their core are nothing that is known to be damaged")
  func noDamage() {
    var generator = SeededGenerator(seed: 35)
    var takenCount = 0
    for side in [11, 15, 19, 23, 27, 31, 61, 151, 8] {
      for _ in 0..<20 {
        var modules = ModuleMatrix(width: side, height: side)
        for index in modules.isDark.indices {
          modules.isDark[index] = Bool.random(using: &generator)
          modules.confidence[index] = 255
        }
        takenCount += Aztec.damage(of: modules) == nil ? 0 : 1
      }
    }
    #expect(takenCount == 0)
    #expect(Aztec.damage(of: ModuleMatrix(width: 23, height: 27)) == nil)
  }

  @Test("Twice as many are repaired if they were doubtful", arguments: fixtures)
  func repairsErasures(_ fixture: BullseyeFixture) throws {
    let (codewords, protection) = try map(of: fixture)
    let capacity = protection.checkCount - protection.erasureReserve
    var generator = SeededGenerator(seed: 32)
    var modules = fixture.modules
    modules.damage(capacity, of: codewords, confidence: 0, using: &generator)
    let content = try Aztec.decode(modules)
    fixture.expect(content.message)
    #expect(content.repairedCodewords == capacity)

    modules = fixture.modules
    modules.damage(
      max(capacity, protection.checkCount / 2) + 1, of: codewords, confidence: 0, using: &generator)
    #expect(throws: Aztec.DecodingError.beyondRepair) { try Aztec.decode(modules) }
  }

  @Test("A few wrong modules around the bullseye do no harm", arguments: fixtures)
  func damagedCore(_ fixture: BullseyeFixture) throws {
    let radius = fixture.size?.hasPrefix("C") == true ? 5 : 7
    let middle = fixture.modules.width / 2
    var generator = SeededGenerator(seed: 33)
    for _ in 0..<10 {
      var modules = fixture.modules
      // One orientation mark and a word of the mode message.
      modules[middle - radius, middle - radius].toggle()
      modules[middle - 2 + Int.random(in: 0...1, using: &generator), middle + radius].toggle()
      fixture.expect(try Aztec.decode(modules).message)
    }
  }

  @Test("A wrong module of a rune is repaired, two are not: nothing would tell them from another rune")
  func damagedRunes() throws {
    var generator = SeededGenerator(seed: 34)
    for fixture in BullseyeFixture.aztec where fixture.size == "R" {
      for x in 2...8 where x != 5 {
        var modules = fixture.modules
        modules[x, 0].toggle()
        fixture.expect(try Aztec.decode(modules).message)
        modules[10, x].toggle()
        #expect(throws: Aztec.DecodingError.self) { try Aztec.decode(modules) }
      }
      for _ in 0..<20 {
        var modules = fixture.modules
        modules.addNoise(Double.random(in: 0.2...1.2, using: &generator), using: &generator)
        guard let content = try? Aztec.decode(modules) else { continue }
        fixture.expect(content.message)
      }
    }
  }

  @Test("Noise on every module, as confident as it is strong, never gives wrong content")
  func noiseIsNeverWrong() throws {
    var generator = SeededGenerator(seed: 35)
    var readCount = 0
    for fixture in BullseyeFixture.aztec where fixture.modules.width < 32 {
      for round in 0..<25 {
        var modules = fixture.modules
        modules.addNoise(0.6 + 0.04 * Double(round), using: &generator)
        guard let content = try? Aztec.decode(modules) else { continue }
        readCount += 1
        fixture.expect(content.message)
      }
    }
    #expect(readCount > 1000)
  }
}
