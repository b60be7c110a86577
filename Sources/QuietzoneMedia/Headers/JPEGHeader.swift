/// ITU-T T.81: marker segments up to the first frame header; APP1 may hold Exif.
func jpegHeader(_ bytes: ByteView) -> ImageHeader? {
  var orientation = Orientation.upright
  var offset = 2
  while let lead = bytes[offset], let marker = bytes[offset + 1] {
    // Fill bytes before a marker, and what some cameras leave between segments.
    guard lead == 0xFF, marker != 0xFF else {
      offset += 1
      continue
    }
    switch marker {
    case 0x00, 0x01, 0xD0...0xD8:
      offset += 2
    case 0xD9, 0xDA:
      return nil
    default:
      guard let length = bytes.uint16(offset + 2) else { return nil }
      // SOF0 to SOF15, without DHT, JPG and DAC, which lie among them.
      if (0xC0...0xCF).contains(marker), marker != 0xC4, marker != 0xC8, marker != 0xCC {
        guard let height = bytes.uint16(offset + 5), let width = bytes.uint16(offset + 7) else { return nil }
        var header = ImageHeader(width: width, height: height)
        header.orientation = orientation
        return header
      }
      if marker == 0xE1, bytes.holds("Exif\0\0", at: offset + 4) {
        orientation = exifOrientation(bytes.part(offset + 10, length: length - 8)) ?? orientation
      }
      offset += 2 + max(length, 2)
    }
  }
  return nil
}
