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

/// Where the directories of a TIFF file's pages are: all in its chain but those of pictures in a lower resolution.
func pageDirectories(ofTIFF bytes: ByteView) -> [Int] {
  var pages: [Int] = []
  var seen: Set<Int> = []
  var next = bytes.uint32(4)
  // A chain may lead in circles.
  while let directory = next, directory > 0, let count = bytes.uint16(directory),
    seen.insert(directory).inserted
  {
    var isReduced = false
    forEachEntry(of: directory, in: bytes) { tag, value in
      if tag == 0xFE { isReduced = value & 1 != 0 }
    }
    if !isReduced { pages.append(directory) }
    next = bytes.uint32(directory + 2 + count * 12)
  }
  return pages
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
  if let directory = bytes.uint32(4) { forEachEntry(of: directory, in: bytes, body) }
}

/// The same of the directory at `directory`.
private func forEachEntry(of directory: Int, in bytes: ByteView, _ body: (_ tag: Int, _ value: Int) -> Void) {
  guard let count = bytes.uint16(directory) else { return }
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
