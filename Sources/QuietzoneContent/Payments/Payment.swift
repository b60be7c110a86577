/// A payment to make.
public enum Payment: Hashable, Sendable {
  /// A SEPA credit transfer: a GiroCode.
  case epc(EPCPayment)
  /// A Swiss QR-bill.
  case swiss(SwissPayment)
  /// At a merchant, by EMVCo's rules, as PIX, PayNow, PromptPay, QRIS and many others.
  case emv(EMVPayment)
  /// India's Unified Payments Interface.
  case upi(UPIPayment)
  case bitcoin(BitcoinPayment)
  /// An invoice of the Lightning network.
  case lightning(LightningInvoice)
  /// Where a Lightning wallet asks what to do.
  case lightningAddress(LightningAddress)
}

extension Payment: ContentDescribing {
  func describe(to fields: inout ContentFields) {
    switch self {
    case .epc(let payment):
      fields.add("scheme", "epc")
      payment.describe(to: &fields)
    case .swiss(let payment):
      fields.add("scheme", "swissQR")
      payment.describe(to: &fields)
    case .emv(let payment):
      fields.add("scheme", "emv")
      payment.describe(to: &fields)
    case .upi(let payment):
      fields.add("scheme", "upi")
      payment.describe(to: &fields)
    case .bitcoin(let payment):
      fields.add("scheme", "bitcoin")
      payment.describe(to: &fields)
    case .lightning(let invoice):
      fields.add("scheme", "lightning")
      invoice.describe(to: &fields)
    case .lightningAddress(let address):
      fields.add("scheme", "lnurl")
      address.describe(to: &fields)
    }
  }
}
