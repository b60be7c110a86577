/// Lines as vCards and iCalendar objects have them: `group.NAME;PARAMETER=value:text` (RFC 6350 §3.3, RFC 5545 §3.1).
struct ContentLine {
  /// Without its group.
  let name: Bytes
  /// In their order; a parameter of vCard 2.1 without a name is a type.
  let parameters: [(name: Bytes, value: Bytes)]
  /// As written, but for line ends that only folded it.
  let value: Bytes

  /// The lines of `text` without those that are empty; throws `malformed` at one without a name and a colon.
  static func all(of text: Bytes) throws(ContentError) -> [ContentLine] {
    var lines: [ContentLine] = []
    var rest = text.lines[...]
    while let first = rest.popFirst() {
      guard !first.trimmed.isEmpty else { continue }
      var whole = Array(first)
      while let next = rest.first, next.first == 0x20 || next.first == 0x09 {
        whole += next.dropFirst()
        rest.removeFirst()
      }
      // Quoted-printable has a way of its own to go on in the next line (RFC 2045 §6.7, rule 5).
      while whole.last == UInt8(ascii: "="), try ContentLine(whole[...]).isQuotedPrintable,
        let next = rest.popFirst()
      {
        whole.removeLast()
        whole += next
      }
      lines.append(try ContentLine(whole[...]))
    }
    return lines
  }

  /// A line of what was written otherwise: `value` has the backslashes that a line has.
  init(name: Bytes, parameters: [(name: Bytes, value: Bytes)], value: Bytes) {
    (self.name, self.parameters, self.value) = (name, parameters, value)
  }

  private init(_ line: Bytes) throws(ContentError) {
    var colon: Int?
    var isQuoted = false
    for index in line.indices {
      switch line[index] {
      case "\"": isQuoted.toggle()
      case ":" where !isQuoted: colon = index
      default: continue
      }
      if colon != nil { break }
    }
    guard let colon else { throw .malformed("line") }
    value = line[(colon + 1)...]
    var parts = ContentLine.split(line[..<colon])
    let first = parts.removeFirst().trimmed
    name = first.lastIndex(of: UInt8(ascii: ".")).map { first[($0 + 1)...] } ?? first
    guard !name.isEmpty, name.allSatisfy({ $0.isAlphanumeric || $0 == 0x2D }) else {
      throw .malformed("line")
    }
    parameters = parts.map { part in
      guard let (name, value) = part.cut(at: "=") else { return (Bytes("TYPE"), part) }
      return (name, value)
    }
  }

  /// The parts between semicolons that are not in quotation marks.
  private static func split(_ text: Bytes) -> [Bytes] {
    var parts: [Bytes] = []
    var start = text.startIndex
    var isQuoted = false
    for index in text.indices {
      switch text[index] {
      case "\"": isQuoted.toggle()
      case ";" where !isQuoted:
        parts.append(text[start..<index])
        start = index + 1
      default: continue
      }
    }
    return parts + [text[start...]]
  }

  /// The value of a parameter, without quotation marks.
  func parameter(_ name: StaticString) -> Bytes? {
    guard let value = parameters.first(where: { name ~= $0.name })?.value else { return nil }
    return value.count >= 2 && value.first == UInt8(ascii: "\"") ? value.dropFirst().dropLast() : value
  }

  /// What kinds of things the value is, in lower case: `home`, `voice`, `pref`.
  var types: [String] {
    var types: [String] = []
    for (name, value) in parameters where "TYPE" ~= name {
      for type in value.filter({ $0 != UInt8(ascii: "\"") })[...].parts(at: ",") {
        switch type.trimmed {
        case "", "QUOTED-PRINTABLE", "BASE64", "8BIT", "INTERNET": continue
        default: types.append(type.trimmed.lowercased[...].text)
        }
      }
    }
    return types
  }

  private var isQuotedPrintable: Bool {
    parameters.contains { "QUOTED-PRINTABLE" ~= $0.value }
  }

  /// The value in UTF-8, with quoted-printable undone but with its backslashes.
  ///
  /// Throws `malformed` if it is no such text, and `unsupported` if it is in a character set that the core does not decode.
  var decodedValue: Bytes {
    get throws(ContentError) {
      guard let bytes = isQuotedPrintable ? ContentLine.fromQuotedPrintable(value) : value else {
        throw .malformed(name.text)
      }
      switch parameter("CHARSET") ?? Bytes("UTF-8") {
      case "UTF-8", "US-ASCII":
        guard bytes.validText != nil else { throw .malformed(name.text) }
        return bytes
      case "ISO-8859-1" where isQuotedPrintable:
        var text = ""
        text.unicodeScalars.append(contentsOf: bytes.map { Unicode.Scalar($0) })
        return Bytes(text)
      // What is not encoded was decoded with the whole symbol.
      default:
        guard !isQuotedPrintable || bytes.allSatisfy({ $0 < 0x80 }) else { throw .unsupported("CHARSET") }
        return bytes
      }
    }
  }

  private static func fromQuotedPrintable(_ text: Bytes) -> Bytes? {
    var result: [UInt8] = []
    var rest = text
    while let byte = rest.popFirst() {
      if byte != UInt8(ascii: "=") {
        result.append(byte)
      } else if !rest.isEmpty {
        guard let digits = rest.take(2), let high = digits.first?.hexadecimalValue,
          let low = digits.last?.hexadecimalValue
        else { return nil }
        result.append(high << 4 | low)
      }
    }
    return result[...]
  }

  /// The value as text, with its backslashes undone.
  var text: String { get throws(ContentError) { ContentLine.unescaped(try decodedValue).text } }

  /// The parts of the value between separators without a backslash in front, their backslashes undone.
  func components(at separator: Unicode.Scalar) throws(ContentError) -> [String] {
    var parts: [String] = []
    let value = try decodedValue
    var start = value.startIndex
    var index = start
    while index < value.endIndex {
      if value[index] == UInt8(ascii: "\\") {
        index += 1
      } else if value[index] == UInt8(ascii: separator) {
        parts.append(ContentLine.unescaped(value[start..<index]).text)
        start = index + 1
      }
      index += 1
    }
    return parts + [ContentLine.unescaped(value[start...]).text]
  }

  /// A backslash and an n is a line end (RFC 6350 §3.4, RFC 5545 §3.3.11).
  private static func unescaped(_ text: Bytes) -> Bytes {
    var result: [UInt8] = []
    var rest = text
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let next = rest.popFirst() else {
        result.append(byte)
        continue
      }
      switch next {
      case "n", "N": result.append(0x0A)
      case "\\", ",", ";", ":": result.append(next)
      default: result += [byte, next]
      }
    }
    return result[...]
  }
}
