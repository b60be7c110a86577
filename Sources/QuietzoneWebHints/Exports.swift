#if arch(wasm32)
  import QuietzoneExplain
  import QuietzoneImaging
  import QuietzoneWebMemory

  // One scan an instance of the module.
  nonisolated(unsafe) private var hints = LiveHints()

  /// Looks at a grey frame in which nothing was read: one byte a pixel, row by row, no padding.
  ///
  /// - Parameter pixels: A buffer from `allocate` of `width * height` bytes at least.
  /// - Returns: The raw value of the `LiveHint` to show now, 0 for none. Below zero where the arguments make no sense.
  @_expose(wasm, "hint") @_cdecl("quietzone_hint")
  public func hint(_ pixels: UnsafeMutableRawPointer?, _ width: Int32, _ height: Int32) -> Int32 {
    withFrame(at: pixels, width, height) { Int32(hints.look(at: $0)?.rawValue ?? 0) } ?? -1
  }
#endif
