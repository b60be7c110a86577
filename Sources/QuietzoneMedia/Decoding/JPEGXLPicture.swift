import CJXL
import QuietzoneImaging

/// The first picture of a JPEG XL file, as libjxl decodes it. What is transparent in it lies over white, or over black if nothing
/// would be told from white.
///
/// - Throws: `tooManyPixels` before anything is decoded.
func jpegXLLuminance(
  _ bytes: UnsafeRawBufferPointer, maximumPixels: Int, appliesOrientation: Bool
) throws(MediaError) -> LuminanceImage {
  func picture(over ground: UInt8) throws(MediaError) -> (image: LuminanceImage, hasAlpha: Bool) {
    try jpegXLPicture(
      bytes, maximumPixels: maximumPixels, appliesOrientation: appliesOrientation, over: ground)
  }
  let (image, hasAlpha) = try picture(over: 255)
  return hasAlpha && image.isLight ? try picture(over: 0).image : image
}

/// The picture, and whether anything in it may be transparent.
private func jpegXLPicture(
  _ bytes: UnsafeRawBufferPointer, maximumPixels: Int, appliesOrientation: Bool, over ground: UInt8
) throws(MediaError) -> (image: LuminanceImage, hasAlpha: Bool) {
  guard let library = loadedJXL else { throw .decoderMissing(format: .jpegXL) }
  guard let decoder = library.JxlDecoderCreate(nil) else {
    throw .cannotOpen(reason: "no memory to decode it")
  }
  defer { library.JxlDecoderDestroy(decoder) }
  let damage = MediaError.damaged(format: .jpegXL, detail: "it cannot be decoded to its end")
  guard library.JxlDecoderSubscribeEvents(decoder, quietzoneJXLBasicInfo | quietzoneJXLFullImage) == 0,
    library.JxlDecoderSetKeepOrientation(decoder, appliesOrientation ? 0 : 1) == 0,
    library.JxlDecoderSetInput(decoder, bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count) == 0
  else { throw damage }

  guard library.JxlDecoderProcessInput(decoder) == quietzoneJXLBasicInfo else { throw damage }
  var info = JxlBasicInfo()
  guard library.JxlDecoderGetBasicInfo(decoder, &info) == 0 else { throw damage }
  let (width, height) = (Int(info.xsize), Int(info.ysize))
  guard width > 0, height > 0 else { throw damage }
  if width > maximumPixels / height {
    throw .tooManyPixels(width: width, height: height, limit: maximumPixels)
  }
  guard library.JxlDecoderProcessInput(decoder) == quietzoneJXLNeedsImageOut else { throw damage }

  let hasAlpha = info.alpha_bits > 0
  let channels = (info.num_color_channels == 1 ? 1 : 3) + (hasAlpha ? 1 : 0)
  var format = JxlPixelFormat(
    num_channels: UInt32(channels), data_type: quietzoneJXLBytes, endianness: 0, align: 0)
  var isWhole = false
  let image = LuminanceImage(width: width, height: height) { pixels in
    pixels.update(repeating: 255, count: width * height)
    var target = JPEGXLTarget(
      pixels: pixels, width: width, height: height, channels: channels,
      isPremultiplied: info.alpha_premultiplied != 0, ground: ground)
    withUnsafeMutablePointer(to: &target) { target in
      let result = library.JxlDecoderSetImageOutCallback(
        decoder, &format,
        { context, x, y, count, pixels in
          guard let context, let pixels else { return }
          context.assumingMemoryBound(to: JPEGXLTarget.self).pointee.write(
            pixels.assumingMemoryBound(to: UInt8.self), count: count, x: x, y: y)
        }, target)
      isWhole = result == 0 && library.JxlDecoderProcessInput(decoder) == quietzoneJXLFullImage
    }
  }
  guard isWhole else { throw damage }
  return (image, hasAlpha)
}

/// Where libjxl's stretches of lines become luma.
private struct JPEGXLTarget {
  let pixels: UnsafeMutablePointer<UInt8>
  let width: Int
  let height: Int
  let channels: Int
  let isPremultiplied: Bool
  let ground: UInt8

  func write(_ source: UnsafePointer<UInt8>, count: Int, x: Int, y: Int) {
    guard x >= 0, y >= 0, y < height, count <= width - x else { return }
    let target = pixels + y * width + x
    if channels == 1 {
      target.update(from: source, count: count)
      return
    }
    for index in 0..<count {
      let pixel = source + index * channels
      let level = channels > 2 ? luma(red: pixel[0], green: pixel[1], blue: pixel[2]) : pixel[0]
      if channels == 3 {
        target[index] = level
        continue
      }
      let opacity = pixel[channels - 1]
      target[index] =
        isPremultiplied
        ? laid(multiplied: level, alpha: opacity, over: ground) : laid(level, alpha: opacity, over: ground)
    }
  }
}

/// libjxl's functions; nil if this system does not have it. Loaded when they are first asked for.
private let loadedJXL: QuietzoneJXL? = quietzone_load_jxl()?.pointee
