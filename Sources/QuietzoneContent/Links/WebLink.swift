/// A link to a page, with what a person should know before it is opened.
public struct WebLink: Hashable, Sendable {
  /// The whole link.
  public let url: String
  /// In lower case.
  public let scheme: String
  /// The host that counts, with letters of every script, or an address; nil of schemes without one.
  public let host: String?
  /// The host as it is looked up, if that differs from `host`.
  public let asciiHost: String?
  /// A port other than the scheme's own.
  public let port: Int?
  /// What the code calls the link.
  public let title: String?
  /// What a GS1 Digital Link says; nil of other links, and where the rules of GS1's data are not at hand.
  public let gs1: GS1Content?
  /// What is wrong with a compressed GS1 Digital Link, which `gs1` then does not tell; nil of other links.
  public let gs1Problem: ContentError?
  public let warnings: [LinkWarning]

  /// Whether it deceives or harms: it is not opened with one tap.
  public var isDangerous: Bool { warnings.contains { $0.isDangerous } }

  /// A link with a host: http or https, or another scheme of the network.
  ///
  /// Throws `malformed` if browsers would not take it.
  init(_ url: Bytes, title: String? = nil, gs1Rules: GS1Rules?) throws(ContentError) {
    guard !url.contains(UInt8(ascii: " ")), let parts = URLParts(url) else { throw .malformed("URL") }
    let host = try HostName(parts.host)
    let port = try WebLink.port(parts)
    var inspection = LinkInspection()
    if !WebLink.isOfTheWeb(parts.scheme[...]) { inspection.add(.otherScheme(parts.scheme[...].text)) }
    inspection.inspect(characters: url)
    inspection.inspect(parts, host: host, port: port)
    if let title, WebLink.names(title, anotherHostThan: host) { inspection.add(.misleadingTitle(title)) }
    self.url = url.text
    scheme = parts.scheme[...].text
    self.host = host.shown
    asciiHost = Array(host.lookedUp.utf8) == Array(host.shown.utf8) ? nil : host.lookedUp
    self.port = port
    self.title = title
    var (gs1, gs1Problem): (GS1Content?, ContentError?) = (nil, nil)
    if let gs1Rules, WebLink.isOfTheWeb(parts.scheme[...]) {
      do throws(ContentError) {
        gs1 = try GS1DigitalLink.content(of: parts, rules: gs1Rules)
      } catch {
        gs1Problem = error
      }
    }
    (self.gs1, self.gs1Problem) = (gs1, gs1Problem)
    warnings = inspection.warnings
  }

  /// A link that holds or runs what it leads to: `javascript:`, `data:`.
  init(unsafe url: Bytes, scheme: [UInt8]) {
    var inspection = LinkInspection()
    inspection.add(.unsafeScheme(scheme[...].text))
    inspection.inspect(characters: url)
    self.url = url.text
    self.scheme = scheme[...].text
    (host, asciiHost, port, title, gs1, gs1Problem) = (nil, nil, nil, nil, nil, nil)
    warnings = inspection.warnings
  }

  private static func isOfTheWeb(_ scheme: Bytes) -> Bool { "http" ~= scheme || "https" ~= scheme }

  /// Nil if it is the scheme's own, or missing.
  private static func port(_ parts: URLParts) throws(ContentError) -> Int? {
    guard let digits = parts.port, !digits.isEmpty else { return nil }
    guard let port = digits.number(upTo: 65535) else { throw .malformed("port") }
    let usual: Int? =
      switch parts.scheme[...] {
      case "http", "ws": 80
      case "https", "wss": 443
      case "ftp": 21
      case "ssh", "sftp": 22
      default: nil
      }
    return port == usual ? nil : port
  }

  /// Whether a title is itself an address, and leads elsewhere.
  private static func names(_ title: String, anotherHostThan host: HostName) -> Bool {
    let text = Bytes(title).trimmed
    let url = URLParts.scheme(of: text) == nil ? Bytes("https://") + text : text
    guard !text.contains(UInt8(ascii: " ")), let parts = URLParts(url),
      parts.host.contains(UInt8(ascii: ".")),
      let other = try? HostName(parts.host), other.labels.last?.count ?? 0 > 1
    else { return false }
    func bare(_ host: HostName) -> Bytes {
      let name = Bytes(host.lookedUp)
      return name.after("www.") ?? name
    }
    return bare(other) != bare(host)
  }
}

extension WebLink: ContentDescribing {
  func describe(to fields: inout ContentFields) {
    fields.add("url", url)
    fields.add("scheme", scheme)
    fields.add("host", host)
    fields.add("asciiHost", asciiHost)
    fields.add("port", port)
    fields.add("title", title)
    fields.add("isDangerous", if: isDangerous)
    fields.add("warnings", warnings)
    fields.add("gs1", gs1)
    fields.add("gs1Problem", gs1Problem?.description)
  }
}
