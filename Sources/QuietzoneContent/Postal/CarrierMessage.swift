/// Where a parcel goes and how: a MaxiCode's structured carrier message (ISO/IEC 16023, annex B), and behind it what carriers
/// add (ANSI MH10.8.3, format 01).
public struct CarrierMessage: Hashable, Sendable {
  public let postalCode: String
  /// Three digits of ISO 3166.
  public let country: String
  /// The carrier's own number for how it is sent.
  public let serviceClass: String
  public let trackingNumber: String?
  /// The carrier's code: `UPSN`.
  public let carrier: String?
  public let shipper: String?
  /// The day of the year of collection.
  public let collectionDay: Int?
  public let shipment: String?
  /// Which of how many parcels: `1/2`.
  public let package: String?
  /// In pounds or kilograms, as the country has it.
  public let weight: DecimalNumber?
  public let street: String?
  public let city: String?
  public let region: String?

  /// Whether a text has the header of format 01, and a year.
  static func hasHeader(_ text: Bytes) -> Bool {
    text.starts(with: header) && text.dropFirst(header.count).prefix(2).isDigits
  }

  private static let header: [UInt8] = [0x5B, 0x29, 0x3E, 0x1E, 0x30, 0x31, 0x1D]

  /// - Parameter text: With the header or without it.
  init(_ text: Bytes) throws(ContentError) {
    let message = CarrierMessage.hasHeader(text) ? text.dropFirst(CarrierMessage.header.count + 2) : text
    // The message ends with the format's trailer.
    let fields = message.prefix { $0 != 0x1E && $0 != 0x04 }.parts(at: "\u{1D}")
    guard fields.count >= 3 else { throw .notEnded }
    func field(_ index: Int) -> Bytes { index < fields.count ? fields[index].trimmed : [] }
    guard (1...9).contains(field(0).count),
      field(0).allSatisfy({ $0.isAlphanumeric || $0 == 0x20 || $0 == 0x2D })
    else {
      throw .malformed("postal code")
    }
    guard field(1).count == 3, field(1).isDigits else { throw .malformed("country") }
    guard field(2).count == 3, field(2).isDigits else { throw .malformed("service class") }
    postalCode = field(0).text
    country = field(1).text
    serviceClass = field(2).text
    trackingNumber = field(3).textIfAny
    carrier = field(4).textIfAny
    shipper = field(5).textIfAny
    if field(6).isEmpty {
      collectionDay = nil
    } else {
      guard let day = field(6).number(), (1...366).contains(day) else { throw .malformed("collection day") }
      collectionDay = day
    }
    shipment = field(7).textIfAny
    package = field(8).textIfAny
    if field(9).isEmpty {
      weight = nil
    } else {
      guard let weight = DecimalNumber(field(9)), !weight.isNegative else { throw .malformed("weight") }
      self.weight = weight
    }
    // Behind whether the address was verified.
    street = field(11).textIfAny
    city = field(12).textIfAny
    region = field(13).textIfAny
  }
}

extension CarrierMessage: ContentDescribing {
  func describe(to fields: inout ContentFields) {
    fields.add("postalCode", postalCode)
    fields.add("country", country)
    fields.add("serviceClass", serviceClass)
    fields.add("trackingNumber", trackingNumber)
    fields.add("carrier", carrier)
    fields.add("shipper", shipper)
    fields.add("collectionDay", collectionDay)
    fields.add("shipment", shipment)
    fields.add("package", package)
    fields.add("weight", weight)
    fields.add("street", street)
    fields.add("city", city)
    fields.add("region", region)
  }
}
