/// Builds the text that asks for a SEPA credit transfer (EPC069-12, version 002): a GiroCode. Its symbol is a QR Code with
/// error correction M, of version 13 at most.
public struct EPCPaymentBuilder: Hashable, Sendable {
  /// The beneficiary's, at most 70 characters.
  public var name: String
  /// With or without spaces.
  public var iban: String
  public var bic: String?
  /// In euros, 0.01 to 999999999.99; nil if the payer fills it in.
  public var amount: DecimalNumber?
  /// A code of ISO 20022: `CHAR`.
  public var purpose: String?
  /// A reference that the payee's programs read, such as one of ISO 11649; excludes `message`.
  public var reference: String?
  /// For people, at most 140 characters; excludes `reference`.
  public var message: String?
  /// From the beneficiary to the payer; it is not sent.
  public var information: String?

  public init(name: String, iban: String) {
    self.name = name
    self.iban = iban
  }

  /// The text. Throws the rule that a field breaks: `check` for an IBAN, `tooLong`, `contradiction` of reference and message.
  public func text() throws(ContentError) -> String {
    var lines = [
      "BCD", "002", "1", "SCT", try (bic ?? "").oneLine("BIC"), try name.oneLine("name"),
      try iban.withoutSpaces("IBAN"), try amountText(),
      try (purpose ?? "").oneLine("purpose"), try (reference ?? "").oneLine("reference"),
      try (message ?? "").oneLine("text"), try (information ?? "").oneLine("information"),
    ]
    // What is empty up to the end is left out, as are line ends behind it.
    while let last = lines.last, last.utf8.isEmpty { lines.removeLast() }
    return try BarcodeContent.checked(lines.joinedByLineEnds, as: .payment)
  }

  private func amountText() throws(ContentError) -> String {
    guard let amount else { return "" }
    return "EUR" + (try amount.asAmount().description)
  }
}

extension String {
  /// In capitals, without the spaces that group an account's number or a reference for people.
  func withoutSpaces(_ field: String) throws(ContentError) -> String {
    let text = try oneLine(field)
    return String(decoding: text.utf8.filter({ $0 != 0x20 })[...].uppercased, as: UTF8.self)
  }
}

extension [String] {
  var joinedByLineEnds: String {
    var text = ""
    for (index, line) in enumerated() { text += (index == 0 ? "" : "\n") + line }
    return text
  }
}
