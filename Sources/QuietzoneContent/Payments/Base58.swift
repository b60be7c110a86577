/// Numbers to the base of 58, as Bitcoin's older addresses are written: without the characters that look alike.
enum Base58 {
  private static let alphabet = Array("123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz".utf8)

  /// The bytes; nil if there is another character, or more than an address has.
  static func decoded(_ text: Bytes) -> [UInt8]? {
    guard text.count <= 64 else { return nil }
    var bytes: [UInt8] = []
    for character in text {
      guard var carry = alphabet.firstIndex(of: character) else { return nil }
      for index in bytes.indices.reversed() {
        carry += Int(bytes[index]) * 58
        bytes[index] = UInt8(truncatingIfNeeded: carry)
        carry >>= 8
      }
      if carry > 0 { bytes.insert(UInt8(carry), at: 0) }
    }
    return [UInt8](repeating: 0, count: text.prefix { $0 == UInt8(ascii: "1") }.count) + bytes
  }
}

/// SHA-256 (FIPS 180-4), for short messages.
enum SHA256 {
  static func hash(of message: Bytes) -> [UInt8] {
    var padded = Array(message) + [0x80]
    while padded.count % 64 != 56 { padded.append(0) }
    let bitCount = UInt64(message.count) * 8
    padded += (0..<8).reversed().map { UInt8(truncatingIfNeeded: bitCount >> (8 * UInt64($0))) }
    var state = roots(of: 8, cube: false)
    let constants = roots(of: 64, cube: true)
    for start in stride(from: 0, to: padded.count, by: 64) {
      compress(padded[start..<start + 64], into: &state, constants)
    }
    return state.flatMap { word in
      (0..<4).reversed().map { UInt8(truncatingIfNeeded: word >> (8 * UInt32($0))) }
    }
  }

  /// §6.2.2.
  private static func compress(_ block: ArraySlice<UInt8>, into state: inout [UInt32], _ constants: [UInt32])
  {
    func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }
    var words = (0..<16).map { index in
      block.dropFirst(4 * index).prefix(4).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    for index in 16..<64 {
      let (a, b) = (words[index - 15], words[index - 2])
      let small = rotated(a, 7) ^ rotated(a, 18) ^ a >> 3
      let large = rotated(b, 17) ^ rotated(b, 19) ^ b >> 10
      words.append(words[index - 16] &+ small &+ words[index - 7] &+ large)
    }
    var v = state
    for index in 0..<64 {
      let sum1 = rotated(v[4], 6) ^ rotated(v[4], 11) ^ rotated(v[4], 25)
      let choice = v[4] & v[5] ^ ~v[4] & v[6]
      let first = v[7] &+ sum1 &+ choice &+ constants[index] &+ words[index]
      let sum0 = rotated(v[0], 2) ^ rotated(v[0], 13) ^ rotated(v[0], 22)
      let majority = v[0] & v[1] ^ v[0] & v[2] ^ v[1] & v[2]
      v = [first &+ sum0 &+ majority, v[0], v[1], v[2], v[3] &+ first, v[4], v[5], v[6]]
    }
    for index in 0..<8 { state[index] = state[index] &+ v[index] }
  }

  /// The first 32 bits behind the point of the square or cube roots of the first primes, which is how the standard defines
  /// its constants (§4.2.2 and §5.3.3).
  private static func roots(of count: Int, cube: Bool) -> [UInt32] {
    var primes: [UInt64] = []
    var number: UInt64 = 2
    while primes.count < count {
      if primes.allSatisfy({ number % $0 != 0 }) { primes.append(number) }
      number += 1
    }
    return primes.map { cube ? fraction(ofCubeRoot: $0) : fraction(ofSquareRoot: $0) }
  }

  /// ⌊√p · 2³²⌋ modulo 2³², bit by bit.
  private static func fraction(ofSquareRoot prime: UInt64) -> UInt32 {
    var root: UInt64 = 0
    for bit in (0..<36).reversed() {
      let next = root | 1 << UInt64(bit)
      let square = next.multipliedFullWidth(by: next)
      if (square.high, square.low) <= (prime, 0) { root = next }
    }
    return UInt32(truncatingIfNeeded: root)
  }

  /// ⌊∛p · 2³²⌋ modulo 2³², bit by bit.
  private static func fraction(ofCubeRoot prime: UInt64) -> UInt32 {
    var root: UInt64 = 0
    for bit in (0..<36).reversed() {
      let next = root | 1 << UInt64(bit)
      // (high · 2³² + low)³ against p · 2⁹⁶, in three words of 32 bits and what is above them.
      let square = next.multipliedFullWidth(by: next)
      let low = square.low.multipliedFullWidth(by: next)
      let high = square.high * next
      let (middle, overflow) = low.high.addingReportingOverflow(high)
      if !overflow, middle < prime << 32 { root = next }
    }
    return UInt32(truncatingIfNeeded: root)
  }
}
