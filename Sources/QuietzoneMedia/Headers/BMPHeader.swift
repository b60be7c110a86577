/// A device-independent bitmap after its file header; a negative height says that rows run from the top.
func bmpHeader(_ bytes: ByteView) -> ImageHeader? {
  guard let start = bytes.uint32(10), let length = bytes.uint32(14) else { return nil }
  let isCoreHeader = length == 12
  let sizes =
    isCoreHeader ? (bytes.uint16(18), bytes.uint16(20)) : (bytes.int32(18), bytes.int32(22).map { abs($0) })
  guard let width = sizes.0, let height = sizes.1, let depth = bytes.uint16(isCoreHeader ? 24 : 28) else {
    return nil
  }
  var header = ImageHeader(width: width, height: height)
  // 0 and 3 are pixels as they are, in rows of whole 32-bit words.
  let compression = isCoreHeader ? 0 : bytes.uint32(30) ?? 0
  if width > 0, compression == 0 || compression == 3 {
    let bytesPerRow = (width * depth + 31) / 32 * 4
    header.isTruncated = bytesPerRow > 0 && height > max(0, bytes.count - start) / bytesPerRow
  }
  return header
}
