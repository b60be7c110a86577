import QuietzoneImaging

/// The pages of a TIFF file, each by itself.
final class TIFFPages: FrameProducer {
  private let contents: FileContents
  private let options: FrameOptions
  /// Where the directories of the pages are.
  private let directories: [Int]
  private var index = 0

  init(_ contents: consuming FileContents, _ options: FrameOptions) throws(MediaError) {
    directories = contents.withBytes { bytes in
      pageDirectories(ofTIFF: ByteView(bytes, isBigEndian: bytes.first == UInt8(ascii: "M")))
    }
    if let first = options.pages.map(\.lowerBound).min(), directories.count > 1, first > directories.count {
      throw .notRead(reason: "it has \(directories.count) pages")
    }
    self.contents = contents
    self.options = options
  }

  func next() throws(MediaError) -> Frame? {
    // What is wrong with a file that has no directory the decoder says better.
    if directories.count < 2 {
      defer { index = 1 }
      return index == 0 ? Frame(image: try image(at: nil), index: 0) : nil
    }
    while index < directories.count {
      let page = index + 1
      index = page
      guard options.wants(page: page) else { continue }
      do throws(MediaError) {
        let image = try image(at: directories[page - 1])
        return Frame(image: image, index: page - 1, kind: .page(page))
      } catch {
        throw .page(page, error)
      }
    }
    return nil
  }

  /// The picture of the directory at `offset`, or of the first.
  private func image(at offset: Int?) throws(MediaError) -> LuminanceImage {
    var copy = try FileContents(contents)
    if let offset { copy.setFirstDirectory(offset) }
    return try luminance(
      of: copy, maximumPixels: options.maximumPixels, appliesOrientation: options.appliesOrientation)
  }
}

extension FileContents {
  /// Has a TIFF file begin with the directory at `offset`.
  fileprivate mutating func setFirstDirectory(_ offset: Int) {
    withMutableBytes { bytes in
      let isBigEndian = bytes.first == UInt8(ascii: "M")
      for index in 0..<4 {
        bytes[4 + index] = UInt8(truncatingIfNeeded: offset >> (8 * (isBigEndian ? 3 - index : index)))
      }
    }
  }
}
