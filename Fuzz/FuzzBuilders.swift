@testable import QuietzoneContent
@testable import QuietzoneReport

/// What builders write of any fields is read back as what it was built of, or refused. The first byte says which
/// builder; fields are between bytes 1E, and what a text means is built anew.
func fuzzBuilders(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  var input = FuzzInput(UnsafeBufferPointer(start: start, count: count))
  let kind = input.number(in: 0...5)
  let text = String(decoding: input.rest(), as: UTF8.self)
  let fields = Fields(text)
  switch kind {
  case 0: verifyAnew(BarcodeContent(text))
  case 1: verifyElements(text)
  case 2: verifyWiFi(fields)
  case 3: verifyContact(fields)
  case 4: verifyEPC(fields)
  default: verifySwiss(fields)
  }
  return 0
}

/// Fields in their order; those that are missing are nil.
private struct Fields {
  private let all: [String]

  init(_ text: String) {
    all = text.utf8.split(separator: 0x1E, omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  subscript(_ index: Int) -> String? { index < all.count && !all[index].utf8.isEmpty ? all[index] : nil }
}

/// What was read, written as a file of its own, is read as the same.
private func verifyAnew(_ content: BarcodeContent) {
  switch content {
  case .contact(let contact):
    guard let text = try? ContactBuilder(contact).vCard() else { return }
    guard case .contact(let back) = BarcodeContent(text) else { preconditionFailure("a contact is none") }
    precondition(back.phones.count == contact.phones.count && back.emails.count == contact.emails.count)
    precondition(back.addresses.count <= contact.addresses.count)
  case .event(let event):
    guard let text = try? event.calendar() else { return }
    guard case .event(let back) = BarcodeContent(text) else { preconditionFailure("an event is none") }
    precondition(back.start == event.start && back.end == event.end)
  default: break
  }
}

private func verifyElements(_ text: String) {
  guard let builder = try? GS1Builder(text) else { return }
  let input = ContentInput(text: builder.elementString, symbology: .dataMatrix, symbologyIdentifier: "]d2")
  guard case .gs1(let content) = BarcodeContent(input) else { preconditionFailure("elements are none") }
  precondition(content.elements.count == builder.elements.count)
  guard let again = try? GS1Builder(builder.bracketedText) else { return }
  precondition(again.elements == builder.elements)
}

private func verifyWiFi(_ fields: Fields) {
  var builder = WiFiBuilder(name: fields[0] ?? "", password: fields[1])
  builder.isHidden = fields[2] != nil
  (builder.eapMethod, builder.phase2Method) = (fields[3], fields[4])
  (builder.identity, builder.anonymousIdentity) = (fields[5], fields[6])
  guard let text = try? builder.text() else { return }
  guard case .wifi(let network) = BarcodeContent(text) else { preconditionFailure("a network is none") }
  precondition(network.isHidden == builder.isHidden)
}

private func verifyContact(_ fields: Fields) {
  var builder = ContactBuilder()
  (builder.familyName, builder.givenName) = (fields[0] ?? "", fields[1] ?? "")
  (builder.name, builder.organization, builder.title) = (fields[2], fields[3], fields[4])
  if let phone = fields[5] { builder.phones = [.init(phone, types: fields[6].map { [$0] } ?? [])] }
  if let email = fields[7] { builder.emails = [.init(email)] }
  if let url = fields[8] { builder.urls = [url] }
  builder.note = fields[9]
  for text in [try? builder.vCard(), try? builder.meCard()] {
    guard let text else { continue }
    guard case .contact(let contact) = BarcodeContent(text) else { preconditionFailure("a contact is none") }
    precondition(contact.phones.count <= 1 && contact.emails.count <= 1 && contact.urls.count <= 1)
  }
}

private func verifyEPC(_ fields: Fields) {
  var builder = EPCPaymentBuilder(name: fields[0] ?? "", iban: fields[1] ?? "DE89370400440532013000")
  (builder.bic, builder.amount) = (fields[2], fields[3].flatMap { DecimalNumber(written: $0) })
  (builder.purpose, builder.reference) = (fields[4], fields[5])
  (builder.message, builder.information) = (fields[6], fields[7])
  guard let text = try? builder.text() else { return }
  guard case .payment(.epc) = BarcodeContent(text) else { preconditionFailure("a payment is none") }
}

private func verifySwiss(_ fields: Fields) {
  let creditor = SwissPaymentBuilder.Party(
    name: fields[0] ?? "", street: fields[1] ?? "", houseNumber: fields[2] ?? "", postalCode: fields[3] ?? "",
    town: fields[4] ?? "", country: fields[5] ?? "CH")
  var builder = SwissPaymentBuilder(iban: fields[6] ?? "CH4431999123000889012", creditor: creditor)
  (builder.amount, builder.reference) = (fields[7].flatMap { DecimalNumber(written: $0) }, fields[8])
  (builder.message, builder.billInformation) = (fields[9], fields[10])
  guard let text = try? builder.text() else { return }
  guard case .payment(.swiss) = BarcodeContent(text) else { preconditionFailure("a payment is none") }
}
