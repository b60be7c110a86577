/// What follows the `//` of a web address: perhaps a user, a host, perhaps a port, perhaps a path (RFC 3986 §3.2).
struct WebLocation {
  /// What stands before the host's `@`.
  let user: ArraySlice<UInt8>
  let host: ArraySlice<UInt8>
  /// With its colon.
  let port: ArraySlice<UInt8>
  private let hasSpace: Bool

  init(_ text: ArraySlice<UInt8>) {
    let authority = text.prefix { !Array("/?#\\".utf8).contains($0) }
    let userEnd = authority.lastIndex(of: UInt8(ascii: "@")).map { $0 + 1 } ?? authority.startIndex
    user = authority[..<userEnd]
    let hostAndPort = authority[userEnd...]
    // The colons of an IPv6 address are in brackets.
    let bracket = hostAndPort.lastIndex(of: UInt8(ascii: "]")) ?? hostAndPort.startIndex
    let portStart = hostAndPort[bracket...].firstIndex(of: UInt8(ascii: ":")) ?? hostAndPort.endIndex
    host = hostAndPort[..<portStart]
    port = hostAndPort[portStart...]
    hasSpace = text.contains(UInt8(ascii: " "))
  }

  /// Whether something can be there.
  var isValid: Bool { !hasSpace && port.dropFirst().allSatisfy(isDigit) && (isName || isAddressInBrackets) }

  /// Letters of any language, digits and what a name may hold else; dots alone are none.
  private var isName: Bool {
    host.contains { $0 != UInt8(ascii: ".") }
      && host.allSatisfy { isLetter($0) || isDigit($0) || $0 >= 0x80 || Array("-._~%".utf8).contains($0) }
  }

  private var isAddressInBrackets: Bool {
    guard host.count > 2, host.first == UInt8(ascii: "["), host.last == UInt8(ascii: "]") else {
      return false
    }
    return host.dropFirst().dropLast().allSatisfy {
      isDigit($0) || 0x61...0x66 ~= $0 | 0x20 || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ".")
    }
  }
}

/// Whether this is a host that begins with `www.`, and perhaps a path: people print addresses without their scheme.
func isNamedForTheWeb(_ text: [UInt8]) -> Bool {
  let location = WebLocation(text.dropFirst(4))
  return lowercased(text.prefix(4)) == Array("www.".utf8) && location.isValid && location.user.isEmpty
}

/// Whether this is a host as people type it, and perhaps a port and a path: its name has a dot, and an end that is no number
/// (`example.org/a`), or it is a number in four parts (`192.168.0.1:8080`).
func isHostAndPath(_ text: [UInt8]) -> Bool {
  let location = WebLocation(text[...])
  guard location.isValid, location.user.isEmpty else { return false }
  let parts = location.host.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
  guard parts.count > 1, parts.allSatisfy({ !$0.isEmpty }) else { return false }
  let areNumbers = parts.allSatisfy { part in
    part.count <= 3 && part.allSatisfy(isDigit) && part.reduce(0) { 10 * $0 + Int($1 - 0x30) } < 256
  }
  return areNumbers ? parts.count == 4 : parts[parts.count - 1].allSatisfy { isLetter($0) || $0 >= 0x80 }
}

/// The scheme in front of a URL's colon, in lower case; nil where there is none (RFC 3986 §3.1).
func scheme(of text: [UInt8]) -> [UInt8]? {
  guard let colon = text.firstIndex(of: UInt8(ascii: ":")), colon > 0, isLetter(text[0]) else { return nil }
  let scheme = text[..<colon]
  let isScheme = scheme.allSatisfy { isLetter($0) || isDigit($0) || Array("+-.".utf8).contains($0) }
  return isScheme ? lowercased(scheme) : nil
}

/// Letters of ASCII in lower case.
private func lowercased(_ text: ArraySlice<UInt8>) -> [UInt8] {
  text.map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }
}

private func isLetter(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte | 0x20 }
private func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }
