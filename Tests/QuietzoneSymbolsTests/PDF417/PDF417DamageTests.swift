import TestSupport
import Testing

@testable import QuietzoneSymbols

@Suite("PDF417: damage")
struct PDF417DamageTests {
  static let samples = StackedFixture.all.enumerated().filter {
    $0.offset % 5 == 0 || $0.element.level != nil
  }
  .map { $0.element }

  @Test("A symbol is repaired as far as two check words are left", arguments: samples)
  func repair(_ fixture: StackedFixture) throws {
    var generator = SeededGenerator(seed: UInt64(fixture.bytes.count))
    let room = try checkCount(of: fixture) - 2
    for erasureCount in [0, room / 3, room] {
      let damage = Damage(errors: (room - erasureCount) / 2, erasures: erasureCount)
      let codewords = try damaged(fixture, by: damage, using: &generator)
      #expect(try decode(codewords, like: fixture) == fixture.bytes)
    }
  }

  @Test("A doubtful codeword costs half of what a wrong one costs", arguments: samples)
  func doubts(_ fixture: StackedFixture) throws {
    var generator = SeededGenerator(seed: UInt64(fixture.rows))
    let room = try checkCount(of: fixture) - 2
    let codewords = try damaged(
      fixture, by: Damage(errors: room, erasures: 0, confidence: 9), using: &generator)
    #expect(try decode(codewords, like: fixture) == fixture.bytes)
  }

  @Test("More damage than that is an error, and never another content", arguments: samples)
  func beyond(_ fixture: StackedFixture) throws {
    var generator = SeededGenerator(seed: UInt64(fixture.bytes.count))
    let room = try checkCount(of: fixture) - 2
    for erasureCount in [0, room / 2, room + 1] {
      let damage = Damage(errors: max(0, room - erasureCount) / 2 + 1, erasures: erasureCount)
      let codewords = try damaged(fixture, by: damage, using: &generator)
      #expect(throws: PDF417.DecodingError.beyondRepair) { try decode(codewords, like: fixture) }
    }
  }

  @Test(
    "A symbol with more errors than it can bear tells how many those are",
    arguments: samples.filter { !$0.isMicro })
  func damage(_ fixture: StackedFixture) throws {
    var generator = SeededGenerator(seed: 36)
    let (level, room) = (try #require(fixture.indicatedLevel), try checkCount(of: fixture) - 2)
    for (errors, isTold) in [(0, false), (room / 2, false), (room / 2 + 1, true)] {
      let codewords = try damaged(fixture, by: Damage(errors: errors, erasures: 0), using: &generator)
      let block = SymbolDamage.Block(number: 1, count: 1, errorCapacity: room / 2)
      #expect(
        PDF417.damage(of: codewords, errorCorrectionLevel: level) == SymbolDamage(block: isTold ? block : nil)
      )
    }
  }

  private struct Damage {
    var errors: Int
    var erasures: Int
    /// What is said of the wrong codewords.
    var confidence: UInt8 = 255
  }

  private func checkCount(of fixture: StackedFixture) throws -> Int {
    if fixture.isMicro {
      return try #require(
        MicroPDF417.Size.all.first { $0.rows == fixture.rows && $0.columns == fixture.columns }
      ).checkCount
    }
    return 2 << (try #require(fixture.indicatedLevel))
  }

  private func damaged(
    _ fixture: StackedFixture, by damage: Damage, using generator: inout SeededGenerator
  ) throws -> CodewordMatrix {
    var codewords = try fixture.codewords
    let chosen = codewords.values.indices.shuffled(using: &generator).prefix(damage.errors + damage.erasures)
    for (index, word) in chosen.enumerated() {
      codewords.values[word] = (codewords.values[word] + UInt16.random(in: 1...928, using: &generator)) % 929
      codewords.confidence[word] = index < damage.errors ? damage.confidence : 0
    }
    return codewords
  }

  private func decode(
    _ codewords: CodewordMatrix, like fixture: StackedFixture
  ) throws -> [UInt8] {
    if fixture.isMicro { return try MicroPDF417.decode(codewords).message.bytes }
    let level = try #require(fixture.indicatedLevel)
    return try PDF417.decode(codewords, errorCorrectionLevel: level, isCompact: fixture.isCompact).message
      .bytes
  }
}
