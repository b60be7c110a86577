import TestSupport
import Testing

@testable import QuietzoneSymbols

@Suite("QR Code: damaged symbols")
struct DamageTests {
  /// Symbols of few and many blocks, short and long ones among them, at each level.
  static let fixtures = Fixture.all.filter { fixture in
    [1, 2, 3, 5, 8, 14, 27].contains { version in "LMQH".contains { fixture.name == "\(version)-\($0)" } }
  }

  @Test("As many wrong codewords as the standard allows are repaired in every block", arguments: fixtures)
  func repairsToTheLimit(_ fixture: Fixture) throws {
    let sound = try QRCode.decode(fixture.modules)
    let map = CodewordMap(version: sound.version, level: sound.level)
    var generator = SeededGenerator(seed: 11)
    var modules = fixture.modules
    map.damage(
      &modules, codewords: map.layout.errorCapacity, inBlocks: 0..<map.layout.blockCount, using: &generator)
    let content = try QRCode.decode(modules)
    #expect(content.message.segments == sound.message.segments)
    #expect(content.repairedCodewords == map.layout.errorCapacity * map.layout.blockCount)
  }

  @Test("One wrong codeword more in any block is an error that names the block", arguments: fixtures)
  func reportsOnePastTheLimit(_ fixture: Fixture) throws {
    let sound = try QRCode.decode(fixture.modules)
    let map = CodewordMap(version: sound.version, level: sound.level)
    var generator = SeededGenerator(seed: 12)
    for block in [0, map.layout.blockCount - 1] {
      var modules = fixture.modules
      map.damage(
        &modules, codewords: map.layout.errorCapacity + 1, inBlocks: block..<block + 1, using: &generator)
      #expect(throws: QRCode.DecodingError.blockBeyondRepair(block: block + 1, of: map.layout.blockCount)) {
        try QRCode.decode(modules)
      }
    }
  }

  @Test(
    "What is beyond repair is told by version, block and how many errors that can bear, mirrored, too",
    arguments: fixtures)
  func tellsDamage(_ fixture: Fixture) throws {
    let sound = try QRCode.decode(fixture.modules)
    let map = CodewordMap(version: sound.version, level: sound.level)
    var generator = SeededGenerator(seed: 16)
    let last = map.layout.blockCount - 1
    var modules = fixture.modules
    map.damage(
      &modules, codewords: map.layout.errorCapacity + 1, inBlocks: last..<last + 1, using: &generator)
    let expected = SymbolDamage(
      version: sound.version.number,
      block: SymbolDamage.Block(
        number: last + 1, count: last + 1, errorCapacity: map.layout.errorCapacity))
    #expect(QRCode.damage(of: modules) == expected)
    #expect(QRCode.damage(of: modules.transposed()) == expected)
    #expect(QRCode.damage(of: fixture.modules) == SymbolDamage(version: sound.version.number))
  }

  @Test("Of modules that mean nothing hardly ever anything is told, and nothing of what no version has")
  func tellsNothing() {
    var generator = SeededGenerator(seed: 17)
    var told = 0
    for _ in 0..<400 {
      var modules = ModuleMatrix(width: 33, height: 33)
      for index in modules.isDark.indices { modules.isDark[index] = Bool.random(using: &generator) }
      if QRCode.damage(of: modules) != nil { told += 1 }
    }
    #expect(told < 40, "\(told)")
    #expect(QRCode.damage(of: ModuleMatrix(width: 22, height: 22)) == nil)
    #expect(QRCode.damage(of: ModuleMatrix(width: 21, height: 25)) == nil)
  }

  @Test("Wrong codewords that were doubtful are repaired beyond that limit", arguments: fixtures)
  func repairsErasures(_ fixture: Fixture) throws {
    let sound = try QRCode.decode(fixture.modules)
    let map = CodewordMap(version: sound.version, level: sound.level)
    let count = map.layout.checkCount - map.layout.erasureReserve
    var generator = SeededGenerator(seed: 13)
    var modules = fixture.modules
    map.damage(
      &modules, codewords: count, inBlocks: 0..<map.layout.blockCount, confidence: 0, using: &generator)
    let content = try QRCode.decode(modules)
    #expect(content.message.segments == sound.message.segments)
    #expect(content.repairedCodewords == count * map.layout.blockCount)
  }

  @Test("Doubtful or not, one past what is kept in reserve is an error", arguments: fixtures)
  func keepsItsReserve(_ fixture: Fixture) throws {
    let sound = try QRCode.decode(fixture.modules)
    let map = CodewordMap(version: sound.version, level: sound.level)
    let count = max(map.layout.checkCount - map.layout.erasureReserve, map.layout.errorCapacity) + 1
    var generator = SeededGenerator(seed: 14)
    var modules = fixture.modules
    map.damage(&modules, codewords: count, inBlocks: 0..<1, confidence: 0, using: &generator)
    #expect(throws: QRCode.DecodingError.blockBeyondRepair(block: 1, of: map.layout.blockCount)) {
      try QRCode.decode(modules)
    }
  }

  @Test("Noise on every module, as confident as it is strong, never gives wrong content")
  func noiseIsNeverWrong() throws {
    var generator = SeededGenerator(seed: 15)
    var readCount = 0
    for fixture in Self.fixtures where fixture.version < 6 {
      let expected = fixture.segments
      for round in 0..<25 {
        var modules = fixture.modules
        for index in modules.isDark.indices {
          // The sum of four uniform numbers is near enough to a normal distribution.
          let noise = (0..<4).reduce(-2.0) { sum, _ in sum + Double.random(in: 0..<1, using: &generator) }
          let value = 1 + noise * (0.6 + 0.04 * Double(round))
          if value < 0 { modules.isDark[index].toggle() }
          modules.confidence[index] = UInt8(min(255, abs(value) * 255))
        }
        guard let content = try? QRCode.decode(modules) else { continue }
        readCount += 1
        #expect(content.message.segments == expected)
      }
    }
    #expect(readCount > 100)
  }
}
