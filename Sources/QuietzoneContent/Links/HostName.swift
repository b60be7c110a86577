/// A link's host: as people read it, as it is looked up, and what is odd about it.
struct HostName {
  /// With letters of every script; an address in its plain form.
  let shown: String
  /// With Punycode in place of letters beyond ASCII: what is looked up.
  let lookedUp: String
  /// Nil of a name.
  let address: IPAddress?
  /// The labels as people read them.
  let labels: [[Unicode.Scalar]]
  /// Whether the host was written with percent-encoding.
  let isEncoded: Bool
  /// Whether a label came as Punycode.
  let hasPunycode: Bool

  /// Throws `malformed` if browsers would not take it for a host.
  init(_ text: Bytes) throws(ContentError) {
    isEncoded = text.contains(UInt8(ascii: "%"))
    if text.first == UInt8(ascii: "[") {
      guard text.last == UInt8(ascii: "]"), let address = IPAddress(version6: text.dropFirst().dropLast())
      else {
        throw .malformed("host")
      }
      self.address = address
      (shown, lookedUp, labels, hasPunycode) = (address.description, address.description, [], false)
      return
    }
    guard let decoded = PercentCoding.decoded(text), let string = decoded.validText
    else {
      throw .malformed("host")
    }
    let folded = string.unicodeScalars.compactMap { HostName.folded($0) }
    if let address = try IPAddress.version4(Bytes(HostName.string(folded))) {
      self.address = address
      (shown, lookedUp, labels, hasPunycode) = (address.description, address.description, [], false)
      return
    }
    address = nil
    var parts = folded.split(separator: ".", omittingEmptySubsequences: false).map { Array($0) }
    if parts.count > 1, parts[parts.count - 1].isEmpty { parts.removeLast() }
    var (names, ascii, hasPunycode): ([[Unicode.Scalar]], [String], Bool) = ([], [], false)
    for part in parts {
      let label = try HostName.label(part)
      hasPunycode = hasPunycode || (label.name != part)
      names.append(label.name)
      ascii.append(label.ascii)
    }
    labels = names
    self.hasPunycode = hasPunycode
    shown = HostName.joined(names.map { HostName.string($0) })
    lookedUp = HostName.joined(ascii)
    // RFC 1035 §2.3.4.
    guard lookedUp.utf8.count <= 253 else { throw .tooLong("host") }
  }

  /// A label as people read it, and as it is looked up.
  private static func label(_ label: [Unicode.Scalar]) throws(ContentError) -> (
    name: [Unicode.Scalar], ascii: String
  ) {
    guard !label.isEmpty, label.allSatisfy(isAllowed) else { throw .malformed("host") }
    guard label.allSatisfy({ $0.isASCII }) else {
      guard let encoded = Punycode.encoded(label) else { throw .tooLong("host") }
      return (label, "xn--" + String(decoding: encoded, as: UTF8.self))
    }
    let bytes = label.map { UInt8($0.value) }
    guard bytes.count <= 63 else { throw .tooLong("host") }
    guard let encoded = bytes[...].after("xn--") else { return (label, string(label)) }
    // What decodes to something that would be written otherwise is forged (RFC 5891 §4.4).
    guard let name = Punycode.decoded(encoded), !name.allSatisfy({ $0.isASCII }), name.allSatisfy(isAllowed),
      Punycode.encoded(name) == Array(encoded)
    else { throw .malformed("host") }
    return (name, string(label))
  }

  /// Lower case, ASCII in place of full-width characters, and nothing for what is ignored: the part of UTS #46's mapping that
  /// needs no tables.
  private static func folded(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0x41...0x5A, 0x0410...0x042F, 0x0391...0x03A9: Unicode.Scalar(scalar.value + 0x20)
    case 0xC0...0xDE where scalar.value != 0xD7: Unicode.Scalar(scalar.value + 0x20)
    case 0x0400...0x040F: Unicode.Scalar(scalar.value + 0x50)
    case 0x3002, 0xFF0E, 0xFF61: "."
    case 0xFF21...0xFF3A: Unicode.Scalar(scalar.value - 0xFF21 + 0x61)
    case 0xFF01...0xFF5E: Unicode.Scalar(scalar.value - 0xFF01 + 0x21)
    case 0xAD, 0x200B, 0x2060, 0xFE00...0xFE0F, 0xFEFF: nil
    default: scalar
    }
  }

  /// Not the code points that the URL Standard forbids in hosts (§3.2), controls or spaces.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\u{0}"..."\u{20}", "\u{7F}"..."\u{A0}", "#", "%", "/", ":", "<", ">", "?", "@", "[", "\\", "]", "^",
      "|":
      false
    default: !InvisibleCharacter.isSpace(scalar)
    }
  }

  private static func string(_ scalars: [Unicode.Scalar]) -> String {
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars)
    return text
  }

  private static func joined(_ labels: [String]) -> String {
    var text = ""
    for (index, label) in labels.enumerated() { text += (index > 0 ? "." : "") + label }
    return text
  }
}
