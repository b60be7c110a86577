#if arch(wasm32)
  import QuietzoneImaging

  /// Calls `body` with the frame that is in the buffer at `pixels`, where it stays; nil unless the buffer is a live one
  /// and holds all of it.
  package func withFrame<Result>(
    at pixels: UnsafeMutableRawPointer?, _ width: Int32, _ height: Int32, _ body: (LuminanceImage) -> Result
  ) -> Result? {
    guard width > 0, height > 0, let buffer = buffers.buffer(at: pixels) else { return nil }
    return LuminanceImage.withBorrowed(
      UnsafeRawBufferPointer(buffer), width: Int(width), height: Int(height), body)
  }
#endif
