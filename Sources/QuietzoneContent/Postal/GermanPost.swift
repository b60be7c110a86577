/// Where Deutsche Post takes a parcel: 14 digits of an Interleaved 2 of 5, the last of them a check digit.
///
/// One of ten such codes is a valid ITF-14, too, and then told as one.
public struct Leitcode: Hashable, Sendable {
  public let postalCode: String
  /// The street's number within the postal code.
  public let streetCode: String
  public let houseNumber: String
  /// The carrier's own number for how it is sent.
  public let serviceClass: String

  init?(_ text: Bytes) {
    guard text.count == 14, let digits = GermanPost.digits(text) else { return nil }
    // Postal codes begin with 01.
    guard let code = digits.prefix(5).number(), code >= 1000 else { return nil }
    func part(_ start: Int, _ count: Int) -> String { digits.dropFirst(start).prefix(count).text }
    (postalCode, streetCode, houseNumber) = (part(0, 5), part(5, 3), part(8, 3))
    serviceClass = part(11, 2)
  }
}

/// The number of a parcel of Deutsche Post: 12 digits of an Interleaved 2 of 5, the last of them a check digit.
public struct Identcode: Hashable, Sendable {
  /// With its check digit.
  public let number: String
  /// Where it was posted, and by which customer.
  public let mailCenter: String
  public let customer: String

  init?(_ text: Bytes) {
    guard text.count == 12, let digits = GermanPost.digits(text) else { return nil }
    number = digits.text
    mailCenter = digits.prefix(2).text
    customer = digits.dropFirst(2).prefix(3).text
  }
}

private enum GermanPost {
  /// Digits whose last is the check digit: weights 4, 9, 4, … from the left, modulo 10.
  static func digits(_ text: Bytes) -> Bytes? {
    guard text.isDigits, let last = text.last else { return nil }
    let sum = text.dropLast().enumerated().reduce(0) { sum, digit in
      sum + (digit.offset % 2 == 0 ? 4 : 9) * Int(digit.element - 0x30)
    }
    return (10 - sum % 10) % 10 == Int(last - 0x30) ? text : nil
  }
}

extension Leitcode: ContentDescribing {
  func describe(to fields: inout ContentFields) {
    fields.add("postalCode", postalCode)
    fields.add("country", "DE")
    fields.add("streetCode", streetCode)
    fields.add("houseNumber", houseNumber)
    fields.add("serviceClass", serviceClass)
    fields.add("carrier", "Deutsche Post")
  }
}

extension Identcode: ContentDescribing {
  func describe(to fields: inout ContentFields) {
    fields.add("trackingNumber", number)
    fields.add("mailCenter", mailCenter)
    fields.add("customer", customer)
    fields.add("carrier", "Deutsche Post")
  }
}
