import Foundation
import Quietzone
import QuietzoneImaging
import Testing

@testable import QuietzoneExplain

@Suite("Words of explanations")
struct WordsTests {
  private static let causes: [Cause] = [
    .tooSmall, .outOfFocus(width: 6.25), .moved(length: 12.5, direction: 90), .lowContrast(levels: 9),
    .underexposed, .overexposed, .glare(share: 0.11, area: .bottomRight), .covered(share: 0.3, area: .middle),
    .noQuietZone([.left, .top]), .cutOff(.right), .slanted(ratio: 2.14), .curved(ratio: 1.5),
    .printGrowth(modules: -0.3), .wrongCheck, .inverted, .notAskedFor(.qrCode),
    .unknownSymbology(.postalBars), .damaged(.topLeft),
  ]

  private func place(_ cause: Cause?) -> UnreadPlace {
    let corner = Point(x: 812.4, y: 440)
    return UnreadPlace(
      look: .modules, name: "QR Code",
      corners: Quadrilateral(topLeft: corner, topRight: corner, bottomRight: corner, bottomLeft: corner),
      moduleSize: 2.1, cause: cause)
  }

  @Test("Each cause has a problem and an advice in each language, and a name of its own")
  func complete() {
    var names: Set<String> = []
    for cause in Self.causes {
      names.insert(cause.name)
      for language in ExplanationLanguage.allCases {
        let text = place(cause).sentences(in: language)
        #expect(text.count > 20 && (text.hasSuffix(".") || text.hasSuffix("。")), "\(text)")
      }
    }
    #expect(names.count == Self.causes.count)
  }

  @Test("Sentences say what, where, how large, why and what to do")
  func sentences() {
    #expect(
      place(.glare(share: 0.11, area: .bottomRight)).sentences(in: .english)
        == "QR Code at (812, 440), 2.1 pixels a module: glare over 11 % of it, bottom right. Tilt the label or the light."
    )
    #expect(
      place(.cutOff([.left, .top])).sentences(in: .chinese)
        == "QR Code，位置 (812, 440)，每模块 2.1 像素：左侧和上方被画面边缘切断。请把整个码连同边缘空白拍进画面。")
    #expect(place(nil).sentences(in: .english).contains("no trouble is known"))
    // What nothing proves to be a code.
    var nameless = place(.tooSmall)
    nameless.name = nil
    #expect(nameless.sentences(in: .english).hasPrefix("What looks like modules at (812, 440)"))
    #expect(nameless.sentences(in: .chinese).hasPrefix("疑似二维码"))
  }

  @Test("A symbol that was sampled is told by its version or size, and by the block that bears no more")
  func symbols() {
    var place = place(.glare(share: 0.11, area: .bottomRight))
    let block = UnreadSymbol.Block(number: 2, count: 5, errorCapacity: 13)
    place.symbol = UnreadSymbol(dimension: 45, version: 7, block: block)
    #expect(
      place.sentences(in: .english)
        == "QR Code, version 7, at (812, 440), 2.1 pixels a module: block 2 of 5 has more than the 13 errors that it can bear; glare over 11 % of it, bottom right. Tilt the label or the light."
    )
    #expect(
      place.sentences(in: .chinese).hasPrefix(
        "QR Code，版本 7，位置 (812, 440)，每模块 2.1 像素：第 2 块（共 5 块）错误超过可纠正的 13 个；右下有反光"))
    place.symbol = UnreadSymbol(
      dimension: 24, block: UnreadSymbol.Block(number: 1, count: 1, errorCapacity: 12))
    #expect(place.sentences(in: .english).contains("24 × 24 modules, at"))
    #expect(place.sentences(in: .english).contains(": it has more than the 12 errors that it can bear; "))
    place.symbol = UnreadSymbol(dimension: 45, version: 7)
    #expect(place.sentences(in: .english).contains("a module: glare over"))
  }

  @Test(
    "Numbers have as many digits as anybody wants to read",
    arguments: [
      (0, "0"), (0.04, "0"), (2.14, "2.1"), (9.96, "10"), (12.4, "12"), (-0.3, "-0.3"), (640.7, "641"),
    ])
  func numbers(_ number: Double, _ text: String) {
    #expect(shown(number) == text)
  }

  @Test(
    "Angles are those of the functions that the core has not",
    arguments: Array(stride(from: -179.0, through: 180, by: 7)))
  func angles(_ degrees: Double) {
    let radians = degrees * .pi / 180
    #expect(abs(angle(3 * cos(radians), 3 * sin(radians)) - degrees) < 0.1)
  }

  @Test("JSON tells a symbol's size: its side, or columns and rows")
  func symbolJSON() throws {
    func object(_ symbol: UnreadSymbol) throws -> [String: Any] {
      var place = place(.damaged(nil))
      place.symbol = symbol
      var writer = JSONWriter()
      writer.object { $0.explanation(Explanation(readCount: 0, places: [place]), in: .english) }
      let object = try JSONSerialization.jsonObject(with: Data(writer.bytes)) as? [String: Any]
      return try #require((object?["places"] as? [[String: Any]])?.first)
    }
    let stacked = try object(UnreadSymbol(dimension: 120, columns: 3, rows: 11))
    #expect(stacked["columns"] as? Int == 3 && stacked["rows"] as? Int == 11)
    #expect(stacked["dimension"] as? Int == 120 && stacked["block"] == nil)
    let matrix = try object(UnreadSymbol(dimension: 23))
    #expect(matrix["dimension"] as? Int == 23 && matrix["columns"] == nil && matrix["rows"] == nil)
  }

  @Test("JSON has every place with its cause, what was measured of it, and the sentence")
  func json() throws {
    var writer = JSONWriter()
    let explanation = Explanation(readCount: 1, places: Self.causes.map { place($0) })
    writer.object { $0.explanation(explanation, in: .english) }
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(writer.bytes)) as? [String: Any])
    #expect(object["read"] as? Int == 1)
    let places = try #require(object["places"] as? [[String: Any]])
    #expect(places.map { $0["cause"] as? String } == Self.causes.map { $0.name })
    #expect(places[6]["share"] as? Double == 0.11 && places[6]["area"] as? String == "bottomRight")
    #expect(places[8]["sides"] as? [String] == ["left", "top"])
  }
}
