import TestSupport
import Testing

@testable import QuietzoneSymbols

@Suite("rMQR: damaged and hostile input")
struct RectangularMicroQRDamageTests {
  /// Each version and level, nearly empty.
  static let fixtures = Fixture.rectangularMicroQR.filter { $0.name.hasPrefix("1 bytes") }

  @Test(
    "As many wrong codewords as are allowed are repaired in every block, one more is an error",
    arguments: fixtures)
  func repairsToTheLimit(_ fixture: Fixture) throws {
    let sound = try RectangularMicroQR.decode(fixture.modules)
    let map = CodewordMap(version: sound.version, level: sound.level)
    let (capacity, blockCount) = (map.layout.errorCapacity, map.layout.blockCount)
    var generator = SeededGenerator(seed: 32)
    var modules = fixture.modules
    map.damage(&modules, codewords: capacity, inBlocks: 0..<blockCount, using: &generator)
    let content = try RectangularMicroQR.decode(modules)
    #expect(content.message == sound.message)
    #expect(content.repairedCodewords == capacity * blockCount)
    for block in [0, blockCount - 1] {
      modules = fixture.modules
      map.damage(&modules, codewords: capacity + 1, inBlocks: block..<block + 1, using: &generator)
      #expect(throws: QRCode.DecodingError.blockBeyondRepair(block: block + 1, of: blockCount)) {
        try RectangularMicroQR.decode(modules)
      }
    }
  }

  @Test("Doubtful codewords are repaired beyond that limit", arguments: fixtures)
  func repairsErasures(_ fixture: Fixture) throws {
    let sound = try RectangularMicroQR.decode(fixture.modules)
    let map = CodewordMap(version: sound.version, level: sound.level)
    let count = map.layout.checkCount - map.layout.erasureReserve
    var generator = SeededGenerator(seed: 33)
    var modules = fixture.modules
    map.damage(
      &modules, codewords: count, inBlocks: 0..<map.layout.blockCount, confidence: 0, using: &generator)
    #expect(try RectangularMicroQR.decode(modules).message == sound.message)
  }

  @Test("Random modules do not crash, and are not read", arguments: Array(1...32))
  func randomModules(_ number: Int) throws {
    let version = try #require(RectangularMicroQR.Version(number: number))
    var generator = SeededGenerator(seed: UInt64(number))
    var modules = ModuleMatrix(width: version.width, height: version.height)
    for _ in 0..<60 {
      for index in modules.isDark.indices {
        let random = generator.next()
        modules.isDark[index] = random & 1 == 1
        modules.confidence[index] = UInt8(truncatingIfNeeded: random >> 8)
      }
      #expect(throws: QRCode.DecodingError.self) { try RectangularMicroQR.decode(modules) }
    }
  }

  @Test(
    "Any other size is an error that says so", arguments: [(0, 0), (27, 7), (43, 8), (139, 19), (21, 21)])
  func otherSizes(_ width: Int, _ height: Int) {
    #expect(throws: QRCode.DecodingError.noSuchDimension(width: width, height: height)) {
      try RectangularMicroQR.decode(ModuleMatrix(width: width, height: height))
    }
  }
}
