import QuietzoneContent
import QuietzoneReport
import Testing

@testable import QuietzoneCards

@Suite("Cards of results")
struct ResultCardTests {
  private func card(_ text: String, _ symbology: Symbology = .qrCode, joinsNetworks: Bool = false)
    -> ResultCard
  {
    ResultCard(ContentInput(text: text, symbology: symbology), joinsNetworks: joinsNetworks)
  }

  /// The effects of pressing the first action of this kind.
  private func press(_ kind: CardAction.Kind, of card: inout ResultCard) -> [CardEffect] {
    guard let index = card.actions.firstIndex(where: { $0.kind == kind }) else { return [] }
    return card.handle(.actionPressed(index))
  }

  private func press(_ kind: CardAction.Kind, _ text: String, _ symbology: Symbology = .qrCode)
    -> [CardEffect]
  {
    var card = card(text, symbology)
    return press(kind, of: &card)
  }

  @Test(
    "Each kind of content has its actions, the likeliest first",
    arguments: [
      ("https://example.org/a", "open copyText"),
      ("javascript:alert(1)", "copyText"),
      ("market://details?id=x", "openApp copyText"),
      ("WIFI:T:WPA;S:home;P:password1;;", "copyPassword copyName"),
      ("WIFI:S:open;;", "copyName"),
      ("mailto:a@example.org?subject=x", "mail copyAddress"),
      ("tel:+12015550123", "call copyNumber"),
      ("smsto:+12015550123:hello", "message copyNumber"),
      ("geo:48.2010,16.3695", "showPlace copyPlace"),
      (
        "BEGIN:VEVENT\nDTSTART:20261231T183000Z\nLOCATION:Hall 2\nURL:https://example.org\nEND:VEVENT",
        "saveEvent showPlace open"
      ),
      ("otpauth://totp/A:b?secret=JBSWY3DPEHPK3PXP", "addPassword"),
      ("upi://pay?pa=name@bank", "pay copyAddress"),
      (
        "MECARD:N:Muster,Erika;TEL:+4930123;EMAIL:e@example.org;URL:https://example.org;ADR:Weg 1;;",
        "saveContact call mail open showPlace"
      ),
      ("words", "copyText"),
    ])
  func actions(text: String, kinds: String) {
    #expect(card(text).actions.map { "\($0.kind)" }.joined(separator: " ") == kinds)
  }

  @Test("A number is searched for, or copied")
  func product() {
    #expect(card("9501101530003", .ean13).actions.map { $0.kind } == [.search, .copyText])
    #expect(press(.search, "9501101530003", .ean13) == [.search("9501101530003")])
    #expect(press(.copyText, "9501101530003", .ean13) == [.copy("9501101530003")])
  }

  @Test("A network is joined where the host can do that, and its password copied as it is")
  func network() {
    let text = #"WIFI:T:WPA;S:home;P:pass\;word  1;;"#
    #expect(press(.copyPassword, text) == [.copy("pass;word  1")])
    var able = card(text, joinsNetworks: true)
    #expect(able.actions.first?.kind == .joinNetwork)
    guard case .join(let network) = press(.joinNetwork, of: &able).first else {
      Issue.record("nothing is joined")
      return
    }
    #expect(network.name == "home")
  }

  @Test("A link is opened at one press")
  func link() {
    #expect(press(.open, "https://example.org/a?b") == [.open("https://example.org/a?b")])
    #expect(press(.open, "URLTO:example.org") == [.open("http://example.org")])
  }

  @Test(
    "A link that deceives asks with the host that counts, and is opened by the second answer alone",
    arguments: [
      ("https://example.com@evil.example/", "evil.example"), ("https://раypal.com/", "xn--ypal-43d9g.com"),
      ("https://0x7f000001/", "127.0.0.1"), ("ftp://example.org/x", "example.org"),
    ])
  func deceives(text: String, host: String) {
    var card = card(text)
    #expect(press(.open, of: &card) == [.ask(.openDangerousLink(host: host))])
    #expect(card.question == .openDangerousLink(host: host))
    // Another press is no answer.
    #expect(press(.open, of: &card) == [])
    #expect(card.handle(.declined) == [.dismissQuestion])
    #expect(card.question == nil)
    #expect(card.handle(.confirmed) == [])
    _ = press(.open, of: &card)
    #expect(
      card.handle(.confirmed) == [.dismissQuestion, text.hasPrefix("http") ? .open(text) : .handOver(text)])
    #expect(card.handle(.confirmed) == [])
    #expect(card.handle(.declined) == [])
  }

  @Test(
    "What runs or holds what it leads to can't be opened at all",
    arguments: ["javascript:alert(1)", "data:text/html,x", "file:///etc/passwd", "vbscript:x", "blob:x"])
  func unsafe(text: String) {
    #expect(card(text).actions.map { $0.kind } == [.copyText])
    let inContact = card("MECARD:N:A;URL:\(text.replacing(":", with: "\\:"));;")
    #expect(inContact.content.kind == .contact)
    #expect(!inContact.actions.contains { $0.kind == .open || $0.kind == .openApp })
  }

  @Test("An app is opened after a question that names it")
  func app() {
    var card = card("market://details?id=x")
    #expect(press(.openApp, of: &card) == [.ask(.openApp(scheme: "market"))])
    #expect(card.handle(.confirmed) == [.dismissQuestion, .handOver("market://details?id=x")])
  }

  @Test("A number that telephones may take for a command is dialled after a question")
  func command() {
    #expect(press(.call, "tel:+1-201-555-0123") == [.handOver("tel:+12015550123")])
    var card = card("tel:*%2306%23")
    #expect(press(.call, of: &card) == [.ask(.dialCommand(number: "*#06#"))])
    #expect(card.handle(.confirmed) == [.dismissQuestion, .handOver("tel:*%2306%23")])
  }

  @Test("A link within a contact asks as one that stands alone")
  func linkInContact() {
    let text = #"MECARD:N:A;URL:https\://example.com@evil.example/;;"#
    #expect(card(text).actions.first { $0.kind == .open }?.detail == "evil.example")
    #expect(press(.open, text) == [.ask(.openDangerousLink(host: "evil.example"))])
  }

  @Test("A contact becomes a file that is called after it, and nothing in its name leads elsewhere")
  func contactFile() {
    guard case .save(let file) = press(.saveContact, "MECARD:N:../A/B\u{202E}c;TEL:1;;").first else {
      Issue.record("no file")
      return
    }
    #expect(file.name == "-..-A-Bc.vcf")
    #expect(file.mediaType == "text/vcard")
    #expect(file.text.hasPrefix("BEGIN:VCARD\r\n"))
  }

  @Test("An event becomes a file for calendars")
  func eventFile() {
    let text = "BEGIN:VEVENT\nSUMMARY:Concert\nDTSTART:20261231T183000Z\nEND:VEVENT"
    guard case .save(let file) = press(.saveEvent, text).first else {
      Issue.record("no file")
      return
    }
    #expect(file.name == "Concert.ics" && file.mediaType == "text/calendar")
    #expect(BarcodeContent(file.text).kind == .event)
  }

  @Test("Of many numbers and links in one code, three each have buttons")
  func limit() {
    let text =
      "BEGIN:VCARD\nVERSION:3.0\nFN:A\n" + String(repeating: "TEL:123\nURL:https://example.org\n", count: 9)
      + "END:VCARD"
    #expect(card(text).actions.count { $0.kind == .call } == 3)
    #expect(card(text).actions.count { $0.kind == .open } == 3)
  }

  @Test("No event that makes no sense does anything")
  func nonsense() {
    var card = card("https://example.org")
    for index in [-1, 2, .max, .min] { #expect(card.handle(.actionPressed(index)) == []) }
    #expect(card.handle(.confirmed) == [])
  }
}
