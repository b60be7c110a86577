#if arch(wasm32)
  /// Swift's hasher takes its seed from here. A module without imports has no randomness to offer, and the results
  /// never depend on it; the C library's own function would need a host's.
  @_cdecl("arc4random_buf")
  public func fillWithHashSeed(_ address: UnsafeMutableRawPointer, _ count: Int) {
    address.initializeMemory(as: UInt8.self, repeating: 0x5A, count: count)
  }
#endif
