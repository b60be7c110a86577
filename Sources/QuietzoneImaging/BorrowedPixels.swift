/// Pictures in memory that belongs to somebody else: a camera's buffer, a decoder's frame, a canvas.
extension LuminanceImage {
  /// Calls `body` with a picture whose pixels stay where they are.
  ///
  /// ```swift
  /// // A camera's Y plane.
  /// let codes = LuminanceImage.withBorrowed(plane, width: 1920, height: 1080, rowStride: 2048) { reader.read($0) }
  /// // The green channel of RGBA.
  /// let green = UnsafeRawBufferPointer(rebasing: rgba.dropFirst())
  /// let codes = LuminanceImage.withBorrowed(
  ///   green, width: 640, height: 480, rowStride: 4 * 640, pixelStep: 4) { reader.read($0) }
  /// ```
  /// With a pixel step of 1 no pixel is copied. With any other, reading gathers the channel, of the region of interest
  /// alone, into memory of its own once, in the pass that makes the first half of the image: a byte a pixel.
  ///
  /// The memory must stay as it is until `body` returns. The picture is on loan until then: whoever keeps it, or a part of
  /// it, and looks at its pixels later stops the program. It must not be read by another thread when `body` returns.
  ///
  /// - Parameters:
  ///   - bytes: They begin with the top left pixel. The last row may end with its last pixel.
  ///   - rowStride: Bytes from a pixel to the one below it; nil if rows follow each other without padding.
  ///   - pixelStep: Bytes from a pixel to the one on its right.
  /// - Returns: What `body` returns; nil, and it is not called, if `bytes` are too few for such a picture, sizes are
  ///   negative, a step is not positive or rows overlap.
  public static func withBorrowed<Result, Failure: Error>(
    _ bytes: UnsafeRawBufferPointer, width: Int, height: Int, rowStride: Int? = nil, pixelStep: Int = 1,
    _ body: (LuminanceImage) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    guard
      let image = LuminanceImage(
        bytes, width: width, height: height, rowStride: rowStride, pixelStep: pixelStep, release: {})
    else { return nil }
    defer { image.owner.endLoan() }
    return try body(image)
  }

  /// A picture whose pixels stay where they are; they must not change before `release` is called.
  ///
  /// The arguments are those of `withBorrowed`, and what is copied is the same.
  ///
  /// - Parameter release: Called once, when neither the picture nor a part of it is left; on any thread.
  /// - Returns: nil, and `release` is not called, where `withBorrowed` would return nil.
  public init?(
    sharing bytes: UnsafeRawBufferPointer, width: Int, height: Int, rowStride: Int? = nil,
    pixelStep: Int = 1, release: @escaping @Sendable () -> Void
  ) {
    self.init(
      bytes, width: width, height: height, rowStride: rowStride, pixelStep: pixelStep, release: release)
  }

  private init?(
    _ bytes: UnsafeRawBufferPointer, width: Int, height: Int, rowStride: Int?, pixelStep: Int,
    release: @escaping () -> Void
  ) {
    guard
      let layout = PixelLayout(width: width, height: height, rowStride: rowStride, pixelStep: pixelStep),
      layout.byteCount <= bytes.count
    else { return nil }
    // A picture without pixels may come without memory: then any address will do, since nothing is read there.
    let first = bytes.baseAddress ?? UnsafeRawPointer(bitPattern: 1)!
    self.init(
      width: width, height: height, rowStride: layout.rowStride, pixelStep: pixelStep, offset: 0,
      owner: PixelOwner(first.assumingMemoryBound(to: UInt8.self), release: release))
  }
}

/// How the pixels of a picture lie in memory, if they can lie there at all.
private struct PixelLayout {
  let rowStride: Int
  /// Bytes from the first pixel to the last, both included.
  let byteCount: Int

  /// - Returns: nil where sizes are negative, steps are not positive, rows overlap or addresses have no room for it.
  init?(width: Int, height: Int, rowStride: Int?, pixelStep: Int) {
    guard width >= 0, height >= 0, pixelStep >= 1 else { return nil }
    let (packedStride, rowOverflows) = width.multipliedReportingOverflow(by: pixelStep)
    guard !rowOverflows else { return nil }
    let rowStride = rowStride ?? packedStride
    let rowLength = max(0, packedStride - pixelStep + 1)
    guard rowStride >= rowLength else { return nil }
    let (rows, rowsOverflow) = rowStride.multipliedReportingOverflow(by: max(0, height - 1))
    let (count, countOverflows) = rows.addingReportingOverflow(rowLength)
    guard !rowsOverflow, !countOverflows else { return nil }
    self.rowStride = rowStride
    byteCount = width == 0 || height == 0 ? 0 : count
  }
}
