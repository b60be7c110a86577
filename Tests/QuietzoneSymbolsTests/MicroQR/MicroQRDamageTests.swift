import TestSupport
import Testing

@testable import QuietzoneSymbols

@Suite("Micro QR Code: damaged and hostile input")
struct MicroQRDamageTests {
  static let fixtures = Fixture.microQR.filter {
    $0.name.hasPrefix("4 digits in") || $0.name.hasPrefix("mixed")
  }

  @Test(
    "As many wrong codewords as the standard allows are repaired, one more is an error", arguments: fixtures)
  func repairsToTheLimit(_ fixture: Fixture) throws {
    let sound = try MicroQR.decode(fixture.modules)
    let map = CodewordMap(version: sound.version, level: sound.level)
    let capacity = map.layout.errorCapacity
    var generator = SeededGenerator(seed: 21)
    for _ in 0..<50 {
      var modules = fixture.modules
      map.damage(&modules, codewords: capacity, inBlocks: 0..<1, using: &generator)
      let content = try MicroQR.decode(modules)
      #expect(content.message == sound.message)
      #expect(content.repairedCodewords == capacity)

      modules = fixture.modules
      map.damage(&modules, codewords: capacity + 1, inBlocks: 0..<1, using: &generator)
      // Where no codeword is left to tell a repair from a mistake, chance decides; not what was read.
      if map.layout.misdecodeProtection > 0 || sound.version.number == 1 {
        #expect(throws: QRCode.DecodingError.self) { try MicroQR.decode(modules) }
      } else if let content = try? MicroQR.decode(modules) {
        #expect(content.message != sound.message)
      }
    }
  }

  @Test("Doubtful codewords are repaired beyond that limit, up to the reserve")
  func repairsErasures() throws {
    for fixture in Self.fixtures where fixture.version == 4 {
      let sound = try MicroQR.decode(fixture.modules)
      let map = CodewordMap(version: sound.version, level: sound.level)
      let count = map.layout.checkCount - map.layout.erasureReserve
      var generator = SeededGenerator(seed: 22)
      var modules = fixture.modules
      map.damage(&modules, codewords: count, inBlocks: 0..<1, confidence: 0, using: &generator)
      #expect(try MicroQR.decode(modules).message == sound.message)
    }
  }

  @Test("Random modules do not crash, and are hardly ever read", arguments: [1, 2, 3, 4])
  func randomModules(_ number: Int) {
    let side = 9 + 2 * number
    var generator = SeededGenerator(seed: UInt64(number))
    var readCount = 0
    for _ in 0..<3000 {
      var modules = ModuleMatrix(width: side, height: side)
      for index in modules.isDark.indices {
        let random = generator.next()
        modules.isDark[index] = random & 1 == 1
        modules.confidence[index] = UInt8(truncatingIfNeeded: random >> 8)
      }
      if (try? MicroQR.decode(modules)) != nil { readCount += 1 }
    }
    #expect(readCount == 0)
  }

  @Test("Any other size is an error that says so", arguments: [(0, 0), (9, 9), (12, 12), (19, 19), (11, 13)])
  func otherSizes(_ width: Int, _ height: Int) {
    #expect(throws: QRCode.DecodingError.noSuchDimension(width: width, height: height)) {
      try MicroQR.decode(ModuleMatrix(width: width, height: height))
    }
  }

  @Test("Plain matrices are not read")
  func plainMatrices() {
    for side in [11, 13, 15, 17] {
      for isDark in [false, true] {
        var modules = ModuleMatrix(width: side, height: side)
        for index in modules.isDark.indices { modules.isDark[index] = isDark }
        #expect(throws: QRCode.DecodingError.self) { try MicroQR.decode(modules) }
      }
    }
  }

  @Test("A half codeword is padded with zeros, and its other half is none")
  func halfCodewords() throws {
    let version = try #require(MicroQR.Version(number: 1))
    // One digit: count 001, value 0111, terminator 000, and padding.
    func parse(_ codewords: [UInt8]) -> [UInt8]? {
      let message = try? QRCode.Message(
        codewords, bitCount: 20, format: .microQR(version), toleratesAnyPadding: false)
      return message?.symbolMessage.bytes
    }
    #expect(parse([0b0010_1110, 0, 0]) == [0x37])
    #expect(parse([0b0010_1110, 0, 0b0001_0000]) == nil)
    #expect(parse([0b0010_1110, 0b0010_0000, 0]) == nil)
    // Five digits and no room for more than a shortened terminator: count 101, 123 in 10 bits, 45 in 7.
    #expect(parse([0b1010_0011, 0b1101_1010, 0b1101_0000]) == Array("12345".utf8))
  }
}
