private let digits: [UInt8] = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

/// RFC 4648, with padding.
package func base64(_ bytes: [UInt8]) -> [UInt8] {
  var result: [UInt8] = []
  result.reserveCapacity((bytes.count + 2) / 3 * 4)
  appendBase64(bytes, to: &result)
  return result
}

/// Appends bytes as RFC 4648 writes them, with padding.
func appendBase64(_ bytes: some Sequence<UInt8>, to result: inout [UInt8]) {
  digits.withUnsafeBufferPointer { digits in
    var (bits, count) = (0, 0)
    for byte in bytes {
      bits = bits << 8 | Int(byte)
      count += 1
      if count == 3 {
        for shift in [18, 12, 6, 0] { result.append(digits[bits >> shift & 63]) }
        (bits, count) = (0, 0)
      }
    }
    guard count > 0 else { return }
    bits <<= 8 * (3 - count)
    for index in 0..<4 {
      result.append(index <= count ? digits[bits >> (18 - 6 * index) & 63] : UInt8(ascii: "="))
    }
  }
}
