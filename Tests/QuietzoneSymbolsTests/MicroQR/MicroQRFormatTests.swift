import TestSupport
import Testing

@testable import QuietzoneSymbols

@Suite("Micro QR Code: versions and format information")
struct MicroQRFormatTests {
  @Test("There are versions M1 to M4, of 11 to 17 modules in steps of 2")
  func versions() {
    #expect((-3...20).compactMap { MicroQR.Version(number: $0)?.dimension } == [11, 13, 15, 17])
    #expect((-3...40).filter { MicroQR.Version(dimension: $0) != nil } == [11, 13, 15, 17])
  }

  @Test("The standard's example, version M1 with mask 3 of no level, is the published word")
  func publishedWord() {
    // ISO/IEC 18004, 7.9.2: symbol number 000, mask 11: 000111101011001 under 100010001000101.
    let information = MicroQR.FormatInformation.all[0b00011]
    #expect(information.version.number == 1 && information.level == nil && information.mask == 3)
    #expect(information.word == 0b000_1111_0101_1001 ^ 0b100_0100_0100_0101)
  }

  @Test("All 32 words differ in at least 7 bits")
  func distances() {
    let words = MicroQR.FormatInformation.all.map(\.word)
    #expect(words.count == 32)
    for a in words.indices {
      for b in words.indices where a != b { #expect((words[a] ^ words[b]).nonzeroBitCount >= 7) }
    }
  }

  @Test("What is no function module is room for exactly the codewords", arguments: [1, 2, 3, 4])
  func room(_ number: Int) throws {
    let version = try #require(MicroQR.Version(number: number))
    let side = version.dimension
    let room = (0..<side * side).filter { !MicroQR.isFunctionModule(x: $0 % side, y: $0 / side) }.count
    // ISO/IEC 18004, table 1.
    #expect(room == [36, 80, 132, 192][number - 1])
  }

  @Test("The published numbers of data codewords and errors that may be corrected")
  func blocks() throws {
    // ISO/IEC 18004, table 9.
    let published: [(Int, QRCode.ErrorCorrectionLevel?, Int, Int)] = [
      (1, nil, 3, 0), (2, .l, 5, 1), (2, .m, 4, 2), (3, .l, 11, 2), (3, .m, 9, 4), (4, .l, 16, 3),
      (4, .m, 14, 5),
      (4, .q, 10, 7),
    ]
    for (number, level, dataCount, capacity) in published {
      let layout = QRCode.BlockLayout(try #require(MicroQR.Version(number: number)), level)
      #expect(layout.dataCount == dataCount)
      #expect(layout.errorCapacity == capacity)
    }
  }

  @Test(
    "As many wrong format modules as the version allows are made up for, and no more",
    arguments: [1, 2, 3, 4])
  func repairsFormat(_ number: Int) throws {
    let version = try #require(MicroQR.Version(number: number))
    let limit = MicroQR.FormatInformation.errorLimit(version)
    #expect(limit == number - 1)
    for mask in 0..<4 {
      let fixture = try #require(Fixture.microQR.first { $0.name == "mask \(mask) in M\(number)" })
      var generator = SeededGenerator(seed: UInt64(number))
      for _ in 0..<40 {
        var modules = fixture.modules
        let places = MicroQR.FormatInformation.modules.shuffled(using: &generator)
        for place in places.prefix(limit) { modules[place.x, place.y].toggle() }
        #expect(try MicroQR.decode(modules).mask == mask)
        modules[places[limit].x, places[limit].y].toggle()
        // Another word may be as near by then, but its mask gives no message.
        let content = try? MicroQR.decode(modules)
        #expect(content == nil)
      }
    }
  }
}
