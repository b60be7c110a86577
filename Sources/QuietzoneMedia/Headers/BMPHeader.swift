/// A device-independent bitmap after its file header; a negative height says that rows run from the top.
func bmpHeader(_ bytes: ByteView) -> ImageHeader? {
  guard let length = bytes.uint32(14) else { return nil }
  if length == 12 {
    guard let width = bytes.uint16(18), let height = bytes.uint16(20) else { return nil }
    return ImageHeader(width: width, height: height)
  }
  guard length >= 16, let width = bytes.int32(18), let height = bytes.int32(22) else { return nil }
  return ImageHeader(width: width, height: abs(height))
}
