import Testing

@testable import QuietzoneContent

@Suite("Building contacts")
struct ContactBuilderTests {
  private func person() -> ContactBuilder {
    var builder = ContactBuilder()
    (builder.givenName, builder.familyName) = ("Erika", "Muster")
    builder.phones = [ContactBuilder.Entry("+49-170-555", types: ["CELL"])]
    builder.emails = [ContactBuilder.Entry("erika@example.org")]
    return builder
  }

  @Test("A vCard has its lines in the order of RFC 2426, each with its end")
  func vCard() throws {
    var builder = person()
    builder.organization = "Muster, Söhne & Co; KG"
    builder.note = "a\nb\\c"
    builder.addresses = [
      ContactBuilder.Address(street: "Weg 1", locality: "Köln", postalCode: "50667", country: "Germany")
    ]
    #expect(
      try builder.vCard()
        == [
          "BEGIN:VCARD", "VERSION:3.0", "N:Muster;Erika;;;", "FN:Erika Muster",
          #"ORG:Muster\, Söhne & Co\; KG"#, "TEL;TYPE=CELL:+49-170-555", "EMAIL:erika@example.org",
          "ADR:;;Weg 1;Köln;;50667;Germany", #"NOTE:a\nb\\c"#, "END:VCARD", "",
        ].joined(separator: "\r\n"))
  }

  @Test("A MECARD is one line, with the family's name in front")
  func meCard() throws {
    var builder = person()
    builder.note = "1:2;3,4"
    #expect(
      try builder.meCard()
        == #"MECARD:N:Muster,Erika;TEL:+49-170-555;EMAIL:erika@example.org;NOTE:1\:2\;3\,4;;"#)
  }

  @Test("An organisation alone is a contact, nothing at all is none")
  func organization() throws {
    var builder = ContactBuilder()
    #expect(throws: ContentError.missing("N")) { try builder.vCard() }
    #expect(throws: ContentError.self) { try builder.meCard() }
    builder.organization = "ACME"
    #expect(shown(try builder.vCard()).contains("name=ACME"))
    #expect(shown(try builder.meCard()).contains("name=ACME"))
  }

  @Test("No field ends its line, or adds another")
  func lineEnds() throws {
    var builder = person()
    builder.title = "a\r\nEND:VCARD"
    #expect(shown(try builder.vCard()).contains("title=a\nEND:VCARD"))
    #expect(throws: ContentError.malformed("TITLE")) { try builder.meCard() }
    builder.title = nil
    builder.phones = [ContactBuilder.Entry("1", types: ["CELL:2\r\nNOTE"])]
    #expect(throws: ContentError.malformed("TYPE")) { try builder.vCard() }
    builder.phones = []
    builder.emails = [ContactBuilder.Entry("no address")]
    #expect(throws: ContentError.malformed("EMAIL")) { try builder.vCard() }
  }

  @Test("A comma in a name is no part of a MECARD, since readers take it for the end of the family's name")
  func commas() {
    var builder = person()
    builder.familyName = "Muster, Jr."
    #expect(throws: ContentError.malformed("N")) { try builder.meCard() }
    #expect(throws: Never.self) { try builder.vCard() }
  }

  @Test("What is built is read back with the same fields, whatever they hold")
  func roundTrip() throws {
    var fields = HostileFields(seed: 18)
    for _ in 0..<500 {
      var builder = ContactBuilder()
      (builder.familyName, builder.givenName) = (fields.text(1...9), fields.text(1...9))
      (builder.organization, builder.note) = (fields.text(1...12), fields.text(1...30))
      let hasCommas = (builder.familyName + builder.givenName).contains(",")
      for text in [try builder.vCard()] + (hasCommas ? [] : [try builder.meCard()]) {
        guard case .contact(let contact) = BarcodeContent(text) else {
          Issue.record("not a contact: \(text)")
          continue
        }
        #expect(contact.familyName == builder.familyName && contact.givenName == builder.givenName)
        #expect(contact.organization == [builder.organization!] && contact.note == builder.note)
      }
    }
  }
}
