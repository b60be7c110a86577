/// Writes numbers bit by bit, the highest bit of each first.
struct BitWriter {
  private(set) var bits: [Bool] = []

  mutating func write(_ value: Int, _ count: Int) {
    for bit in (0..<count).reversed() { bits.append(value >> bit & 1 == 1) }
  }

  /// The bits written so far, with zeros up to the byte.
  var bytes: [UInt8] {
    stride(from: 0, to: bits.count, by: 8).map { start in
      (0..<8).reduce(0) { byte, bit in
        byte << 1 | (start + bit < bits.count && bits[start + bit] ? 1 : 0)
      }
    }
  }

  /// The bits as the data codewords of a symbol with room for `count`: terminator, zeros and the standard's padding.
  func codewords(_ count: Int) -> [UInt8] {
    var terminated = self
    terminated.write(0, min(4, count * 8 - bits.count))
    var bytes = terminated.bytes
    var pad: UInt8 = 0xEC
    while bytes.count < count {
      bytes.append(pad)
      pad ^= 0xEC ^ 0x11
    }
    return bytes
  }
}
