#if arch(wasm32)
  // WebAssembly runs one thread here, and nothing calls back into the host.
  nonisolated(unsafe) package var buffers = LiveBuffers()

  /// Memory for the host to write into: `count` bytes, all zero. Null where there is none to be had.
  @_expose(wasm, "allocate") @_cdecl("quietzone_allocate")
  public func allocate(_ count: Int32) -> UnsafeMutableRawPointer? {
    buffers.allocate(Int(count))?.baseAddress
  }

  /// Takes back what `allocate` or another function returned; any other address is ignored.
  @_expose(wasm, "deallocate") @_cdecl("quietzone_deallocate")
  public func deallocate(_ address: UnsafeMutableRawPointer?) {
    buffers.deallocate(at: address)
  }

  /// What `body` answers to the JSON that a buffer from `allocate` begins with: in a buffer for the host to give back, the length
  /// of what follows in four bytes, little endian, then the answer. Null where the buffer is none or shorter than `count`, or
  /// there is no room for the answer.
  package func answer(
    to json: UnsafeMutableRawPointer?, _ count: Int32, _ body: ([UInt8]) -> [UInt8]
  ) -> UnsafeMutableRawPointer? {
    guard count >= 0, let buffer = buffers.buffer(at: json), Int(count) <= buffer.count else { return nil }
    return buffers.allocate(holding: body(Array(buffer[..<Int(count)])))
  }
#endif
