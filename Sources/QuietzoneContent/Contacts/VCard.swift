extension Contact {
  /// A contact from a vCard of version 2.1, 3.0 (RFC 2426) or 4.0 (RFC 6350).
  ///
  /// A name that is shown (FN) or one in parts (N) is enough, or an organisation, as phones have it. What has no place here,
  /// such as a photo, is left out.
  init(vCard text: Bytes) throws(ContentError) {
    var lines = try ContentLine.all(of: text)[...]
    guard lines.count >= 2, "VCARD" ~= lines.removeFirst().value.trimmed else { throw .malformed("BEGIN") }
    guard let end = lines.firstIndex(where: { "END" ~= $0.name }), "VCARD" ~= lines[end].value.trimmed else {
      throw .notEnded
    }
    guard end == lines.endIndex - 1 else { throw .trailing }
    lines = lines[..<end]
    guard !lines.contains(where: { "BEGIN" ~= $0.name }) else { throw .malformed("BEGIN") }
    self.init(try Contact.version(lines))
    for line in lines { try read(line) }
    try completeName()
  }

  private static func version(_ lines: ArraySlice<ContentLine>) throws(ContentError) -> Format {
    let versions = lines.filter { "VERSION" ~= $0.name }
    guard let version = versions.first else { throw .missing("VERSION") }
    guard versions.count == 1 else { throw .repeated("VERSION") }
    switch version.value.trimmed {
    case "2.1": return .vCard21
    case "3.0": return .vCard3
    case "4.0": return .vCard4
    default: throw .unknownVersion(version.value.trimmed.text)
    }
  }

  mutating func read(_ line: ContentLine) throws(ContentError) {
    // A property that is there but empty says nothing.
    guard !line.value.trimmed.isEmpty else { return }
    switch line.name {
    case "FN": if name.utf8.isEmpty { name = try line.text }
    case "N":
      guard familyName == nil, givenName == nil else { throw .repeated("N") }
      let parts = try line.components(at: ";")
      func part(_ index: Int) -> String? {
        index < parts.count && !parts[index].utf8.isEmpty ? parts[index] : nil
      }
      (familyName, givenName, additionalNames) = (part(0), part(1), part(2))
      (prefix, suffix) = (part(3), part(4))
    case "NICKNAME": nickname = try line.text
    case "ORG": organization = try line.components(at: ";").filter { !$0.utf8.isEmpty }
    case "TITLE": title = try line.text
    case "ROLE": role = try line.text
    case "NOTE": note = try line.text
    case "URL": urls.append(try line.text)
    case "TEL": phones.append(Entry(value: try Contact.number(line), types: line.types))
    case "EMAIL":
      let address = Bytes(try line.text).trimmed
      guard EmailMessage.isAddress(address) else { throw .malformed("EMAIL") }
      emails.append(Entry(value: address.text, types: line.types))
    case "ADR":
      if let address = Address(try line.components(at: ";"), types: line.types) { addresses.append(address) }
    case "BDAY": birthday = try Contact.birthday(line)
    default: return
    }
  }

  /// A number as people write it; of a `tel:` link what is behind the scheme.
  private static func number(_ line: ContentLine) throws(ContentError) -> String {
    let text = Bytes(try line.text).trimmed
    guard let number = text.after("tel:") else { return text.text }
    return try PhoneNumber(number).number
  }

  /// A day, perhaps without its year or with a time behind (RFC 6350 §4.3.1); nil of one that is told in words.
  private static func birthday(_ line: ContentLine) throws(ContentError) -> CalendarDate? {
    if let kind = line.parameter("VALUE"), "text" ~= kind { return nil }
    let text = line.value.trimmed
    let day = text.cut(at: "T")?.head ?? text
    if let date = CalendarDate(day) { return date }
    if let number = day.after("--")?.filter({ $0 != UInt8(ascii: "-") })[...], number.count == 4,
      let monthAndDay = number.number(),
      let date = CalendarDate(year: nil, month: monthAndDay / 100, day: monthAndDay % 100)
    {
      return date
    }
    let parts = day.parts(at: "-")
    if parts.count == 2, parts.map({ $0.count }) == [4, 2], let year = parts[0].number(),
      let month = parts[1].number(),
      let date = CalendarDate(year: year, month: month, day: nil)
    {
      return date
    }
    throw .malformed("BDAY")
  }
}
