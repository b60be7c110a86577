import QuietzoneReport
import QuietzoneSymbols
import Testing

@testable import QuietzoneContent

@Suite("GS1")
struct GS1ContentTests {
  private func elements(_ pairs: [(String, String)]) -> [GS1Content.Element] {
    pairs.map { GS1Content.Element(identifier: Array($0.0.utf8), data: Array($0.1.utf8)) }
  }

  @Test(
    "Elements have their titles, numbers with units, currencies and dates",
    arguments: [
      ("01", "09506000134352", "title=GTIN, value=09506000134352"),
      ("17", "261231", "title=USE BY or EXPIRY, value=261231, date=2026-12-31"),
      ("15", "270200", "title=BEST BEFORE or BEST BY, value=270200, date=2027-02"),
      ("11", "991231", "title=PROD DATE, value=991231, date=1999-12-31"),
      ("3103", "001750", "title=NET WEIGHT, value=001750, number=1.750, unit=kg"),
      ("3200", "000012", "title=NET WEIGHT, value=000012, number=12, unit=lb"),
      ("3922", "795", "title=PRICE, value=795, number=7.95"),
      ("3932", "978150", "title=PRICE, value=978150, number=1.50, currency=978"),
      ("37", "24", "title=COUNT, value=24, number=24"),
      ("7003", "2602282359", "title=EXPIRY TIME, value=2602282359, date=2026-02-28, time=23:59:00"),
      ("8008", "26010112", "title=PROD TIME, value=26010112, date=2026-01-01, time=12:00:00"),
      ("7250", "19760218", "title=DOB, value=19760218, date=1976-02-18"),
      ("4331", "000850", "title=MAX TEMP C, value=000850, number=8.50, unit=°C"),
      ("4333", "001800-", "title=MIN TEMP C, value=001800-, number=-18.00, unit=°C"),
      ("91", "x", "title=INTERNAL, value=x"),
    ])
  func meanings(_ identifier: String, _ data: String, _ fields: String) {
    let content = BarcodeContent.gs1(GS1Content(elements([(identifier, data)])))
    #expect(
      shown(content).hasPrefix("gs1 | elements=[(identifier=\(identifier), \(fields))]"), "\(shown(content))")
  }

  @Test(
    "Links say what elements say, and elements what links say",
    arguments: [
      ("https://id.gs1.org/01/09506000134352", [("01", "09506000134352")]),
      (
        "https://id.gs1.org/01/09506000134352/10/ABC%2F123?17=261231&3103=001750",
        [("01", "09506000134352"), ("10", "ABC/123"), ("17", "261231"), ("3103", "001750")]
      ),
      (
        "https://id.gs1.org/01/09506000134352/22/2A/10/1/21/X",
        [("01", "09506000134352"), ("22", "2A"), ("10", "1"), ("21", "X")]
      ),
      ("https://id.gs1.org/00/106141411234567897", [("00", "106141411234567897")]),
      ("https://id.gs1.org/414/9506000134352/254/32a", [("414", "9506000134352"), ("254", "32a")]),
      ("https://id.gs1.org/8004/9506000134352ABC", [("8004", "9506000134352ABC")]),
    ])
  func digitalLinks(_ url: String, _ pairs: [(String, String)]) {
    #expect(GS1DigitalLink.url(of: elements(pairs)) == url)
    #expect(GS1DigitalLink.content(of: url, rules: .generalSpecifications)?.elements == elements(pairs))
  }

  @Test("A link on any host and path is one; shorter numbers get their zeros, other parameters are left out")
  func otherHosts() {
    let content = GS1DigitalLink.content(
      of: "https://example.com/some/path/01/9506000134352?17=261231&linkType=all",
      rules: .generalSpecifications)
    #expect(content?.elements == elements([("01", "09506000134352"), ("17", "261231")]))
  }

  @Test(
    "What breaks a rule is a link alone",
    arguments: [
      "https://id.gs1.org/01/09506000134353", "https://id.gs1.org/01/09506000134352/21/X/10/1",
      "https://id.gs1.org/10/A",
      "https://id.gs1.org/01", "https://id.gs1.org/01/09506000134352?17=261331",
      "https://id.gs1.org/01/09506000134352?05=1",
      "https://id.gs1.org/01/09506000134352/10/A%1DB",
      "https://id.gs1.org/01/09506000134352?17=261231&17=261231",
      "https://id.gs1.org/01/09506000134352/10/%zz",
    ])
  func faults(_ url: String) {
    #expect(GS1DigitalLink.content(of: url, rules: .generalSpecifications) == nil)
    #expect(shown(url).hasPrefix("link | "))
  }

  @Test(
    "A symbol of GS1 says elements; without them it is text with what is wrong; without a key there is no link"
  )
  func symbols() {
    #expect(
      shown("10ABC", in: .code128, "]C1") == "gs1 | elements=[(identifier=10, title=BATCH/LOT, value=ABC)]")
    #expect(shown("10ABC", in: .code128, "]C0") == "text")
    #expect(shown("10ABC", in: .gs1DataBarExpanded, "]e0").hasPrefix("gs1 | "))
    #expect(shown("10ABC", in: .qrCode, "]E0") == "text")
    #expect(
      shown("0109506000134353", in: .dataMatrix, "]d2")
        == note(.gs1, "element string (the check digit of the data at 2 is wrong) is not valid"))
    #expect(
      shown("https://id.gs1.org/01/09506000134352", in: .qrCode, "]Q1")
        == "link | url=https://id.gs1.org/01/09506000134352 | scheme=https | host=id.gs1.org | gs1=(elements=[(identifier=01,"
        + " title=GTIN, value=09506000134352)], digitalLink=https://id.gs1.org/01/09506000134352)")
  }

  @Test("A component above the symbol is told, also where elements are read from its bytes")
  func composite() {
    let element = GS1Content.Element(identifier: Array("10".utf8), data: Array("ABC".utf8))
    let told = "gs1 | elements=[(identifier=10, title=BATCH/LOT, value=ABC)] | hasCompositeComponent=true"
    #expect(
      shown(BarcodeContent(ContentInput(text: "", gs1: [element], hasCompositeComponent: true))) == told)
    #expect(
      shown(
        BarcodeContent(
          ContentInput(
            text: "10ABC", symbology: .code128, symbologyIdentifier: "]C1", hasCompositeComponent: true)))
        == told)
  }

  @Test("All identifiers that the reader knows have a title")
  func titles() {
    for number in 0...9999 {
      for digits in 2...4 {
        let identifier = Array(padded(number, digits).utf8)
        // Those of four digits begin with 3, 4, 7 or 8.
        guard identifier.count == digits, digits < 4 || Array("3478".utf8).contains(identifier[0]) else {
          continue
        }
        // What is wrong with no data tells whether there is such an identifier.
        let isKnown: Bool
        do throws(GS1Error) {
          _ = try GS1.elements(of: identifier)
          isKnown = true
        } catch .unknownIdentifier { isKnown = false } catch { isKnown = true }
        // Another identifier may begin with these digits.
        if isKnown, GS1Meaning.of(identifier[...]) == nil {
          #expect(
            (2..<digits).contains { GS1Meaning.of(identifier[..<$0]) != nil }, "\(padded(number, digits))")
        }
      }
    }
  }
}
