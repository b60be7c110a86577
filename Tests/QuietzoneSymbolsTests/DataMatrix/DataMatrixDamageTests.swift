import TestSupport
import Testing

@testable import QuietzoneSymbols

@Suite("Data Matrix: damaged symbols")
struct DataMatrixDamageTests {
  @Test(
    "As many wrong codewords as the standard allows are repaired in every block",
    arguments: DataMatrixFixture.sizes)
  func repairsToTheLimit(_ fixture: DataMatrixFixture) throws {
    let symbol = try DamagedSymbol(fixture)
    var generator = SeededGenerator(seed: 31)
    let modules = symbol.damaged(errors: symbol.size.checkCount / 2, using: &generator)
    let content = try DataMatrix.decode(modules)
    #expect(content.message.bytes == fixture.bytes)
    #expect(content.repairedCodewords == symbol.size.errorCapacity)
  }

  @Test(
    "One wrong codeword more in any block is an error that names the block",
    arguments: DataMatrixFixture.sizes)
  func reportsOnePastTheLimit(_ fixture: DataMatrixFixture) throws {
    let symbol = try DamagedSymbol(fixture)
    var generator = SeededGenerator(seed: 32)
    let count = symbol.size.blockCount
    for block in Set([0, count - 1]) {
      let modules = symbol.damaged(
        errors: symbol.size.checkCount / 2 + 1, inBlocks: [block], using: &generator)
      #expect(throws: DataMatrix.DecodingError.blockBeyondRepair(block: block + 1, of: count)) {
        try DataMatrix.decode(modules)
      }
    }
  }

  @Test(
    "What is beyond repair is told by block and how many errors that can bear",
    arguments: DataMatrixFixture.sizes)
  func tellsDamage(_ fixture: DataMatrixFixture) throws {
    let symbol = try DamagedSymbol(fixture)
    var generator = SeededGenerator(seed: 35)
    let (count, capacity) = (symbol.size.blockCount, symbol.size.checkCount / 2)
    let modules = symbol.damaged(errors: capacity + 1, inBlocks: [count - 1], using: &generator)
    #expect(
      DataMatrix.damage(of: modules)
        == SymbolDamage(
          block: SymbolDamage.Block(number: count, count: count, errorCapacity: capacity)))
    #expect(DataMatrix.damage(of: symbol.damaged(errors: 0, using: &generator)) == SymbolDamage())
    #expect(DataMatrix.damage(of: ModuleMatrix(width: 11, height: 11)) == nil)
  }

  @Test("Nothing is told of modules whose borders are not a Data Matrix's")
  func tellsNothing() {
    var generator = SeededGenerator(seed: 36)
    for side in [10, 16, 24, 32] {
      var modules = ModuleMatrix(width: side, height: side)
      for index in modules.isDark.indices { modules.isDark[index] = Bool.random(using: &generator) }
      #expect(DataMatrix.damage(of: modules) == nil)
    }
  }

  @Test(
    "Wrong codewords that were doubtful are repaired beyond that limit", arguments: DataMatrixFixture.sizes)
  func repairsErasures(_ fixture: DataMatrixFixture) throws {
    let symbol = try DamagedSymbol(fixture)
    var generator = SeededGenerator(seed: 33)
    let count = max(symbol.size.checkCount - symbol.size.erasureReserve, symbol.size.checkCount / 2)
    let modules = symbol.damaged(errors: count, confidence: 0, using: &generator)
    let content = try DataMatrix.decode(modules)
    #expect(content.message.bytes == fixture.bytes)
    #expect(content.repairedCodewords == count * symbol.size.blockCount)
  }

  @Test("Doubtful or not, one past what is kept in reserve is an error", arguments: DataMatrixFixture.sizes)
  func keepsItsReserve(_ fixture: DataMatrixFixture) throws {
    let symbol = try DamagedSymbol(fixture)
    var generator = SeededGenerator(seed: 34)
    let count = max(symbol.size.checkCount - symbol.size.erasureReserve, symbol.size.checkCount / 2) + 1
    let modules = symbol.damaged(errors: count, inBlocks: [0], confidence: 0, using: &generator)
    #expect(throws: DataMatrix.DecodingError.blockBeyondRepair(block: 1, of: symbol.size.blockCount)) {
      try DataMatrix.decode(modules)
    }
  }

  @Test("Check codewords that begin again with the first block are read in the largest symbol")
  func unshiftedCheckCodewords() throws {
    let fixture = try DataMatrixFixture.named("144 x 144, full")
    let symbol = try DamagedSymbol(fixture)
    let placement = DataMatrix.ModulePlacement(symbol.size).modules
    let (data, blocks) = (symbol.size.dataCount, symbol.size.blockCount)
    var modules = fixture.modules
    for check in data..<symbol.size.codewordCount {
      // What the standard puts behind the data begins with the ninth block.
      let place = check - data
      let source = data + place / blocks * blocks + (place % blocks + 2) % blocks
      for bit in 0..<8 {
        modules.isDark[placement[check * 8 + bit]] = fixture.modules.isDark[placement[source * 8 + bit]]
      }
    }
    let content = try DataMatrix.decode(modules)
    #expect(content.message.bytes == fixture.bytes)
    #expect(content.repairedCodewords == 0)
  }

  @Test("Noise on every module, as confident as it is strong, never gives wrong content")
  func noiseIsNeverWrong() throws {
    var generator = SeededGenerator(seed: 35)
    var readCount = 0
    for fixture in DataMatrixFixture.sizes where fixture.modules.width <= 48 {
      for round in 0..<20 {
        var modules = fixture.modules
        for index in modules.isDark.indices {
          // The sum of four uniform numbers is near enough to a normal distribution.
          let noise = (0..<4).reduce(-2.0) { sum, _ in sum + Double.random(in: 0..<1, using: &generator) }
          let value = 1 + noise * (0.6 + 0.04 * Double(round))
          if value < 0 { modules.isDark[index].toggle() }
          modules.confidence[index] = UInt8(min(255, abs(value) * 255))
        }
        guard let content = try? DataMatrix.decode(modules) else { continue }
        readCount += 1
        #expect(content.message.bytes == fixture.bytes)
      }
    }
    #expect(readCount > 100)
  }
}

/// A symbol whose codewords a test can damage by choice.
private struct DamagedSymbol {
  let size: DataMatrix.SymbolSize
  private let modules: ModuleMatrix
  private let placement: [Int]

  init(_ fixture: DataMatrixFixture) throws {
    modules = fixture.modules
    size = try #require(DataMatrix.SymbolSize(columns: modules.width, rows: modules.height))
    placement = DataMatrix.ModulePlacement(size).modules
  }

  /// The symbol with some modules inverted of `errors` codewords of each block in `blocks`; nil is all blocks.
  func damaged(
    errors: Int, inBlocks blocks: [Int]? = nil, confidence: UInt8 = 255,
    using generator: inout SeededGenerator
  ) -> ModuleMatrix {
    var result = modules
    for block in blocks ?? Array(0..<size.blockCount) {
      let codewords = Array(stride(from: block, to: size.codewordCount, by: size.blockCount))
      for codeword in codewords.shuffled(using: &generator).prefix(errors) {
        let pattern = UInt8.random(in: 1...255, using: &generator)
        for bit in 0..<8 where pattern >> UInt8(bit) & 1 == 1 {
          result.isDark[placement[codeword * 8 + bit]].toggle()
          result.confidence[placement[codeword * 8 + bit]] = confidence
        }
      }
    }
    return result
  }
}
