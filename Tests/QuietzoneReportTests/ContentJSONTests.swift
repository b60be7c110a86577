import Testing

@testable import Quietzone
@testable import QuietzoneReport

@Suite("JSON with content")
struct ContentJSONTests {
  @Test("What a symbol means is its last member, and the other bytes are the same without it")
  func content() {
    let corner = Point(x: 1, y: 2)
    let symbol = Barcode(
      symbology: .qrCode, text: "geo:48.2010,-16.5;u=40", bytes: [], segments: [],
      corners: Quadrilateral(topLeft: corner, topRight: corner, bottomRight: corner, bottomLeft: corner),
      symbologyIdentifier: "]Q1", isInverted: true, isMirrored: false)
    let without = String(decoding: json(of: [symbol, symbol]), as: UTF8.self)
    let content =
      #","content":{"kind":"geo","latitude":48.2010,"longitude":-16.5,"uncertainty":40}}"#
    #expect(
      String(decoding: jsonWithContent(of: [symbol, symbol]), as: UTF8.self)
        == without.replacing(#""isInverted":true}"#, with: #""isInverted":true"# + content))
    #expect(jsonWithContent(of: []) == Array("[]".utf8))
  }

  @Test("A component of a composite is told of the symbol and of its content, and of no other symbol")
  func composite() {
    let corner = Point(x: 1, y: 2)
    var symbol = Barcode(
      symbology: .gs1DataBar, text: "10A", bytes: Array("10A".utf8), segments: [],
      corners: Quadrilateral(topLeft: corner, topRight: corner, bottomRight: corner, bottomLeft: corner),
      symbologyIdentifier: "]e0", isInverted: false, isMirrored: false)
    #expect(symbol.compositeComponent == nil)
    #expect(!String(decoding: jsonWithContent(of: [symbol]), as: UTF8.self).contains("omposite"))
    symbol.details = .composite(.ccAOrB)
    #expect(symbol.compositeComponent == .ccAOrB && symbol.addOn == nil && symbol.version == nil)
    let json = String(decoding: jsonWithContent(of: [symbol]), as: UTF8.self)
    #expect(json.contains(#""symbologyIdentifier":"]e0","compositeComponent":"ccAOrB","content":{"#))
    #expect(json.hasSuffix(#""value":"A"}],"hasCompositeComponent":true}}]"#))
  }

  @Test("Content has lists, objects and escapes as JSON has them, and a note on what breaks a rule")
  func contentFields() {
    func content(_ text: String) -> String {
      var writer = JSONWriter()
      BarcodeContent(text).write(to: &writer)
      return String(decoding: writer.bytes, as: UTF8.self)
    }
    #expect(
      content("BEGIN:VCARD\nVERSION:3.0\nN:\"A\";B\nTEL;TYPE=home,pref:1\nTEL:2\nEND:VCARD")
        == #"{"kind":"contact","format":"vCard 3.0","name":"B \"A\"","familyName":"\"A\"","givenName":"B","#
        + #""phones":[{"value":"1","types":["home","pref"]},{"value":"2"}]}"#)
    #expect(
      content("https://example.org/\u{202E}a\u{1}")
        == #"{"kind":"link","url":"https://example.org/\#u{202E}a\u0001","scheme":"https","host":"example.org","#
        + #""isDangerous":true,"warnings":[{"name":"controlCharacters","isDangerous":true},"#
        + #"{"name":"bidirectionalCharacters","isDangerous":true}]}"#)
    #expect(
      content("WIFI:S:a")
        == #"{"kind":"text","note":{"expected":"wifi","problem":"it breaks off before its end"}}"#)
    #expect(content("a") == #"{"kind":"text"}"#)
  }
}
