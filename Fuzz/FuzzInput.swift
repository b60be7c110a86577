/// The bytes that the fuzzer gives, read from the front; past the end they are zero.
struct FuzzInput {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  var remaining: Int { bytes.count - position }

  mutating func byte() -> UInt8 {
    guard position < bytes.count else { return 0 }
    defer { position += 1 }
    return bytes[position]
  }

  /// A number within `range`, from one byte.
  mutating func number(in range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(byte()) % range.count
  }

  /// `count` bits, the highest bit of each byte first.
  mutating func bits(_ count: Int) -> [Bool] {
    var result: [Bool] = []
    result.reserveCapacity(count)
    while result.count < count {
      let byte = byte()
      for bit in (0..<8).reversed() where result.count < count { result.append(byte >> UInt8(bit) & 1 != 0) }
    }
    return result
  }

  /// All that is left.
  mutating func rest() -> [UInt8] {
    defer { position = bytes.count }
    return Array(bytes[position...])
  }
}
