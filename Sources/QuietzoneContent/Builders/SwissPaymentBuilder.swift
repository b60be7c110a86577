/// Builds the text of a Swiss QR-bill (SIX, Swiss Implementation Guidelines QR-bill, version 2.3, §4). Its symbol is a QR Code with
/// error correction M, of version 25 at most, 46 mm wide with a Swiss cross in the middle.
public struct SwissPaymentBuilder: Hashable, Sendable {
  /// Of Switzerland or Liechtenstein, with or without spaces; a QR-IBAN where the reference is a QR reference.
  public var iban: String
  public var creditor: Party
  /// With two decimals; nil if the payer fills it in.
  public var amount: DecimalNumber?
  /// `CHF` or `EUR`.
  public var currency = "CHF"
  public var debtor: Party?
  /// A QR reference of 27 digits, or one of ISO 11649, `RF…`; with or without spaces.
  public var reference: String?
  /// For people, at most 140 characters.
  public var message: String?
  /// What the payer's programs read: `//S1/…`.
  public var billInformation: String?

  /// An address in its parts, as version 2.3 asks for.
  public struct Party: Hashable, Sendable {
    /// At most 70 characters.
    public var name: String
    public var street: String
    public var houseNumber: String
    public var postalCode: String
    public var town: String
    /// Two capitals of ISO 3166.
    public var country: String

    public init(
      name: String, street: String = "", houseNumber: String = "", postalCode: String, town: String,
      country: String
    ) {
      self.name = name
      self.street = street
      self.houseNumber = houseNumber
      self.postalCode = postalCode
      self.town = town
      self.country = country
    }
  }

  public init(iban: String, creditor: Party) {
    self.iban = iban
    self.creditor = creditor
  }

  /// The text. Throws the rule that a field breaks.
  public func text() throws(ContentError) -> String {
    var lines = ["SPC", "0200", "1", try iban.withoutSpaces("IBAN")]
    lines += try Self.lines(of: creditor, "creditor")
    // Of an ultimate creditor, for which there is no use yet.
    lines += [String](repeating: "", count: 7)
    lines += [try amountText(), try currency.oneLine("currency")]
    lines += try Self.lines(of: debtor, "debtor")
    let reference = try (self.reference ?? "").withoutSpaces("reference")
    lines += [Self.kind(of: reference), reference, try (message ?? "").oneLine("text"), "EPD"]
    if let billInformation { lines.append(try billInformation.oneLine("bill information")) }
    return try BarcodeContent.checked(lines.joinedByLineEnds, as: .payment)
  }

  /// Always with two decimals (§4.2.2).
  private func amountText() throws(ContentError) -> String {
    guard let amount = try amount?.asAmount() else { return "" }
    var significand = amount.significand
    for _ in amount.decimals..<2 { significand *= 10 }
    return DecimalNumber(significand: significand, decimals: 2).description
  }

  private static func kind(of reference: String) -> String {
    if reference.utf8.isEmpty { return "NON" }
    return Bytes(reference).begins(with: "RF") ? "SCOR" : "QRR"
  }

  private static func lines(of party: Party?, _ field: String) throws(ContentError) -> [String] {
    guard let party else { return [String](repeating: "", count: 7) }
    var lines = ["S"]
    for part in [
      party.name, party.street, party.houseNumber, party.postalCode, party.town, party.country,
    ] { lines.append(try part.oneLine(field)) }
    return lines
  }
}
