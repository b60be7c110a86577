/// Those chunks of a PNG file that say what its pixels are, as one run of bytes.
///
/// Texts, colour profiles and the like are left out: they change nothing here, a few bytes of them may unpack to any size,
/// and what is wrong with them is no reason not to read a picture.
final class PixelChunks {
  private let bytes: UnsafeRawBufferPointer
  private var offset = 0
  /// Where the chunk that is being read ends; at first the signature.
  private var end = 8

  /// - Parameter bytes: The file, which must stay as long as this.
  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  /// Fills `target` with what comes next; false if there is not as much.
  func read(_ target: UnsafeMutableRawBufferPointer) -> Bool {
    var written = 0
    while written < target.count {
      if offset == end { goToNextChunk() }
      let count = min(target.count - written, min(end, bytes.count) - offset)
      guard count > 0 else { return false }
      UnsafeMutableRawBufferPointer(rebasing: target[written...]).copyMemory(
        from: UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + count]))
      offset += count
      written += count
    }
    return true
  }

  private func goToNextChunk() {
    let view = ByteView(bytes, isBigEndian: true)
    while let length = view.uint32(offset), let kind = view[offset + 4] {
      // Length, type and check value.
      end = offset + length + 12
      // A critical chunk's type begins with a capital, whose bit of 32 is not set.
      if kind & 0x20 == 0 || view.holds("tRNS", at: offset + 4) { return }
      offset = min(end, bytes.count)
    }
  }
}
