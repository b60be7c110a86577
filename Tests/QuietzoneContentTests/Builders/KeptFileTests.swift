import Testing

@testable import QuietzoneContent

@Suite("Files of contacts and events that were read")
struct KeptFileTests {
  private func fields(_ text: String) -> String { shown(text) }

  @Test(
    "A contact that is kept says what the code said",
    arguments: [
      "BEGIN:VCARD\nVERSION:3.0\nN:Muster;Erika;Anna;Dr.;jun.\nFN:Dr. Erika Muster\nNICKNAME:E\nORG:Muster\nTITLE:Chief\nROLE:Boss\nBDAY:1980-02-29\nTEL;TYPE=home:+49 30 1\nEMAIL:e@example.org\nADR:Box 1;Floor 2;Weg 1;Köln;NRW;50667;Germany\nURL:https://example.org\nNOTE:a\\nb\\, c\nEND:VCARD"
    ])
  func contact(text: String) throws {
    guard case .contact(let contact) = BarcodeContent(text) else { return #expect(Bool(false), "no contact") }
    let kept = try ContactBuilder(contact).vCard()
    #expect(fields(kept) == fields(text))
  }

  @Test("A contact of another format is kept as a vCard, and of photos and the like nothing")
  func formats() throws {
    guard case .contact(let card) = BarcodeContent("MECARD:N:Muster,Erika;TEL:1;BDAY:19800229;;") else {
      return #expect(Bool(false), "no contact")
    }
    let kept = try ContactBuilder(card).vCard()
    #expect(kept.contains("\r\nN:Muster;Erika;;;\r\n") && kept.contains("\r\nBDAY:1980-02-29\r\n"))
    let photo =
      "BEGIN:VCARD\nVERSION:4.0\nFN:A\nPHOTO:https://evil.example/x\nTEL;TYPE=\"home,,x y\":1\nEND:VCARD"
    guard case .contact(let contact) = BarcodeContent(photo) else {
      return #expect(Bool(false), "no contact")
    }
    #expect(!(try ContactBuilder(contact).vCard()).contains("evil"))
  }

  @Test(
    "An event that is kept says what the code said",
    arguments: [
      "BEGIN:VEVENT\nSUMMARY:A\\, b\nDTSTART:20261231T183000Z\nDTEND:20261231T203000Z\nLOCATION:Hall\\n2\nDESCRIPTION:x\nUID:7\nURL:https://example.org\nEND:VEVENT",
      "BEGIN:VEVENT\nDTSTART;VALUE=DATE:20261231\nUID:7\nEND:VEVENT",
      "BEGIN:VEVENT\nDTSTART;TZID=Europe/Berlin:20261231T183000\nDURATION:PT5400S\nRRULE:FREQ=DAILY\nUID:7\nEND:VEVENT",
      "BEGIN:VEVENT\nDTSTART;TZID=Europe/Berlin :20261231T183000\nUID:7\nEND:VEVENT",
    ])
  func event(text: String) throws {
    guard case .event(let event) = BarcodeContent(text) else { return #expect(Bool(false), "no event") }
    let kept = try event.calendar()
    #expect(fields(kept) == fields(text))
    // RFC 5545 demands these of every calendar and event.
    for line in ["VERSION:2.0", "PRODID:", "UID:7", "DTSTAMP:20261231T"] {
      #expect(kept.contains("\r\n" + line))
    }
  }

  @Test("Long lines are folded at 75 bytes, between characters")
  func folded() throws {
    let text =
      "BEGIN:VEVENT\nDTSTART:20261231\nUID:7\nSUMMARY:" + String(repeating: "日本", count: 60) + "\nEND:VEVENT"
    guard case .event(let event) = BarcodeContent(text) else { return #expect(Bool(false), "no event") }
    let kept = try event.calendar()
    let lines = kept.utf8.split(separator: UInt8(ascii: "\n"))
    #expect(lines.allSatisfy { $0.count <= 76 } && lines.contains { $0.count > 70 })
    #expect(lines.allSatisfy { String($0) != nil })
    #expect(fields(kept) == fields(text))
  }

  @Test("The same event has the same name each time, another one another")
  func named() throws {
    func name(_ summary: String) throws -> Substring {
      guard
        case .event(let event) = BarcodeContent(
          "BEGIN:VEVENT\nDTSTART:20261231\nSUMMARY:\(summary)\nEND:VEVENT")
      else { return "" }
      return try event.calendar().split(separator: "\r\n").first { $0.hasPrefix("UID:quietzone-") } ?? ""
    }
    #expect(try name("A") == name("A"))
    #expect(try name("A") != name("B"))
    #expect(try name("A").count > 15)
  }
}
