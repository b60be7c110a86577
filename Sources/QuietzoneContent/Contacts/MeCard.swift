extension Contact {
  /// A contact as phones in Japan write it: `MECARD:N:Family,Given;TEL:…;EMAIL:…;;`.
  ///
  /// - Parameter text: What is behind `MECARD:`.
  init(meCard text: Bytes) throws(ContentError) {
    let fields = try DelimitedFields(text)
    self.init(.meCard)
    guard let name = fields["N"], !name.isEmpty else { throw .missing("N") }
    let parts = name.parts(at: ",", maximum: 2).map { DelimitedFields.unescaped($0).trimmed }
    familyName = parts[0].textIfAny
    givenName = parts.count > 1 ? parts[1].textIfAny : nil
    // One name alone is shown as it is.
    if givenName == nil { self.name = parts[0].text }
    try completeName()
    nickname = fields.text("NICKNAME")
    organization = fields.texts("ORG")
    title = fields.text("TITLE")
    phones =
      fields.texts("TEL").map { Entry(value: $0, types: []) }
      + fields.texts("TEL-AV").map { Entry(value: $0, types: ["video"]) }
    emails = fields.texts("EMAIL").map { Entry(value: $0, types: []) }
    guard emails.allSatisfy({ EmailMessage.isAddress(Bytes($0.value)) }) else { throw .malformed("EMAIL") }
    urls = fields.texts("URL")
    note = fields.text("NOTE") ?? fields.text("MEMO")
    if let date = fields["BDAY"], !date.isEmpty {
      guard let birthday = CalendarDate(date) else { throw .malformed("BDAY") }
      self.birthday = birthday
    }
    for (key, value) in fields.all where "ADR" ~= key {
      // Seven parts, as a vCard's; a single one is the street.
      let parts = value.parts(at: ",").map { DelimitedFields.unescaped($0).trimmed.text }
      let address = parts.count == 7 ? parts : ["", "", DelimitedFields.unescaped(value).text]
      if let address = Address(address, types: []) { addresses.append(address) }
    }
  }

  /// A contact as some older phones write it: `BIZCARD:N:Given;X:Family;T:title;C:company;A:address;B:phone;E:mail;;`.
  ///
  /// - Parameter text: What is behind `BIZCARD:`.
  init(bizCard text: Bytes) throws(ContentError) {
    let fields = try DelimitedFields(text)
    self.init(.bizCard)
    givenName = fields.text("N")
    familyName = fields.text("X")
    organization = fields.texts("C")
    try completeName()
    title = fields.text("T")
    addresses = fields.texts("A").compactMap { Address(["", "", $0], types: []) }
    phones =
      fields.texts("B").map { Entry(value: $0, types: []) }
      + fields.texts("M").map { Entry(value: $0, types: ["cell"]) }
      + fields.texts("F").map { Entry(value: $0, types: ["fax"]) }
    emails = fields.texts("E").map { Entry(value: $0, types: []) }
    guard emails.allSatisfy({ EmailMessage.isAddress(Bytes($0.value)) }) else { throw .malformed("E") }
  }
}
