/// TIFF 6.0: the first image file directory.
func tiffHeader(_ bytes: ByteView) -> ImageHeader? {
  var width: Int?
  var height: Int?
  var orientation = Orientation.upright
  forEachEntry(ofDirectoryIn: bytes) { tag, value in
    switch tag {
    case 0x100: width = value
    case 0x101: height = value
    case 0x112: orientation = Orientation(rawValue: value) ?? .upright
    default: break
    }
  }
  guard let width, let height else { return nil }
  var header = ImageHeader(width: width, height: height)
  header.orientation = orientation
  return header
}

/// The orientation that Exif data give: a TIFF structure of its own. Nil if they give none.
func exifOrientation(_ exif: ByteView) -> Orientation? {
  var structure = exif
  if exif.holds("II*\0", at: 0) {
    structure.isBigEndian = false
  } else if exif.holds("MM\0*", at: 0) {
    structure.isBigEndian = true
  } else {
    return nil
  }
  var orientation: Orientation?
  forEachEntry(ofDirectoryIn: structure) { tag, value in
    if tag == 0x112 { orientation = Orientation(rawValue: value) }
  }
  return orientation
}

/// Calls `body` with the tag and the first value of each short or long entry of the first directory.
private func forEachEntry(ofDirectoryIn bytes: ByteView, _ body: (_ tag: Int, _ value: Int) -> Void) {
  guard let directory = bytes.uint32(4), let count = bytes.uint16(directory) else { return }
  for index in 0..<count {
    let entry = directory + 2 + index * 12
    guard let tag = bytes.uint16(entry), let type = bytes.uint16(entry + 2), bytes.uint32(entry + 8) != nil
    else { return }
    switch type {
    case 3: body(tag, bytes.uint16(entry + 8)!)
    case 4: body(tag, bytes.uint32(entry + 8)!)
    default: break
    }
  }
}
