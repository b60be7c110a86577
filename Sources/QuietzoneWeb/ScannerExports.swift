#if arch(wasm32)
  import QuietzoneScanner

  // One scanner an instance of the module: who needs several makes several instances.
  nonisolated(unsafe) private var scanner = BarcodeScanner()

  /// Tells the scanner of an event.
  ///
  /// - Parameters:
  ///   - event: A buffer from `allocate` that begins with the event as JSON in UTF-8.
  ///   - count: The length of the event in bytes.
  /// - Returns: A buffer for the host to give back with `deallocate`: the length of what follows in four bytes, little
  ///   endian, then what there is to do and to see as JSON in UTF-8, see `BarcodeScanner.handle(json:)`. Null where the
  ///   buffer is none or shorter than the event, or there is no room for the answer.
  @_expose(wasm, "handle") @_cdecl("quietzone_handle")
  public func handle(_ event: UnsafeMutableRawPointer?, _ count: Int32) -> UnsafeMutableRawPointer? {
    guard count >= 0, let buffer = buffers.buffer(at: event), Int(count) <= buffer.count else { return nil }
    return buffers.allocate(holding: scanner.handle(json: Array(buffer[..<Int(count)])))
  }
#endif
