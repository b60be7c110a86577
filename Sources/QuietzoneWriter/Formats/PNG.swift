import CSPNG
import Glibc

extension Raster {
  /// The picture as a PNG file that says its resolution; nil if there is no memory for it.
  ///
  /// One bit a pixel where nothing but black and white is in it.
  func png(dotsPerInch: Double) -> [UInt8]? {
    guard let context = spng_ctx_new(Int32(SPNG_CTX_ENCODER.rawValue)) else { return nil }
    defer { spng_ctx_free(context) }
    let isBlackAndWhite = pixels.allSatisfy { $0 == 0 || $0 == 255 }
    var header = spng_ihdr()
    (header.width, header.height) = (UInt32(width), UInt32(height))
    (header.bit_depth, header.color_type) = (
      isBlackAndWhite ? 1 : 8, UInt8(SPNG_COLOR_TYPE_GRAYSCALE.rawValue)
    )
    // Pixels a metre.
    let density = UInt32((dotsPerInch / 0.0254).rounded())
    var resolution = spng_phys(ppu_x: density, ppu_y: density, unit_specifier: 1)
    let data = isBlackAndWhite ? packed : pixels
    guard spng_set_option(context, SPNG_ENCODE_TO_BUFFER, 1) == 0, spng_set_ihdr(context, &header) == 0,
      spng_set_phys(context, &resolution) == 0,
      spng_encode_image(
        context, data, data.count, Int32(SPNG_FMT_PNG.rawValue), Int32(SPNG_ENCODE_FINALIZE.rawValue)) == 0
    else { return nil }
    var length = 0
    var problem: Int32 = 0
    guard let file = spng_get_png_buffer(context, &length, &problem) else { return nil }
    defer { free(file) }
    return Array(UnsafeRawBufferPointer(start: file, count: length))
  }

  /// A bit a pixel, the leftmost first; rows begin with a byte.
  private var packed: [UInt8] {
    let stride = (width + 7) / 8
    var bits = [UInt8](repeating: 0, count: stride * height)
    for y in 0..<height {
      for x in 0..<width where pixels[y * width + x] != 0 { bits[y * stride + x / 8] |= 0x80 >> UInt8(x % 8) }
    }
    return bits
  }
}
