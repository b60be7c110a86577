/// ITU-T T.81: the first frame header's size, Exif's orientation from APP1, and whether the picture's end is there.
func jpegHeader(_ bytes: ByteView) -> ImageHeader? {
  var header: ImageHeader?
  var orientation = Orientation.upright
  var offset = 2
  while let lead = bytes.firstOffset(of: 0xFF, from: offset), let marker = bytes[lead + 1] {
    offset = lead
    switch marker {
    case 0xFF:
      // A fill byte before a marker.
      offset += 1
    case 0x00, 0x01, 0xD0...0xD8:
      // Part of a scan's data, or a marker that stands alone.
      offset += 2
    case 0xD9:
      header?.orientation = orientation
      return header
    default:
      guard let length = bytes.uint16(offset + 2) else { return nil }
      if isFrameHeader(marker), header == nil {
        guard let height = bytes.uint16(offset + 5), let width = bytes.uint16(offset + 7) else { return nil }
        header = ImageHeader(width: width, height: height)
      } else if marker == 0xE1, bytes.holds("Exif\0\0", at: offset + 4) {
        orientation = exifOrientation(bytes.part(offset + 10, length: length - 8)) ?? orientation
      }
      offset += 2 + max(length, 2)
    }
  }
  // Without the end marker, what is there may look like a coarser but whole picture where it is progressive.
  header?.isTruncated = true
  return header
}

/// SOF0 to SOF15, without DHT, JPG and DAC, which lie among them.
private func isFrameHeader(_ marker: Int) -> Bool {
  (0xC0...0xCF).contains(marker) && marker != 0xC4 && marker != 0xC8 && marker != 0xCC
}
