import QuietzoneSymbols
import Testing

@Suite("Aztec Code: symbols that zint made")
struct AztecSymbolTests {
  @Test("Every symbol gives what was put into it", arguments: BullseyeFixture.aztec)
  func decodes(_ fixture: BullseyeFixture) throws {
    try check(Aztec.decode(fixture.modules), fixture, isMirrored: false)
  }

  @Test(
    "A symbol in a mirror gives the same, and says so",
    arguments: BullseyeFixture.aztec.filter { $0.modules.width < 50 })
  func decodesMirrored(_ fixture: BullseyeFixture) throws {
    try check(Aztec.decode(fixture.modules.transposed()), fixture, isMirrored: true)
  }

  @Test("A GS1 symbol says that it is one")
  func gs1() throws {
    for fixture in BullseyeFixture.aztec {
      let isGS1 = ["]z1", "]z4", "]z7", "]zA"].contains(fixture.symbologyIdentifier)
      #expect(try Aztec.decode(fixture.modules).message.isGS1 == isGS1)
    }
  }

  @Test("A symbol that zint fills to its default says how much of it is error correction")
  func errorCorrection() throws {
    for fixture in BullseyeFixture.aztec where fixture.name.hasPrefix("random") {
      let percentage = try Aztec.decode(fixture.modules).errorCorrectionPercentage
      #expect(percentage >= 10 && percentage < 100)
    }
    let rune = try #require(BullseyeFixture.aztec.first { $0.size == "R" })
    #expect(try Aztec.decode(rune.modules).errorCorrectionPercentage == 71)
  }

  private func check(_ content: Aztec.Content, _ fixture: BullseyeFixture, isMirrored: Bool) {
    fixture.expect(content.message)
    if let size = fixture.size {
      #expect(size == (content.layers == 0 ? "R" : "\(content.isCompact ? "C" : "F")\(content.layers)"))
    }
    #expect(content.isMirrored == isMirrored)
    #expect(content.repairedCodewords == 0)
  }
}
