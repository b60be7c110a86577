/// Reads a sequence of bytes bit by bit, the highest bit of each first.
struct BitReader {
  private let bytes: [UInt8]
  /// Bits that have been read.
  private(set) var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Bits that are left.
  var remaining: Int { bytes.count * 8 - position }

  /// The next `count` bits (up to 24) as a number; nil, and nothing is read, if fewer are left.
  mutating func read(_ count: Int) -> Int? {
    guard count <= remaining else { return nil }
    var value = 0
    var missing = count
    while missing > 0 {
      let available = 8 - position % 8
      let taken = min(available, missing)
      let bits = Int(bytes[position / 8]) >> (available - taken) & (1 << taken - 1)
      value = value << taken | bits
      position += taken
      missing -= taken
    }
    return value
  }
}
