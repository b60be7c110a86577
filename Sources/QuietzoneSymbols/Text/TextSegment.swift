/// A stretch of a symbol's content in one character set.
public struct TextSegment: Hashable, Sendable {
  public var bytes: [UInt8]
  public var characterSet: CodedCharacterSet

  public init(bytes: [UInt8], characterSet: CodedCharacterSet) {
    self.bytes = bytes
    self.characterSet = characterSet
  }

  /// The text, where the core can tell it alone: valid UTF-8 (without a byte order mark), ISO 8859-1, ASCII, and what
  /// is ASCII in a character set that includes it. Nil otherwise: the host may know the character set's `name`.
  public var text: String? {
    switch characterSet {
    case .utf8:
      guard isValidUTF8(bytes) else { return nil }
      let hasByteOrderMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
      return String(decoding: bytes.dropFirst(hasByteOrderMark ? 3 : 0), as: UTF8.self)
    case .iso8859_1, CodedCharacterSet(eci: 1):
      return String(decoding: utf8(ofLatin1: bytes), as: UTF8.self)
    default:
      guard characterSet.includesASCII, bytes.allSatisfy({ $0 < 0x80 }) else { return nil }
      return String(decoding: bytes, as: UTF8.self)
    }
  }
}

private func utf8(ofLatin1 bytes: [UInt8]) -> [UInt8] {
  var result: [UInt8] = []
  result.reserveCapacity(bytes.count)
  for byte in bytes {
    if byte < 0x80 {
      result.append(byte)
    } else {
      result.append(0xC0 | byte >> 6)
      result.append(0x80 | byte & 0x3F)
    }
  }
  return result
}
