/// The pixels of a picture as they lie in memory, a byte each, next to each other along a row.
///
/// A view for the length of a closure: it must not outlive the image it was made from. Of each row `width` bytes may be
/// read and not one more: behind the last row there may be no memory.
public struct PixelView {
  /// The top left pixel; not to be read if there are no pixels.
  public let top: UnsafePointer<UInt8>
  public let width: Int
  public let height: Int
  /// Bytes from a pixel to the one below it: `width` or more.
  public let rowStride: Int

  /// The first pixel of row `y`.
  @inlinable
  @inline(__always)
  public func row(_ y: Int) -> UnsafePointer<UInt8> { top + y * rowStride }
}

extension LuminanceImage {
  /// Calls `body` with a view of the pixels.
  ///
  /// A picture that is one channel of several is gathered into memory of its own first, at each call; a `Pyramid` does so
  /// once.
  @inlinable
  public func withPixels<Result>(_ body: (PixelView) -> Result) -> Result {
    let image = gathered()
    return withExtendedLifetime(image) { body(image.view) }
  }

  /// Where the pixels are; the picture must be kept for as long as they are read.
  @usableFromInline
  var view: PixelView { PixelView(top: top, width: width, height: height, rowStride: rowStride) }
}
