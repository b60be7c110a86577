import Testing

@testable import QuietzoneContent

@Suite("Building Wi-Fi networks")
struct WiFiBuilderTests {
  @Test(
    "Each kind of network has its text",
    arguments: [
      (WiFiBuilder(name: "mynetwork", password: "mypass"), nil),
      (WiFiBuilder(name: "mynetwork", password: "mypassw0rd"), "WIFI:T:WPA;S:mynetwork;P:mypassw0rd;;"),
      (WiFiBuilder(name: "guests"), "WIFI:T:nopass;S:guests;;"),
      (WiFiBuilder(name: "old", password: "a\"b", security: .wep), #"WIFI:T:WEP;S:old;P:a\"b;;"#),
      // ZXing's description of the format: what could be taken for hexadecimal digits is in quotation marks.
      (WiFiBuilder(name: "ABCD", password: "12345678"), #"WIFI:T:WPA;S:"ABCD";P:"12345678";;"#),
      (
        WiFiBuilder(name: #""foo;bar\baz""#, password: "a;b:c,d\\e"),
        #"WIFI:T:WPA;S:\"foo\;bar\\baz\";P:a\;b\:c\,d\\e;;"#
      ),
    ] as [(WiFiBuilder, String?)])
  func texts(_ builder: WiFiBuilder, _ text: String?) { #expect((try? builder.text()) == text) }

  @Test(
    "What breaks a rule is not built",
    arguments: [
      (WiFiBuilder(name: ""), ContentError.missing("S")),
      (WiFiBuilder(name: String(repeating: "é", count: 17)), .tooLong("S")),
      (WiFiBuilder(name: "a", password: "short"), .malformed("P")),
      (WiFiBuilder(name: "a", password: "12345678", security: .open), .contradiction("P")),
      (WiFiBuilder(name: "a", security: .wpa), .missing("P")),
    ])
  func faults(_ builder: WiFiBuilder, _ error: ContentError) {
    #expect(throws: error) { try builder.text() }
  }

  @Test("What is built is read back with the same fields, whatever they hold")
  func roundTrip() throws {
    var fields = HostileFields(seed: 17)
    for _ in 0..<500 {
      var builder = WiFiBuilder(name: fields.text(1...8), password: fields.text(8...20))
      builder.isHidden = fields.flag()
      let text = try builder.text()
      guard case .wifi(let network) = BarcodeContent(text) else {
        Issue.record("not a network: \(text)")
        continue
      }
      #expect(network.name == builder.name && network.password == builder.password)
      #expect(network.isHidden == builder.isHidden && network.security == .wpa)
    }
  }
}
