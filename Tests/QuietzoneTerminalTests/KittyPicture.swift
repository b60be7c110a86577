/// A picture that kitty would show: written for these tests, after the protocol, PNG, zlib and base64, not after the encoder.
struct KittyPicture {
  /// The keys of the first piece.
  var keys: [String: String] = [:]
  /// How long the pieces are.
  var pieces: [Int] = []
  var width = 0
  var height = 0
  /// Red, green and blue, by place.
  var pixels: [[UInt8]] = []
  /// The pictures that are taken away.
  var deleted: [Int] = []

  init?(_ bytes: [UInt8]) {
    var rest = bytes[...]
    var encoded: [UInt8] = []
    while !rest.isEmpty {
      guard rest.starts(with: "\u{1B}_G".utf8), let end = rest.firstRange(of: "\u{1B}\\".utf8) else {
        return nil
      }
      let body = rest[(rest.startIndex + 3)..<end.lowerBound]
      rest = rest[end.upperBound...]
      let parts = body.split(separator: UInt8(ascii: ";"), maxSplits: 1, omittingEmptySubsequences: false)
      let pairs = String(decoding: parts[0], as: UTF8.self).split(separator: ",").map {
        $0.split(separator: "=")
      }
      let keys = Dictionary(uniqueKeysWithValues: pairs.map { (String($0[0]), String($0[1])) })
      if keys["a"] == "d" {
        deleted.append(Int(keys["i"] ?? "") ?? 0)
        continue
      }
      if self.keys.isEmpty { self.keys = keys }
      guard parts.count == 2, (keys["m"] == "0") == rest.starts(with: "\u{1B}_Ga=d".utf8) else { return nil }
      pieces.append(parts[1].count)
      encoded += parts[1]
    }
    guard let file = Self.base64(encoded), let picture = Self.png(file) else { return nil }
    (width, height, pixels) = picture
  }

  static func base64(_ text: [UInt8]) -> [UInt8]? {
    guard text.count.isMultiple(of: 4) else { return nil }
    var result: [UInt8] = []
    for start in stride(from: 0, to: text.count, by: 4) {
      var (bits, padding) = (0, 0)
      for character in text[start..<start + 4] {
        let value: Int
        switch character {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): value = Int(character) - 65
        case UInt8(ascii: "a")...UInt8(ascii: "z"): value = Int(character) - 97 + 26
        case UInt8(ascii: "0")...UInt8(ascii: "9"): value = Int(character) - 48 + 52
        case UInt8(ascii: "+"): value = 62
        case UInt8(ascii: "/"): value = 63
        case UInt8(ascii: "="): (value, padding) = (0, padding + 1)
        default: return nil
        }
        bits = bits << 6 | value
      }
      result += [UInt8(bits >> 16 & 255), UInt8(bits >> 8 & 255), UInt8(bits & 255)].dropLast(padding)
    }
    return result
  }

  private static func number(_ bytes: some Collection<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

  private static func png(_ file: [UInt8]) -> (Int, Int, [[UInt8]])? {
    guard file.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { return nil }
    var rest = file[8...]
    var chunks: [String: [UInt8]] = [:]
    while rest.count >= 12 {
      let length = number(rest.prefix(4))
      let typed = rest.dropFirst(4).prefix(4 + length)
      guard number(rest.dropFirst(8 + length).prefix(4)) == checksum(typed) else { return nil }
      chunks[String(decoding: typed.prefix(4), as: UTF8.self), default: []] += typed.dropFirst(4)
      rest = rest.dropFirst(12 + length)
    }
    guard rest.isEmpty, let header = chunks["IHDR"], let palette = chunks["PLTE"], let data = chunks["IDAT"],
      chunks["IEND"] == [], Array(header[8...]) == [8, 3, 0, 0, 0], let rows = inflated(data)
    else { return nil }
    let (width, height) = (number(header[0..<4]), number(header[4..<8]))
    guard rows.count == height * (width + 1) else { return nil }
    var pixels: [[UInt8]] = []
    for y in 0..<height {
      guard rows[y * (width + 1)] == 0 else { return nil }
      for value in rows[(y * (width + 1) + 1)..<(y + 1) * (width + 1)] {
        pixels.append(Array(palette[3 * Int(value)..<3 * Int(value) + 3]))
      }
    }
    return (width, height, pixels)
  }

  /// zlib's stored blocks.
  private static func inflated(_ data: [UInt8]) -> [UInt8]? {
    guard data.count > 6, data[0] == 0x78, number(data[0..<2]).isMultiple(of: 31) else { return nil }
    var rest = data[2...]
    var result: [UInt8] = []
    while let first = rest.first {
      let header = Array(rest.prefix(5))
      let length = Int(header[1]) | Int(header[2]) << 8
      guard first & 0xFE == 0, length ^ (Int(header[3]) | Int(header[4]) << 8) == 0xFFFF else { return nil }
      result += rest.dropFirst(5).prefix(length)
      rest = rest.dropFirst(5 + length)
      if first == 1 { break }
    }
    var (a, b) = (1, 0)
    for byte in result {
      a = (a + Int(byte)) % 65521
      b = (b + a) % 65521
    }
    return rest.count == 4 && number(rest) == b << 16 | a ? result : nil
  }

  /// The cyclic redundancy check, bit by bit.
  private static func checksum(_ bytes: some Sequence<UInt8>) -> Int {
    var remainder = 0xFFFF_FFFF
    for byte in bytes {
      remainder ^= Int(byte)
      for _ in 0..<8 { remainder = remainder & 1 == 1 ? remainder >> 1 ^ 0xEDB8_8320 : remainder >> 1 }
    }
    return remainder ^ 0xFFFF_FFFF
  }
}
