import CFFmpeg
import Glibc

/// A file's bytes, followed by the zero bytes that FFmpeg's bit readers may run into.
struct FileContents: ~Copyable {
  /// The reference that FFmpeg counts.
  private(set) var buffer: UnsafeMutablePointer<AVBufferRef>?
  /// How many bytes the file has.
  let count: Int

  /// A copy of `bytes`.
  init(_ bytes: [UInt8]) throws(MediaError) {
    let padding = Int(AV_INPUT_BUFFER_PADDING_SIZE)
    guard let buffer = av_buffer_alloc(bytes.count + padding) else {
      throw .cannotOpen(reason: "no memory for \(bytes.count) bytes")
    }
    bytes.withUnsafeBytes { source in
      if let start = source.baseAddress { memcpy(buffer.pointee.data, start, source.count) }
    }
    memset(buffer.pointee.data + bytes.count, 0, padding)
    self.buffer = buffer
    count = bytes.count
  }

  /// Everything that an open file still has to give, if it begins as an image does and is at most `limit` bytes.
  /// - Parameter expected: How many bytes that will be, as far as is known; zero if it is not.
  init(descriptor: Int32, expected: Int, limit: Int) throws(MediaError) {
    let padding = Int(AV_INPUT_BUFFER_PADDING_SIZE)
    if expected > limit { throw .fileTooLarge(limit: limit) }
    // One byte more than expected, so that the end is seen without growing.
    var capacity = max(expected + 1, 1 << 16)
    var storage = av_buffer_alloc(capacity + padding)
    var count = 0
    do throws(MediaError) {
      while true {
        guard let data = storage?.pointee.data else {
          throw .cannotOpen(reason: "no memory for \(capacity) bytes")
        }
        // The first bytes decide whether the rest is worth its memory.
        let wanted =
          count < ImageFormat.signatureLength ? ImageFormat.signatureLength - count : capacity - count
        let got = read(descriptor, data + count, wanted)
        if got < 0 {
          if errno == EINTR { continue }
          throw .cannotOpen(reason: String(cString: strerror(errno)))
        }
        if got == 0 { break }
        count += got
        if count > limit { throw .fileTooLarge(limit: limit) }
        if count == ImageFormat.signatureLength,
          ImageFormat(signature: UnsafeRawBufferPointer(start: data, count: count)) == nil
        {
          throw .unknownFormat
        }
        if count == capacity {
          capacity *= 2
          if av_buffer_realloc(&storage, capacity + padding) < 0 {
            throw .cannotOpen(reason: "no memory for \(capacity) bytes")
          }
        }
      }
      if count == 0 { throw .isEmpty }
    } catch {
      av_buffer_unref(&storage)
      throw error
    }
    memset(storage!.pointee.data + count, 0, padding)
    buffer = storage
    self.count = count
  }

  deinit {
    var buffer = buffer
    av_buffer_unref(&buffer)
  }

  /// Calls `body` with the file's bytes.
  borrowing func withBytes<Result, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(UnsafeRawBufferPointer(start: buffer!.pointee.data, count: count))
  }

  /// Hands over the bytes, and the duty to release them.
  consuming func release() -> UnsafeMutablePointer<AVBufferRef> {
    let result = buffer!
    buffer = nil
    return result
  }
}
