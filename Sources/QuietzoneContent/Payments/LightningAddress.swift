/// A web address that a Lightning wallet asks what to do: whom to pay, what to take out, where to log in (LNURL: LUD-01, LUD-17).
public struct LightningAddress: Hashable, Sendable {
  /// What a wallet is called with.
  public let uri: String
  /// The address that the wallet asks. It is not fetched here.
  public let link: WebLink
  /// What the wallet is to do, where the code says so.
  public let purpose: Purpose?

  public enum Purpose: String, Sendable {
    case pay, withdraw, channel, login
  }

  /// Whether a text can be nothing else.
  static func isLike(_ text: Bytes) -> Bool { text.begins(with: "lnurl1") }

  /// An address in letters and digits with a check (LUD-01).
  init(_ text: Bytes) throws(ContentError) {
    guard let (prefix, values, variant) = Bech32.decoded(text), "lnurl" ~= prefix, variant == .bech32,
      let url = Bech32.bytes(of: values)
    else { throw .check("LNURL") }
    try self.init(uri: Bytes("lightning:") + text, url: url[...], purpose: nil)
  }

  /// A link whose scheme says what it is for (LUD-17); nil of other texts.
  init?(link text: Bytes) throws(ContentError) {
    guard let (scheme, behind) = text.cut(at: ":"), let purpose = Purpose(scheme: scheme) else { return nil }
    let rest = behind.begins(with: "//") ? behind.dropFirst(2) : behind
    guard let parts = URLParts(Bytes("https://") + rest) else { throw .malformed("URL") }
    // What is hidden in its network needs no other encryption.
    let isOnion = parts.host.ends(with: ".onion")
    try self.init(uri: text, url: Bytes(isOnion ? "http://" : "https://") + rest, purpose: purpose)
  }

  private init(uri: Bytes, url: Bytes, purpose: Purpose?) throws(ContentError) {
    guard let parts = URLParts(url), url.validText != nil,
      "https" ~= parts.scheme[...] || "http" ~= parts.scheme[...] && parts.host.ends(with: ".onion")
    else { throw .malformed("URL") }
    let isLogin = QueryParameters(parts.query ?? [])["tag"].map { "login" ~= $0 } ?? false
    self.uri = uri.text
    self.purpose = isLogin ? .login : purpose
    link = try WebLink(url, gs1Rules: nil)
  }
}

extension LightningAddress.Purpose {
  fileprivate init?(scheme: Bytes) {
    switch scheme {
    case "lnurlp": self = .pay
    case "lnurlw": self = .withdraw
    case "lnurlc": self = .channel
    case "keyauth": self = .login
    default: return nil
    }
  }
}

extension LightningAddress: ContentDescribing {
  func describe(to fields: inout ContentFields) {
    fields.add("use", purpose?.rawValue)
    fields.add("url", link.url)
    fields.add("host", link.host)
    fields.add("asciiHost", link.asciiHost)
    fields.add("isDangerous", if: link.isDangerous)
    fields.add("warnings", link.warnings)
  }
}
