/// What a text is, and so what may be done with it.
public enum ContentKind: Sendable {
  /// An address with the scheme http or https, or a host's name that begins with `www.`: can be opened.
  case webAddress
  /// A URL with any other scheme (`data:`, `javascript:`, `file:`, `tel:`): never followed, searched for in quotes.
  case otherAddress
  /// Anything else: words to search for.
  case words

  /// The kind of a text that was cleaned.
  public init(of text: String) {
    let text = Array(text.utf8)
    if isNamedForTheWeb(text) {
      self = .webAddress
      return
    }
    guard let scheme = scheme(of: text) else {
      self = .words
      return
    }
    if scheme == Array("http".utf8) || scheme == Array("https".utf8) {
      let rest = text[(scheme.count + 1)...]
      self = rest.starts(with: "//".utf8) && isHostAndPath(rest.dropFirst(2)) ? .webAddress : .words
    } else {
      self = .otherAddress
    }
  }
}

/// Whether this is a host that begins with `www.`, and perhaps a path: people print addresses without their scheme.
func isNamedForTheWeb(_ text: [UInt8]) -> Bool {
  lowercased(text.prefix(4)) == Array("www.".utf8) && isHostAndPath(text.dropFirst(4))
}

/// The scheme in front of a URL's colon, in lower case; nil where there is none (RFC 3986 §3.1).
private func scheme(of text: [UInt8]) -> [UInt8]? {
  guard let colon = text.firstIndex(of: UInt8(ascii: ":")), colon > 0, isLetter(text[0]) else { return nil }
  let scheme = text[..<colon]
  let marks = Array("+-.".utf8)
  guard scheme.allSatisfy({ isLetter($0) || isDigit($0) || marks.contains($0) }) else { return nil }
  return lowercased(scheme)
}

/// Whether this is a host, perhaps with a user before it and a port after it, and a path without spaces
/// (RFC 3986 §3.2).
private func isHostAndPath(_ text: ArraySlice<UInt8>) -> Bool {
  let ends = Array("/?#\\".utf8)
  let authority = text.prefix { !ends.contains($0) }
  let userEnd = authority.lastIndex(of: UInt8(ascii: "@")).map { $0 + 1 } ?? authority.startIndex
  var host = authority[userEnd...]
  if host.first == UInt8(ascii: "[") {
    guard let bracket = host.firstIndex(of: UInt8(ascii: "]")) else { return false }
    let address = host[(host.startIndex + 1)..<bracket]
    guard !address.isEmpty,
      address.allSatisfy({ isHexadecimal($0) || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ".") })
    else { return false }
    return isPort(host[(bracket + 1)...]) && !text.contains(UInt8(ascii: " "))
  }
  let portStart = host.firstIndex(of: UInt8(ascii: ":")) ?? host.endIndex
  let port = host[portStart...]
  host = host[..<portStart]
  guard host.contains(where: { $0 != UInt8(ascii: ".") }), isPort(port) else { return false }
  let isHostName = host.allSatisfy {
    isLetter($0) || isDigit($0) || $0 >= 0x80 || Array("-._~%".utf8).contains($0)
  }
  return isHostName && !text.contains(UInt8(ascii: " "))
}

/// Whether this is nothing, or a colon and digits.
private func isPort(_ text: ArraySlice<UInt8>) -> Bool {
  text.isEmpty || text.first == UInt8(ascii: ":") && text.dropFirst().allSatisfy(isDigit)
}

private func lowercased(_ text: ArraySlice<UInt8>) -> [UInt8] {
  text.map { 0x41...0x5A ~= $0 ? $0 + 0x20 : $0 }
}

private func isLetter(_ byte: UInt8) -> Bool { 0x41...0x5A ~= byte || 0x61...0x7A ~= byte }
private func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }
private func isHexadecimal(_ byte: UInt8) -> Bool {
  isDigit(byte) || 0x41...0x46 ~= byte || 0x61...0x66 ~= byte
}
