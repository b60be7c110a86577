/// A payment at a merchant (EMVCo, QR Code Specification for Payment Systems: Merchant-Presented Mode, version 1.1).
public struct EMVPayment: Hashable, Sendable {
  public let merchant: String
  public let city: String
  /// Two letters of ISO 3166.
  public let country: String
  /// What kind of merchant, by ISO 18245: four digits.
  public let category: String
  /// Three digits of ISO 4217.
  public let currency: String
  /// Nil if the payer fills it in.
  public let amount: DecimalNumber?
  public let tip: Tip?
  /// Whether the code is for one payment alone; nil if it is not said.
  public let isDynamic: Bool?
  public let postalCode: String?
  public let accounts: [Account]
  public let billNumber: String?
  public let reference: String?
  public let terminal: String?

  public enum Tip: Hashable, Sendable {
    /// The payer is asked for one.
    case asked
    case fixed(DecimalNumber)
    case percent(DecimalNumber)
  }

  /// Where a payment network finds the merchant's account.
  public struct Account: Hashable, Sendable {
    /// The data object's number, 2 to 51: up to 25 those of the card networks.
    public let number: Int
    /// Who defined it: a domain name in reverse, an application identifier; nil of the card networks' own.
    public let identifier: String?
    /// As written.
    public let value: String
  }

  init(_ text: Bytes) throws(ContentError) {
    // §4.7.3: over all that is in front, with its own number and length.
    guard let check = text.suffix(8).after("6304"), check.allSatisfy({ $0.hexadecimalValue != nil }) else {
      throw .missing("CRC")
    }
    let crc = check.reduce(UInt16(0)) { $0 << 4 | UInt16($1.hexadecimalValue!) }
    guard CRC16.checksum(of: text.dropLast(4)) == crc else { throw .check("CRC") }
    let objects = try DataObjects(text.text.unicodeScalars)
    func value(_ number: Int, _ field: String, upTo limit: Int) throws(ContentError) -> String {
      guard let value = objects[number], !value.utf8.isEmpty else { throw .missing(field) }
      guard value.unicodeScalars.count <= limit else { throw .tooLong(field) }
      return value
    }
    guard let version = objects[0], "01" ~= Bytes(version) else { throw .unknownVersion(objects[0] ?? "") }
    merchant = try value(59, "merchant name", upTo: 25)
    city = try value(60, "merchant city", upTo: 15)
    country = try value(58, "country", upTo: 2)
    category = try value(52, "merchant category", upTo: 4)
    currency = try value(53, "currency", upTo: 3)
    guard Bytes(category).isDigits, category.utf8.count == 4 else { throw .malformed("merchant category") }
    guard Bytes(currency).isDigits, currency.utf8.count == 3 else { throw .malformed("currency") }
    guard Bytes(country).allSatisfy({ $0.isLetter }), country.utf8.count == 2 else {
      throw .malformed("country")
    }
    amount = try EMVPayment.number(objects[54], "amount")
    tip = try EMVPayment.tip(objects)
    switch Bytes(objects[1] ?? "") {
    case "": isDynamic = nil
    case "11": isDynamic = false
    case "12": isDynamic = true
    default: throw .malformed("point of initiation")
    }
    postalCode = objects[61]
    var accounts: [Account] = []
    for number in 2...51 {
      guard let value = objects[number] else { continue }
      let identifier = number > 25 ? try DataObjects(value.unicodeScalars)[0] : nil
      accounts.append(Account(number: number, identifier: identifier, value: value))
    }
    self.accounts = accounts
    guard !accounts.isEmpty else { throw .missing("merchant account") }
    let additional = try objects[62].map { (value) throws(ContentError) in
      try DataObjects(value.unicodeScalars)
    }
    billNumber = additional?[1]
    reference = additional?[5]
    terminal = additional?[7]
  }

  /// §4.7.6: digits, and perhaps a point and more of them.
  private static func number(_ text: String?, _ field: String) throws(ContentError) -> DecimalNumber? {
    guard let text else { return nil }
    // A point may end it.
    let bytes = text.utf8.last == UInt8(ascii: ".") ? Bytes(text).dropLast() : Bytes(text)
    guard bytes.first?.isDigit == true, bytes.count <= 13, let number = DecimalNumber(bytes) else {
      throw .malformed(field)
    }
    return number
  }

  private static func tip(_ objects: DataObjects) throws(ContentError) -> Tip? {
    switch Bytes(objects[55] ?? "") {
    case "": return nil
    case "01": return .asked
    case "02":
      guard let fee = try number(objects[56], "fixed fee") else { throw .missing("fixed fee") }
      return .fixed(fee)
    case "03":
      guard let fee = try number(objects[57], "percentage fee") else { throw .missing("percentage fee") }
      return .percent(fee)
    default: throw .malformed("tip")
    }
  }

  /// Objects of a number, a length and a value (§3.2). Lengths count characters, whatever their bytes.
  private struct DataObjects {
    private var values: [(number: Int, value: String)] = []

    init(_ text: String.UnicodeScalarView) throws(ContentError) {
      let scalars = Array(text)
      var position = 0
      func number() throws(ContentError) -> Int {
        guard position + 2 <= scalars.count else { throw .notEnded }
        var number = 0
        for scalar in scalars[position..<position + 2] {
          guard ("0"..."9").contains(scalar) else { throw .malformed("data object") }
          number = 10 * number + Int(scalar.value - 0x30)
        }
        position += 2
        return number
      }
      while position < scalars.count {
        let object = try number()
        let length = try number()
        guard position + length <= scalars.count else { throw .notEnded }
        guard self[object] == nil else { throw .repeated("data object \(object)") }
        var value = ""
        value.unicodeScalars.append(contentsOf: scalars[position..<position + length])
        values.append((object, value))
        position += length
      }
    }

    subscript(_ number: Int) -> String? { values.first { $0.number == number }?.value }
  }
}

extension EMVPayment: ContentDescribing {
  func describe(to fields: inout ContentFields) {
    fields.add("name", merchant)
    fields.add("city", city)
    fields.add("postalCode", postalCode)
    fields.add("country", country)
    fields.add("category", category)
    fields.add("amount", amount)
    fields.add("currency", currency)
    switch tip {
    case .asked: fields.add("tip", "asked")
    case .fixed(let number): fields.add("fee", number)
    case .percent(let number): fields.add("feePercentage", number)
    case nil: break
    }
    if let isDynamic { fields.add("use", isDynamic ? "once" : "often") }
    fields.add("accounts", accounts)
    fields.add("billNumber", billNumber)
    fields.add("reference", reference)
    fields.add("terminal", terminal)
  }
}

extension EMVPayment.Account: ContentDescribing {
  func describe(to fields: inout ContentFields) {
    fields.add("number", number)
    fields.add("identifier", identifier)
    fields.add("value", value)
  }
}

/// CRC-16 with the polynomial 0x1021, from 0xFFFF on, not reflected (ISO/IEC 13239).
enum CRC16 {
  static func checksum(of bytes: Bytes) -> UInt16 {
    bytes.reduce(0xFFFF) { register, byte in
      var register = register ^ UInt16(byte) << 8
      for _ in 0..<8 { register = register & 0x8000 != 0 ? register << 1 ^ 0x1021 : register << 1 }
      return register
    }
  }
}
