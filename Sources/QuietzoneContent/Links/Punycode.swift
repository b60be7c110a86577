/// Punycode: letters of any script in the characters of a host name (RFC 3492).
enum Punycode {
  // The parameters, RFC 3492 §5.
  private static let base: Int64 = 36
  private static let minimumThreshold: Int64 = 1
  private static let maximumThreshold: Int64 = 26
  private static let initialBias: Int64 = 72
  private static let firstScalar: Int64 = 0x80
  /// The greatest length of a label of a host name (RFC 1035 §2.3.4). Nothing longer is worth the work.
  private static let maximumLength = 63

  /// What a label without its `xn--` stands for (RFC 3492 §6.2); nil if it is no Punycode.
  static func decoded(_ label: Bytes) -> [Unicode.Scalar]? {
    guard label.count <= maximumLength, label.allSatisfy({ $0 < 0x80 }) else { return nil }
    var result: [Unicode.Scalar] = []
    var rest = label
    if let delimiter = label.lastIndex(of: UInt8(ascii: "-")) {
      result = label[..<delimiter].map { Unicode.Scalar($0) }
      rest = label[(delimiter + 1)...]
    }
    var (scalar, bias, index) = (firstScalar, initialBias, Int64(0))
    while !rest.isEmpty {
      let start = index
      var (weight, position) = (Int64(1), base)
      while true {
        guard let byte = rest.popFirst(), let digit = value(of: byte) else { return nil }
        index += digit * weight
        guard index <= Int64(Int32.max) else { return nil }
        let threshold = threshold(at: position, bias: bias)
        if digit < threshold { break }
        weight *= base - threshold
        guard weight <= Int64(Int32.max) else { return nil }
        position += base
      }
      let count = Int64(result.count) + 1
      bias = adapted(index - start, count: count, isFirst: start == 0)
      scalar += index / count
      index %= count
      guard scalar <= 0x10FFFF, let found = Unicode.Scalar(UInt32(scalar)) else { return nil }
      result.insert(found, at: Int(index))
      index += 1
    }
    return result
  }

  /// A label in the characters of a host name, without `xn--` in front (RFC 3492 §6.3); nil if it is too long for one.
  static func encoded(_ label: [Unicode.Scalar]) -> [UInt8]? {
    guard label.count <= maximumLength else { return nil }
    var result = label.filter({ $0.isASCII }).map { UInt8($0.value) }
    let basicCount = Int64(result.count)
    var handled = basicCount
    if basicCount > 0 { result.append(UInt8(ascii: "-")) }
    var (scalar, bias, delta) = (firstScalar, initialBias, Int64(0))
    while handled < Int64(label.count) {
      let next = Int64(label.lazy.map({ $0.value }).filter { $0 >= scalar }.min()!)
      delta += (next - scalar) * (handled + 1)
      scalar = next
      for other in label {
        if other.value < scalar { delta += 1 }
        guard other.value == scalar else { continue }
        appendDigits(of: delta, bias: bias, to: &result)
        bias = adapted(delta, count: handled + 1, isFirst: handled == basicCount)
        delta = 0
        handled += 1
      }
      delta += 1
      scalar += 1
    }
    return result.count <= maximumLength ? result : nil
  }

  private static func appendDigits(of delta: Int64, bias: Int64, to result: inout [UInt8]) {
    var (rest, position) = (delta, base)
    while true {
      let threshold = threshold(at: position, bias: bias)
      if rest < threshold { break }
      result.append(digit(threshold + (rest - threshold) % (base - threshold)))
      rest = (rest - threshold) / (base - threshold)
      position += base
    }
    result.append(digit(rest))
  }

  private static func threshold(at position: Int64, bias: Int64) -> Int64 {
    min(max(position - bias, minimumThreshold), maximumThreshold)
  }

  /// RFC 3492 §6.1: skew 38, damp 700.
  private static func adapted(_ delta: Int64, count: Int64, isFirst: Bool) -> Int64 {
    var delta = isFirst ? delta / 700 : delta / 2
    delta += delta / count
    var steps: Int64 = 0
    while delta > (base - minimumThreshold) * maximumThreshold / 2 {
      delta /= base - minimumThreshold
      steps += base
    }
    return steps + (base - minimumThreshold + 1) * delta / (delta + 38)
  }

  private static func digit(_ value: Int64) -> UInt8 { UInt8(value < 26 ? value + 0x61 : value + 0x16) }

  private static func value(of byte: UInt8) -> Int64? {
    byte.isLetter ? Int64(byte.lowercased) - 0x61 : byte.isDigit ? Int64(byte) - 0x16 : nil
  }
}
