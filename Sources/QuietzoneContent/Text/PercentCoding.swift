/// Percent-encoding (RFC 3986 §2.1).
enum PercentCoding {
  /// The bytes that `text` stands for; nil if a percent sign is not followed by two hexadecimal digits.
  static func decoded(_ text: Bytes, plusIsSpace: Bool = false) -> Bytes? {
    var result: [UInt8] = []
    var rest = text
    while let byte = rest.popFirst() {
      switch byte {
      case "%":
        guard let digits = rest.take(2), let high = digits.first?.hexadecimalValue,
          let low = digits.last?.hexadecimalValue
        else { return nil }
        result.append(high << 4 | low)
      case "+" where plusIsSpace: result.append(0x20)
      default: result.append(byte)
      }
    }
    return result[...]
  }

  /// As `decoded`, and valid UTF-8 without control characters other than line ends and tabs.
  static func text(_ text: Bytes, plusIsSpace: Bool = false) -> String? {
    guard let bytes = decoded(text, plusIsSpace: plusIsSpace),
      !bytes.contains(where: { $0 < 0x20 && !$0.isWhitespace || $0 == 0x7F })
    else { return nil }
    return bytes.validText
  }

  /// Everything but unreserved characters (RFC 3986 §2.3) is encoded.
  static func encoded(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    let digits = Array("0123456789ABCDEF".utf8)
    var result: [UInt8] = []
    for byte in bytes {
      switch byte {
      case "-", ".", "_", "~": result.append(byte)
      case _ where byte.isAlphanumeric: result.append(byte)
      default: result += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return result
  }
}

/// The parameters of a URL's query: `name=value` between ampersands.
struct QueryParameters {
  private(set) var all: [(name: Bytes, value: Bytes)] = []

  init(_ query: Bytes) {
    for part in query.parts(at: "&") where !part.isEmpty {
      let pair = part.cut(at: "=") ?? (part, [])
      all.append((pair.head, pair.tail))
    }
  }

  /// The raw value of the first parameter of that name, in whichever case.
  subscript(_ name: StaticString) -> Bytes? { all.first { name ~= $0.name }?.value }

  /// The value of the first parameter of that name, decoded; nil if it has none, or an empty one.
  func text(_ name: StaticString, plusIsSpace: Bool = false) throws(ContentError) -> String? {
    guard let value = self[name], !value.isEmpty else { return nil }
    guard let text = PercentCoding.text(value, plusIsSpace: plusIsSpace) else {
      throw .malformed("\(name)")
    }
    return text
  }
}
