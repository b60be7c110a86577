import TestSupport
import Testing

@testable import QuietzoneSymbols

@Suite("QR Code: format information and masks")
struct FormatInformationTests {
  @Test("The standard's example, 00101, is the published word")
  func publishedWord() {
    #expect(QRCode.FormatInformation(data: 0b00101) == QRCode.FormatInformation(level: .m, mask: 5))
    #expect(QRCode.FormatInformation(level: .m, mask: 5).word == 0b100_0000_1100_1110)
    #expect(QRCode.FormatInformation(level: .m, mask: 0).word == 0b101_0100_0001_0010)
  }

  @Test("All 32 words differ in at least 7 bits")
  func distances() {
    let words = (0..<32).map { QRCode.FormatInformation(data: $0).word }
    for a in words.indices {
      for b in words.indices where a != b { #expect((words[a] ^ words[b]).nonzeroBitCount >= 7) }
    }
  }

  @Test("With 3 wrong modules in each copy the right information comes first")
  func repairsThreeErrors() throws {
    let fixture = try Fixture.named("mask 6")
    let positions = QRCode.FormatInformation.modules(dimension: 21)
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<200 {
      var modules = fixture.modules
      for copy in [positions.corner, positions.edges] {
        for position in copy.shuffled(using: &generator).prefix(3) {
          modules[position.x, position.y].toggle()
        }
      }
      let best = try #require(QRCode.FormatInformation.candidates(in: modules).first)
      #expect(best.information == QRCode.FormatInformation(level: .m, mask: 6))
      #expect(best.cornerErrors == 3 && best.edgeErrors == 3 && best.isWithinReach)
      #expect(try QRCode.decode(modules).mask == 6)
    }
  }

  @Test("A damaged copy that was seen well outvotes a perfect one that was not")
  func weighsConfidence() throws {
    let fixture = try Fixture.named("mask 3")
    let positions = QRCode.FormatInformation.modules(dimension: 21)
    var modules = fixture.modules
    let wrong = QRCode.FormatInformation(level: .h, mask: 4).word
    for (bit, position) in positions.edges.enumerated() {
      modules[position.x, position.y] = wrong >> bit & 1 == 1
      modules.confidence[position.y * 21 + position.x] = 20
    }
    for position in positions.corner.prefix(2) { modules[position.x, position.y].toggle() }
    let best = try #require(QRCode.FormatInformation.candidates(in: modules).first)
    #expect(best.information == QRCode.FormatInformation(level: .m, mask: 3))
    #expect(try QRCode.decode(modules).mask == 3)
  }

  @Test("The masks begin with the rows that their conditions give")
  func masks() {
    // Rows 0 to 5 of ISO/IEC 18004, table 10, worked out by hand; 1 is an inverted module.
    let expected = [
      ["101010", "010101", "101010", "010101", "101010", "010101"],
      ["111111", "000000", "111111", "000000", "111111", "000000"],
      ["100100", "100100", "100100", "100100", "100100", "100100"],
      ["100100", "001001", "010010", "100100", "001001", "010010"],
      ["111000", "111000", "000111", "000111", "111000", "111000"],
      ["111111", "100000", "100100", "101010", "100100", "100000"],
      ["111111", "111000", "110110", "101010", "101101", "100011"],
      ["101010", "000111", "100011", "010101", "111000", "011100"],
    ]
    for (reference, rows) in expected.enumerated() {
      let mask = QRCode.DataMask(reference: reference)
      for (y, row) in rows.enumerated() {
        let found = (0..<6).map { mask.inverts(x: $0, y: y) ? "1" : "0" }.joined()
        #expect(found == row, "mask \(reference), row \(y)")
      }
    }
  }

  @Test("Format information that is nothing is an error that says so")
  func unreadable() throws {
    var modules = try Fixture.named("mask 0").modules
    let positions = QRCode.FormatInformation.modules(dimension: 21)
    // A word 4 bits or more from all 32, in either direction, found by search.
    let word = try #require(
      (0..<1 << 15).first { word in
        let mirrored = (0..<15).reduce(0) { $0 | (word >> $1 & 1) << (14 - $1) }
        return (0..<32).allSatisfy {
          let known = QRCode.FormatInformation(data: $0).word
          return (known ^ word).nonzeroBitCount > 3 && (known ^ mirrored).nonzeroBitCount > 3
        }
      })
    for copy in [positions.corner, positions.edges] {
      for (bit, position) in copy.enumerated() { modules[position.x, position.y] = word >> bit & 1 == 1 }
    }
    #expect(throws: QRCode.DecodingError.unreadableFormatInformation(errors: 4)) {
      try QRCode.decode(modules)
    }
  }

  @Test(
    "A matrix of any other size is an error that says so",
    arguments: [(0, 0), (20, 20), (21, 25), (181, 181)])
  func noSuchDimension(_ width: Int, _ height: Int) {
    #expect(throws: QRCode.DecodingError.noSuchDimension(width: width, height: height)) {
      try QRCode.decode(ModuleMatrix(width: width, height: height))
    }
  }
}
