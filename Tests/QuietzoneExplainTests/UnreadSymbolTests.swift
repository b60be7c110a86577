import Quietzone
import QuietzoneImaging
import TestSupport
import Testing

@testable import QuietzoneExplain

@Suite("What is told of symbols that were found, and not read")
struct UnreadSymbolTests {
  private func places(_ sheet: Sheet) -> [UnreadPlace] { Explainer().explain(sheet.image).places }

  @Test("A symbol that is whole is read, and nothing is said of it", arguments: [Sheet.aztec, .pdf417])
  func whole(_ sheet: Sheet) {
    let explanation = Explainer().explain(sheet.image)
    #expect(explanation.readCount == 1 && explanation.places.isEmpty)
  }

  @Test(
    "An Aztec Code tells its size, and how many errors it can bear where there are more", arguments: 0...3)
  func aztec(_ turns: Int) throws {
    var sheet = Sheet.aztec.covered(from: (0.2, 0.64), to: (0.8, 0.8), level: 40)
      .covered(from: (0.2, 0.2), to: (0.36, 0.8), level: 40)
    for _ in 0..<turns { sheet = sheet.turned }
    let place = try #require(places(sheet).first)
    #expect(place.name == "Aztec")
    let symbol = try #require(place.symbol)
    #expect(symbol.dimension == 23 && symbol.version == nil && symbol.columns == nil)
    #expect(symbol.block == UnreadSymbol.Block(number: 1, count: 1, errorCapacity: 8))
    #expect(abs(try #require(place.moduleSize) - 6) < 0.3)
    let text = place.sentences(in: .english)
    #expect(text.hasPrefix("Aztec, 23 × 23 modules, at ("), "\(text)")
    #expect(text.contains(", 6 pixels a module: it has more than the 8 errors that it can bear; "), "\(text)")
    #expect(place.sentences(in: .chinese).hasPrefix("Aztec，23 × 23 模块，位置"))
  }

  @Test(
    "A PDF417 tells its columns and rows, and how many errors it can bear where there are more",
    arguments: 0...3)
  func pdf417(_ turns: Int) throws {
    var sheet = Sheet.pdf417.covered(from: (0.36, 0.06), to: (0.64, 0.3), level: 40)
    for _ in 0..<turns { sheet = sheet.turned }
    let place = try #require(places(sheet).first)
    #expect(place.name == "PDF417")
    let symbol = try #require(place.symbol)
    #expect(symbol.columns == 3 && symbol.rows == 11 && symbol.dimension == 120)
    #expect(symbol.block == UnreadSymbol.Block(number: 1, count: 1, errorCapacity: 7))
    #expect(abs(try #require(place.moduleSize) - 4) < 0.2)
    let text = place.sentences(in: .english)
    #expect(text.hasPrefix("PDF417, 3 columns and 11 rows, at ("), "\(text)")
    #expect(text.contains(", 4 pixels a module: it has more than the 7 errors that it can bear; "), "\(text)")
    #expect(place.sentences(in: .chinese).hasPrefix("PDF417，3 列 11 行，位置"))
  }

  @Test("Bars and modules at random are no symbols")
  func random() {
    for seed in 1...5 {
      for sheet in [Sheet.modules(seed: UInt64(seed)), .bars(seed: UInt64(seed))] {
        for place in places(sheet) { #expect(place.symbol == nil, "\(place.sentences(in: .english))") }
      }
    }
  }
}
