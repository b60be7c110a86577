import TestSupport
import Testing

@testable import QuietzoneSymbols

@Suite("Aztec Code: hostile input")
struct AztecHostileInputTests {
  @Test("Random modules do not crash, and are not read", arguments: [11, 15, 19, 23, 27, 31, 61, 151])
  func randomMatrices(_ dimension: Int) {
    var generator = SeededGenerator(seed: UInt64(dimension))
    var modules = ModuleMatrix(width: dimension, height: dimension)
    for _ in 0..<(dimension < 40 ? 2000 : 40) {
      modules.randomise(using: &generator)
      #expect(throws: Aztec.DecodingError.self) { try Aztec.decode(modules) }
    }
  }

  @Test(
    "Random data around a sound core is not read", arguments: ["C1", "C2", "C4", "F1", "F3", "F9", "F26"])
  func randomData(_ size: String) throws {
    let fixture = try #require(BullseyeFixture.aztec.first { $0.name == "\(size) full" })
    let isCompact = size.hasPrefix("C")
    let size = try #require(Aztec.Size(isCompact: isCompact, layers: Int(size.dropFirst())!))
    var generator = SeededGenerator(seed: 41)
    for _ in 0..<(size.layers < 5 ? 1000 : 20) {
      var modules = fixture.modules
      for place in Aztec.dataModules(of: size) {
        modules.isDark[place] = Bool.random(using: &generator)
        modules.confidence[place] = UInt8.random(in: 0...255, using: &generator)
      }
      #expect(throws: Aztec.DecodingError.self) { try Aztec.decode(modules) }
    }
  }

  @Test("No other number of modules is an Aztec Code")
  func dimensions() {
    for (width, height) in [(0, 0), (1, 1), (10, 10), (11, 15), (13, 13), (21, 21), (150, 150), (155, 155)] {
      #expect(throws: Aztec.DecodingError.noSuchDimension(width: width, height: height)) {
        try Aztec.decode(ModuleMatrix(width: width, height: height))
      }
    }
  }

  @Test("Random bits do not crash, and hold no more than there is room for")
  func randomBits() {
    var generator = SeededGenerator(seed: 42)
    var readCount = 0
    for _ in 0..<40_000 {
      let bits = (0..<Int.random(in: 0...120, using: &generator)).map { _ in
        Bool.random(using: &generator)
      }
      guard let message = try? Aztec.message(bits, codewordBits: 8) else { continue }
      #expect(!message.bytes.isEmpty && message.bytes.count * 4 <= 2 * bits.count)
      readCount += 1
      #expect(message.segments.flatMap { $0.bytes } == message.bytes)
    }
    #expect(readCount > 15_000, "\(readCount)")
  }
}
