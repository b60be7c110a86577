/// How a file may be compressed on its way (RFC 9110, 8.4.1), the best first.
enum ContentCoding: String, CaseIterable {
  case brotli = "br"
  case gzip

  /// Whether an `Accept-Encoding` header allows it (RFC 9110, 12.5.3): by name or by `*`, and not with weight 0.
  func isAccepted(by header: String?) -> Bool {
    var isNamed: Bool?
    var isAny = false
    for part in (header ?? "").split(separator: ",") {
      let fields = part.split(separator: ";").map { $0.trimmingWhitespace }
      let isRefused = fields.dropFirst().contains { field in
        field.hasPrefix("q=") && (Double(field.dropFirst(2)) ?? 1) == 0
      }
      let name = fields.first?.lowercased()
      if name == rawValue || self == .gzip && name == "x-gzip" {
        isNamed = !isRefused
      } else if name == "*" {
        isAny = !isRefused
      }
    }
    return isNamed ?? isAny
  }
}
