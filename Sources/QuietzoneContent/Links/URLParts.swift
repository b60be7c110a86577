/// The parts of a URL as a browser takes them apart (RFC 3986 §3, and where browsers differ, the URL Standard §4.4): a
/// backslash is a slash, line ends and tabs are not there, and the slashes in front of the host may be missing.
struct URLParts {
  /// In lower case.
  let scheme: [UInt8]
  /// What stands before the host's `@`, as written; nil without one.
  let userInfo: Bytes?
  let host: Bytes
  /// The digits of the port; nil without a colon.
  let port: Bytes?
  let path: Bytes
  /// What is between `?` and `#`; nil without `?`.
  let query: Bytes?
  let fragment: Bytes?
  /// Whether a backslash stands where a slash belongs.
  let hasBackslash: Bool

  /// Nil if `url` does not begin with a scheme and a colon, or has no host.
  init?(_ url: Bytes) {
    let clean = url.filter { $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }[...]
    guard let scheme = URLParts.scheme(of: clean) else { return nil }
    self.scheme = scheme
    let isSlash = { (byte: UInt8) in byte == UInt8(ascii: "/") || byte == UInt8(ascii: "\\") }
    let behind = clean.dropFirst(scheme.count + 1)
    let rest = behind.drop(while: isSlash)
    let authority = rest.prefix { !isSlash($0) && $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    let userEnd = authority.lastIndex(of: UInt8(ascii: "@"))
    userInfo = userEnd.map { authority[..<$0] }
    let hostAndPort = userEnd.map { authority[($0 + 1)...] } ?? authority
    // The colons of an IPv6 address are in brackets.
    let bracket = hostAndPort.lastIndex(of: UInt8(ascii: "]")) ?? hostAndPort.startIndex
    let portStart = hostAndPort[bracket...].firstIndex(of: UInt8(ascii: ":"))
    host = portStart.map { hostAndPort[..<$0] } ?? hostAndPort
    port = portStart.map { hostAndPort[($0 + 1)...] }
    let pathAndQuery = rest[authority.endIndex...]
    let (beforeFragment, fragment) =
      pathAndQuery.cut(at: "#").map { ($0.head, $0.tail) } ?? (pathAndQuery, nil)
    let (path, query) = beforeFragment.cut(at: "?").map { ($0.head, $0.tail) } ?? (beforeFragment, nil)
    self.path = path
    self.query = query
    self.fragment = fragment
    hasBackslash =
      behind[..<authority.startIndex].contains(UInt8(ascii: "\\")) || path.contains(UInt8(ascii: "\\"))
    guard !host.isEmpty else { return nil }
  }

  /// The scheme in front of the first colon, in lower case (RFC 3986 §3.1); nil where there is none.
  static func scheme(of text: Bytes) -> [UInt8]? {
    guard let (scheme, _) = text.cut(at: ":"), let first = scheme.first, first.isLetter,
      scheme.allSatisfy({ $0.isAlphanumeric || $0 == 0x2B || $0 == 0x2D || $0 == 0x2E })
    else { return nil }
    return scheme.lowercased
  }
}
