/// The key of a generator of one-time passwords: `otpauth://totp/Issuer:account?secret=…` (the Key Uri Format of Google
/// Authenticator; RFC 4226 and RFC 6238).
public struct OneTimePassword: Hashable, Sendable {
  public let method: Method
  /// Whose the account is.
  public let issuer: String?
  public let account: String
  public let secret: Secret
  public let algorithm: Algorithm
  /// Of the passwords: 6 to 8.
  public let digits: Int

  public enum Method: Hashable, Sendable {
    /// By the time, in steps of so many seconds.
    case time(period: Int)
    /// By counting on from here.
    case counter(Int)
  }

  public enum Algorithm: String, Sendable { case sha1, sha256, sha512 }

  /// A key that no description, log or field shows: what needs it asks for its bytes.
  public struct Secret: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible {
    public let bytes: [UInt8]

    public var description: String { "(secret)" }
    public var debugDescription: String { "(secret)" }
  }

  /// - Parameter text: What is behind `otpauth://`.
  init(_ text: Bytes) throws(ContentError) {
    let (path, query) = text.cut(at: "?").map { ($0.head, $0.tail) } ?? (text, [])
    guard let (type, label) = path.cut(at: "/") else { throw .missing("label") }
    let parameters = QueryParameters(query.cut(at: "#")?.head ?? query)
    guard let name = PercentCoding.text(label), !label.isEmpty else { throw .malformed("label") }
    let parts = Bytes(name).cut(at: ":")
    account = (parts?.tail ?? Bytes(name)).trimmed.text
    guard !account.utf8.isEmpty else { throw .malformed("label") }
    issuer = try parameters.text("issuer", plusIsSpace: true) ?? parts?.head.textIfAny
    guard let secret = parameters["secret"], !secret.isEmpty else { throw .missing("secret") }
    self.secret = Secret(bytes: try OneTimePassword.key(secret))
    algorithm = try OneTimePassword.algorithm(parameters["algorithm"])
    digits = try OneTimePassword.number(parameters["digits"], "digits", 6...8) ?? 6
    switch type {
    case "totp":
      method = .time(period: try OneTimePassword.number(parameters["period"], "period", 1...86400) ?? 30)
    case "hotp":
      guard let counter = try OneTimePassword.number(parameters["counter"], "counter", 0...999_999_999) else {
        throw .missing("counter")
      }
      method = .counter(counter)
    default: throw .malformed("type")
    }
  }

  private static func algorithm(_ name: Bytes?) throws(ContentError) -> Algorithm {
    switch name ?? Bytes("SHA1") {
    case "SHA1", "SHA-1", "HmacSHA1": return .sha1
    case "SHA256", "SHA-256", "HmacSHA256": return .sha256
    case "SHA512", "SHA-512", "HmacSHA512": return .sha512
    default: throw .malformed("algorithm")
    }
  }

  private static func number(_ text: Bytes?, _ field: String, _ range: ClosedRange<Int>) throws(ContentError)
    -> Int?
  {
    guard let text else { return nil }
    guard let number = text.number(), range.contains(number) else { throw .malformed(field) }
    return number
  }

  /// Base 32 (RFC 4648 §6), with or without its padding.
  private static func key(_ text: Bytes) throws(ContentError) -> [UInt8] {
    var digits = PercentCoding.decoded(text) ?? []
    while digits.last == UInt8(ascii: "=") { digits.removeLast() }
    var (result, buffer, bits): ([UInt8], UInt32, UInt32) = ([], 0, 0)
    for digit in digits {
      let value: UInt8
      switch digit.uppercased {
      case 0x41...0x5A: value = digit.uppercased - 0x41
      case 0x32...0x37: value = digit - 0x32 + 26
      default: throw .malformed("secret")
      }
      buffer = (buffer << 5 | UInt32(value)) & 0xFFF
      bits += 5
      if bits >= 8 {
        bits -= 8
        result.append(UInt8(truncatingIfNeeded: buffer >> bits))
      }
    }
    guard !result.isEmpty else { throw .malformed("secret") }
    return result
  }
}

extension OneTimePassword: ContentDescribing {
  func describe(to fields: inout ContentFields) {
    switch method {
    case .time(let period):
      fields.add("method", "totp")
      fields.add("period", period)
    case .counter(let counter):
      fields.add("method", "hotp")
      fields.add("counter", counter)
    }
    fields.add("issuer", issuer)
    fields.add("account", account)
    fields.add("algorithm", algorithm.rawValue)
    fields.add("digits", digits)
  }
}

#if !hasFeature(Embedded)
  extension OneTimePassword.Secret: CustomReflectable {
    public var customMirror: Mirror { Mirror(self, children: []) }
  }
#endif
