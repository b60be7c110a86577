/// A SEPA credit transfer (EPC069-12, Quick Response Code: Guidelines to enable data capture): a GiroCode.
public struct EPCPayment: Hashable, Sendable {
  /// The beneficiary's.
  public let name: String
  public let iban: String
  /// Nil where version 002 leaves it out.
  public let bic: String?
  /// In euros; nil if the payer fills it in.
  public let amount: DecimalNumber?
  /// A code of ISO 20022: `CHAR`.
  public let purpose: String?
  /// A reference that the payee's programs read, such as one of ISO 11649.
  public let reference: String?
  /// The remittance information for people.
  public let text: String?
  /// From the beneficiary to the payer; it is not sent.
  public let information: String?

  init(_ text: Bytes) throws(ContentError) {
    guard text.count <= 331 else { throw .tooLong("payment") }
    var lines = text.lines
    while let last = lines.last, last.isEmpty { lines.removeLast() }
    guard lines.count >= 7 else { throw .notEnded }
    guard lines.count <= 12 else { throw .trailing }
    func line(_ index: Int) -> Bytes { index < lines.count ? lines[index] : [] }
    func field(_ index: Int, _ field: String, upTo limit: Int) throws(ContentError) -> String? {
      let text = line(index).text
      guard text.unicodeScalars.count <= limit else { throw .tooLong(field) }
      return line(index).textIfAny
    }
    guard "001" ~= line(1) || "002" ~= line(1) else { throw .unknownVersion(line(1).text) }
    guard let set = line(2).number(), (1...8).contains(set) else { throw .malformed("character set") }
    guard "SCT" ~= line(3) || "INST" ~= line(3) else { throw .malformed("identification") }
    bic = line(4).textIfAny
    if let bic {
      guard EPCPayment.isBIC(Bytes(bic)) else { throw .malformed("BIC") }
    } else if "001" ~= line(1) {
      throw .missing("BIC")
    }
    guard let name = try field(5, "name", upTo: 70) else { throw .missing("name") }
    self.name = name
    guard IBAN.isValid(line(6)) else { throw .check("IBAN") }
    iban = line(6).text
    amount = try EPCPayment.amount(line(7))
    purpose = try field(8, "purpose", upTo: 4)
    reference = try field(9, "reference", upTo: 35)
    self.text = try field(10, "text", upTo: 140)
    if reference != nil, self.text != nil { throw .contradiction("text") }
    if line(9).begins(with: "RF"), !IBAN.isCreditorReference(line(9)) { throw .check("reference") }
    information = try field(11, "information", upTo: 70)
  }

  /// `EUR` and 0.01 to 999999999.99.
  private static func amount(_ text: Bytes) throws(ContentError) -> DecimalNumber? {
    guard !text.isEmpty else { return nil }
    guard let digits = text.after("EUR"), let amount = DecimalNumber(digits), amount.decimals <= 2,
      amount.significand > 0, digits.first != UInt8(ascii: "+"), amount.isWithin(1_000_000_000)
    else { throw .malformed("amount") }
    return amount
  }

  /// ISO 9362: a party's prefix, a country, a suffix, and perhaps a branch.
  private static func isBIC(_ text: Bytes) -> Bool {
    (text.count == 8 || text.count == 11) && text.allSatisfy { $0.isDigit || $0.isUppercase }
      && text.dropFirst(4).prefix(2).allSatisfy({ $0.isLetter })
  }
}

extension EPCPayment: ContentDescribing {
  func describe(to fields: inout ContentFields) {
    fields.add("name", name)
    fields.add("iban", iban)
    fields.add("bic", bic)
    fields.add("amount", amount)
    fields.add("currency", amount == nil ? nil : "EUR")
    fields.add("purpose", purpose)
    fields.add("reference", reference)
    fields.add("text", text)
    fields.add("information", information)
  }
}
