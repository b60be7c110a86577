/// The picture as PNG (ISO/IEC 15948): a byte a pixel, a palette, and nothing compressed, which would take longer than it saves.
func indexedPNG(_ picture: InkedPicture, colors: ColorDepth) -> [UInt8] {
  var rows: [UInt8] = []
  rows.reserveCapacity(picture.height * (picture.width + 1))
  for y in 0..<picture.height {
    rows.append(0)  // No filter.
    rows += picture.pixels[y * picture.width..<(y + 1) * picture.width]
  }
  var palette: [UInt8] = []
  for value in UInt8.min...UInt8.max {
    let color = color(of: value, colors)
    palette += [color.red, color.green, color.blue]
  }
  var result: [UInt8] = [0x89] + Array("PNG\r\n\u{1A}\n".utf8)
  result.reserveCapacity(rows.count + rows.count / 1000 + 1024)
  let header = bigEndian(UInt32(picture.width)) + bigEndian(UInt32(picture.height)) + [8, 3, 0, 0, 0]
  appendChunk("IHDR", header, to: &result)
  appendChunk("PLTE", palette, to: &result)
  appendChunk("IDAT", stored(rows), to: &result)
  appendChunk("IEND", [], to: &result)
  return result
}

private func appendChunk(_ type: String, _ data: [UInt8], to result: inout [UInt8]) {
  result += bigEndian(UInt32(data.count))
  let start = result.count
  result += type.utf8
  result += data
  result += bigEndian(cyclicRedundancyCheck(result[start...]))
}

/// A zlib stream of stored blocks (RFC 1950, RFC 1951 §3.2.4).
private func stored(_ data: [UInt8]) -> [UInt8] {
  let longestBlock = 0xFFFF
  var result: [UInt8] = [0x78, 0x01]
  result.reserveCapacity(data.count + data.count / 1000 + 16)
  for start in stride(from: 0, to: data.count, by: longestBlock) {
    let block = data[start..<min(start + longestBlock, data.count)]
    let length = UInt16(block.count)
    result.append(block.endIndex == data.count ? 1 : 0)
    for value in [length, ~length] { result += [UInt8(value & 0xFF), UInt8(value >> 8)] }
    result += block
  }
  return result + bigEndian(adler32(data))
}

private func bigEndian(_ value: UInt32) -> [UInt8] {
  [24, 16, 8, 0].map { UInt8(value >> $0 & 0xFF) }
}

private func adler32(_ data: [UInt8]) -> UInt32 {
  var (a, b): (UInt32, UInt32) = (1, 0)
  // So many sums fit before they must be taken modulo 65521 (RFC 1950).
  for start in stride(from: 0, to: data.count, by: 5552) {
    for byte in data[start..<min(start + 5552, data.count)] {
      a &+= UInt32(byte)
      b &+= a
    }
    a %= 65521
    b %= 65521
  }
  return b << 16 | a
}

private let remainders: [UInt32] = (0..<256).map { byte in
  (0..<8).reduce(UInt32(byte)) { remainder, _ in
    remainder & 1 == 1 ? 0xEDB8_8320 ^ remainder >> 1 : remainder >> 1
  }
}

private func cyclicRedundancyCheck(_ data: ArraySlice<UInt8>) -> UInt32 {
  remainders.withUnsafeBufferPointer { remainders in
    ~data.reduce(UInt32.max) { remainders[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] ^ $0 >> 8 }
  }
}
