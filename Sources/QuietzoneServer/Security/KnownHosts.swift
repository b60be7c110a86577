import NIOCore

/// The names by which this server is asked for.
///
/// A page elsewhere can have its own name lead to this machine (DNS rebinding): to the browser it is then of this server's
/// origin and may read what it answers. But the browser names that page's host as it asks. An address leads nowhere but
/// to itself, so every address will do.
struct KnownHosts: Sendable {
  private let names: Set<String>

  init(_ names: some Sequence<String>) { self.names = Set(names.map { $0.lowercased() }) }

  /// Whether a `Host` field's value is an address, or one of the names, with or without a port.
  func contains(_ field: String) -> Bool {
    guard let host = Self.host(of: field) else { return false }
    if (try? SocketAddress(ipAddress: host, port: 0)) != nil { return true }
    let name = (host.hasSuffix(".") ? String(host.dropLast()) : host).lowercased()
    // What ends with it leads to this machine as well (RFC 6761, 6.3).
    return name == "localhost" || name.hasSuffix(".localhost") || names.contains(name)
  }

  /// The host without its port; nil where it is none (RFC 9110, 7.2).
  private static func host(of field: String) -> String? {
    let host: Substring
    let rest: Substring
    if field.hasPrefix("["), let end = field.firstIndex(of: "]") {
      host = field[field.index(after: field.startIndex)..<end]
      rest = field[field.index(after: end)...]
      guard host.contains(":") else { return nil }
    } else {
      host = field.prefix { $0 != ":" }
      rest = field.dropFirst(host.count)
    }
    guard !host.isEmpty, rest.isEmpty || rest.first == ":", rest.dropFirst().allSatisfy(\.isASCIIDigit) else {
      return nil
    }
    return String(host)
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
