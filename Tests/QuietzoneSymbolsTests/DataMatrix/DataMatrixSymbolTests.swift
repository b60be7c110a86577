import QuietzoneSymbols
import Testing

@Suite("Data Matrix: symbols that zint made")
struct DataMatrixSymbolTests {
  @Test("Every symbol gives what was put into it", arguments: DataMatrixFixture.all)
  func decodes(_ fixture: DataMatrixFixture) throws {
    try check(DataMatrix.decode(fixture.modules), fixture, isMirrored: false)
  }

  @Test("A symbol of any size in a mirror gives the same, and says so", arguments: DataMatrixFixture.sizes)
  func decodesMirrored(_ fixture: DataMatrixFixture) throws {
    var mirrored = fixture.modules.transposed()
    mirrored.isDark.reverse()
    try check(DataMatrix.decode(mirrored), fixture, isMirrored: true)
  }

  @Test("There are symbols of all sizes, and all have the finder pattern that their size has")
  func finderPatterns() {
    #expect(DataMatrixFixture.sizes.count == 48)
    #expect(DataMatrix.SymbolSize.all.count == 48)
    for size in DataMatrix.SymbolSize.all {
      let symbols = DataMatrixFixture.sizes.filter {
        $0.modules.width == size.columns && $0.modules.height == size.rows
      }
      #expect(symbols.count == 1)
      for symbol in symbols {
        for y in 0..<size.rows {
          for x in 0..<size.columns {
            guard let isDark = size.patternIsDark(x: x, y: y) else { continue }
            #expect(symbol.modules[x, y] == isDark)
          }
        }
      }
    }
  }

  private func check(_ content: DataMatrix.Content, _ fixture: DataMatrixFixture, isMirrored: Bool) {
    let message = content.message
    #expect(message.bytes == fixture.bytes)
    if let segments = fixture.segments { #expect(message.segments == segments) }
    #expect(message.symbologyIdentifier == fixture.symbologyIdentifier)
    #expect(message.isGS1 == ["]d2", "]d5", "]d8", "]dB"].contains(fixture.symbologyIdentifier))
    #expect(message.structuredAppend == fixture.structuredAppend)
    #expect(message.isReaderProgramming == fixture.isReaderProgramming)
    #expect(content.size.columns == fixture.modules.width)
    #expect(content.size.rows == fixture.modules.height)
    #expect(content.isMirrored == isMirrored)
    #expect(content.repairedCodewords == 0)
  }
}
