#if arch(wasm32)
  import QuietzoneScanner
  import QuietzoneWebMemory

  // One scanner an instance of the module: who needs several makes several instances.
  nonisolated(unsafe) private var scanner = BarcodeScanner()

  /// Tells the scanner of an event.
  ///
  /// - Parameters:
  ///   - event: A buffer from `allocate` that begins with the event as JSON in UTF-8.
  ///   - count: The length of the event in bytes.
  /// - Returns: What there is to do and to see as JSON in UTF-8, see `BarcodeScanner.handle(json:)` and `answer(to:_:_:)`.
  @_expose(wasm, "handle") @_cdecl("quietzone_handle")
  public func handle(_ event: UnsafeMutableRawPointer?, _ count: Int32) -> UnsafeMutableRawPointer? {
    answer(to: event, count) { scanner.handle(json: $0) }
  }
#endif
