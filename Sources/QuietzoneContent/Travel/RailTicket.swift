/// A rail ticket (UIC 918.3): its header. The ticket itself is compressed and signed, and neither unpacked nor verified.
public struct RailTicket: Hashable, Sendable {
  public let version: Int
  /// The company that signed it, by its RICS code.
  public let issuer: String
  /// Which of the company's keys.
  public let key: String
  public let compressedByteCount: Int

  /// - Parameter bytes: What is behind `#UT`.
  init(_ bytes: Bytes) throws(ContentError) {
    var rest = bytes
    guard let digits = rest.take(2), let version = digits.number() else { throw .malformed("version") }
    guard version == 1 || version == 2 else { throw .unknownVersion(digits.text) }
    guard let issuer = rest.take(4), issuer.allSatisfy({ $0.isAlphanumeric }) else {
      throw .malformed("issuer")
    }
    guard let key = rest.take(5), key.allSatisfy({ 0x20...0x7E ~= $0 }) else { throw .malformed("key") }
    // The signature: DSA in DER, padded, or as two numbers.
    guard rest.take(version == 1 ? 50 : 64) != nil, let length = rest.take(4) else { throw .notEnded }
    guard let count = length.number(), count > 0 else { throw .malformed("length") }
    guard rest.count >= count else { throw .notEnded }
    // RFC 1950 §2.2.
    guard rest.first == 0x78 else { throw .malformed("ticket") }
    self.version = version
    self.issuer = issuer.text
    self.key = key.trimmed.text
    compressedByteCount = count
  }
}

extension RailTicket: ContentDescribing {
  func describe(to fields: inout ContentFields) {
    fields.add("format", "UIC 918.3")
    fields.add("version", version)
    fields.add("issuer", issuer)
    fields.add("key", key)
    fields.add("byteCount", compressedByteCount)
  }
}
