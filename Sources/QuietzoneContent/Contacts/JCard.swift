extension Contact {
  /// A contact as a jCard: the array `["vcard", [[name, parameters, type, value, …], …]]` (RFC 7095).
  ///
  /// It says what a vCard 4.0 says, so it is read as one: each property becomes that vCard's line.
  init(jCard text: Bytes) throws(ContentError) {
    guard case .list(let parts) = try JSONText(text), parts.count == 2,
      case .list(let properties) = parts[1]
    else { throw .malformed("vcard") }
    var lines: [ContentLine] = []
    for property in properties { lines += try Contact.lines(of: property) }
    let versions = lines.filter { "VERSION" ~= $0.name }
    guard let version = versions.first else { throw .missing("version") }
    guard versions.count == 1 else { throw .repeated("version") }
    guard "4.0" ~= version.value else { throw .unknownVersion(version.value.text) }
    self.init(.jCard)
    for line in lines { try read(line) }
    try completeName()
  }

  /// Whether a text begins as one.
  static func isJCard(_ text: Bytes) -> Bool {
    guard text.first == UInt8(ascii: "[") else { return false }
    let first = text.dropFirst().drop { $0.isWhitespace }
    return first.starts(with: Array("\"vcard\"".utf8))
  }

  /// The lines that a vCard would have: one for each value of the property.
  private static func lines(of property: JSONText) throws(ContentError) -> [ContentLine] {
    guard case .list(let parts) = property, parts.count >= 4, case .text(let name) = parts[0],
      case .members(let parameters) = parts[1], case .text(let type) = parts[2], !name.isEmpty
    else { throw .malformed("property") }
    var kinds: [(name: Bytes, value: Bytes)] = [(Bytes("VALUE"), type)]
    for parameter in parameters {
      // A parameter with several values has an array of them.
      let values: [JSONText] = if case .list(let all) = parameter.value { all } else { [parameter.value] }
      for value in values {
        guard case .text(let text) = value else { throw .malformed(name.text) }
        kinds.append((parameter.name, text))
      }
    }
    var lines: [ContentLine] = []
    for value in parts.dropFirst(3) {
      lines.append(ContentLine(name: name, parameters: kinds, value: try written(value, name)))
    }
    return lines
  }

  /// A value as a vCard writes it: the components of a structured one between semicolons, several of a component between commas.
  private static func written(_ value: JSONText, _ name: Bytes) throws(ContentError) -> Bytes {
    guard case .list(let components) = value else { return try escaped(value, name)[...] }
    var text: [UInt8] = []
    for (index, component) in components.enumerated() {
      if index > 0 { text.append(UInt8(ascii: ";")) }
      guard case .list(let values) = component else {
        text += try escaped(component, name)
        continue
      }
      for (index, value) in values.enumerated() {
        if index > 0 { text.append(UInt8(ascii: ",")) }
        text += try escaped(value, name)
      }
    }
    return text[...]
  }

  private static func escaped(_ value: JSONText, _ name: Bytes) throws(ContentError) -> [UInt8] {
    let plain: Bytes
    switch value {
    case .text(let text), .number(let text): plain = text
    case .flag(let flag): plain = Bytes(flag ? "true" : "false")
    case .null, .list, .members: throw .malformed(name.text)
    }
    var text: [UInt8] = []
    for byte in plain {
      switch byte {
      case "\\", ",", ";": text += [UInt8(ascii: "\\"), byte]
      case 0x0A: text += Array("\\n".utf8)
      default: text.append(byte)
      }
    }
    return text
  }
}
