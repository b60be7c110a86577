/// A message to write: `mailto:` (RFC 6068), or `MATMSG:TO:…;SUB:…;BODY:…;;` as phones in Japan write it.
public struct EmailMessage: Hashable, Sendable {
  public let to: [String]
  public let cc: [String]
  public let bcc: [String]
  public let subject: String?
  public let body: String?

  /// - Parameter text: What is behind `mailto:`.
  init(mailto text: Bytes) throws(ContentError) {
    let address = text.cut(at: "#")?.head ?? text
    let (recipients, query) = address.cut(at: "?").map { ($0.head, $0.tail) } ?? (address, [])
    let parameters = QueryParameters(query)
    func addresses(_ list: Bytes, _ field: String) throws(ContentError) -> [String] {
      var result: [String] = []
      for part in list.parts(at: ",") where !part.isEmpty {
        guard let address = PercentCoding.decoded(part), EmailMessage.isAddress(address.trimmed) else {
          throw .malformed(field)
        }
        result.append(address.trimmed.text)
      }
      return result
    }
    to = try addresses(recipients, "to") + addresses(parameters["to"] ?? [], "to")
    cc = try addresses(parameters["cc"] ?? [], "cc")
    bcc = try addresses(parameters["bcc"] ?? [], "bcc")
    subject = try parameters.text("subject")
    body = try parameters.text("body")
    try verify()
  }

  /// - Parameter text: What is behind `MATMSG:`.
  init(matmsg text: Bytes) throws(ContentError) {
    let fields = try DelimitedFields(text)
    to = fields.texts("TO")
    guard to.allSatisfy({ EmailMessage.isAddress(Bytes($0)) }) else { throw .malformed("TO") }
    (cc, bcc) = ([], [])
    subject = fields.text("SUB")
    body = fields.text("BODY")
    try verify()
  }

  /// - Parameter address: An address alone.
  init?(address: Bytes) {
    guard EmailMessage.isAddress(address) else { return nil }
    to = [address.text]
    (cc, bcc, subject, body) = ([], [], nil, nil)
  }

  private func verify() throws(ContentError) {
    guard !to.isEmpty || !cc.isEmpty || !bcc.isEmpty || subject != nil || body != nil else {
      throw .missing("to")
    }
    // A line end would begin another header.
    if let subject, subject.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) { throw .malformed("subject") }
  }

  /// A dot-atom or more, an at sign, and a domain (RFC 5321 §4.1.2, RFC 6531); quoted local parts are not known.
  static func isAddress(_ text: Bytes) -> Bool {
    guard let at = text.lastIndex(of: UInt8(ascii: "@")), text.count <= 254 else { return false }
    let (local, domain) = (text[..<at], text[(at + 1)...])
    func isAtom(_ part: Bytes, _ others: StaticString) -> Bool {
      !part.isEmpty
        && part.allSatisfy { byte in
          byte.isAlphanumeric || byte >= 0x80
            || UnsafeBufferPointer(start: others.utf8Start, count: others.utf8CodeUnitCount).contains(byte)
        }
    }
    let labels = domain.parts(at: ".")
    return local.count <= 64 && local.parts(at: ".").allSatisfy { isAtom($0, "!#$%&'*+-/=?^_`{|}~") }
      && labels.count >= 2
      && labels.allSatisfy {
        isAtom($0, "-") && $0.first != UInt8(ascii: "-") && $0.last != UInt8(ascii: "-")
      }
  }
}

extension EmailMessage: ContentDescribing {
  func describe(to fields: inout ContentFields) {
    fields.add("to", to)
    fields.add("cc", cc)
    fields.add("bcc", bcc)
    fields.add("subject", subject)
    fields.add("body", body)
  }
}
