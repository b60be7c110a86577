/// Texts with a check of six characters, as Bitcoin's addresses and Lightning's invoices are written (BIP 173, BIP 350).
enum Bech32 {
  enum Variant { case bech32, bech32m }

  /// What is in front of the last `1`, in lower case, and the values of five bits behind it without the check; nil if that is
  /// wrong, or letters are in both cases.
  static func decoded(_ text: Bytes) -> (prefix: Bytes, values: [UInt8], variant: Variant)? {
    guard !(text.contains(where: { $0.isUppercase }) && text.contains { $0.isLetter && !$0.isUppercase })
    else { return nil }
    let lower = text.lowercased[...]
    guard let separator = lower.lastIndex(of: UInt8(ascii: "1")), separator > lower.startIndex,
      lower.endIndex - separator > 6
    else { return nil }
    var values: [UInt8] = []
    for byte in lower[(separator + 1)...] {
      guard let value = alphabet.firstIndex(of: byte) else { return nil }
      values.append(UInt8(value))
    }
    let prefix = lower[..<separator]
    guard prefix.allSatisfy({ 0x21...0x7E ~= $0 }) else { return nil }
    switch polymod(prefix.map { $0 >> 5 } + [0] + prefix.map { $0 & 31 } + values) {
    case 1: return (prefix, values.dropLast(6), .bech32)
    case 0x2BC8_30A3: return (prefix, values.dropLast(6), .bech32m)
    default: return nil
    }
  }

  /// The bytes that values of five bits are; nil if bits are left that fill no value, or are not zero.
  static func bytes(of values: [UInt8]) -> [UInt8]? {
    var (bytes, pending, count): ([UInt8], UInt32, UInt32) = ([], 0, 0)
    for value in values {
      pending = pending << 5 & 0xFFF | UInt32(value)
      count += 5
      guard count >= 8 else { continue }
      count -= 8
      bytes.append(UInt8(truncatingIfNeeded: pending >> count))
    }
    return count < 5 && pending & (1 << count - 1) == 0 ? bytes : nil
  }

  private static let alphabet = Array("qpzry9x8gf2tvdw0s3jn54khce6mua7l".utf8)

  private static func polymod(_ values: [UInt8]) -> UInt32 {
    let generators: [UInt32] = [0x3B6A_57B2, 0x2650_8E6D, 0x1EA1_19FA, 0x3D42_33DD, 0x2A14_62B3]
    return values.reduce(UInt32(1)) { check, value in
      var next = (check & 0x1FF_FFFF) << 5 ^ UInt32(value)
      for (bit, generator) in generators.enumerated() where check >> (25 + UInt32(bit)) & 1 != 0 {
        next ^= generator
      }
      return next
    }
  }
}
