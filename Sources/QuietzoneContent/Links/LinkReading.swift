/// Tells links from other texts.
enum LinkReading {
  /// What `text` is if it is a link of any kind; nil if it is none.
  static func content(of text: Bytes, gs1Rules: GS1Rules?) throws(ContentError) -> BarcodeContent? {
    if let rest = text.after("MEBKM:") { return try bookmark(rest, gs1Rules) }
    if let rest = text.after("URLTO:") {
      guard let scheme = URLParts.scheme(of: rest), kind(of: scheme, behind: rest) == .web else {
        return .link(try WebLink(Bytes("http://") + rest, gs1Rules: gs1Rules))
      }
      return .link(try WebLink(rest, gs1Rules: gs1Rules))
    }
    if text.begins(with: "www."), isAddress(text) {
      return .link(try WebLink(Bytes("https://") + text, gs1Rules: gs1Rules))
    }
    guard let scheme = URLParts.scheme(of: text) else { return nil }
    switch kind(of: scheme, behind: text) {
    case .web: return .link(try WebLink(text, gs1Rules: gs1Rules))
    case .unsafe: return .link(WebLink(unsafe: text, scheme: scheme))
    case .app: return .appLink(AppLink(text, scheme: scheme))
    case .none: return nil
    }
  }

  /// A bookmark as phones in Japan write it: `MEBKM:TITLE:…;URL:…;;`.
  private static func bookmark(_ text: Bytes, _ gs1Rules: GS1Rules?) throws(ContentError) -> BarcodeContent {
    let fields = try DelimitedFields(text)
    guard let url = fields.text("URL") else { throw .missing("URL") }
    let bytes = Bytes(url)
    guard let scheme = URLParts.scheme(of: bytes), kind(of: scheme, behind: bytes) == .web else {
      throw .malformed("URL")
    }
    return .link(try WebLink(bytes, title: fields.text("TITLE"), gs1Rules: gs1Rules))
  }

  private enum Kind { case web, unsafe, app, none }

  private static func kind(of scheme: [UInt8], behind text: Bytes) -> Kind {
    switch scheme[...] {
    case "http", "https": return .web
    case "javascript", "vbscript": return .unsafe
    case "data", "file", "blob", "filesystem", "jar", "view-source", "about", "ms-msdt", "search-ms",
      "ms-officecmd":
      // Words such as these may begin a sentence.
      return text.dropFirst(scheme.count + 1).first?.isWhitespace ?? true ? .none : .unsafe
    // Apps whose links have no slashes, or whose links lead to an app whatever is behind.
    case "market", "intent", "itms-apps", "skype", "facetime", "facetime-audio", "whatsapp", "weixin",
      "alipays", "sip", "sips",
      "xmpp", "magnet", "matrix", "im", "callto", "spotify":
      return text.contains(UInt8(ascii: " ")) ? .none : .app
    default: break
    }
    let behind = text.dropFirst(scheme.count + 1)
    guard behind.begins(with: "//"), behind.count > 2, !text.contains(UInt8(ascii: " ")) else { return .none }
    switch scheme[...] {
    case "ftp", "ftps", "sftp", "smb", "ssh", "telnet", "ldap", "ldaps", "nfs", "ws", "wss", "gopher", "rtsp",
      "irc", "ircs",
      "git", "svn", "rsync", "afp", "vnc", "rdp", "dav":
      return .web
    default: return .app
    }
  }

  /// Whether this is a host's name, and perhaps a path: people print addresses without their scheme.
  private static func isAddress(_ text: Bytes) -> Bool {
    guard !text.contains(where: { $0.isWhitespace }), let parts = URLParts(Bytes("https://") + text) else {
      return false
    }
    return parts.userInfo == nil && parts.host.parts(at: ".").count > 2
  }
}
