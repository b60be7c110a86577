#if canImport(UIKit)
  import Accelerate
  import CoreMedia
  import CoreVideo
  import QuietzoneScanner

  /// Pictures in the memory of a camera's buffers: nothing is converted, and nothing copied.
  extension LuminanceImage {
    /// Calls `body` with a picture whose pixels stay where they are in a pixel buffer: its luma, or the green of RGB.
    ///
    /// ```swift
    /// let codes = LuminanceImage.withBorrowed(pixelBuffer) { reader.read($0) }
    /// ```
    /// - Returns: What `body` returns; nil, and it is not called, where the buffer's pixel format is none that holds bytes of
    ///   luma or green.
    public static func withBorrowed<Result, Failure: Error>(
      _ buffer: CVPixelBuffer, _ body: (LuminanceImage) throws(Failure) -> Result
    ) throws(Failure) -> Result? {
      guard let layout = GreyLayout(buffer),
        CVPixelBufferLockBaseAddress(buffer, .readOnly) == kCVReturnSuccess
      else { return nil }
      defer { CVPixelBufferUnlockBaseAddress(buffer, .readOnly) }
      guard let plane = layout.plane(of: buffer) else { return nil }
      return try withBorrowed(
        plane.bytes, width: plane.width, height: plane.height, rowStride: plane.rowStride,
        pixelStep: layout.pixelStep, body)
    }

    /// As `withBorrowed(_:_:)`, with the frame that a camera delivered; nil where the sample holds none.
    public static func withBorrowed<Result, Failure: Error>(
      _ sample: CMSampleBuffer, _ body: (LuminanceImage) throws(Failure) -> Result
    ) throws(Failure) -> Result? {
      guard let buffer = CMSampleBufferGetImageBuffer(sample) else { return nil }
      return try withBorrowed(buffer, body)
    }

    /// A picture that shares the pixels of a pixel buffer: it keeps the buffer, locked, until neither it nor a part of it is
    /// left. A camera has few buffers; `withBorrowed` gives them back at once.
    ///
    /// - Returns: nil where `withBorrowed` would return nil.
    public init?(_ buffer: CVPixelBuffer) {
      guard let layout = GreyLayout(buffer),
        CVPixelBufferLockBaseAddress(buffer, .readOnly) == kCVReturnSuccess
      else { return nil }
      let loan = BufferLoan(buffer)
      guard let plane = layout.plane(of: buffer),
        let image = LuminanceImage(
          sharing: plane.bytes, width: plane.width, height: plane.height, rowStride: plane.rowStride,
          pixelStep: layout.pixelStep, release: { loan.end() })
      else {
        loan.end()
        return nil
      }
      self = image
    }

    /// As `init(_:)` with a pixel buffer, of the frame that a camera delivered; nil where the sample holds none.
    public init?(_ sample: CMSampleBuffer) {
      guard let buffer = CMSampleBufferGetImageBuffer(sample) else { return nil }
      self.init(buffer)
    }

    /// A copy of what a buffer of vImage holds, a byte a pixel (`Planar8`); nil where it holds nothing, or its rows overlap.
    public init?(_ buffer: vImage_Buffer) {
      guard
        let copy = LuminanceImage.withBorrowed(
          buffer, { LuminanceImage(width: $0.width, height: $0.height, pixels: $0.pixels) })
      else { return nil }
      guard let copy else { return nil }
      self = copy
    }

    /// Calls `body` with a picture whose pixels, a byte each (`Planar8`), stay where they are in a buffer of vImage.
    ///
    /// - Returns: What `body` returns; nil, and it is not called, where the buffer holds nothing, or its rows overlap.
    public static func withBorrowed<Result, Failure: Error>(
      _ buffer: vImage_Buffer, _ body: (LuminanceImage) throws(Failure) -> Result
    ) throws(Failure) -> Result? {
      guard let data = buffer.data, let width = Int(exactly: buffer.width),
        let height = Int(exactly: buffer.height), width > 0, height > 0
      else { return nil }
      let (count, overflows) = buffer.rowBytes.multipliedReportingOverflow(by: height)
      guard !overflows, buffer.rowBytes >= width else { return nil }
      return try withBorrowed(
        UnsafeRawBufferPointer(start: data, count: count), width: width, height: height,
        rowStride: buffer.rowBytes, body)
    }
  }

  /// A pixel buffer that is locked until the loan ends; nobody writes into it meanwhile.
  private struct BufferLoan: @unchecked Sendable {
    private let buffer: CVPixelBuffer

    init(_ buffer: CVPixelBuffer) { self.buffer = buffer }

    func end() { CVPixelBufferUnlockBaseAddress(buffer, .readOnly) }
  }

  /// Which bytes of a pixel buffer are grey values.
  private struct GreyLayout {
    /// Bytes from a pixel to the one on its right.
    let pixelStep: Int
    /// Where the first pixel's grey value is, in bytes from the first of the plane.
    let firstByte: Int

    /// nil where none are.
    init?(_ buffer: CVPixelBuffer) {
      switch CVPixelBufferGetPixelFormatType(buffer) {
      case kCVPixelFormatType_420YpCbCr8BiPlanarFullRange, kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange,
        kCVPixelFormatType_420YpCbCr8Planar, kCVPixelFormatType_420YpCbCr8PlanarFullRange,
        kCVPixelFormatType_OneComponent8:
        (pixelStep, firstByte) = (1, 0)
      // Ten bits in the upper end of two bytes: the upper byte is enough.
      case kCVPixelFormatType_420YpCbCr10BiPlanarFullRange, kCVPixelFormatType_420YpCbCr10BiPlanarVideoRange:
        (pixelStep, firstByte) = (2, 1)
      case kCVPixelFormatType_32BGRA, kCVPixelFormatType_32RGBA: (pixelStep, firstByte) = (4, 1)
      case kCVPixelFormatType_32ARGB: (pixelStep, firstByte) = (4, 2)
      case kCVPixelFormatType_24RGB: (pixelStep, firstByte) = (3, 1)
      default: return nil
      }
    }

    /// The grey values of a buffer that is locked.
    func plane(
      of buffer: CVPixelBuffer
    ) -> (bytes: UnsafeRawBufferPointer, width: Int, height: Int, rowStride: Int)? {
      let isPlanar = CVPixelBufferIsPlanar(buffer)
      let base =
        isPlanar ? CVPixelBufferGetBaseAddressOfPlane(buffer, 0) : CVPixelBufferGetBaseAddress(buffer)
      let rowStride =
        isPlanar ? CVPixelBufferGetBytesPerRowOfPlane(buffer, 0) : CVPixelBufferGetBytesPerRow(buffer)
      let width = isPlanar ? CVPixelBufferGetWidthOfPlane(buffer, 0) : CVPixelBufferGetWidth(buffer)
      let height = isPlanar ? CVPixelBufferGetHeightOfPlane(buffer, 0) : CVPixelBufferGetHeight(buffer)
      guard let base, rowStride * height > firstByte else { return nil }
      let bytes = UnsafeRawBufferPointer(start: base + firstByte, count: rowStride * height - firstByte)
      return (bytes, width, height, rowStride)
    }
  }
#endif
