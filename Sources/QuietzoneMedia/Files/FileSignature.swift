/// What a file's first bytes say that it is; its name has no say.
enum FileSignature: Equatable {
  case image(ImageFormat)
  case pdf
  case video

  /// How many bytes tell: an SVG file may begin with comments, a PDF file with something else.
  static let length = 4096

  /// Nil where a file begins as none of the formats that are read here do.
  init?(_ bytes: UnsafeRawBufferPointer) {
    let view = ByteView(bytes, isBigEndian: true)
    if let format = imageFormat(view) {
      self = .image(format)
    } else if isVideo(view) {
      self = .video
    } else if let percent = firstOffset(of: "%PDF-", in: view, before: 1024), percent >= 0 {
      self = .pdf
    } else if isSVG(view) {
      self = .image(.svg)
    } else {
      return nil
    }
  }
}

private func imageFormat(_ bytes: ByteView) -> ImageFormat? {
  func begins(_ signature: [Int]) -> Bool { signature.indices.allSatisfy { bytes[$0] == signature[$0] } }
  if begins([0xFF, 0xD8, 0xFF]) { return .jpeg }
  if begins([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return .png }
  if bytes.holds("RIFF", at: 0), bytes.holds("WEBP", at: 8) { return .webP }
  if bytes.holds("GIF87a", at: 0) || bytes.holds("GIF89a", at: 0) { return .gif }
  if bytes.holds("BM", at: 0) { return .bmp }
  if begins([0x49, 0x49, 0x2A, 0x00]) || begins([0x4D, 0x4D, 0x00, 0x2A]) { return .tiff }
  // ISO/IEC 18181: a bare codestream, or one in boxes.
  if begins([0xFF, 0x0A]) || begins([0, 0, 0, 12, 0x4A, 0x58, 0x4C, 0x20, 0x0D, 0x0A, 0x87, 0x0A]) {
    return .jpegXL
  }
  return pictureBrand(bytes)
}

/// ISO/IEC 23008-12: the brands that a file of boxes names, the major one first. One that holds a video names none of these
/// as its major brand.
private func pictureBrand(_ bytes: ByteView) -> ImageFormat? {
  guard bytes.holds("ftyp", at: 4), let length = bytes.uint32(0) else { return nil }
  func isAny(_ brands: [StaticString], at offset: Int) -> Bool {
    brands.contains { bytes.holds($0, at: offset) }
  }
  let av1: [StaticString] = ["avif", "avis"]
  let others: [StaticString] = ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "mif2", "msf1"]
  if isAny(av1, at: 8) { return .avif }
  guard isAny(others, at: 8) else { return nil }
  // A general brand: the compatible ones tell.
  let compatible = stride(from: 16, to: min(length, bytes.count) - 3, by: 4)
  return !isAny(["heic", "heix"], at: 8) && compatible.contains { isAny(av1, at: $0) } ? .avif : .heif
}

/// The containers that cameras, phones and screens write.
private func isVideo(_ bytes: ByteView) -> Bool {
  func begins(_ signature: [Int]) -> Bool { signature.indices.allSatisfy { bytes[$0] == signature[$0] } }
  // MP4 and QuickTime, whose older files begin with any box.
  if ["ftyp", "moov", "mdat", "wide", "free", "skip"].contains(where: { bytes.holds($0, at: 4) }) {
    return true
  }
  // Matroska and WebM, FLV, MPEG program streams, ASF.
  if begins([0x1A, 0x45, 0xDF, 0xA3]) || begins([0x46, 0x4C, 0x56, 0x01]) || begins([0, 0, 1, 0xBA])
    || begins([0x30, 0x26, 0xB2, 0x75, 0x8E, 0x66, 0xCF, 0x11])
  {
    return true
  }
  if bytes.holds("RIFF", at: 0), bytes.holds("AVI ", at: 8) { return true }
  if bytes.holds("OggS", at: 0) || bytes.holds("YUV4MPEG2", at: 0) { return true }
  // MPEG transport streams: packets of 188 bytes, in some files with a time of four bytes before each.
  return [(0, 188), (4, 192)].contains { start, length in
    (0..<4).allSatisfy { bytes[start + $0 * length] == 0x47 }
  }
}

/// Whether the first element is `svg`, behind a byte order mark, spaces, declarations and comments.
private func isSVG(_ bytes: ByteView) -> Bool {
  var offset = bytes.holds("\u{FEFF}", at: 0) ? 3 : 0
  while let byte = bytes[offset], byte == 0x20 || (9...13).contains(byte) { offset += 1 }
  guard bytes[offset] == 0x3C else { return false }
  return firstOffset(of: "<svg", in: bytes, before: bytes.count) != nil
    && ["<svg", "<?xml", "<!--", "<!DOCTYPE svg"].contains { bytes.holds($0, at: offset) }
}

/// Where `text` is first, if that is before `end`.
private func firstOffset(of text: StaticString, in bytes: ByteView, before end: Int) -> Int? {
  var start = 0
  while let found = bytes.firstOffset(of: text.utf8Start[0], from: start), found < end {
    if bytes.holds(text, at: found) { return found }
    start = found + 1
  }
  return nil
}
