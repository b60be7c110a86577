/// The number of a parcel that no other has: data identifier J, the issuing agency, the number (ISO/IEC 15459-1, ANSI MH10.8.2).
/// Those of DHL's agencies are told; others may begin likewise by chance.
public struct LicencePlate: Hashable, Sendable {
  /// Behind the data identifier: `JD014600003333000000`.
  public let number: String
  public let carrier = "DHL"

  /// The longest that there may be, and the shortest that DHL gives out.
  private static let counts = 12...35

  /// - Parameter text: Nothing but the number, with its data identifier in front.
  init?(_ text: Bytes) {
    guard text.first == UInt8(ascii: "J") else { return nil }
    let number = text.dropFirst()
    // Deutsche Post DHL; DHL Parcel in the Benelux countries.
    guard let digits = number.behind("JD") ?? number.behind("VGL"), digits.isDigits,
      Self.counts.contains(number.count)
    else { return nil }
    self.number = number.text
  }
}

/// Where a parcel of DHL goes, and as what: data identifier 2L, the country, the postal code, a plus sign, the product and its
/// services (ANSI MH10.8.2).
public struct RoutingCode: Hashable, Sendable {
  /// Two letters of ISO 3166.
  public let country: String
  public let postalCode: String
  /// The carrier's own number for how it is sent.
  public let serviceClass: String

  private static let (postalCodes, services) = (2...10, 2...8)

  init?(_ text: Bytes) {
    guard let rest = text.behind("2L"), rest.count > 2,
      let (postalCode, service) = rest.dropFirst(2).cut(at: "+"),
      rest.prefix(2).allSatisfy({ $0.isUppercase }),
      Self.postalCodes.contains(postalCode.count), Self.services.contains(service.count), service.isDigits,
      postalCode.allSatisfy({ $0.isUppercase || $0.isDigit || $0 == 0x20 || $0 == 0x2D })
    else { return nil }
    country = rest.prefix(2).text
    self.postalCode = postalCode.text
    serviceClass = service.text
  }
}

extension Bytes {
  /// What is behind `literal` if it begins with that, in this case.
  fileprivate func behind(_ literal: StaticString) -> Bytes? {
    let start = UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount)
    return starts(with: start) ? dropFirst(literal.utf8CodeUnitCount) : nil
  }
}

extension LicencePlate: ContentDescribing {
  func describe(to fields: inout ContentFields) {
    fields.add("trackingNumber", number)
    fields.add("carrier", carrier)
  }
}

extension RoutingCode: ContentDescribing {
  func describe(to fields: inout ContentFields) {
    fields.add("postalCode", postalCode)
    fields.add("country", country)
    fields.add("serviceClass", serviceClass)
  }
}
