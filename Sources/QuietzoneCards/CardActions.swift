import QuietzoneContent
import QuietzoneScanner

/// The actions of a card, put together by what its code means.
struct CardActions {
  /// Of numbers, addresses and links in one code, so many have buttons.
  private static let limit = 3

  /// The symbol's text.
  let text: String
  let joinsNetworks: Bool
  private(set) var all: [CardAction] = []

  init(text: String, joinsNetworks: Bool) {
    self.text = text
    self.joinsNetworks = joinsNetworks
  }

  mutating func add(for content: BarcodeContent) {
    switch content {
    case .link(let link):
      open(link)
      copyText()
    case .appLink(let link):
      let question: CardQuestion =
        link.isDangerous ? .openDangerousLink(host: nil) : .openApp(scheme: link.scheme)
      add(.openApp, .handOver(link.url), asks: question)
      copyText()
    case .wifi(let network): add(for: network)
    case .contact(let contact): add(for: contact)
    case .email(let message):
      add(.mail, .handOver(message.address))
      copy(.copyAddress, message.to.first)
    case .phone(let phone):
      call(phone.number, .handOver(phone.address))
      copy(.copyNumber, phone.number)
    case .sms(let message), .mms(let message):
      add(.message, .handOver(message.address))
      copy(.copyNumber, message.numbers.first)
    case .geo(let place):
      let shown = CardPlace(latitude: place.latitude, longitude: place.longitude, query: place.query)
      add(.showPlace, .showPlace(shown))
      copy(.copyPlace, place.latitude.description + ", " + place.longitude.description)
    case .event(let event): add(for: event)
    case .otp: add(.addPassword, .handOver(text))
    case .payment(let payment): add(for: payment)
    case .gs1(let data):
      if let element = data.elements.first(where: { $0.identifier == Array("01".utf8) }) {
        let number = String(decoding: element.data, as: UTF8.self)
        add(.search, .search(number))
        copy(.copyNumber, number)
      }
      copyText()
    case .product, .pharmacy:
      add(.search, .search(cleaned(text)))
      copyText()
    case .postal(let item):
      copy(.copyNumber, item.trackingNumber)
      copyText()
    case .boardingPass(let pass):
      copy(.copyReference, pass.legs.first?.reference)
      copyText()
    case .drivingLicence(let licence):
      copy(.copyNumber, licence.number)
      copyText()
    case .hibc, .railTicket, .healthCertificate, .text: copyText()
    }
  }

  private mutating func add(for network: WiFiNetwork) {
    if joinsNetworks { add(.joinNetwork, .join(network)) }
    copy(.copyPassword, network.password)
    copy(.copyName, network.name)
  }

  private mutating func add(for contact: Contact) {
    if let file = try? ContactBuilder(contact).vCard() {
      add(.saveContact, .save(CardFile(name: contact.name, "vcf", mediaType: "text/vcard", text: file)))
    }
    for phone in contact.phones.prefix(Self.limit) {
      if let address = PhoneNumber.address(written: phone.value) { call(phone.value, .handOver(address)) }
    }
    for email in contact.emails.prefix(Self.limit) {
      add(.mail, detail: email.value, .handOver(EmailMessage.address(to: email.value)))
    }
    for url in contact.urls.prefix(Self.limit) { open(written: url) }
    for address in contact.addresses.prefix(Self.limit) {
      let parts = [address.street, address.postalCode, address.locality, address.region, address.country]
      show(place: parts.compactMap { $0 })
    }
  }

  private mutating func add(for event: CalendarEvent) {
    if let file = try? event.calendar() {
      let name = event.summary ?? event.start.description
      add(.saveEvent, .save(CardFile(name: name, "ics", mediaType: "text/calendar", text: file)))
    }
    if let location = event.location { show(place: [location]) }
    if let url = event.url { open(written: url) }
  }

  private mutating func add(for payment: Payment) {
    switch payment {
    case .epc(let transfer):
      copy(.copyAccount, transfer.iban)
      copy(.copyAmount, transfer.amount?.description)
      copy(.copyReference, transfer.reference ?? transfer.text)
    case .swiss(let bill):
      copy(.copyAccount, bill.iban)
      copy(.copyAmount, bill.amount?.description)
      switch bill.reference {
      case .qr(let reference), .creditor(let reference): copy(.copyReference, reference)
      case nil: break
      }
    case .emv: copyText()
    case .upi(let transfer):
      add(.pay, .handOver(text))
      copy(.copyAddress, transfer.address)
    case .bitcoin(let transfer):
      add(.pay, .handOver(text))
      copy(.copyAddress, transfer.address)
    case .lightning(let invoice):
      add(.pay, .handOver("lightning:" + invoice.invoice))
      copyText()
    case .lightningAddress(let address):
      let host = (address.link.asciiHost ?? address.link.host).map { cleaned($0) }
      add(
        .pay, .handOver(address.uri), asks: address.link.isDangerous ? .openDangerousLink(host: host) : nil)
      copyText()
    }
  }

  /// A link that holds or runs what it leads to is never opened.
  private mutating func open(_ link: WebLink, detail: String? = nil) {
    guard let host = link.host else { return }
    // As it is looked up: letters that look like others would name the host that it is taken for.
    let named = cleaned(link.asciiHost ?? host)
    let question = link.isDangerous ? CardQuestion.openDangerousLink(host: named) : nil
    let isOfTheWeb = isSame(link.scheme, "http") || isSame(link.scheme, "https")
    add(.open, detail: detail, isOfTheWeb ? .open(link.url) : .handOver(link.url), asks: question)
  }

  /// A link within other content, which names its host; what is no link is not opened.
  private mutating func open(written url: String) {
    if case .link(let link) = BarcodeContent(url) { open(link, detail: link.asciiHost ?? link.host) }
  }

  private mutating func call(_ number: String, _ effect: CardEffect) {
    let question = PhoneNumber.isCommand(number) ? CardQuestion.dialCommand(number: cleaned(number)) : nil
    add(.call, detail: number, effect, asks: question)
  }

  private mutating func show(place parts: [String]) {
    var query = ""
    for part in parts { query += (query.utf8.isEmpty ? "" : ", ") + part }
    query = cleaned(query)
    if !query.utf8.isEmpty { add(.showPlace, .showPlace(CardPlace(query: query))) }
  }

  private mutating func copy(_ kind: CardAction.Kind, _ text: String?) {
    if let text, !text.utf8.isEmpty { add(kind, .copy(text)) }
  }

  private mutating func copyText() { copy(.copyText, text) }

  private mutating func add(
    _ kind: CardAction.Kind, detail: String? = nil, _ effect: CardEffect,
    asks question: CardQuestion? = nil
  ) {
    all.append(CardAction(kind, detail: detail, effect, asks: question))
  }
}

extension CardFile {
  /// A file that is called after what it holds: what means something in a path does not in its name.
  init(name: String, _ ending: String, mediaType: String, text: String) {
    var characters = String.UnicodeScalarView()
    for scalar in cleaned(name).unicodeScalars.prefix(60) {
      characters.append("/\\:*?\"<>|".unicodeScalars.contains(scalar) ? "-" : scalar)
    }
    // A name that begins with a point is hidden.
    let isHidden = characters.first == "."
    let shown = characters.isEmpty ? "quietzone" : isHidden ? "-" + String(characters) : String(characters)
    self.init(name: shown + "." + ending, mediaType: mediaType, text: text)
  }
}
