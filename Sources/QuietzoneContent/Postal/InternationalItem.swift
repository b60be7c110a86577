/// A parcel or letter that post offices of several countries carry: two letters, eight digits, a check digit and the country
/// (UPU S10).
public struct InternationalItem: Hashable, Sendable {
  /// All thirteen characters.
  public let number: String
  /// What kind of service, by two letters: `RR` for a registered letter.
  public let service: String
  /// Where it was given out: two letters of ISO 3166.
  public let country: String

  /// - Parameter text: With spaces between the groups, as people write it, or without.
  init?(_ text: Bytes) {
    let characters = text.filter { $0 != 0x20 }
    guard characters.count == 13, text.count <= 17,
      (characters[..<2] + characters[11...]).allSatisfy({ $0.isUppercase }), characters[2..<11].isDigits
    else { return nil }
    let weights = [8, 6, 4, 2, 3, 5, 9, 7]
    let sum = zip(weights, characters[2...]).reduce(0) { $0 + $1.0 * Int($1.1 - 0x30) }
    let check =
      switch 11 - sum % 11 {
      case 10: 0
      case 11: 5
      case let digit: digit
      }
    guard Int(characters[10] - 0x30) == check else { return nil }
    number = characters[...].text
    service = characters[..<2].text
    country = characters[11...].text
  }
}

extension InternationalItem: ContentDescribing {
  func describe(to fields: inout ContentFields) {
    fields.add("trackingNumber", number)
    fields.add("country", country)
    fields.add("service", service)
  }
}
