#if arch(wasm32)
  import QuietzoneCards
  import QuietzoneWebMemory

  // One card an instance of the module, as for scanners.
  nonisolated(unsafe) private var card: ResultCard?

  /// Tells the card of an event.
  ///
  /// - Parameters:
  ///   - event: A buffer from `allocate` that begins with the event as JSON in UTF-8.
  ///   - count: The length of the event in bytes.
  /// - Returns: What there is to do and to see as JSON in UTF-8, see `ResultCard.handle(json:_:)` and `answer(to:_:_:)`.
  @_expose(wasm, "handle") @_cdecl("quietzone_handle_card")
  public func handle(_ event: UnsafeMutableRawPointer?, _ count: Int32) -> UnsafeMutableRawPointer? {
    answer(to: event, count) { ResultCard.handle(json: $0, &card) }
  }
#endif
