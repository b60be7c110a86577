import CZlib

/// `bytes` compressed as one gzip member (RFC 1952), as small as zlib can.
func gzip(_ bytes: [UInt8]) throws -> [UInt8] {
  var stream = z_stream()
  // 15 window bits, and 16 more for gzip's header instead of zlib's.
  let version = ZLIB_VERSION
  guard
    deflateInit2_(
      &stream, Z_BEST_COMPRESSION, Z_DEFLATED, 15 + 16, 9, Z_DEFAULT_STRATEGY, version,
      CInt(MemoryLayout<z_stream>.size)) == Z_OK
  else { throw WebServerError.compressionFailed }
  defer { deflateEnd(&stream) }
  var input = bytes
  var output = [UInt8](repeating: 0, count: Int(deflateBound(&stream, UInt(bytes.count))))
  let status = input.withUnsafeMutableBufferPointer { input in
    output.withUnsafeMutableBufferPointer { output in
      stream.next_in = input.baseAddress
      stream.avail_in = UInt32(input.count)
      stream.next_out = output.baseAddress
      stream.avail_out = UInt32(output.count)
      return deflate(&stream, Z_FINISH)
    }
  }
  guard status == Z_STREAM_END else { throw WebServerError.compressionFailed }
  return Array(output.prefix(Int(stream.total_out)))
}
