import CSPNG
import Glibc
import QuietzoneImaging

/// A PNG file's lines, as libspng decodes them.
struct PNGLines: LuminanceLines, ~Copyable {
  let width: Int
  let height: Int
  private let bytes: UnsafeRawBufferPointer
  private let header: ImageHeader
  private let context: OpaquePointer
  /// What libspng reads; it keeps no reference of its own.
  private let chunks: PixelChunks
  private let pixels: Pixels
  /// The decoded lines: one that is replaced by the next, or all where they are interlaced.
  private let memory: UnsafeMutableRawPointer
  private let lineLength: Int
  private let isInterlaced: Bool
  private let ground: UInt8
  private var line = 0

  /// What libspng makes of a file's pixels.
  private enum Pixels {
    case grey, rgb, rgba
    /// 16 bits a component.
    case deepRGBA

    init(_ header: spng_ihdr, hasTransparentColor: Bool) {
      switch (Int(header.color_type), header.bit_depth) {
      case (_, 16): self = .deepRGBA
      case (_, _) where hasTransparentColor: self = .rgba
      case (0, _): self = .grey
      case (2, _), (3, _): self = .rgb
      default: self = .rgba
      }
    }

    var format: spng_format {
      switch self {
      case .grey: SPNG_FMT_G8
      case .rgb: SPNG_FMT_RGB8
      case .rgba: SPNG_FMT_RGBA8
      case .deepRGBA: SPNG_FMT_RGBA16
      }
    }
  }

  /// - Parameters:
  ///   - bytes: The file, which must stay until the lines are done with.
  ///   - ground: The level of what lies behind what is transparent.
  init(_ bytes: UnsafeRawBufferPointer, header: ImageHeader, over ground: UInt8 = 255) throws(MediaError) {
    let chunks = PixelChunks(bytes)
    guard let context = spng_ctx_new(0) else { throw .cannotOpen(reason: "no memory to decode it") }
    // What was checked is what is decoded.
    spng_set_image_limits(context, UInt32(header.width), UInt32(header.height))
    var description = spng_ihdr()
    var transparency = spng_trns()
    var length = 0
    var result = spng_set_png_stream(
      context, { _, stream, target, count in read(stream!, target!, count) },
      Unmanaged.passUnretained(chunks).toOpaque())
    if result == 0 { result = spng_get_ihdr(context, &description) }
    let pixels = Pixels(description, hasTransparentColor: spng_get_trns(context, &transparency) == 0)
    let format = Int32(pixels.format.rawValue)
    if result == 0 { result = spng_decoded_image_size(context, format, &length) }
    let isInterlaced = description.interlace_method != 0
    let lineLength = description.height > 0 ? length / Int(description.height) : 0
    guard result == 0, let memory = malloc(isInterlaced ? length : lineLength) else {
      spng_ctx_free(context)
      throw Self.error(result)
    }
    let flags = Int32(SPNG_DECODE_TRNS.rawValue)
    result =
      isInterlaced
      ? spng_decode_image(context, memory, length, format, flags)
      : spng_decode_image(context, nil, 0, format, flags | Int32(SPNG_DECODE_PROGRESSIVE.rawValue))
    guard result == 0 else {
      free(memory)
      spng_ctx_free(context)
      throw Self.error(result)
    }
    self.bytes = bytes
    self.header = header
    self.ground = ground
    self.context = context
    self.chunks = chunks
    self.pixels = pixels
    self.memory = memory
    self.lineLength = lineLength
    self.isInterlaced = isInterlaced
    width = Int(description.width)
    height = Int(description.height)
  }

  deinit {
    free(memory)
    spng_ctx_free(context)
  }

  var hasAlpha: Bool {
    switch pixels {
    case .grey, .rgb: false
    case .rgba, .deepRGBA: true
    }
  }

  mutating func restart(over ground: UInt8) throws(MediaError) {
    self = try PNGLines(bytes, header: header, over: ground)
  }

  mutating func write(_ count: Int, to target: UnsafeMutablePointer<UInt8>) throws(MediaError) {
    for index in 0..<count {
      var source = memory
      if isInterlaced {
        source += line * lineLength
      } else {
        let result = spng_decode_row(context, memory, lineLength)
        // The last line comes with the word that it is the last.
        let isLast = line == height - 1 && result == SPNG_EOI.rawValue
        guard result == 0 || isLast else { throw Self.error(result) }
      }
      convert(source, to: target + index * width)
      line += 1
    }
  }

  private func convert(_ source: UnsafeMutableRawPointer, to target: UnsafeMutablePointer<UInt8>) {
    let bytes = source.assumingMemoryBound(to: UInt8.self)
    switch pixels {
    case .grey: target.update(from: bytes, count: width)
    case .rgb:
      for x in 0..<width {
        target[x] = luma(red: bytes[x * 3], green: bytes[x * 3 + 1], blue: bytes[x * 3 + 2])
      }
    case .rgba:
      for x in 0..<width {
        let level = luma(red: bytes[x * 4], green: bytes[x * 4 + 1], blue: bytes[x * 4 + 2])
        target[x] = laid(level, alpha: bytes[x * 4 + 3], over: ground)
      }
    case .deepRGBA:
      let components = source.assumingMemoryBound(to: UInt16.self)
      for x in 0..<width {
        let pixel = components + x * 4
        let level = luma(red: eightBits(pixel[0]), green: eightBits(pixel[1]), blue: eightBits(pixel[2]))
        target[x] = laid(level, alpha: eightBits(pixel[3]), over: ground)
      }
    }
  }

  private static func error(_ result: Int32) -> MediaError {
    if result == 0 || result == SPNG_EMEM.rawValue { return .cannotOpen(reason: "no memory to decode it") }
    return .damaged(format: .png, detail: "it cannot be decoded to its end")
  }
}

/// libspng asks for the next `count` bytes.
private func read(_ stream: UnsafeMutableRawPointer, _ target: UnsafeMutableRawPointer, _ count: Int) -> Int32
{
  let chunks = Unmanaged<PixelChunks>.fromOpaque(stream).takeUnretainedValue()
  return chunks.read(UnsafeMutableRawBufferPointer(start: target, count: count)) ? 0 : SPNG_IO_EOF.rawValue
}
