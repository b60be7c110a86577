import CHEIF
import QuietzoneImaging

/// The lines of a HEIC, HEIF or AVIF file's primary picture, as libheif decodes it: of a picture in YCbCr the Y plane alone.
struct HEIFLines: LuminanceLines, ~Copyable {
  let width: Int
  let height: Int
  private let heif: QuietzoneHEIF
  private let image: OpaquePointer
  private let colors: [Plane]
  private let alpha: Plane?
  private let isPremultiplied: Bool
  /// Video range: 16 is black and 235 white.
  private let isLimitedRange: Bool
  private var ground: UInt8 = 255
  private var line = 0

  /// A channel's values, or every third of them where red, green and blue follow each other.
  private struct Plane {
    var start: UnsafePointer<UInt8>
    var stride: Int
    var step = 1
    var offset = 0
    /// Of which a value of more than 8 has two bytes.
    var bits: Int
  }

  /// - Parameters:
  ///   - appliesOrientation: Whether the picture is turned, mirrored and cut as the file says, or taken as it is stored.
  /// - Throws: `tooManyPixels` before anything is decoded, or afterwards where the file says less than there is.
  init(
    _ bytes: UnsafeRawBufferPointer, format: ImageFormat, maximumPixels: Int, appliesOrientation: Bool
  ) throws(MediaError) {
    guard let heif = loadedHEIF else { throw .decoderMissing(format: format) }
    guard let context = heif.heif_context_alloc() else { throw .cannotOpen(reason: "no memory to decode it") }
    defer { heif.heif_context_free(context) }
    func check(_ result: heif_error) throws(MediaError) {
      if result.code != 0 { throw Self.error(result, format) }
    }
    try check(heif.heif_context_read_from_memory_without_copy(context, bytes.baseAddress, bytes.count, nil))
    var handle: OpaquePointer?
    try check(heif.heif_context_get_primary_image_handle(context, &handle))
    defer { heif.heif_image_handle_release(handle) }

    // What is stored may be larger than what is shown of it.
    let sizes = [
      (heif.heif_image_handle_get_width(handle), heif.heif_image_handle_get_height(handle)),
      (heif.heif_image_handle_get_ispe_width(handle), heif.heif_image_handle_get_ispe_height(handle)),
    ].map { (Int($0.0), Int($0.1)) }
    for (width, height) in sizes {
      guard width > 0, height > 0 else {
        throw .damaged(format: format, detail: "it does not say how large its picture is")
      }
      if width > maximumPixels / height {
        throw .tooManyPixels(width: width, height: height, limit: maximumPixels)
      }
    }

    var profile: UnsafeMutablePointer<heif_color_profile_nclx>?
    let hasProfile = heif.heif_image_handle_get_nclx_color_profile(handle, &profile).code == 0
    let isFullRange = !hasProfile || profile?.pointee.full_range_flag != 0
    heif.heif_nclx_color_profile_free(profile)

    let options = heif.heif_decoding_options_alloc()
    options?.pointee.ignore_transformations = appliesOrientation ? 0 : 1
    var decoded: OpaquePointer?
    let result = heif.heif_decode_image(handle, &decoded, quietzoneHEIFNative, quietzoneHEIFNative, options)
    heif.heif_decoding_options_free(options)
    try check(result)
    guard let image = decoded else { throw .damaged(format: format, detail: "it holds no picture") }

    let isRGB = heif.heif_image_get_colorspace(image) == quietzoneHEIFRGB
    let main = isRGB ? quietzoneHEIFRed : quietzoneHEIFLuma
    let channel =
      heif.heif_image_has_channel(image, quietzoneHEIFInterleaved) != 0 ? quietzoneHEIFInterleaved : main
    let width = Int(heif.heif_image_get_width(image, channel))
    let height = Int(heif.heif_image_get_height(image, channel))
    let colors = Self.colors(of: image, heif, isRGB: isRGB)
    let alpha = Self.plane(quietzoneHEIFAlpha, of: image, heif)
    let fits = [colors.last, alpha].allSatisfy {
      $0.map { $0.stride >= width * ($0.bits > 8 ? 2 : 1) } ?? true
    }
    guard width > 0, height > 0, !colors.isEmpty, fits else {
      heif.heif_image_release(image)
      throw .damaged(format: format, detail: "its parts differ in size")
    }
    // What the codec says may be more than what the file said.
    guard width <= maximumPixels / height else {
      heif.heif_image_release(image)
      throw .tooManyPixels(width: width, height: height, limit: maximumPixels)
    }
    self.width = width
    self.height = height
    self.heif = heif
    self.image = image
    self.colors = colors
    self.alpha = Self.hasSize(of: channel, quietzoneHEIFAlpha, image, heif) ? alpha : nil
    isPremultiplied = heif.heif_image_handle_is_premultiplied_alpha(handle) != 0
    isLimitedRange = !isRGB && !isFullRange
  }

  deinit { heif.heif_image_release(image) }

  var hasAlpha: Bool { alpha != nil }

  mutating func restart(over ground: UInt8) {
    (self.ground, line) = (ground, 0)
  }

  mutating func write(_ count: Int, to target: UnsafeMutablePointer<UInt8>) throws(MediaError) {
    for index in 0..<count {
      convert(line, to: target + index * width)
      line += 1
    }
  }

  private func convert(_ y: Int, to target: UnsafeMutablePointer<UInt8>) {
    if colors.count == 3 {
      for x in 0..<width {
        target[x] = luma(
          red: Self.level(colors[0], x, y), green: Self.level(colors[1], x, y),
          blue: Self.level(colors[2], x, y))
      }
    } else if colors[0].bits == 8 {
      target.update(from: colors[0].start + y * colors[0].stride, count: width)
    } else {
      for x in 0..<width { target[x] = Self.level(colors[0], x, y) }
    }
    if isLimitedRange {
      for x in 0..<width { target[x] = fullRange(target[x]) }
    }
    guard let alpha else { return }
    for x in 0..<width {
      let opacity = Self.level(alpha, x, y)
      target[x] =
        isPremultiplied
        ? laid(multiplied: target[x], alpha: opacity, over: ground)
        : laid(target[x], alpha: opacity, over: ground)
    }
  }

  /// A value of 8 bits.
  private static func level(_ plane: Plane, _ x: Int, _ y: Int) -> UInt8 {
    let line = plane.start + y * plane.stride
    if plane.bits <= 8 { return line[x * plane.step + plane.offset] }
    let value = UnsafeRawPointer(line).loadUnaligned(
      fromByteOffset: (x * plane.step + plane.offset) * 2, as: UInt16.self)
    return UInt8(truncatingIfNeeded: min(value >> (plane.bits - 8), 255))
  }

  /// The channels of which luma is made: Y alone, or red, green and blue.
  private static func colors(of image: OpaquePointer, _ heif: QuietzoneHEIF, isRGB: Bool) -> [Plane] {
    guard isRGB else { return [plane(quietzoneHEIFLuma, of: image, heif)].compactMap { $0 } }
    if let all = plane(quietzoneHEIFInterleaved, of: image, heif) {
      // Without alpha: libheif gives that so only where it is asked to.
      return (0..<3).map { Plane(start: all.start, stride: all.stride, step: 3, offset: $0, bits: all.bits) }
    }
    let planes = [quietzoneHEIFRed, quietzoneHEIFGreen, quietzoneHEIFBlue].compactMap {
      hasSize(of: quietzoneHEIFRed, $0, image, heif) ? plane($0, of: image, heif) : nil
    }
    return planes.count == 3 ? planes : []
  }

  private static func plane(_ channel: Int32, of image: OpaquePointer, _ heif: QuietzoneHEIF) -> Plane? {
    guard heif.heif_image_has_channel(image, channel) != 0 else { return nil }
    var stride: Int32 = 0
    guard let start = heif.heif_image_get_plane_readonly(image, channel, &stride) else { return nil }
    let bits = Int(heif.heif_image_get_bits_per_pixel_range(image, channel))
    return (8...16).contains(bits) ? Plane(start: start, stride: Int(stride), bits: bits) : nil
  }

  private static func hasSize(
    of channel: Int32, _ other: Int32, _ image: OpaquePointer, _ heif: QuietzoneHEIF
  ) -> Bool {
    heif.heif_image_get_width(image, channel) == heif.heif_image_get_width(image, other)
      && heif.heif_image_get_height(image, channel) == heif.heif_image_get_height(image, other)
  }

  private static func error(_ result: heif_error, _ format: ImageFormat) -> MediaError {
    switch (result.code, result.subcode) {
    case (quietzoneHEIFNoMemory, _): return .cannotOpen(reason: "no memory to decode it")
    case (_, quietzoneHEIFSecurityLimit):
      return .unsupported(format: format, detail: "more than libheif allows")
    case (quietzoneHEIFUnsupportedFile, _), (_, quietzoneHEIFUnsupportedCodec):
      let plugin = format == .avif ? "libheif-plugin-dav1d" : "libheif-plugin-libde265"
      return .unsupported(
        format: format, detail: "a codec that this libheif has no decoder for (Debian: \(plugin))")
    case (quietzoneHEIFUnsupportedFeature, _):
      return .unsupported(format: format, detail: "features that libheif does not decode")
    default: return .damaged(format: format, detail: "it cannot be decoded to its end")
    }
  }
}

/// libheif's functions; nil if this system does not have it. Loaded when they are first asked for.
private let loadedHEIF: QuietzoneHEIF? = quietzone_load_heif()?.pointee
