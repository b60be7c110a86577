/// A payment in bitcoins: `bitcoin:address?amount=0.5&label=…` (BIP 21).
public struct BitcoinPayment: Hashable, Sendable {
  public let address: String
  /// In bitcoins; nil if the payer fills it in.
  public let amount: DecimalNumber?
  public let label: String?
  public let message: String?
  /// The same payment by Lightning.
  public let lightning: LightningInvoice?

  /// - Parameter text: What is behind `bitcoin:`.
  init(_ text: Bytes) throws(ContentError) {
    let (address, query) = text.cut(at: "?").map { ($0.head, $0.tail) } ?? (text, [])
    guard BitcoinPayment.isAddress(address) else { throw .check("address") }
    self.address = address.text
    let parameters = QueryParameters(query)
    // What a payer must understand, and this does not.
    if let unknown = parameters.all.first(where: { $0.name.begins(with: "req-") }) {
      throw .unsupported(unknown.name.text)
    }
    if let value = parameters["amount"] {
      guard value.first?.isDigit == true, let amount = DecimalNumber(value), amount.decimals <= 8,
        amount.isWithin(21_000_000)
      else { throw .malformed("amount") }
      self.amount = amount
    } else {
      amount = nil
    }
    label = try parameters.text("label")
    message = try parameters.text("message")
    lightning = try parameters["lightning"].map { (invoice) throws(ContentError) in
      try LightningInvoice(invoice)
    }
  }

  /// Base 58 with a check (of version 0 or 5, or a test network's), or a witness program.
  private static func isAddress(_ text: Bytes) -> Bool {
    if let program = Bech32.decoded(text) {
      return text.count <= 90 && isWitness(program.prefix, program.values, program.variant)
    }
    guard let bytes = Base58.decoded(text), bytes.count == 25, [0, 5, 111, 196].contains(bytes[0]) else {
      return false
    }
    return SHA256.hash(of: SHA256.hash(of: bytes[..<21])[...]).prefix(4).elementsEqual(bytes[21...])
  }

  /// A version and 2 to 40 bytes, of version 0 either 20 or 32 (BIP 141, BIP 173, BIP 350).
  private static func isWitness(_ prefix: Bytes, _ values: [UInt8], _ variant: Bech32.Variant) -> Bool {
    guard "bc" ~= prefix || "tb" ~= prefix || "bcrt" ~= prefix, let version = values.first, version <= 16,
      let last = values.dropFirst().last
    else { return false }
    let bits = (values.count - 1) * 5
    // Bits that fill the last value are fewer than five, and zero.
    guard bits % 8 < 5, last & (1 << UInt8(bits % 8) - 1) == 0, (2...40).contains(bits / 8) else {
      return false
    }
    return version == 0 ? variant == .bech32 && [20, 32].contains(bits / 8) : variant == .bech32m
  }
}

extension BitcoinPayment: ContentDescribing {
  func describe(to fields: inout ContentFields) {
    fields.add("address", address)
    fields.add("amount", amount)
    fields.add("currency", amount == nil ? nil : "BTC")
    fields.add("name", label)
    fields.add("text", message)
    fields.add("lightning", lightning)
  }
}

/// An invoice of the Lightning network (BOLT 11).
public struct LightningInvoice: Hashable, Sendable {
  public let invoice: String
  /// `bc`, or a test network's prefix.
  public let network: String
  /// In bitcoins; nil if the payer fills it in.
  public let amount: DecimalNumber?

  init(_ text: Bytes) throws(ContentError) {
    guard let (prefix, values, variant) = Bech32.decoded(text), variant == .bech32 else {
      throw .check("invoice")
    }
    guard let rest = prefix.after("ln") else { throw .malformed("invoice") }
    let network = rest.prefix { !$0.isDigit }
    guard ["bc", "tb", "bcrt", "tbs"].contains(where: { Bytes($0) == network }) else {
      throw .malformed("network")
    }
    // A time stamp of 7 values and a signature of 104 are in each.
    guard values.count >= 111 else { throw .notEnded }
    self.network = network.text
    amount = try LightningInvoice.amount(rest.dropFirst(network.count))
    invoice = text.text
  }

  /// Digits and a multiplier: milli, micro, nano or pico. A tenth of a thousandth of a satoshi there is not.
  private static func amount(_ text: Bytes) throws(ContentError) -> DecimalNumber? {
    guard let last = text.last else { return nil }
    let decimals: Int
    switch last {
    case "m": decimals = 3
    case "u": decimals = 6
    case "n": decimals = 9
    case "p": decimals = 12
    default: decimals = 0
    }
    let digits = decimals == 0 ? text : text.dropLast()
    guard digits.isDigits, digits.count <= 15, digits.first != 0x30, decimals < 12 || digits.last == 0x30
    else {
      throw .malformed("amount")
    }
    let number = digits.reduce(Int64(0)) { 10 * $0 + Int64($1 - 0x30) }
    return DecimalNumber(significand: number, decimals: decimals)
  }
}

extension LightningInvoice: ContentDescribing {
  func describe(to fields: inout ContentFields) {
    fields.add("invoice", invoice)
    fields.add("network", network)
    fields.add("amount", amount)
    fields.add("currency", amount == nil ? nil : "BTC")
  }
}
