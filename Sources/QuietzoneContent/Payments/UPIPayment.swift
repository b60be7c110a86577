/// A payment by India's Unified Payments Interface: `upi://pay?pa=…` (NPCI, UPI Linking Specification, §3).
public struct UPIPayment: Hashable, Sendable {
  /// The payee's virtual address: `name@bank`.
  public let address: String
  public let name: String?
  /// In rupees; nil if the payer fills it in.
  public let amount: DecimalNumber?
  public let note: String?
  public let reference: String?
  public let transaction: String?
  /// What kind of merchant, by ISO 18245: four digits.
  public let category: String?

  /// - Parameter text: What is behind `upi://pay`.
  init(_ text: Bytes) throws(ContentError) {
    guard let query = text.after("?") ?? text.after("/?") else { throw .missing("pa") }
    let parameters = QueryParameters(query)
    guard let address = try parameters.text("pa") else { throw .missing("pa") }
    let parts = Bytes(address).parts(at: "@")
    guard parts.count == 2,
      parts.allSatisfy({
        !$0.isEmpty && $0.allSatisfy { $0.isAlphanumeric || $0 == 0x2D || $0 == 0x2E || $0 == 0x5F }
      })
    else { throw .malformed("pa") }
    self.address = address
    name = try parameters.text("pn", plusIsSpace: true)
    if let value = parameters["am"], !value.isEmpty {
      guard value.first?.isDigit == true, let amount = DecimalNumber(value), amount.decimals <= 2 else {
        throw .malformed("am")
      }
      self.amount = amount
    } else {
      amount = nil
    }
    if let currency = parameters["cu"], !currency.isEmpty, !("INR" ~= currency) { throw .malformed("cu") }
    note = try parameters.text("tn", plusIsSpace: true)
    reference = try parameters.text("tr")
    transaction = try parameters.text("tid")
    category = try parameters.text("mc")
  }
}

extension UPIPayment: ContentDescribing {
  func describe(to fields: inout ContentFields) {
    fields.add("address", address)
    fields.add("name", name)
    fields.add("amount", amount)
    fields.add("currency", amount == nil ? nil : "INR")
    fields.add("text", note)
    fields.add("reference", reference)
    fields.add("transaction", transaction)
    fields.add("category", category)
  }
}
