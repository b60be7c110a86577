import QuietzoneSymbols
import Testing

@Suite("MaxiCode: symbols that zint made")
struct MaxiCodeSymbolTests {
  @Test("Every symbol gives what was put into it", arguments: BullseyeFixture.maxiCode)
  func decodes(_ fixture: BullseyeFixture) throws {
    let content = try MaxiCode.decode(fixture.modules)
    fixture.expect(content.message)
    #expect("\(content.mode.rawValue)" == fixture.size)
    #expect(content.repairedCodewords == 0)
  }

  @Test("The modules that are the same in every symbol are", arguments: BullseyeFixture.maxiCode)
  func orientationModules(_ fixture: BullseyeFixture) {
    for module in MaxiCode.orientationModules {
      #expect(fixture.modules[module.position.x, module.position.y] == module.isDark)
    }
  }
}
