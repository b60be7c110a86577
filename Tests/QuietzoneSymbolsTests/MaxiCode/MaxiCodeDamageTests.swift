import TestSupport
import Testing

@testable import QuietzoneSymbols

@Suite("MaxiCode: damaged symbols and hostile input")
struct MaxiCodeDamageTests {
  /// One symbol of each mode.
  static let fixtures = ["2", "3", "4", "5", "6"].compactMap { mode in
    BullseyeFixture.maxiCode.first { $0.size == mode }
  }

  /// The codewords of `range`, every `step`th of them, as indices of modules.
  private static func codewords(_ range: Range<Int>, step: Int = 1) -> [[Int]] {
    stride(from: range.lowerBound, to: range.upperBound, by: step).map { codeword in
      MaxiCode.codewordModules[(codeword * 6)..<(codeword * 6 + 6)].map { $0.y * MaxiCode.columns + $0.x }
    }
  }

  @Test("As many wrong codewords of each block as the standard allows are repaired", arguments: fixtures)
  func repairsToTheLimit(_ fixture: BullseyeFixture) throws {
    var generator = SeededGenerator(seed: 51)
    let capacity = fixture.size == "5" ? 14 : 10
    for primary in 0...4 {
      var modules = fixture.modules
      modules.damage(primary, of: Self.codewords(0..<20), using: &generator)
      modules.damage(capacity, of: Self.codewords(20..<144, step: 2), using: &generator)
      modules.damage(capacity, of: Self.codewords(21..<144, step: 2), using: &generator)
      let content = try MaxiCode.decode(modules)
      fixture.expect(content.message)
      #expect(content.repairedCodewords == primary + 2 * capacity)
    }
  }

  @Test("One wrong codeword more is an error", arguments: fixtures)
  func reportsOnePastTheLimit(_ fixture: BullseyeFixture) {
    var generator = SeededGenerator(seed: 52)
    let capacity = fixture.size == "5" ? 14 : 10
    for first in [20, 21] {
      var modules = fixture.modules
      modules.damage(capacity + 1, of: Self.codewords(first..<144, step: 2), using: &generator)
      #expect(throws: MaxiCode.DecodingError.secondaryBeyondRepair) { try MaxiCode.decode(modules) }
    }
    var modules = fixture.modules
    modules.damage(6, of: Self.codewords(0..<20), using: &generator)
    #expect(throws: MaxiCode.DecodingError.primaryBeyondRepair) { try MaxiCode.decode(modules) }
  }

  @Test("Wrong codewords that were doubtful are repaired beyond that limit", arguments: fixtures)
  func repairsErasures(_ fixture: BullseyeFixture) throws {
    var generator = SeededGenerator(seed: 53)
    let capacity = (fixture.size == "5" ? 28 : 20) - 3
    var modules = fixture.modules
    modules.damage(7, of: Self.codewords(0..<20), confidence: 0, using: &generator)
    modules.damage(capacity, of: Self.codewords(20..<144, step: 2), confidence: 0, using: &generator)
    modules.damage(capacity, of: Self.codewords(21..<144, step: 2), confidence: 0, using: &generator)
    fixture.expect(try MaxiCode.decode(modules).message)
  }

  @Test("Noise on every module, as confident as it is strong, never gives wrong content")
  func noiseIsNeverWrong() throws {
    var generator = SeededGenerator(seed: 54)
    var readCount = 0
    for fixture in BullseyeFixture.maxiCode {
      for round in 0..<20 {
        var modules = fixture.modules
        modules.addNoise(0.6 + 0.05 * Double(round), using: &generator)
        guard let content = try? MaxiCode.decode(modules) else { continue }
        readCount += 1
        fixture.expect(content.message)
      }
    }
    #expect(readCount > 500)
  }

  @Test("Random modules do not crash, and are not read")
  func randomMatrices() {
    var generator = SeededGenerator(seed: 55)
    var modules = ModuleMatrix(width: 30, height: 33)
    for _ in 0..<2000 {
      modules.randomise(using: &generator)
      #expect(throws: MaxiCode.DecodingError.self) { try MaxiCode.decode(modules) }
    }
    for (width, height) in [(0, 0), (29, 33), (33, 30), (30, 34)] {
      #expect(throws: MaxiCode.DecodingError.noSuchDimension(width: width, height: height)) {
        try MaxiCode.decode(ModuleMatrix(width: width, height: height))
      }
    }
  }
}
