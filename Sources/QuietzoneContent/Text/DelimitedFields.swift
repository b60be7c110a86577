/// Fields as MECARD and its kin write them: `S:name;P:pass\;word;;`, each a key, a colon, a value and a semicolon. A
/// backslash takes away the next character's meaning; the field list ends with an empty field.
struct DelimitedFields {
  private(set) var all: [(key: Bytes, value: Bytes)] = []

  /// Throws `notEnded` if a field has no semicolon behind it, `malformed` if one has no key, and `trailing` if more follows
  /// behind the end.
  init(_ text: Bytes) throws(ContentError) {
    var rest = text
    while !rest.isEmpty, rest.first != UInt8(ascii: ";") {
      guard let (key, tail) = rest.cut(at: ":"), key.allSatisfy({ $0.isAlphanumeric || $0 == 0x2D }),
        !key.isEmpty
      else { throw rest.contains(UInt8(ascii: ";")) ? .malformed("field") : .notEnded }
      guard let end = DelimitedFields.end(of: tail) else { throw .notEnded }
      all.append((key, tail[..<end]))
      rest = tail[(end + 1)...]
    }
    guard rest.dropFirst().allSatisfy({ $0.isWhitespace }) else { throw .trailing }
  }

  /// The value of the first field with that key, unescaped; nil if there is none, or it is empty.
  func text(_ key: StaticString) -> String? {
    guard let value = self[key], !value.isEmpty else { return nil }
    return DelimitedFields.unescaped(value).text
  }

  /// The value of the first field with that key, as written.
  subscript(_ key: StaticString) -> Bytes? { all.first { key ~= $0.key }?.value }

  /// The values of all fields with that key, unescaped, without those that are blank.
  func texts(_ key: StaticString) -> [String] {
    all.filter { key ~= $0.key }.map { DelimitedFields.unescaped($0.value) }
      .filter { !$0.trimmed.isEmpty }.map { $0.text }
  }

  /// Where the semicolon is that ends a value.
  private static func end(of value: Bytes) -> Int? {
    var index = value.startIndex
    while index < value.endIndex {
      switch value[index] {
      case "\\": index += 2
      case ";": return index
      default: index += 1
      }
    }
    return nil
  }

  static func unescaped(_ value: Bytes) -> Bytes {
    var result: [UInt8] = []
    var rest = value
    while let byte = rest.popFirst() {
      result.append(byte == UInt8(ascii: "\\") ? rest.popFirst() ?? byte : byte)
    }
    return result[...]
  }
}
