import CWebP
import QuietzoneImaging

/// A WebP picture's lines, as libwebp decodes them: a lossy one's Y plane, a lossless one's colours.
struct WebPLines: LuminanceLines, ~Copyable {
  let width: Int
  let height: Int
  private var decoded: WebPDecBuffer
  private var ground: UInt8 = 255
  private var line = 0

  init(_ bytes: UnsafeRawBufferPointer, header: ImageHeader) throws(MediaError) {
    let source = bytes.bindMemory(to: UInt8.self).baseAddress
    var configuration = WebPDecoderConfig()
    guard WebPInitDecoderConfig(&configuration) != 0,
      WebPGetFeatures(source, bytes.count, &configuration.input) == VP8_STATUS_OK
    else { throw .damaged(format: .webP, detail: "it cannot be decoded to its end") }
    let features = configuration.input
    // What was checked is what is decoded.
    guard Int(features.width) * Int(features.height) <= header.width * header.height else {
      throw .damaged(format: .webP, detail: "its parts differ in size")
    }
    let lossy: Int32 = 1
    configuration.output.colorspace =
      if features.format == lossy { features.has_alpha != 0 ? MODE_YUVA : MODE_YUV } else { MODE_RGBA }
    let status = WebPDecode(source, bytes.count, &configuration)
    guard status == VP8_STATUS_OK else {
      WebPFreeDecBuffer(&configuration.output)
      throw Self.error(status)
    }
    decoded = configuration.output
    width = Int(decoded.width)
    height = Int(decoded.height)
  }

  deinit {
    var decoded = decoded
    WebPFreeDecBuffer(&decoded)
  }

  var hasAlpha: Bool { decoded.colorspace != MODE_YUV }

  mutating func restart(over ground: UInt8) {
    (self.ground, line) = (ground, 0)
  }

  mutating func write(_ count: Int, to target: UnsafeMutablePointer<UInt8>) throws(MediaError) {
    for index in 0..<count {
      convert(line, to: target + index * width)
      line += 1
    }
  }

  /// A line's alpha, and how far a pixel's is from the next one's; nil where all is opaque.
  func alpha(ofLine y: Int) -> (start: UnsafePointer<UInt8>, step: Int)? {
    if decoded.colorspace == MODE_RGBA {
      return (UnsafePointer(decoded.u.RGBA.rgba + y * Int(decoded.u.RGBA.stride) + 3), 4)
    }
    guard decoded.colorspace == MODE_YUVA, let plane = decoded.u.YUVA.a else { return nil }
    return (UnsafePointer(plane + y * Int(decoded.u.YUVA.a_stride)), 1)
  }

  private func convert(_ y: Int, to target: UnsafeMutablePointer<UInt8>) {
    guard decoded.colorspace != MODE_RGBA else {
      let source = decoded.u.RGBA.rgba + y * Int(decoded.u.RGBA.stride)
      for x in 0..<width {
        let level = luma(red: source[x * 4], green: source[x * 4 + 1], blue: source[x * 4 + 2])
        target[x] = laid(level, alpha: source[x * 4 + 3], over: ground)
      }
      return
    }
    // VP8's range is video's.
    let planes = decoded.u.YUVA
    let source = planes.y + y * Int(planes.y_stride)
    for x in 0..<width { target[x] = fullRange(source[x]) }
    guard decoded.colorspace == MODE_YUVA, let plane = planes.a else { return }
    let alpha = plane + y * Int(planes.a_stride)
    for x in 0..<width { target[x] = laid(target[x], alpha: alpha[x], over: ground) }
  }

  private static func error(_ status: VP8StatusCode) -> MediaError {
    switch status {
    case VP8_STATUS_OUT_OF_MEMORY: .cannotOpen(reason: "no memory to decode it")
    case VP8_STATUS_UNSUPPORTED_FEATURE:
      .unsupported(format: .webP, detail: "features that libwebp does not decode")
    default: .damaged(format: .webP, detail: "it cannot be decoded to its end")
    }
  }
}
