/// An address in place of a host's name.
enum IPAddress: Hashable {
  /// Four bytes; whether they are written as four decimal numbers, the way people know it.
  case version4(UInt32, isPlain: Bool)
  case version6([UInt16])

  /// An address without brackets, in any way of writing that browsers take (URL Standard §3.5): one to four parts, each
  /// decimal, octal (`0…`) or hexadecimal (`0x…`), of which the last fills what is left.
  ///
  /// Nil if the last part is no number, so that it is a name; throws if it is, and the whole is no address.
  static func version4(_ host: Bytes) throws(ContentError) -> IPAddress? {
    var parts = host.parts(at: ".")
    if parts.count > 1, parts.last!.isEmpty { parts.removeLast() }
    guard let last = parts.last, isNumber(last) else { return nil }
    var address: Int64 = 0
    guard parts.count <= 4 else { throw .malformed("host") }
    for (index, part) in parts.enumerated() {
      guard let number = number(part) else { throw .malformed("host") }
      let bytes = index == parts.count - 1 ? 5 - parts.count : 1
      guard number < Int64(1) << (8 * bytes) else { throw .malformed("host") }
      address = address << (8 * bytes) | number
    }
    let isPlain =
      parts.count == 4 && parts.allSatisfy { $0.isDigits && ($0.count == 1 || $0.first != 0x30) }
      && host.last != UInt8(ascii: ".")
    return .version4(UInt32(address), isPlain: isPlain)
  }

  /// Whether a part claims to be a number, which may be none.
  private static func isNumber(_ part: Bytes) -> Bool {
    part.isDigits || part.after("0x")?.allSatisfy { $0.hexadecimalValue != nil } ?? false
  }

  /// A number below 2³² in one of its ways of writing.
  private static func number(_ part: Bytes) -> Int64? {
    var (digits, base): (Bytes, Int64) = (part, 10)
    if let rest = part.after("0x") {
      (digits, base) = (rest, 16)
    } else if part.count > 1, part.first == 0x30 {
      (digits, base) = (part.dropFirst(), 8)
    } else if part.isEmpty {
      return nil
    }
    var number: Int64 = 0
    for digit in digits {
      guard let value = digit.hexadecimalValue, value < base else { return nil }
      number = number * base + Int64(value)
      guard number < Int64(1) << 32 else { return nil }
    }
    return number
  }

  /// An address as it is between brackets (RFC 4291 §2.2), without a zone.
  init?(version6 text: Bytes) {
    func groups(_ text: Bytes) -> [UInt16]? {
      if text.isEmpty { return [] }
      var result: [UInt16] = []
      let parts = text.parts(at: ":")
      for (index, part) in parts.enumerated() {
        if index == parts.count - 1, part.contains(UInt8(ascii: ".")) {
          guard let address = try? IPAddress.version4(part), case .version4(let address, true) = address
          else { return nil }
          result += [UInt16(address >> 16), UInt16(address & 0xFFFF)]
        } else {
          guard (1...4).contains(part.count) else { return nil }
          var group: UInt16 = 0
          for digit in part {
            guard let value = digit.hexadecimalValue else { return nil }
            group = group << 4 | UInt16(value)
          }
          result.append(group)
        }
      }
      return result
    }
    let gap = text.indices.dropLast().first {
      text[$0] == UInt8(ascii: ":") && text[$0 + 1] == UInt8(ascii: ":")
    }
    if let gap {
      guard let head = groups(text[..<gap]), let tail = groups(text[(gap + 2)...]),
        head.count + tail.count <= 7
      else { return nil }
      self = .version6(head + [UInt16](repeating: 0, count: 8 - head.count - tail.count) + tail)
    } else {
      guard let all = groups(text), all.count == 8 else { return nil }
      self = .version6(all)
    }
  }

  /// Whether it leads to this device or its own network (RFC 1918, RFC 3927, RFC 4193; RFC 4291 §2.4).
  var isLocal: Bool {
    switch self {
    case .version4(let address, _):
      address >> 24 == 127 || address >> 24 == 10 || address >> 24 == 0 || address >> 20 == 0xAC1
        || address >> 16 == 0xC0A8 || address >> 16 == 0xA9FE
    case .version6(let groups):
      groups[0] & 0xFE00 == 0xFC00 || groups[0] & 0xFFC0 == 0xFE80 || groups.dropLast().allSatisfy { $0 == 0 }
    }
  }
}

extension IPAddress: CustomStringConvertible {
  var description: String {
    switch self {
    case .version4(let address, _):
      return "\(address >> 24).\(address >> 16 & 255).\(address >> 8 & 255).\(address & 255)"
    case .version6(let groups):
      var text = "["
      for (index, group) in groups.enumerated() {
        text += (index > 0 ? ":" : "") + String(group, radix: 16)
      }
      return text + "]"
    }
  }
}
