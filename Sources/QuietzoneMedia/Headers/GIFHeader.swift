/// GIF89a: the logical screen, then blocks, of which the first image is the one that counts.
func gifHeader(_ bytes: ByteView) -> ImageHeader? {
  guard let width = bytes.uint16(6), let height = bytes.uint16(8), let flags = bytes[10] else { return nil }
  var header = ImageHeader(width: width, height: height)
  var offset = 13 + colorTableLength(flags)
  while let introducer = bytes[offset] {
    switch introducer {
    case 0x21:
      guard let end = endOfSubBlocks(bytes, from: offset + 2) else { break }
      offset = end
      continue
    case 0x2C:
      // Descriptor, local colour table, smallest code size, then the data.
      guard let flags = bytes[offset + 9] else { break }
      header.isTruncated = endOfSubBlocks(bytes, from: offset + 11 + colorTableLength(flags)) == nil
      return header
    default:
      break
    }
    break
  }
  header.isTruncated = true
  return header
}

private func colorTableLength(_ flags: Int) -> Int { flags & 0x80 != 0 ? 3 << (flags & 7 + 1) : 0 }

/// Where a chain of sub-blocks, each with its length before it, ends; nil if the file ends first.
private func endOfSubBlocks(_ bytes: ByteView, from start: Int) -> Int? {
  var offset = start
  while let length = bytes[offset] {
    offset += 1 + length
    if length == 0 { return offset }
  }
  return nil
}
