/// Builds the text that hands over a contact: a vCard, or the shorter MECARD.
public struct ContactBuilder: Hashable, Sendable {
  public var familyName = ""
  public var givenName = ""
  public var additionalNames = ""
  public var prefix = ""
  public var suffix = ""
  public var nickname: String?
  /// How the name is shown; by default the given name, then the family's.
  public var name: String?
  public var organization: String?
  public var title: String?
  /// What the person does there. A MECARD has no place for it.
  public var role: String?
  public var birthday: CalendarDate?
  public var phones: [Entry] = []
  public var emails: [Entry] = []
  public var urls: [String] = []
  public var addresses: [Address] = []
  public var note: String?

  /// A number or an address, and what it is for: `home`, `work`, `cell`.
  public struct Entry: Hashable, Sendable {
    public var value: String
    public var types: [String]

    public init(_ value: String, types: [String] = []) {
      self.value = value
      self.types = types
    }
  }

  public struct Address: Hashable, Sendable {
    public var street: String
    public var locality: String
    public var region: String
    public var postalCode: String
    public var country: String
    public var postOfficeBox = ""
    public var extended = ""

    public init(
      street: String = "", locality: String = "", region: String = "", postalCode: String = "",
      country: String = ""
    ) {
      self.street = street
      self.locality = locality
      self.region = region
      self.postalCode = postalCode
      self.country = country
    }

    /// In the order of all formats.
    fileprivate var parts: [String] {
      [postOfficeBox, extended, street, locality, region, postalCode, country]
    }
  }

  public init() {}

  /// As it is shown.
  var shownName: String {
    name
      ?? [prefix, givenName, additionalNames, familyName, suffix].filter { !$0.utf8.isEmpty }.joinedBySpaces
  }
}

// vCard 3.0 (RFC 2426): what phones of all ages read. Lines are not folded: that is a convention of mail, and takes space.
extension ContactBuilder {
  /// A vCard of version 3.0. Throws `missing` without a name or an organisation, and the rule that a field breaks.
  public func vCard() throws(ContentError) -> String {
    var lines = ["BEGIN:VCARD", "VERSION:3.0"]
    let isOrganization = shownName.utf8.isEmpty
    guard !isOrganization || organization != nil else { throw .missing("N") }
    lines.append("N:" + (try Self.joined([familyName, givenName, additionalNames, prefix, suffix], "N")))
    lines.append("FN:" + (try Self.value(isOrganization ? organization ?? "" : shownName, "FN")))
    try add("NICKNAME", nickname, to: &lines)
    try add("ORG", organization, to: &lines)
    try add("TITLE", title, to: &lines)
    try add("ROLE", role, to: &lines)
    if let birthday { lines.append("BDAY:" + birthday.description) }
    for (key, entries) in [("TEL", phones), ("EMAIL", emails)] {
      for entry in entries { lines.append(try Self.line(key, entry)) }
    }
    for address in addresses { lines.append("ADR:" + (try Self.joined(address.parts, "ADR"))) }
    for url in urls { try add("URL", url, to: &lines) }
    try add("NOTE", note, to: &lines)
    var text = ""
    for line in lines + ["END:VCARD"] { text += line + "\r\n" }
    return try BarcodeContent.checked(text, as: .contact)
  }

  private func add(_ key: String, _ value: String?, to lines: inout [String]) throws(ContentError) {
    guard let value, !value.utf8.isEmpty else { return }
    lines.append(key + ":" + (try Self.value(value, key)))
  }

  private static func line(_ key: String, _ entry: Entry) throws(ContentError) -> String {
    var line = key
    for type in entry.types {
      guard !type.utf8.isEmpty, type.utf8.allSatisfy({ $0.isAlphanumeric || $0 == 0x2D }) else {
        throw .malformed("TYPE")
      }
      line += ";TYPE=" + type
    }
    return line + ":" + (try value(entry.value, key))
  }

  private static func joined(_ parts: [String], _ field: String) throws(ContentError) -> String {
    var text = ""
    for (index, part) in parts.enumerated() { text += (index == 0 ? "" : ";") + (try value(part, field)) }
    return text
  }

  private static func value(_ text: String, _ field: String) throws(ContentError) -> String {
    try text.asContentValue(field)
  }
}

// MECARD, as NTT DoCoMo defines it for phones.
extension ContactBuilder {
  /// A MECARD: shorter than a vCard, and without the kinds of numbers. Throws as `vCard` does, and `malformed` for a comma in a
  /// name or an address, which readers take for the end of a part whatever is in front of it.
  public func meCard() throws(ContentError) -> String {
    var text = "MECARD:"
    func add(_ key: String, _ values: [String]) throws(ContentError) {
      let parts = try Self.escaped(values, key)
      if key == "N" || key == "ADR", values.contains(where: { $0.utf8.contains(UInt8(ascii: ",")) }) {
        throw .malformed(key)
      }
      guard parts.contains(where: { !$0.utf8.isEmpty }) else { return }
      text += key + ":"
      for (index, part) in parts.enumerated() { text += (index == 0 ? "" : ",") + part }
      text += ";"
    }
    let names = [familyName, givenName].filter { !$0.utf8.isEmpty }
    let isWhole = names.count == 2 && name == nil
    try add(
      "N", isWhole ? [familyName, givenName] : [shownName.utf8.isEmpty ? organization ?? "" : shownName])
    for phone in phones { try add("TEL", [phone.value]) }
    for email in emails { try add("EMAIL", [email.value]) }
    try add("NICKNAME", [nickname ?? ""])
    try add("ORG", [organization ?? ""])
    try add("TITLE", [title ?? ""])
    try add("BDAY", [birthday?.description ?? ""])
    for address in addresses { try add("ADR", address.parts) }
    for url in urls { try add("URL", [url]) }
    try add("NOTE", [note ?? ""])
    return try BarcodeContent.checked(text + ";", as: .contact)
  }

  private static func escaped(_ values: [String], _ field: String) throws(ContentError) -> [String] {
    var result: [String] = []
    for value in values { result.append(try value.oneLine(field).withBackslashes(before: "\\;:,")) }
    return result
  }
}
