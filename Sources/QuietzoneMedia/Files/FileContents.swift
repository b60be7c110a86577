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
    var memory: UnsafeMutablePointer<UInt8>?
    try resize(&memory, to: bytes.count)
    bytes.withUnsafeBytes { source in
      if let start = source.baseAddress { memcpy(memory!, start, source.count) }
    }
    memset(memory! + bytes.count, 0, Self.padding)
    self.memory = memory
    count = bytes.count
  }

  /// Everything that an open file still has to give, if it begins as an image does and is at most `limit` bytes.
  /// - Parameter expected: How many bytes that will be, as far as is known; zero if it is not.
  init(descriptor: Int32, expected: Int, limit: Int) throws(MediaError) {
    if expected > limit { throw .fileTooLarge(limit: limit) }
    // One byte more than expected, so that the end is seen without growing.
    var capacity = max(expected + 1, 1 << 16)
    var memory: UnsafeMutablePointer<UInt8>?
    var count = 0
    do throws(MediaError) {
      try resize(&memory, to: capacity)
      while let start = memory {
        // The first bytes decide whether the rest is worth its memory.
        let wanted =
          count < ImageFormat.signatureLength ? ImageFormat.signatureLength - count : capacity - count
        let got = read(descriptor, start + count, wanted)
        if got < 0 {
          if errno == EINTR { continue }
          throw .cannotOpen(reason: String(cString: strerror(errno)))
        }
        if got == 0 { break }
        count += got
        if count > limit { throw .fileTooLarge(limit: limit) }
        if count == ImageFormat.signatureLength,
          ImageFormat(signature: UnsafeRawBufferPointer(start: start, count: count)) == nil
        {
          throw .unknownFormat
        }
        if count == capacity {
          capacity *= 2
          try resize(&memory, to: capacity)
        }
      }
      if count == 0 { throw .isEmpty }
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

  /// Hands over the bytes, with the padding behind them, and the duty to free them.
  consuming func release() -> (bytes: UnsafeMutablePointer<UInt8>, count: Int) {
    let bytes = memory!
    memory = nil
    return (bytes, count)
  }
}

/// Makes room for `capacity` bytes and the padding; what is there stays.
private func resize(_ memory: inout UnsafeMutablePointer<UInt8>?, to capacity: Int) throws(MediaError) {
  guard let larger = realloc(memory, capacity + FileContents.padding) else {
    throw .cannotOpen(reason: "no memory for \(capacity) bytes")
  }
  memory = larger.assumingMemoryBound(to: UInt8.self)
}
