import QuietzoneSymbols
import Testing

@Suite("QR Code: symbols that zint made")
struct SymbolTests {
  @Test("Every symbol gives what was put into it", arguments: Fixture.all)
  func decodes(_ fixture: Fixture) throws {
    try check(QRCode.decode(fixture.modules), fixture, isMirrored: false)
  }

  @Test("A symbol in a mirror gives the same, and says so", arguments: Fixture.all.filter { $0.version < 10 })
  func decodesMirrored(_ fixture: Fixture) throws {
    try check(QRCode.decode(fixture.modules.transposed()), fixture, isMirrored: true)
  }

  private func check(_ content: QRCode.Content, _ fixture: Fixture, isMirrored: Bool) {
    #expect(content.version.number == fixture.version)
    if let level = fixture.level { #expect(content.level.name == level) }
    if let mask = fixture.mask { #expect(content.mask == mask) }
    #expect(content.message.symbologyIdentifier == fixture.symbologyIdentifier)
    #expect(content.message.structuredAppend == fixture.structuredAppend)
    #expect(content.message.segments == fixture.segments)
    #expect(content.message.bytes == fixture.segments.flatMap { $0.bytes })
    #expect(content.isMirrored == isMirrored)
    #expect(content.repairedCodewords == 0)
  }
}
