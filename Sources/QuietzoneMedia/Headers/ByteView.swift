import Glibc

/// Numbers at places in a file's bytes; nil for a place that the file does not have.
struct ByteView {
  private let bytes: UnsafeRawBufferPointer
  /// Whether numbers have their highest byte first.
  var isBigEndian: Bool

  init(_ bytes: UnsafeRawBufferPointer, isBigEndian: Bool) {
    self.bytes = bytes
    self.isBigEndian = isBigEndian
  }

  var count: Int { bytes.count }

  subscript(offset: Int) -> Int? { offset >= 0 && offset < bytes.count ? Int(bytes[offset]) : nil }

  func uint16(_ offset: Int) -> Int? { number(at: offset, length: 2) }
  func uint24(_ offset: Int) -> Int? { number(at: offset, length: 3) }
  func uint32(_ offset: Int) -> Int? { number(at: offset, length: 4) }

  func int32(_ offset: Int) -> Int? { uint32(offset).map { Int(Int32(truncatingIfNeeded: $0)) } }

  /// Whether the bytes from `offset` on are those of `text`.
  func holds(_ text: StaticString, at offset: Int) -> Bool {
    guard offset >= 0, offset <= count - text.utf8CodeUnitCount else { return false }
    return (0..<text.utf8CodeUnitCount).allSatisfy { bytes[offset + $0] == text.utf8Start[$0] }
  }

  /// Where the next `byte` is, at `offset` or behind it; nil if there is none.
  func firstOffset(of byte: UInt8, from offset: Int) -> Int? {
    guard offset >= 0, offset < count, let start = bytes.baseAddress else { return nil }
    guard let found = memchr(start + offset, Int32(byte), count - offset) else { return nil }
    return UnsafeRawPointer(found) - start
  }

  /// `length` bytes from `offset` on, or as many of them as there are.
  func part(_ offset: Int, length: Int) -> ByteView {
    let start = min(max(offset, 0), bytes.count)
    let end = start + min(max(length, 0), bytes.count - start)
    return ByteView(UnsafeRawBufferPointer(rebasing: bytes[start..<end]), isBigEndian: isBigEndian)
  }

  private func number(at offset: Int, length: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - length else { return nil }
    var result = 0
    for index in 0..<length {
      result = result << 8 | Int(bytes[isBigEndian ? offset + index : offset + length - 1 - index])
    }
    return result
  }
}
