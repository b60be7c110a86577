/// A parcel or a letter: what its label says of its way.
public enum PostalItem: Hashable, Sendable {
  /// A MaxiCode's structured carrier message, as UPS has it.
  case carrierMessage(CarrierMessage)
  /// The number of a parcel of DHL.
  case licencePlate(LicencePlate)
  /// Where DHL takes it: country, postal code and product.
  case routing(RoutingCode)
  /// Where Deutsche Post takes it: a Leitcode.
  case leitcode(Leitcode)
  /// The number of a parcel of Deutsche Post: an Identcode.
  case identcode(Identcode)
  /// An item between post offices of two countries.
  case international(InternationalItem)

  /// Nil of texts that are none of those: a number alone is told by the symbol that it is in.
  init?(label text: Bytes, in carrier: ContentInput.Carrier?) {
    if carrier == .interleaved2of5 {
      if let code = Leitcode(text) {
        self = .leitcode(code)
      } else if let code = Identcode(text) {
        self = .identcode(code)
      } else {
        return nil
      }
    } else if let item = InternationalItem(text) {
      self = .international(item)
    } else if let plate = LicencePlate(text) {
      self = .licencePlate(plate)
    } else if let code = RoutingCode(text) {
      self = .routing(code)
    } else {
      return nil
    }
  }

  /// What the item is called by whoever carries it.
  public var trackingNumber: String? {
    switch self {
    case .carrierMessage(let message): message.trackingNumber
    case .licencePlate(let plate): plate.number
    case .identcode(let code): code.number
    case .international(let item): item.number
    case .routing, .leitcode: nil
    }
  }
}

extension PostalItem: ContentDescribing {
  func describe(to fields: inout ContentFields) {
    switch self {
    case .carrierMessage(let message):
      fields.add("format", "carrierMessage")
      message.describe(to: &fields)
    case .licencePlate(let plate):
      fields.add("format", "licencePlate")
      plate.describe(to: &fields)
    case .routing(let code):
      fields.add("format", "routing")
      code.describe(to: &fields)
    case .leitcode(let code):
      fields.add("format", "leitcode")
      code.describe(to: &fields)
    case .identcode(let code):
      fields.add("format", "identcode")
      code.describe(to: &fields)
    case .international(let item):
      fields.add("format", "s10")
      item.describe(to: &fields)
    }
  }
}
