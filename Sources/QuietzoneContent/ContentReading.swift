/// Tells what a code means: by its symbology first, since that is sure, then by how its text begins.
enum ContentReading {
  static func content(of input: ContentInput) -> BarcodeContent {
    let text = Bytes(input.text)
    for reading in readings {
      do throws(ContentError) {
        if let content = try reading.content(input, text) { return content }
      } catch {
        return .text(PlainText(note: PlainText.Note(expected: reading.kind, error: error)))
      }
    }
    return .text(PlainText(note: nil))
  }

  /// One way in which a text may be more: nil if it does not begin so, an error if it does and then breaks a rule.
  private struct Reading {
    let kind: BarcodeContent.Kind
    let content: (ContentInput, Bytes) throws(ContentError) -> BarcodeContent?

    init(
      _ kind: BarcodeContent.Kind,
      _ content: @escaping (ContentInput, Bytes) throws(ContentError) -> BarcodeContent?
    ) {
      self.kind = kind
      self.content = content
    }

    /// By the prefix of the text; `read` gets what is behind it.
    init(
      _ kind: BarcodeContent.Kind, _ prefix: StaticString,
      _ read: @escaping (Bytes) throws(ContentError) -> BarcodeContent
    ) {
      self.init(kind) { (_, text) throws(ContentError) in
        guard let rest = text.trimmed.after(prefix) else { return nil }
        return try read(rest)
      }
    }
  }

  private static var readings: [Reading] {
    [
      Reading(.product) { (input, text) throws(ContentError) in
        guard let carrier = input.carrier, ProductNumber.digits(in: carrier) != nil else { return nil }
        return .product(try ProductNumber(text, in: carrier, addOn: input.addOn))
      },
      Reading(.gs1) { (input, _) throws(ContentError) in try GS1Reading.content(of: input) },
      Reading(.postal) { (input, text) throws(ContentError) in
        let isCarrierMessage =
          input.carrier == .maxiCode && Bytes(input.symbologyIdentifier) == Bytes("]U1")
        guard isCarrierMessage || CarrierMessage.hasHeader(text) else { return nil }
        return .postal(.carrierMessage(try CarrierMessage(text)))
      },
      Reading(.pharmacy) { (input, text) throws(ContentError) in
        input.carrier == .code39 ? try PharmacyNumber.content(of: text) : nil
      },
      Reading(.postal) { (input, text) throws(ContentError) in
        PostalItem(label: text, in: input.carrier).map { .postal($0) }
      },
      Reading(.hibc) { (_, text) throws(ContentError) in
        HIBCLabel.isLike(text) ? .hibc(try HIBCLabel(text)) : nil
      },
      Reading(.railTicket) { (input, text) throws(ContentError) in
        let bytes = input.bytes.isEmpty ? text : input.bytes[...]
        guard bytes.starts(with: [0x23, 0x55, 0x54]), bytes.dropFirst(3).prefix(2).isDigits else {
          return nil
        }
        return .railTicket(try RailTicket(bytes.dropFirst(3)))
      },
      Reading(.drivingLicence) { (_, text) throws(ContentError) in
        DrivingLicence.isLike(text) ? .drivingLicence(try DrivingLicence(text)) : nil
      },
      Reading(.boardingPass) { (_, text) throws(ContentError) in
        BoardingPass.isLike(text) ? .boardingPass(try BoardingPass(text)) : nil
      },
      Reading(.wifi, "WIFI:") { (rest) throws(ContentError) in .wifi(try WiFiNetwork(rest)) },
      Reading(.contact, "BEGIN:VCARD") { (rest) throws(ContentError) in
        .contact(try Contact(vCard: Bytes("BEGIN:VCARD") + rest))
      },
      Reading(.contact) { (_, text) throws(ContentError) in
        Contact.isJCard(text.trimmed) ? .contact(try Contact(jCard: text.trimmed)) : nil
      },
      Reading(.contact, "MECARD:") { (rest) throws(ContentError) in .contact(try Contact(meCard: rest)) },
      Reading(.contact, "BIZCARD:") { (rest) throws(ContentError) in .contact(try Contact(bizCard: rest)) },
      Reading(.event, "BEGIN:VCALENDAR") { (rest) throws(ContentError) in
        .event(try CalendarEvent(Bytes("BEGIN:VCALENDAR") + rest))
      },
      Reading(.event, "BEGIN:VEVENT") { (rest) throws(ContentError) in
        .event(try CalendarEvent(Bytes("BEGIN:VEVENT") + rest))
      },
      Reading(.email, "mailto:") { (rest) throws(ContentError) in .email(try EmailMessage(mailto: rest)) },
      Reading(.email, "MATMSG:") { (rest) throws(ContentError) in .email(try EmailMessage(matmsg: rest)) },
      Reading(.phone, "tel:") { (rest) throws(ContentError) in .phone(try PhoneNumber(rest)) },
      Reading(.sms, "smsto:") { (rest) throws(ContentError) in .sms(try TextMessage(rest, hasColons: true)) },
      Reading(.sms, "sms:") { (rest) throws(ContentError) in .sms(try TextMessage(rest, hasColons: false)) },
      Reading(.mms, "mmsto:") { (rest) throws(ContentError) in .mms(try TextMessage(rest, hasColons: true)) },
      Reading(.mms, "mms:") { (rest) throws(ContentError) in .mms(try TextMessage(rest, hasColons: false)) },
      Reading(.geo, "geo:") { (rest) throws(ContentError) in .geo(try GeoLocation(rest)) },
      Reading(.otp, "otpauth://") { (rest) throws(ContentError) in .otp(try OneTimePassword(rest)) },
      Reading(.payment) { (_, text) throws(ContentError) in try payment(text) },
      Reading(.healthCertificate, "HC1:") { (rest) throws(ContentError) in
        .healthCertificate(try HealthCertificate(rest))
      },
      Reading(.link) { (input, text) throws(ContentError) in
        try LinkReading.content(of: text.trimmed, gs1Rules: input.gs1Rules)
      },
      Reading(.email) { (_, text) throws(ContentError) in
        EmailMessage(address: text.trimmed).map { .email($0) }
      },
    ]
  }

  private static func payment(_ text: Bytes) throws(ContentError) -> BarcodeContent? {
    let trimmed = text.trimmed
    let firstLine = trimmed.prefix { $0 != 0x0A && $0 != 0x0D }
    switch firstLine {
    case "BCD": return .payment(.epc(try EPCPayment(trimmed)))
    case "SPC": return .payment(.swiss(try SwissPayment(trimmed)))
    default: break
    }
    if trimmed.begins(with: "000201") { return .payment(.emv(try EMVPayment(trimmed))) }
    if let rest = trimmed.after("upi://pay") { return .payment(.upi(try UPIPayment(rest))) }
    if let rest = trimmed.after("bitcoin:") { return .payment(.bitcoin(try BitcoinPayment(rest))) }
    if let rest = trimmed.after("lightning:") {
      return LightningAddress.isLike(rest)
        ? .payment(.lightningAddress(try LightningAddress(rest)))
        : .payment(.lightning(try LightningInvoice(rest)))
    }
    if let address = try LightningAddress(link: trimmed) { return .payment(.lightningAddress(address)) }
    // What has no scheme is told by its check alone.
    if LightningAddress.isLike(trimmed), let address = try? LightningAddress(trimmed) {
      return .payment(.lightningAddress(address))
    }
    if trimmed.begins(with: "lnbc"), let invoice = try? LightningInvoice(trimmed) {
      return .payment(.lightning(invoice))
    }
    return nil
  }
}
