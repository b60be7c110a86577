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
    .printGrowth(modules: -0.3), .wrongCheck, .notAskedFor(.qrCode), .unknownSymbology(.postalBars), .damaged,
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
