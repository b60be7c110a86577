import QuietzoneScanner
import QuietzoneTerminal
import Testing

@testable import QuietzoneCards
@testable import QuietzoneLive

@Suite struct OpenCardTests {
  /// The card of a code that was just read, as Enter shows it.
  private func desk(_ text: String, _ symbology: Symbology = .qrCode, words: TerminalWords = .english) -> Desk
  {
    var desk = Desk(words: words)
    desk.show([(1, text)], symbology)
    _ = desk.type("\r")
    return desk
  }

  private func choices(_ desk: Desk) -> [String] {
    desk.content.dialog?.choices.map { "\($0.key) \($0.action)" } ?? []
  }

  @Test("A network's card has its fields, and copies the password and the name by their numbers")
  func wifi() {
    var desk = desk("WIFI:T:WPA;S:Quiet;P:zone-nine;;")
    #expect(desk.content.dialog?.title == "Wi-Fi network")
    #expect(desk.content.dialog?.rows == ["Name: Quiet", "Security: wpa", "Password: zone-nine"])
    #expect(choices(desk) == ["1 Copy password", "2 Copy name"])
    #expect(desk.type("\r") == [] && desk.type("2") == [.copy("Quiet")])
    #expect(desk.content.dialog == nil)
    #expect(desk.type("\r1") == [.copy("zone-nine")])
  }

  @Test("A contact in several lines is saved as a file, and its addresses are shown")
  func contact() throws {
    let card = "BEGIN:VCARD\nVERSION:3.0\nFN:Ada Quiet\nTEL:+12015550123\nEMAIL:ada@example.org\nEND:VCARD\n"
    let result = try #require(ScanResult(text: card, symbology: .qrCode, bytes: Array(card.utf8)))
    var open = OpenCard(TakenCode(result))
    #expect(open.code.content.kind == .contact)
    #expect(open.actions.map { $0.kind } == [.saveContact, .mail])
    guard case .carryOut(.save(let file)) = open.press(.character("1"), rowCount: 3) else {
      Issue.record("no file")
      return
    }
    #expect(file.name == "Ada Quiet.vcf" && file.text.contains("FN:Ada Quiet"))
    #expect(open.press(.character("2"), rowCount: 3) == .carryOut(.handOver("mailto:ada@example.org")))
  }

  @Test("A place is shown on a map, and what is looked for there cannot leave its field")
  func place() {
    var desk = desk("geo:48.2,16.37")
    #expect(choices(desk) == ["1 Show on OpenStreetMap", "2 Copy coordinates"])
    #expect(
      desk.type("1") == [.open("https://www.openstreetmap.org/?mlat=48.2&mlon=16.37#map=17/48.2/16.37")])
    #expect(
      CardPlace(query: "A&b=ü").mapAddress == "https://www.openstreetmap.org/search?query=A%26b%3D%C3%BC")
  }

  @Test(
    "Other apps are not offered: no call, no message, no payment, no password, no app's link",
    arguments: [
      "tel:+12015550123", "sms:+12015550123", "bitcoin:bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4",
      "otpauth://totp/Quiet:me?secret=JBSWY3DPEHPK3PXP", "market://details?id=x", "ssh://example.org",
    ])
  func otherApps(text: String) {
    let actions = desk(text).content.dialog?.choices.map { $0.action } ?? []
    #expect(!actions.isEmpty || text.hasPrefix("otpauth"))
    #expect(actions.allSatisfy { $0.hasPrefix("Copy") })
  }

  @Test("The key of one-time passwords is on no card, and not in what is said when it is copied")
  func secrets() {
    var desk = desk("otpauth://totp/Quiet:me?secret=JBSWY3DPEHPK3PXP&issuer=Quiet")
    let dialog = desk.content.dialog
    let shown = (dialog?.rows ?? []) + (dialog?.paragraphs ?? []) + [dialog?.subject ?? ""]
    #expect(shown.contains("Issuer: Quiet") && !shown.contains { $0.contains("JBSWY3DP") })
    let text = "otpauth://totp/Quiet:me?secret=JBSWY3DPEHPK3PXP&issuer=Quiet"
    #expect(desk.type("c") == [.copy(text)])
    #expect(desk.model.copiedNews(text) == "Copied: otpauth://…")
  }

  @Test("What a card copies ends no line in a shell, and steers none")
  func copies() throws {
    let text = "WIFI:T:WPA;S:net;P:rm -rf x\n\u{1B}[2J\u{202E}y;;"
    let result = try #require(ScanResult(text: text, symbology: .qrCode, bytes: Array(text.utf8)))
    var model = TerminalModel(words: .english, isPlain: false)
    model.take(.collect(result))
    let actions = model.press(.enter) + model.press(.character("1"))
    guard case .copy(let copied) = actions.first else {
      Issue.record("nothing is copied: \(actions)")
      return
    }
    #expect(!copied.unicodeScalars.contains { $0.value < 0x20 || $0 == "\u{202E}" })
  }

  @Test("A text and nothing more has no card")
  func plainText() {
    let desk = desk("Quiet zone")
    #expect(desk.content.dialog == nil && desk.model.news == TerminalWords.english.onlyText)
  }

  @Test("Down and Up go past fields, the last one stays")
  func scrolling() {
    var desk = desk("WIFI:T:WPA;S:Quiet;P:zone-nine;;")
    #expect(desk.press(.down, .down, .down, .down, .down) == [])
    #expect(desk.content.dialog?.skippedRows == 2)
    #expect(desk.press(.up) == [] && desk.content.dialog?.skippedRows == 1)
  }

  @Test("Cards are in Chinese, too")
  func chinese() {
    let desk = desk("WIFI:T:WPA;S:Quiet;P:zone-nine;;", words: .chinese)
    #expect(desk.content.dialog?.title == "Wi-Fi 网络")
    #expect(desk.content.dialog?.rows.first == "名称: Quiet")
    #expect(choices(desk) == ["1 复制密码", "2 复制名称"])
  }

  @Test("A code in view tells what it means below its text")
  func banner() {
    var desk = Desk()
    desk.show("WIFI:T:WPA;S:Quiet;P:zone-nine;;")
    #expect(
      desk.content.banner == [
        "QR Code  WIFI:T:WPA;S:Quiet;P:zone-nine;;",
        "Wi-Fi network · Name: Quiet · Security: wpa · Password: zone-nine",
      ])
    #expect(desk.content.keys.contains(ScreenContent.KeyHint("Enter", "Details")))
  }

  @Test("GS1 data are told by their identifiers, with units, and flights with where they go")
  func rows() {
    let words = TerminalWords.english
    let link = BarcodeContent(
      ContentInput(text: "https://id.gs1.org/01/09506000134352/10/ABC?3103=000195", symbology: .qrCode))
    let rows = words.rows(of: link)
    #expect(rows.map { $0.line }.contains { $0.hasPrefix("(01) ") && $0.hasSuffix(": 09506000134352") })
    #expect(rows.contains { $0.label.hasPrefix("(3103)") && $0.value == "0.195 kg" })
    let pass = BarcodeContent(
      "M1DESMARAIS/LUC       EABC123 YULFRAAC 0834 226F001A0025 100")
    #expect(
      words.rows(of: pass).contains {
        $0.label == "Flight" && $0.value.hasPrefix("AC 834, YUL → FRA, ")
          || $0.value.hasPrefix("AC 0834, YUL → FRA, ")
      })
  }

  @Test(
    "That a component above a symbol is not read is said in each language",
    arguments: [
      (TerminalWords.english, "Note: A composite component belongs to it, which is not read"),
      (TerminalWords.chinese, "备注: 它还带有一个复合组分，未读取"),
    ])
  func composite(_ words: TerminalWords, _ line: String) {
    let element = GS1Content.Element(identifier: Array("10".utf8), data: Array("A".utf8))
    let lines = { (isLinked: Bool) in
      words.rows(of: .gs1(GS1Content([element], hasCompositeComponent: isLinked))).map { $0.line }
    }
    #expect(lines(true) == lines(false) + [line])
  }

  @Test("A file is kept beside those that are there, never over one, and that is said")
  func keeping() throws {
    let folder = try ScratchFolder()
    let code = TakenCode(ScanResult(text: "MECARD:N:Quiet,Ada;;", symbology: .qrCode)!)
    guard
      case .carryOut(.save(let file)) = {
        var card = OpenCard(code); return card.press(.character("1"), rowCount: 1)
      }()
    else {
      Issue.record("no file")
      return
    }
    let names = try (1...3).map { _ in try file.keep(in: folder.path) }
    #expect(
      names == [
        file.name, file.name.replacing(".vcf", with: " 2.vcf"), file.name.replacing(".vcf", with: " 3.vcf"),
      ])
    #expect(throws: KeepingError.self) { try file.keep(in: folder.path + "/missing") }
  }
}
