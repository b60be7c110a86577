/// Looks at a link for what a person should know before it is opened. Nothing is fetched.
struct LinkInspection {
  private(set) var warnings: [LinkWarning] = []

  mutating func add(_ warning: LinkWarning) { warnings.append(warning) }

  /// What is in the link beside characters that are seen.
  mutating func inspect(characters text: Bytes) {
    let found = text.text.unicodeScalars.compactMap { InvisibleCharacter($0) }
    if found.contains(.control) { add(.controlCharacters) }
    if found.contains(.direction) { add(.bidirectionalCharacters) }
    if found.contains(.invisible) { add(.invisibleCharacters) }
  }

  mutating func inspect(_ parts: URLParts, host: HostName, port: Int?) {
    if "http" ~= parts.scheme[...] { add(.unencrypted) }
    if let user = parts.userInfo { add(.userInfo(PercentCoding.text(user) ?? user.text)) }
    if let address = host.address {
      add(.address)
      if case .version4(_, false) = address { add(.disguisedAddress(parts.host.text)) }
    } else if host.isEncoded {
      add(.encodedHost)
    }
    if isLocal(host) { add(.localHost) }
    if let port { add(.port(port)) }
    if host.hasPunycode { add(.punycode(host.shown)) }
    for label in host.labels { inspect(label: label) }
    if let domain = embeddedDomain(host) { add(.embeddedDomain(domain)) }
    if parts.hasBackslash { add(.backslash) }
    if Shorteners.contains(host.lookedUp) { add(.shortener) }
    if let target = redirectTarget(parts, host: host) { add(.openRedirect(target)) }
  }

  private mutating func inspect(label: [Unicode.Scalar]) {
    guard !label.allSatisfy({ $0.isASCII }) else { return }
    var scripts: [Script] = []
    for script in label.compactMap({ Script(of: $0) }) where !scripts.contains(script) {
      scripts.append(script)
    }
    var letters: [LookAlike] = []
    for letter in label.compactMap({ LookAlike($0) }) where !letters.contains(letter) {
      letters.append(letter)
    }
    var name = ""
    name.unicodeScalars.append(contentsOf: label)
    if !Script.belongTogether(scripts) {
      add(.mixedScripts(label: name, scripts: scripts, letters: letters))
    } else if !letters.isEmpty, label.allSatisfy({ $0.isASCII || LookAlike($0) != nil }) {
      var latin = ""
      latin.unicodeScalars.append(contentsOf: label.map { LookAlike($0)?.latin ?? $0 })
      add(.lookAlike(label: name, looksLike: latin, letters: letters))
    }
  }

  /// Names that are only known in one's own network (RFC 6761, RFC 6762, RFC 8375), and addresses.
  private func isLocal(_ host: HostName) -> Bool {
    if let address = host.address { return address.isLocal }
    let name = Bytes(host.lookedUp)
    return host.labels.count == 1 || name.ends(with: ".localhost") || name.ends(with: ".local")
      || name.ends(with: ".internal") || name.ends(with: ".home.arpa") || name.ends(with: ".lan")
  }

  /// What looks like a site's name in front of the name that counts: up to a label such as `com` that others follow.
  private func embeddedDomain(_ host: HostName) -> String? {
    let labels = Bytes(host.lookedUp).parts(at: ".")
    // Countries give names below `com.xx`.
    let end = labels.last?.count == 2 ? labels.count - 2 : labels.count - 1
    for index in 1..<max(1, end) {
      switch labels[index] {
      case "com", "org", "net", "gov", "edu": return labels[index - 1].text + "." + labels[index].text
      default: continue
      }
    }
    return nil
  }

  /// The other host that a parameter leads on to, where its name says that it does so.
  private func redirectTarget(_ parts: URLParts, host: HostName) -> String? {
    for (name, value) in QueryParameters(parts.query ?? []).all where LinkInspection.leadsOn(name) {
      guard let url = PercentCoding.decoded(value) else { continue }
      let whole = url.begins(with: "//") ? Bytes("https:" + url.text) : url
      guard whole.begins(with: "http://") || whole.begins(with: "https://"), let target = URLParts(whole),
        let targetHost = try? HostName(target.host),
        Array(targetHost.lookedUp.utf8) != Array(host.lookedUp.utf8)
      else { continue }
      return targetHost.shown
    }
    return nil
  }

  private static func leadsOn(_ name: Bytes) -> Bool {
    switch name {
    case "url", "u", "uri", "to", "q", "r", "go", "goto", "link", "next", "dest", "destination", "target",
      "continue",
      "return", "returnurl", "return_url", "return_to", "redirect", "redirect_uri", "redirect_url",
      "redirecturl", "out":
      true
    default: false
    }
  }
}

/// Services that lead on to other addresses.
enum Shorteners {
  static func contains(_ host: String) -> Bool {
    let host = Bytes(host)
    switch host.after("www.") ?? host {
    case "bit.ly", "tinyurl.com", "t.co", "goo.gl", "ow.ly", "is.gd", "v.gd", "buff.ly", "rebrand.ly",
      "cutt.ly", "t.ly",
      "rb.gy", "shorturl.at", "lnkd.in", "s.id", "t.cn", "url.cn", "dwz.cn", "tiny.cc", "bl.ink", "qr.ae",
      "adf.ly",
      "shorte.st", "soo.gd", "clck.ru", "tny.im", "wp.me", "fb.me", "amzn.to", "qrco.de",
      "l.ead.me",
      "me-qr.com", "qr.net", "q-r.to", "scan.page", "qr1.be", "kutt.it", "dub.sh", "short.io":
      return true
    default: return false
    }
  }
}
