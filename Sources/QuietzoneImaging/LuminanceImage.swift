/// A grey picture: one byte a pixel, 0 black and 255 white, rows from the top.
///
/// Its pixels are memory that never changes while the picture is there. Copies and crops share it. It may be the picture's
/// own, or belong to somebody else: see `withBorrowed` and `init(sharing:…)`.
public struct LuminanceImage: Sendable {
  /// Columns, in pixels.
  public let width: Int
  /// Rows, in pixels.
  public let height: Int
  /// Bytes from a pixel to the one below it.
  public let rowStride: Int
  /// Bytes from a pixel to the one on its right: 1, or more if it is one channel of several, such as green of RGBA.
  public let pixelStep: Int
  /// Where the top left pixel is, in bytes from the owner's first.
  let offset: Int
  let owner: PixelOwner

  init(width: Int, height: Int, rowStride: Int, pixelStep: Int, offset: Int, owner: PixelOwner) {
    self.width = width
    self.height = height
    self.rowStride = rowStride
    self.pixelStep = pixelStep
    self.offset = offset
    self.owner = owner
  }

  /// A picture with a copy of the pixels given, row by row; nil unless there are exactly `width * height` of them.
  public init?(width: Int, height: Int, pixels: [UInt8]) {
    guard width >= 0, height >= 0 else { return nil }
    let (count, overflow) = width.multipliedReportingOverflow(by: height)
    guard !overflow, pixels.count == count else { return nil }
    self.init(width: width, height: height) { target in
      pixels.withUnsafeBufferPointer { source in
        if let first = source.baseAddress { target.initialize(from: first, count: count) }
      }
    }
  }

  /// A picture whose `width * height` pixels `fill` writes, each one, with no padding between rows.
  public init(width: Int, height: Int, fill: (UnsafeMutablePointer<UInt8>) -> Void) {
    precondition(width >= 0 && height >= 0)
    let count = width * height
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: count)
    if count > 0 { fill(memory) }
    self.init(
      width: width, height: height, rowStride: width, pixelStep: 1, offset: 0,
      owner: PixelOwner(UnsafePointer(memory)) { memory.deallocate() })
  }

  /// A copy of all pixels, row by row from the top left, without padding: `width * height` bytes.
  public var pixels: [UInt8] {
    [UInt8](unsafeUninitializedCapacity: width * height) { buffer, initialized in
      initialized = width * height
      if let first = buffer.baseAddress, initialized > 0 { copyRows(to: first) }
    }
  }

  /// The pixel `x` columns from the left and `y` rows from the top; it must lie inside.
  public subscript(x: Int, y: Int) -> UInt8 {
    precondition(x >= 0 && x < width && y >= 0 && y < height, "a pixel outside the picture")
    return withExtendedLifetime(owner) { top[y * rowStride + x * pixelStep] }
  }

  /// The part of the image inside `region`; the image itself if that is all of it.
  ///
  /// Nothing is copied: the part keeps the memory of the whole.
  public func cropped(to region: PixelRectangle) -> LuminanceImage {
    let part = region.intersection(PixelRectangle(x: 0, y: 0, width: width, height: height))
    // Where there is nothing left, its place may be anywhere.
    let start = part.isEmpty ? 0 : part.y * rowStride + part.x * pixelStep
    return LuminanceImage(
      width: part.width, height: part.height, rowStride: rowStride, pixelStep: pixelStep,
      offset: offset + start, owner: owner)
  }

  /// The top left pixel; the owner must be kept for as long as it is read.
  var top: UnsafePointer<UInt8> { owner.bytes + offset }
}
