/// RFC 9649: a RIFF file of one VP8 or VP8L picture, perhaps with alpha and Exif, or of an animation's frames.
func webPHeader(_ bytes: ByteView) -> ImageHeader? {
  guard let riffSize = bytes.uint32(4) else { return nil }
  var header: ImageHeader?
  var orientation = Orientation.upright
  var firstPicture: [UInt8]?
  var offset = 12
  while let size = bytes.uint32(offset + 4) {
    let payload = bytes.part(offset + 8, length: size)
    if bytes.holds("VP8X", at: offset) {
      guard let width = payload.uint24(4), let height = payload.uint24(7) else { return nil }
      header = ImageHeader(width: width + 1, height: height + 1)
    } else if bytes.holds("VP8 ", at: offset), header == nil {
      guard let width = payload.uint16(6), let height = payload.uint16(8) else { return nil }
      header = ImageHeader(width: width & 0x3FFF, height: height & 0x3FFF)
    } else if bytes.holds("VP8L", at: offset), header == nil {
      guard let sizes = payload.uint32(1) else { return nil }
      header = ImageHeader(width: sizes & 0x3FFF + 1, height: sizes >> 14 & 0x3FFF + 1)
    } else if bytes.holds("ANMF", at: offset), firstPicture == nil {
      guard let width = payload.uint24(6), let height = payload.uint24(9) else { return nil }
      header = ImageHeader(width: width + 1, height: height + 1)
      firstPicture = stillWebP(of: payload, width: width + 1, height: height + 1)
    } else if bytes.holds("EXIF", at: offset) {
      // Some writers put JPEG's prefix before the TIFF structure.
      let prefix = payload.holds("Exif\0\0", at: 0) ? 6 : 0
      orientation = exifOrientation(payload.part(prefix, length: size)) ?? orientation
    }
    offset += 8 + size + size & 1
  }
  header?.orientation = orientation
  header?.isTruncated = riffSize + 8 > bytes.count
  header?.firstPicture = firstPicture
  return header
}

/// A file of its own for an animation's frame: the decoder takes still pictures alone.
func stillWebP(of frame: ByteView, width: Int, height: Int) -> [UInt8] {
  let frameHeaderLength = 16
  func littleEndian(_ value: Int, _ length: Int) -> [UInt8] {
    (0..<length).map { UInt8(value >> ($0 * 8) & 0xFF) }
  }

  var chunks = [UInt8]("WEBP".utf8)
  if frame.holds("ALPH", at: frameHeaderLength) {
    let hasAlpha = 0x10
    chunks += Array("VP8X".utf8) + littleEndian(10, 4) + littleEndian(hasAlpha, 4)
    chunks += littleEndian(width - 1, 3) + littleEndian(height - 1, 3)
  }
  for offset in frameHeaderLength..<max(frameHeaderLength, frame.count) {
    chunks.append(UInt8(frame[offset]!))
  }
  return Array("RIFF".utf8) + littleEndian(chunks.count, 4) + chunks
}
