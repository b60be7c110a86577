import QuietzoneSymbols
import Testing

@Suite("Micro QR Code: symbols that zint made")
struct MicroQRSymbolTests {
  @Test("Every symbol gives what was put into it, upright and in a mirror", arguments: Fixture.microQR)
  func decodes(_ fixture: Fixture) throws {
    for isMirrored in [false, true] {
      let content = try MicroQR.decode(isMirrored ? fixture.modules.transposed() : fixture.modules)
      #expect(content.version.number == fixture.version)
      #expect(content.level?.name == fixture.level)
      #expect(content.mask == fixture.mask)
      #expect(content.isMirrored == isMirrored)
      #expect(content.message.segments == fixture.segments)
      #expect(content.message.bytes == fixture.segments.flatMap { $0.bytes })
      #expect(content.message.symbologyIdentifier == "]Q1")
      #expect(!content.message.isGS1 && content.message.structuredAppend == nil)
      #expect(content.repairedCodewords == 0)
    }
  }

  @Test("The fixtures fill every version, level and mode to the last character")
  func reachesCapacities() {
    // ISO/IEC 18004, table 7: digits, capitals, bytes and kanji.
    let capacities = [
      "M1--": [5, 0, 0, 0], "M2-L": [10, 6, 0, 0], "M2-M": [8, 5, 0, 0], "M3-L": [23, 14, 9, 6],
      "M3-M": [18, 11, 7, 4], "M4-L": [35, 21, 15, 9], "M4-M": [30, 18, 13, 8], "M4-Q": [21, 13, 9, 5],
    ]
    for (symbol, counts) in capacities {
      for (mode, count) in zip(["digits", "capitals", "bytes", "kanji"], counts) {
        let found = Fixture.microQR.filter { $0.name.hasSuffix(" \(mode) in \(symbol)") }
        #expect(found.count == count)
      }
    }
  }
}
