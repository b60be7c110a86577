import Foundation
import QuietzoneContent
import QuietzoneReport
import Testing

@testable import QuietzoneCards

@Suite("Cards as JSON")
struct ResultCardJSONTests {
  private func answer(_ event: String, _ card: inout ResultCard?) -> String {
    String(decoding: ResultCard.handle(json: Array(event.utf8), &card), as: UTF8.self)
  }

  @Test("Cards of all kinds are answered as they were before, each answer JSON")
  func session() throws {
    let url = try #require(Bundle.module.url(forResource: "Fixtures/cards", withExtension: "jsonl"))
    let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n").map(String.init)
    #expect(lines.count > 300 && lines.count.isMultiple(of: 2))
    var card: ResultCard?
    for index in stride(from: 0, to: lines.count, by: 2) {
      let answer = answer(lines[index], &card)
      #expect(answer == lines[index + 1], "\(lines[index])")
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(answer.utf8)) }
    }
  }

  @Test("A symbol as the reader's JSON has it makes a card, whose content is that of the command's JSON")
  func shown() {
    var card: ResultCard?
    let symbol =
      #"{"symbology":"qrCode","text":"tel:+12015550123","bytes":"74","corners":[],"symbologyIdentifier":"]Q1"}"#
    let answer = answer(#"{"event":"shown","symbol":\#(symbol)}"#, &card)
    #expect(
      answer
        == #"{"effects":[],"card":{"content":{"kind":"phone","number":"+12015550123"},"actions":[{"action":"call","detail":"+12015550123"},{"action":"copyNumber"}]}}"#
    )
  }

  @Test("What the symbol is decides, as in the command's JSON: its kind, GS1's mark, its add-on, its bytes")
  func decided() {
    func kind(_ symbol: String) -> BarcodeContent.Kind? {
      var card: ResultCard?
      _ = answer(#"{"event":"shown","symbol":\#(symbol)}"#, &card)
      return card?.content.kind
    }
    #expect(kind(#"{"text":"9501101530003"}"#) == .text)
    #expect(kind(#"{"text":"9501101530003","symbology":"ean13"}"#) == .product)
    #expect(kind(#"{"text":"0109501101530003","symbology":"qrCode","symbologyIdentifier":"]Q3"}"#) == .gs1)
    #expect(kind(#"{"text":"0109501101530003","symbology":"qrCode","symbologyIdentifier":"]Q1"}"#) == .text)
    var card: ResultCard?
    #expect(
      answer(#"{"event":"shown","symbol":{"text":"9501101530003","symbology":"ean13","addOn":"07"}}"#, &card)
        .contains(#""addOn":"07""#))
  }

  @Test("Each symbology that says what a symbol means is known by its name")
  func symbologies() {
    for symbology in Symbology.allCases where ContentInput.Carrier(symbology) != nil {
      var card: ResultCard?
      let digits =
        [.ean8: "96385074", .itf14: "09501101530003", .upcA: "012345678905", .upcE: "01234565"][symbology]
        ?? "9501101530003"
      _ = answer(#"{"event":"shown","symbol":{"text":"\#(digits)","symbology":"\#(symbology.name)"}}"#, &card)
      #expect(card?.content == BarcodeContent(ContentInput(text: digits, symbology: symbology)))
    }
  }

  @Test("Actions, questions and their answers go in and out")
  func goes() {
    var card: ResultCard?
    _ = answer(#"{"event":"shown","symbol":{"text":"https://example.com@evil.example/"}}"#, &card)
    #expect(
      answer(#"{"event":"actionPressed","index":0}"#, &card).hasPrefix(
        #"{"effects":[{"effect":"ask","question":"openDangerousLink","detail":"evil.example"}],"card""#))
    #expect(
      answer(#"{"event":"confirmed"}"#, &card).hasPrefix(
        #"{"effects":[{"effect":"dismissQuestion"},{"effect":"open","address":"https://example.com@evil.example/"}]"#
      ))
    _ = answer(#"{"event":"shown","symbol":{"text":"geo:48.2010,-16.5?q=a b"}}"#, &card)
    #expect(
      answer(#"{"event":"actionPressed","index":0}"#, &card).hasPrefix(
        #"{"effects":[{"effect":"showPlace","latitude":48.2010,"longitude":-16.5,"query":"a b"}]"#))
  }

  @Test(
    "What is no event is refused in words, and changes nothing",
    arguments: [
      "", "{", "[]", "{}", #"{"event":"x"}"#, #"{"event":"shown"}"#, #"{"event":"shown","symbol":{}}"#,
      #"{"event":"shown","symbol":{"text":"a","symbology":7}}"#, #"{"event":"actionPressed"}"#,
      #"{"event":"shown","symbol":{"text":"a","bytes":"4"}}"#, #"{"event":"actionPressed","index":1e99}"#,
    ])
  func refused(event: String) {
    var card: ResultCard? = ResultCard(ContentInput(text: "a", symbology: nil))
    #expect(answer(event, &card).hasPrefix(#"{"error":""#))
    #expect(card?.actions.count == 1)
  }

  @Test("Without a card there is nothing to press")
  func none() {
    var card: ResultCard?
    #expect(answer(#"{"event":"actionPressed","index":0}"#, &card) == #"{"effects":[],"card":null}"#)
  }
}
