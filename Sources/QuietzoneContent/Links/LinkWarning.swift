/// What a person should know of a link before it is opened.
public enum LinkWarning: Hashable, Sendable {
  /// A scheme that runs a program, or shows what is on the device or in the link itself: `javascript`, `data`, `file`.
  case unsafeScheme(String)
  /// A scheme other than http and https: `ftp`.
  case otherScheme(String)
  /// It is not encrypted: http.
  case unencrypted
  /// What stands before the host's `@`, and is easily taken for the host: `example.com@other.example`.
  case userInfo(String)
  /// The host is an address, not a name.
  case address
  /// The address is written so that it is not recognised as one: decimal, octal or hexadecimal.
  case disguisedAddress(String)
  /// It leads to this device, or into the network that it is in.
  case localHost
  /// A port other than the scheme's own.
  case port(Int)
  /// The host came as Punycode; this is how it looks decoded.
  case punycode(String)
  /// A label of the host mixes letters of scripts that no language mixes.
  case mixedScripts(label: String, scripts: [Script], letters: [LookAlike])
  /// All letters of a label that are not a to z look like those.
  case lookAlike(label: String, looksLike: String, letters: [LookAlike])
  /// The host begins with what looks like another site's: `example.com.login.example`.
  case embeddedDomain(String)
  /// The host is percent-encoded.
  case encodedHost
  /// Backslashes stand where slashes belong.
  case backslash
  /// A service that leads on to an address that cannot be seen here.
  case shortener
  /// A parameter leads on to this host.
  case openRedirect(String)
  /// There are control characters in it.
  case controlCharacters
  /// There are characters in it that change the direction of writing.
  case bidirectionalCharacters
  /// There are characters in it that cannot be seen.
  case invisibleCharacters
  /// What it is called names another host than it leads to.
  case misleadingTitle(String)

  /// Whether it deceives or harms: such a link is not opened with one tap.
  public var isDangerous: Bool {
    switch self {
    case .unencrypted, .address, .localHost, .port, .punycode, .shortener, .openRedirect: false
    default: true
    }
  }

  /// The name in JSON.
  public var name: String {
    switch self {
    case .unsafeScheme: "unsafeScheme"
    case .otherScheme: "otherScheme"
    case .unencrypted: "unencrypted"
    case .userInfo: "userInfo"
    case .address: "address"
    case .disguisedAddress: "disguisedAddress"
    case .localHost: "localHost"
    case .port: "port"
    case .punycode: "punycode"
    case .mixedScripts: "mixedScripts"
    case .lookAlike: "lookAlike"
    case .embeddedDomain: "embeddedDomain"
    case .encodedHost: "encodedHost"
    case .backslash: "backslash"
    case .shortener: "shortener"
    case .openRedirect: "openRedirect"
    case .controlCharacters: "controlCharacters"
    case .bidirectionalCharacters: "bidirectionalCharacters"
    case .invisibleCharacters: "invisibleCharacters"
    case .misleadingTitle: "misleadingTitle"
    }
  }
}

extension LinkWarning: ContentDescribing {
  func describe(to fields: inout ContentFields) {
    fields.add("name", name)
    fields.add("isDangerous", if: isDangerous)
    switch self {
    case .unsafeScheme(let detail), .otherScheme(let detail), .userInfo(let detail),
      .disguisedAddress(let detail),
      .punycode(let detail), .embeddedDomain(let detail), .openRedirect(let detail),
      .misleadingTitle(let detail):
      fields.add("detail", detail)
    case .port(let port): fields.add("detail", String(port))
    case .mixedScripts(let label, let scripts, let letters):
      fields.add("detail", label)
      fields.add("scripts", scripts.map({ $0.rawValue }))
      fields.add("letters", letters)
    case .lookAlike(let label, let looksLike, let letters):
      fields.add("detail", label)
      fields.add("looksLike", looksLike)
      fields.add("letters", letters)
    default: break
    }
  }
}
