/// ISO/IEC 15948: IHDR comes first; an eXIf chunk comes before or after the picture's data.
func pngHeader(_ bytes: ByteView) -> ImageHeader? {
  guard bytes.holds("IHDR", at: 12), let width = bytes.uint32(16), let height = bytes.uint32(20) else {
    return nil
  }
  var header = ImageHeader(width: width, height: height)
  var offset = 8
  while let length = bytes.uint32(offset), !bytes.holds("IEND", at: offset + 4) {
    if bytes.holds("eXIf", at: offset + 4) {
      header.orientation = exifOrientation(bytes.part(offset + 8, length: length)) ?? .upright
    }
    // Length, type and check value.
    offset += 12 + length
  }
  return header
}
