extension ContactBuilder {
  /// A contact that was read, to be kept: what it says, and nothing else that its code held.
  public init(_ contact: Contact) {
    self.init()
    name = contact.name
    familyName = contact.familyName ?? ""
    givenName = contact.givenName ?? ""
    additionalNames = contact.additionalNames ?? ""
    prefix = contact.prefix ?? ""
    suffix = contact.suffix ?? ""
    nickname = contact.nickname
    organization = contact.organization.isEmpty ? nil : contact.organization.joinedBySpaces
    title = contact.title
    role = contact.role
    birthday = contact.birthday
    phones = contact.phones.map { Entry($0) }
    emails = contact.emails.map { Entry($0) }
    urls = contact.urls
    addresses = contact.addresses.map { Address($0) }
    note = contact.note
  }
}

extension ContactBuilder.Entry {
  /// Without types that are none.
  fileprivate init(_ entry: Contact.Entry) {
    self.init(
      entry.value,
      types: entry.types.filter { type in
        !type.utf8.isEmpty && type.utf8.allSatisfy { $0.isAlphanumeric || $0 == 0x2D }
      })
  }
}

extension ContactBuilder.Address {
  fileprivate init(_ address: Contact.Address) {
    self.init(
      street: address.street ?? "", locality: address.locality ?? "", region: address.region ?? "",
      postalCode: address.postalCode ?? "", country: address.country ?? "")
    postOfficeBox = address.postOfficeBox ?? ""
    extended = address.extended ?? ""
  }
}
