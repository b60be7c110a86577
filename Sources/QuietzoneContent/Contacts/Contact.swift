/// A person or an organisation, from a vCard, a jCard, a MECARD or a BIZCARD.
public struct Contact: Hashable, Sendable {
  public var format: Format
  /// As it is shown.
  public var name: String
  public var familyName: String?
  public var givenName: String?
  public var additionalNames: String?
  public var prefix: String?
  public var suffix: String?
  public var nickname: String?
  /// The organisation, then its units.
  public var organization: [String] = []
  public var title: String?
  public var role: String?
  public var phones: [Entry] = []
  public var emails: [Entry] = []
  public var urls: [String] = []
  public var addresses: [Address] = []
  public var birthday: CalendarDate?
  public var note: String?

  public enum Format: String, Sendable {
    case vCard21 = "vCard 2.1"
    case vCard3 = "vCard 3.0"
    case vCard4 = "vCard 4.0"
    case jCard
    case meCard = "MECARD"
    case bizCard = "BIZCARD"
  }

  /// A number or an address, and what it is for: `home`, `cell`.
  public struct Entry: Hashable, Sendable {
    public var value: String
    public var types: [String]
  }

  /// The components of an address (RFC 6350 §6.3.1).
  public struct Address: Hashable, Sendable {
    public var postOfficeBox: String?
    public var extended: String?
    public var street: String?
    public var locality: String?
    public var region: String?
    public var postalCode: String?
    public var country: String?
    public var types: [String]

    /// Nil if all components are empty.
    init?(_ components: [String], types: [String]) {
      func component(_ index: Int) -> String? {
        index < components.count && !components[index].utf8.isEmpty ? components[index] : nil
      }
      guard components.contains(where: { !$0.utf8.isEmpty }) else { return nil }
      postOfficeBox = component(0)
      extended = component(1)
      street = component(2)
      locality = component(3)
      region = component(4)
      postalCode = component(5)
      country = component(6)
      self.types = types
    }
  }

  init(_ format: Format) {
    self.format = format
    name = ""
  }

  /// The name from its parts, in the order of languages that put the given name first, where it is not said how it is shown.
  mutating func completeName() throws(ContentError) {
    if name.utf8.isEmpty {
      let parts = [prefix, givenName, additionalNames, familyName, suffix].compactMap { $0 }
      name = parts.isEmpty ? organization.first ?? "" : parts.joinedBySpaces
    }
    guard !name.utf8.isEmpty else { throw .missing("N") }
  }
}

extension [String] {
  var joinedBySpaces: String {
    var text = ""
    for part in self { text += (text.utf8.isEmpty ? "" : " ") + part }
    return text
  }
}

extension Contact: ContentDescribing {
  func describe(to fields: inout ContentFields) {
    fields.add("format", format.rawValue)
    fields.add("name", name)
    fields.add("familyName", familyName)
    fields.add("givenName", givenName)
    fields.add("additionalNames", additionalNames)
    fields.add("prefix", prefix)
    fields.add("suffix", suffix)
    fields.add("nickname", nickname)
    fields.add("organization", organization)
    fields.add("title", title)
    fields.add("role", role)
    fields.add("phones", phones)
    fields.add("emails", emails)
    fields.add("urls", urls)
    fields.add("addresses", addresses)
    fields.add("birthday", birthday)
    fields.add("note", note)
  }
}

extension Contact.Entry: ContentDescribing {
  func describe(to fields: inout ContentFields) {
    fields.add("value", value)
    fields.add("types", types)
  }
}

extension Contact.Address: ContentDescribing {
  func describe(to fields: inout ContentFields) {
    fields.add("postOfficeBox", postOfficeBox)
    fields.add("extended", extended)
    fields.add("street", street)
    fields.add("locality", locality)
    fields.add("region", region)
    fields.add("postalCode", postalCode)
    fields.add("country", country)
    fields.add("types", types)
  }
}
