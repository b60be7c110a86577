import QuietzoneReport
import TestSupport
import Testing

@testable import QuietzoneContent

@Suite("Building GS1 data")
struct GS1BuilderTests {
  @Test("Separators are behind data whose length is not known beforehand, and nowhere else")
  func elementString() throws {
    let builder = try GS1Builder("(01)09501101530003(17)261231(10)AB-123(3103)000750(21)x(1)")
    #expect(builder.elementString == "010950110153000317261231" + "10AB-123\u{1D}3103000750" + "21x(1)")
    #expect(builder.printedText == "(01)09501101530003(17)261231(10)AB-123(3103)000750(21)x(1)")
    #expect(builder.bracketedText == "[01]09501101530003[17]261231[10]AB-123[3103]000750[21]x(1)")
  }

  @Test("Brackets tell identifiers from what looks like them in data")
  func brackets() throws {
    let builder = try GS1Builder("[10]A(01)B[21]7")
    #expect(builder.elements == [.init("10", "A(01)B"), .init("21", "7")])
    #expect(builder.elementString == "10A(01)B\u{1D}217")
  }

  @Test(
    "The examples of GS1 Digital Link, URI syntax, are built",
    arguments: [
      ("(01)09506000134352", "https://id.gs1.org/01/09506000134352"),
      ("(01)09506000134352(22)2A", "https://id.gs1.org/01/09506000134352/22/2A"),
      ("(01)09506000134352(21)12345(10)ABC123", "https://id.gs1.org/01/09506000134352/10/ABC123/21/12345"),
      ("(01)09506000134352(17)201225(10)A/1", "https://id.gs1.org/01/09506000134352/10/A%2F1?17=201225"),
      ("(00)123456789012345675", "https://id.gs1.org/00/123456789012345675"),
      ("(414)9506000134352(254)32a", "https://id.gs1.org/414/9506000134352/254/32a"),
    ])
  func digitalLinks(_ text: String, _ link: String) throws {
    let builder = try GS1Builder(text)
    #expect(try builder.digitalLink() == link)
    // And back: in the order of the link, the same elements.
    let elements = GS1DigitalLink.content(of: link, rules: .generalSpecifications)?.elements.map {
      GS1Builder.Element(
        String(decoding: $0.identifier, as: UTF8.self), String(decoding: $0.data, as: UTF8.self))
    }
    #expect(Set(elements ?? []) == Set(builder.elements))
  }

  @Test("A link goes to the host that is asked for, and needs a key")
  func bases() throws {
    let builder = try GS1Builder("(01)09506000134352")
    #expect(
      try builder.digitalLink(base: "https://example.org/a/") == "https://example.org/a/01/09506000134352")
    #expect(throws: ContentError.self) { try builder.digitalLink(base: "no address") }
    let lot = try GS1Builder("(10)ABC")
    #expect(throws: ContentError.missing("key, such as (01)")) { try lot.digitalLink() }
  }

  @Test("Data of all characters that GS1 allows are read back, as element string and as Digital Link")
  func roundTrip() throws {
    var generator = SeededGenerator(seed: 20)
    let characters = Array("!\"%&'()*+,-./0123456789:;<=>?ABCXYZ_abcxyz")
    for _ in 0..<300 {
      let lot = String((0..<20).map { _ in characters.randomElement(using: &generator)! })
      let elements = [GS1Builder.Element("01", "09506000134352"), .init("10", lot), .init("21", "7")]
      let builder = try GS1Builder(elements)
      #expect(try GS1Builder(builder.bracketedText).elements == elements)
      guard
        case .link(let link) = BarcodeContent(ContentInput(text: try builder.digitalLink(), symbology: nil))
      else {
        Issue.record("no link: \(lot)")
        continue
      }
      #expect(link.gs1?.fields.count == 3)
      #expect(shown(builder.elementString, in: .dataMatrix, "]d2").contains("value=\(lot)"))
    }
  }

  @Test("Data that would be read as another element, or with another identifier, are not built")
  func movedElements() {
    #expect(throws: ContentError.self) { try GS1Builder([.init("01", "0950600013435210AB")]) }
    #expect(throws: ContentError.self) { try GS1Builder([.init("31", "03000750")]) }
  }

  @Test(
    "What breaks a rule is not built",
    arguments: [
      "", "hello", "(01)", "(01)09506000134353", "(01)0950600013435", "(1)2", "(99999)1", "(17)261331",
      "(10)a b", "(10)é", "(10)a\u{1D}21b", "()1", "(01", "x(01)09506000134352",
      "(10)123456789012345678901",
    ])
  func faults(_ text: String) { #expect(throws: ContentError.self) { try GS1Builder(text) } }
}
