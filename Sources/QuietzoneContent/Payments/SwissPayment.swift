/// A Swiss QR-bill (SIX, Swiss Implementation Guidelines QR-bill, version 2.3, §4).
public struct SwissPayment: Hashable, Sendable {
  public let iban: String
  public let creditor: Party
  /// Nil if the payer fills it in.
  public let amount: DecimalNumber?
  /// `CHF` or `EUR`.
  public let currency: String
  public let debtor: Party?
  /// Nil of a bill without one.
  public let reference: Reference?
  public let text: String?
  /// What the payer's programs read, as written.
  public let billInformation: String?
  public let alternativeSchemes: [String]

  public enum Reference: Hashable, Sendable {
    /// 27 digits, the last of them their check digit.
    case qr(String)
    /// ISO 11649: `RF…`.
    case creditor(String)
  }

  public struct Party: Hashable, Sendable {
    public let name: String
    /// Street and number, then place, as the address was written in lines; or empty.
    public let lines: [String]
    public let country: String
  }

  init(_ text: Bytes) throws(ContentError) {
    guard text.count <= 997 * 4 else { throw .tooLong("bill") }
    var lines = text.lines
    while lines.count > 31, lines.last!.isEmpty { lines.removeLast() }
    // Up to the trailer all elements are there, if only as empty lines.
    guard lines.count >= 31 else { throw .notEnded }
    guard lines.count <= 34 else { throw .trailing }
    guard lines[1].starts(with: [0x30, 0x32]), lines[1].count == 4, lines[1].isDigits else {
      throw .unknownVersion(lines[1].text)
    }
    guard "1" ~= lines[2] else { throw .malformed("coding") }
    let account = lines[3]
    guard account.begins(with: "CH") || account.begins(with: "LI"), IBAN.isValid(account) else {
      throw .check("IBAN")
    }
    iban = account.text
    guard let creditor = try Party(lines[4..<11], "creditor") else { throw .missing("creditor") }
    self.creditor = creditor
    // For a use that has not been opened (§4.2.2).
    guard lines[11..<18].allSatisfy({ $0.isEmpty }) else { throw .unsupported("ultimate creditor") }
    amount = try SwissPayment.amount(lines[18])
    guard "CHF" ~= lines[19] || "EUR" ~= lines[19] else { throw .malformed("currency") }
    currency = lines[19].text
    debtor = try Party(lines[20..<27], "debtor")
    reference = try SwissPayment.reference(lines[27], lines[28], account: account)
    guard lines[29].text.unicodeScalars.count <= 140 else { throw .tooLong("text") }
    self.text = lines[29].textIfAny
    guard "EPD" ~= lines[30] else { throw .missing("EPD") }
    billInformation = lines.count > 31 ? lines[31].textIfAny : nil
    alternativeSchemes = lines.dropFirst(32).compactMap({ $0.textIfAny })
  }

  /// Up to 999 999 999.99, with two decimals.
  private static func amount(_ text: Bytes) throws(ContentError) -> DecimalNumber? {
    guard !text.isEmpty else { return nil }
    guard let amount = DecimalNumber(text), amount.decimals == 2, !amount.isNegative,
      text.first != UInt8(ascii: "+"),
      amount.isWithin(1_000_000_000)
    else { throw .malformed("amount") }
    return amount
  }

  /// A QR-IBAN, whose institution's number is from 30000 to 31999, needs a QR reference, and nothing else may have one
  /// (§3.3 and §4.2.2).
  private static func reference(_ type: Bytes, _ reference: Bytes, account: Bytes) throws(ContentError)
    -> Reference?
  {
    let institution = account.dropFirst(4).prefix(5).number() ?? 0
    guard (30000...31999).contains(institution) == ("QRR" ~= type) else {
      throw .contradiction("reference type")
    }
    switch type {
    case "QRR":
      guard reference.count == 27, reference.isDigits,
        checkDigit(of: reference.dropLast()) == reference.last! - 0x30
      else { throw .check("reference") }
      return .qr(reference.text)
    case "SCOR":
      guard IBAN.isCreditorReference(reference) else { throw .check("reference") }
      return .creditor(reference.text)
    case "NON":
      guard reference.isEmpty else { throw .contradiction("reference") }
      return nil
    default: throw .malformed("reference type")
    }
  }

  /// Modulo 10, recursive (annex B).
  private static func checkDigit(of digits: Bytes) -> UInt8 {
    let table: [UInt8] = [0, 9, 4, 6, 8, 2, 7, 1, 3, 5]
    let carry = digits.reduce(UInt8(0)) { table[Int(($0 + $1 - 0x30) % 10)] }
    return (10 - carry) % 10
  }
}

extension SwissPayment.Party {
  /// Seven lines: the kind of address, name, street or first line, number or second line, postal code, town, country.
  ///
  /// Nil if all are empty.
  init?(_ lines: ArraySlice<Bytes>, _ field: String) throws(ContentError) {
    let lines = Array(lines)
    if lines.allSatisfy({ $0.isEmpty }) { return nil }
    guard !lines[1].isEmpty, lines[6].count == 2, lines[6].allSatisfy({ $0.isUppercase }) else {
      throw .malformed(field)
    }
    guard lines[1].text.unicodeScalars.count <= 70 else { throw .tooLong(field) }
    name = lines[1].text
    country = lines[6].text
    switch lines[0] {
    case "S":
      guard !lines[4].isEmpty, !lines[5].isEmpty else { throw .malformed(field) }
      let street = [lines[2], lines[3]].compactMap({ $0.textIfAny }).joinedBySpaces
      let place = [lines[4], lines[5]].compactMap({ $0.textIfAny }).joinedBySpaces
      self.lines = [street, place].filter { !$0.utf8.isEmpty }
    case "K":
      guard !lines[3].isEmpty, lines[4].isEmpty, lines[5].isEmpty else { throw .malformed(field) }
      self.lines = [lines[2], lines[3]].compactMap({ $0.textIfAny })
    default: throw .malformed(field)
    }
  }
}

extension SwissPayment: ContentDescribing {
  func describe(to fields: inout ContentFields) {
    fields.add("name", creditor.name)
    fields.add("iban", iban)
    fields.add("amount", amount)
    fields.add("currency", currency)
    switch reference {
    case .qr(let number): fields.add("reference", number)
    case .creditor(let text): fields.add("reference", text)
    case nil: break
    }
    fields.add("text", text)
    fields.add("creditor", creditor)
    fields.add("debtor", debtor)
    fields.add("billInformation", billInformation)
    fields.add("alternativeSchemes", alternativeSchemes)
  }
}

extension SwissPayment.Party: ContentDescribing {
  func describe(to fields: inout ContentFields) {
    fields.add("name", name)
    fields.add("lines", lines)
    fields.add("country", country)
  }
}
