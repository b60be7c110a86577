/// What a code means: a link, a contact, a payment.
///
/// Each case is there only where the content keeps all rules of its format; what breaks one is `text`, with a note that says
/// which.
public enum BarcodeContent: Hashable, Sendable {
  case link(WebLink)
  case appLink(AppLink)
  case wifi(WiFiNetwork)
  case contact(Contact)
  case email(EmailMessage)
  case phone(PhoneNumber)
  case sms(TextMessage)
  case mms(TextMessage)
  case geo(GeoLocation)
  case event(CalendarEvent)
  case otp(OneTimePassword)
  case payment(Payment)
  case gs1(GS1Content)
  case product(ProductNumber)
  case hibc(HIBCLabel)
  case pharmacy(PharmacyNumber)
  case boardingPass(BoardingPass)
  case drivingLicence(DrivingLicence)
  case railTicket(RailTicket)
  case postal(PostalItem)
  case healthCertificate(HealthCertificate)
  case text(PlainText)

  /// What `input` means.
  public init(_ input: ContentInput) { self = ContentReading.content(of: input) }

  /// What `text` means, whatever it comes from.
  public init(_ text: String) { self.init(ContentInput(text: text)) }

  /// The names of the cases, as in JSON.
  public enum Kind: String, CaseIterable, Sendable {
    case link, appLink, wifi, contact, email, phone, sms, mms, geo, event, otp, payment, gs1, product, hibc,
      pharmacy
    case boardingPass, drivingLicence, railTicket, postal, healthCertificate, text
  }

  public var kind: Kind {
    switch self {
    case .link: .link
    case .appLink: .appLink
    case .wifi: .wifi
    case .contact: .contact
    case .email: .email
    case .phone: .phone
    case .sms: .sms
    case .mms: .mms
    case .geo: .geo
    case .event: .event
    case .otp: .otp
    case .payment: .payment
    case .gs1: .gs1
    case .product: .product
    case .hibc: .hibc
    case .pharmacy: .pharmacy
    case .boardingPass: .boardingPass
    case .drivingLicence: .drivingLicence
    case .railTicket: .railTicket
    case .postal: .postal
    case .healthCertificate: .healthCertificate
    case .text: .text
    }
  }

  /// What is known of it, in the order in which it is shown, without what is not there. Secrets are not among it.
  public var fields: [ContentField] {
    switch self {
    case .link(let content): ContentFields.of(content)
    case .appLink(let content): ContentFields.of(content)
    case .wifi(let content): ContentFields.of(content)
    case .contact(let content): ContentFields.of(content)
    case .email(let content): ContentFields.of(content)
    case .phone(let content): ContentFields.of(content)
    case .sms(let content), .mms(let content): ContentFields.of(content)
    case .geo(let content): ContentFields.of(content)
    case .event(let content): ContentFields.of(content)
    case .otp(let content): ContentFields.of(content)
    case .payment(let content): ContentFields.of(content)
    case .gs1(let content): ContentFields.of(content)
    case .product(let content): ContentFields.of(content)
    case .hibc(let content): ContentFields.of(content)
    case .pharmacy(let content): ContentFields.of(content)
    case .boardingPass(let content): ContentFields.of(content)
    case .drivingLicence(let content): ContentFields.of(content)
    case .railTicket(let content): ContentFields.of(content)
    case .postal(let content): ContentFields.of(content)
    case .healthCertificate(let content): ContentFields.of(content)
    case .text(let content): ContentFields.of(content)
    }
  }
}

/// A text that is nothing more, or that breaks the rules of what it begins as.
public struct PlainText: Hashable, Sendable {
  /// Nil of a text that does not claim to be anything.
  public let note: Note?

  /// What a text seemed to be, and why it is not that.
  public struct Note: Hashable, Sendable {
    public let expected: BarcodeContent.Kind
    public let error: ContentError
  }
}

extension PlainText: ContentDescribing {
  func describe(to fields: inout ContentFields) { fields.add("note", note) }
}

extension PlainText.Note: ContentDescribing {
  func describe(to fields: inout ContentFields) {
    fields.add("expected", expected.rawValue)
    fields.add("problem", error.description)
  }
}
