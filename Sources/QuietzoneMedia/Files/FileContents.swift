import CProcess
import Glibc

/// A file's bytes, followed by the zero bytes that decoders' bit readers may run into.
struct FileContents: ~Copyable {
  /// How many zero bytes follow: what FFmpeg asks for.
  static let padding = 64

  private var memory: UnsafeMutablePointer<UInt8>?
  /// How many bytes the file has.
  let count: Int

  /// A copy of `bytes`.
  init(_ bytes: [UInt8]) throws(MediaError) {
    memory = try bytes.withUnsafeBufferPointer { bytes throws(MediaError) in
      try paddedCopy(of: UnsafeRawBufferPointer(bytes))
    }
    count = bytes.count
  }

  /// The same bytes as another one's.
  init(_ other: borrowing FileContents) throws(MediaError) {
    memory = try paddedCopy(of: UnsafeRawBufferPointer(start: other.memory, count: other.count))
    count = other.count
  }

  /// `head`, and behind it everything that an open file still has to give: at most `limit` bytes together.
  /// - Parameter expected: How many bytes that will be, as far as is known; zero if it is not.
  init(head: [UInt8], descriptor: Int32, expected: Int, limit: Int) throws(MediaError) {
    if max(expected, head.count) > limit { throw .fileTooLarge(limit: limit) }
    // One byte more than expected, so that the end is seen without growing.
    var capacity = max(expected, head.count) + 1
    var memory: UnsafeMutablePointer<UInt8>?
    var count = head.count
    do throws(MediaError) {
      try resize(&memory, to: capacity)
      head.withUnsafeBytes { if let start = $0.baseAddress { memcpy(memory!, start, $0.count) } }
      while let start = memory {
        let got = read(descriptor, start + count, capacity - count)
        if got < 0 {
          if errno == EINTR { continue }
          throw .cannotOpen(reason: String(cString: strerror(errno)))
        }
        if got == 0 { break }
        count += got
        if count > limit { throw .fileTooLarge(limit: limit) }
        if count == capacity {
          capacity *= 2
          try resize(&memory, to: capacity)
        }
      }
    } catch {
      free(memory)
      throw error
    }
    memset(memory! + count, 0, Self.padding)
    self.memory = memory
    self.count = count
  }

  deinit { free(memory) }

  /// Calls `body` with the file's bytes.
  borrowing func withBytes<Result, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(UnsafeRawBufferPointer(start: memory, count: count))
  }

  /// Calls `body` with the file's bytes, to change them.
  mutating func withMutableBytes(_ body: (UnsafeMutableRawBufferPointer) -> Void) {
    body(UnsafeMutableRawBufferPointer(start: memory, count: count))
  }

  /// The descriptor of a file in memory with these bytes, which is the caller's to close.
  borrowing func inMemoryFile() throws(MediaError) -> Int32 {
    let descriptor = quietzone_memory_file(memory, count)
    if descriptor < 0 { throw .cannotOpen(reason: "no memory for \(count) bytes") }
    return descriptor
  }

  /// Hands over the bytes, with the padding behind them, and the duty to free them.
  consuming func release() -> (bytes: UnsafeMutablePointer<UInt8>, count: Int) {
    let bytes = memory!
    memory = nil
    return (bytes, count)
  }
}

/// A copy of `bytes` and the padding.
private func paddedCopy(of bytes: UnsafeRawBufferPointer) throws(MediaError) -> UnsafeMutablePointer<UInt8> {
  var memory: UnsafeMutablePointer<UInt8>?
  try resize(&memory, to: bytes.count)
  if let start = bytes.baseAddress { memcpy(memory!, start, bytes.count) }
  memset(memory! + bytes.count, 0, FileContents.padding)
  return memory!
}

/// Makes room for `capacity` bytes and the padding; what is there stays.
private func resize(_ memory: inout UnsafeMutablePointer<UInt8>?, to capacity: Int) throws(MediaError) {
  guard let larger = realloc(memory, capacity + FileContents.padding) else {
    throw .cannotOpen(reason: "no memory for \(capacity) bytes")
  }
  memory = larger.assumingMemoryBound(to: UInt8.self)
}
