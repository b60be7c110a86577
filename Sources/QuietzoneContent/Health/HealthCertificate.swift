/// A health certificate as the European Union's (eHealth Network, Guidelines on Technical Specifications for EU Digital COVID
/// Certificates, volume 3). What it says of whom is neither unpacked nor verified.
public struct HealthCertificate: Hashable, Sendable {
  /// The version behind `HC`.
  public let version: Int
  /// How many bytes the signed and compressed certificate has.
  public let byteCount: Int

  /// - Parameter text: What is behind `HC1:`, in base 45.
  init(_ text: Bytes) throws(ContentError) {
    let bytes = try HealthCertificate.fromBase45(text)
    // Compressed (RFC 1950 §2.2), or as COSE_Sign1 at once (RFC 8152 §2).
    let isCompressed =
      bytes.count > 6 && bytes[0] & 15 == 8 && (Int(bytes[0]) << 8 | Int(bytes[1])) % 31 == 0
    guard isCompressed || bytes.first == 0xD2 else { throw .malformed("certificate") }
    version = 1
    byteCount = bytes.count
  }

  /// RFC 9285: three characters for two bytes, two for a last one.
  private static func fromBase45(_ text: Bytes) throws(ContentError) -> [UInt8] {
    var (result, rest): ([UInt8], Bytes) = ([], text)
    while !rest.isEmpty {
      let group = rest.prefix(3)
      rest = rest.dropFirst(group.count)
      guard group.count > 1 else { throw .notEnded }
      var (number, weight) = (0, 1)
      for character in group {
        guard let value = value(of: character) else { throw .malformed("base 45") }
        number += value * weight
        weight *= 45
      }
      guard number < (group.count == 3 ? 65536 : 256) else { throw .malformed("base 45") }
      if group.count == 3 { result.append(UInt8(number >> 8)) }
      result.append(UInt8(number & 255))
    }
    return result
  }

  private static func value(of character: UInt8) -> Int? {
    switch character {
    case 0x30...0x39: Int(character) - 0x30
    case 0x41...0x5A: Int(character) - 0x41 + 10
    default: Array(" $%*+-./:".utf8).firstIndex(of: character).map { $0 + 36 }
    }
  }
}

extension HealthCertificate: ContentDescribing {
  func describe(to fields: inout ContentFields) {
    fields.add("format", "EU Digital COVID Certificate")
    fields.add("version", version)
    fields.add("byteCount", byteCount)
  }
}
