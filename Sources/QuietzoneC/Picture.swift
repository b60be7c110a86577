import CQuietzone
import Quietzone

/// A caller's picture, whose every pixel is known to lie in the memory it gave.
struct Picture {
  let memory: UnsafeRawBufferPointer
  let width: Int
  let height: Int
  let format: PixelFormat
  /// Where the top left pixel begins.
  let offset: Int
  /// Bytes from a pixel to the one below it, and to the one on its right; of any sign.
  let rowStride: Int
  let pixelStep: Int
  /// Where to look; nil is everywhere.
  let region: PixelRectangle?

  init(_ image: qz_image, maximumPixels: Int) throws(Refusal) {
    guard image.width > 0, image.height > 0 else {
      throw Refusal("the picture is \(image.width) by \(image.height) pixels: both must be positive")
    }
    guard let format = PixelFormat(image.format) else {
      throw Refusal("there is no pixel format \(image.format): take one whose name begins with QZ_FORMAT_")
    }
    guard image.reserved == 0 else {
      throw Refusal("reserved is \(image.reserved), but must be 0: begin with QZ_IMAGE_INIT")
    }
    (width, height, self.format) = (Int(image.width), Int(image.height), format)
    guard width * height <= maximumPixels else {
      throw Refusal(
        Int32(QZ_TOO_MANY_PIXELS),
        "the picture has \(width) by \(height) pixels, and the limit is \(maximumPixels): make it smaller, or raise max_pixels"
      )
    }
    guard let pixels = image.pixels else {
      throw Refusal("pixels is NULL: it must point to the memory that the pixels are in")
    }
    guard image.size <= Int.max, image.offset <= image.size else {
      throw Refusal("the top left pixel lies behind the end of the memory: offset is beyond size")
    }
    memory = UnsafeRawBufferPointer(start: pixels, count: Int(image.size))
    offset = Int(image.offset)
    pixelStep = image.pixel_step == 0 ? format.byteCount : image.pixel_step
    let (packed, overflows) = width.multipliedReportingOverflow(by: pixelStep)
    guard image.row_stride != 0 || (!overflows && packed > 0) else {
      throw Refusal(
        "row_stride is 0, which only goes with a positive pixel_step: say how far apart the rows are")
    }
    rowStride = image.row_stride == 0 ? packed : image.row_stride
    region = try Self.region(of: image)
    guard isInside else {
      throw Refusal(
        "\(height) rows, \(rowStride) bytes apart, of \(width) pixels, \(pixelStep) bytes apart, from byte \(offset) on do not fit into \(memory.count) bytes"
      )
    }
  }

  private static func region(of image: qz_image) throws(Refusal) -> PixelRectangle? {
    let numbers = [image.region_x, image.region_y, image.region_width, image.region_height].map { Int($0) }
    if numbers.allSatisfy({ $0 == 0 }) { return nil }
    guard numbers[2] > 0, numbers[3] > 0 else {
      throw Refusal(
        "a region without pixels: its width and height must be positive, or all of it 0 for everywhere")
    }
    return PixelRectangle(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Whether the pixels at the corners lie in memory; then so do all others.
  private var isInside: Bool {
    let (along, alongOverflows) = pixelStep.multipliedReportingOverflow(by: width - 1)
    let (down, downOverflows) = rowStride.multipliedReportingOverflow(by: height - 1)
    guard !alongOverflows, !downOverflows else { return false }
    let (lowest, lowestOverflows) = min(along, 0).addingReportingOverflow(min(down, 0))
    let (highest, highestOverflows) = max(along, 0).addingReportingOverflow(max(down, 0))
    guard !lowestOverflows, !highestOverflows, lowest >= -offset else { return false }
    let (last, lastOverflows) = highest.addingReportingOverflow(offset)
    return !lastOverflows && last <= memory.count - format.byteCount && memory.count >= format.byteCount
  }

  /// Calls `body` with the picture as luminance: where it is, if it is that already, or else a copy.
  func withLuminance<Result>(_ body: (LuminanceImage) -> Result) -> Result {
    if format == .grey, pixelStep > 0, rowStride >= (width - 1) * pixelStep + 1 {
      let pixels = UnsafeRawBufferPointer(rebasing: memory[offset...])
      let result = LuminanceImage.withBorrowed(
        pixels, width: width, height: height, rowStride: rowStride, pixelStep: pixelStep, body)
      if let result { return result }
    }
    let top = memory.baseAddress! + offset
    return body(
      LuminanceImage(width: width, height: height) { target in
        for y in 0..<height {
          format.writeLuminance(
            of: top + y * rowStride, step: pixelStep, to: target + y * width, count: width)
        }
      })
  }
}
