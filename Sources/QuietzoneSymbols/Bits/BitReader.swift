/// Reads a sequence of bytes bit by bit, the highest bit of each first.
struct BitReader {
  private let bytes: [UInt8]
  /// Bits that have been read.
  private(set) var position = 0

  /// Bits that there are.
  let count: Int

  /// - Parameter count: How many bits of `bytes` there are to read; nil is all of them.
  init(_ bytes: [UInt8], count: Int? = nil) {
    self.bytes = bytes
    self.count = count ?? bytes.count * 8
  }

  /// Bits that are left.
  var remaining: Int { count - position }

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
