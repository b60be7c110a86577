/// A short message to send: `sms:+15105550101?body=hello` (RFC 5724), `SMSTO:number:text`, `MMSTO:…`.
public struct TextMessage: Hashable, Sendable {
  public let numbers: [String]
  public let subject: String?
  public let body: String?

  /// - Parameter text: What is behind the scheme.
  /// - Parameter hasColons: Whether the body follows the number and a colon, instead of a query.
  init(_ text: Bytes, hasColons: Bool) throws(ContentError) {
    let recipients: Bytes
    if hasColons {
      let parts = text.parts(at: ":", maximum: 2)
      recipients = parts[0].cut(at: "?")?.head ?? parts[0]
      if parts.count == 2 {
        body = parts[1].textIfAny
        subject = nil
      } else {
        (subject, body) = try TextMessage.query(text)
      }
    } else {
      recipients = text.cut(at: "?")?.head ?? text
      (subject, body) = try TextMessage.query(text)
    }
    var numbers: [String] = []
    for recipient in recipients.parts(at: ",") where !recipient.isEmpty {
      guard let decoded = PercentCoding.decoded(recipient) else { throw .malformed("number") }
      numbers.append(try PhoneNumber.number(decoded.cut(at: ";")?.head ?? decoded))
    }
    self.numbers = numbers
    if numbers.isEmpty, body == nil { throw .missing("number") }
  }

  private static func query(_ text: Bytes) throws(ContentError) -> (subject: String?, body: String?) {
    let parameters = QueryParameters(text.cut(at: "?")?.tail ?? [])
    return (try parameters.text("subject"), try parameters.text("body"))
  }
}

extension TextMessage: ContentDescribing {
  func describe(to fields: inout ContentFields) {
    fields.add("numbers", numbers)
    fields.add("subject", subject)
    fields.add("body", body)
  }
}
