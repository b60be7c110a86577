import QuietzoneImaging

/// The pictures of an animated WebP file, each as it is shown: laid over those before it (RFC 9649, 2.7.1).
///
/// The canvas lies over white from the beginning. What is transparent in a picture lets the canvas through, so luma over white is all
/// that has to be kept.
final class WebPAnimation: FrameProducer {
  private let contents: FileContents
  private let options: FrameOptions
  private let width: Int
  private let height: Int
  private var canvas: [UInt8]
  private var offset = 12
  private var index = 0
  private var time = Duration.zero
  /// The part of the canvas that becomes white before the next picture.
  private var disposed: PixelRectangle?

  init(_ contents: consuming FileContents, _ options: FrameOptions) throws(MediaError) {
    guard let header = contents.withBytes({ ImageHeader($0, format: .webP) }), header.width > 0,
      header.height > 0
    else { throw .damaged(format: .webP, detail: "it does not say how large its picture is") }
    if header.width > options.maximumPixels / header.height {
      throw .tooManyPixels(width: header.width, height: header.height, limit: options.maximumPixels)
    }
    if header.isTruncated { throw .damaged(format: .webP, detail: "it ends early") }
    (width, height) = (header.width, header.height)
    canvas = [UInt8](repeating: 255, count: width * height)
    self.contents = contents
    self.options = options
  }

  func next() throws(MediaError) -> Frame? {
    guard let chunk = nextFrameChunk() else {
      // A file without animation is a photo.
      if index > 0 { return nil }
      index = 1
      return Frame(
        image: try luminance(
          of: FileContents(contents), maximumPixels: options.maximumPixels,
          appliesOrientation: options.appliesOrientation), index: 0)
    }
    if let disposed { fill(disposed) }
    try draw(chunk)
    disposed = chunk.isDisposed ? chunk.place : nil
    defer {
      index += 1
      time += .milliseconds(chunk.milliseconds)
    }
    return LuminanceImage(width: width, height: height, pixels: canvas).map { image in
      Frame(image: image, index: index, time: time, kind: .animation)
    }
  }

  /// A chunk `ANMF`.
  private struct FrameChunk {
    var place: PixelRectangle
    var milliseconds: Int
    var isBlended: Bool
    var isDisposed: Bool
    var file: [UInt8]
  }

  private func nextFrameChunk() -> FrameChunk? {
    contents.withBytes { bytes in
      let view = ByteView(bytes, isBigEndian: false)
      while let size = view.uint32(offset + 4) {
        let (start, payload) = (offset, view.part(offset + 8, length: size))
        offset += 8 + size + size & 1
        guard view.holds("ANMF", at: start), let x = payload.uint24(0), let y = payload.uint24(3),
          let width = payload.uint24(6), let height = payload.uint24(9),
          let milliseconds = payload.uint24(12),
          let flags = payload[15]
        else { continue }
        return FrameChunk(
          place: PixelRectangle(x: x * 2, y: y * 2, width: width + 1, height: height + 1),
          milliseconds: milliseconds, isBlended: flags & 2 == 0, isDisposed: flags & 1 != 0,
          file: stillWebP(of: payload, width: width + 1, height: height + 1))
      }
      return nil
    }
  }

  private func draw(_ chunk: FrameChunk) throws(MediaError) {
    let place = chunk.place
    guard place.x + place.width <= width, place.y + place.height <= height else {
      throw .damaged(format: .webP, detail: "a picture lies outside of the animation")
    }
    try chunk.file.withUnsafeBufferPointer { bytes throws(MediaError) in
      var lines = try WebPLines(
        UnsafeRawBufferPointer(bytes), header: ImageHeader(width: place.width, height: place.height))
      guard lines.width == place.width, lines.height == place.height else {
        throw .damaged(format: .webP, detail: "its parts differ in size")
      }
      var line = [UInt8](repeating: 0, count: place.width)
      for y in 0..<place.height {
        try line.withUnsafeMutableBufferPointer { line throws(MediaError) in
          try lines.write(1, to: line.baseAddress!)
        }
        let start = (place.y + y) * width + place.x
        guard chunk.isBlended, let alpha = lines.alpha(ofLine: y) else {
          canvas.replaceSubrange(start..<start + place.width, with: line)
          continue
        }
        for x in 0..<place.width {
          // The line lies over white already: what the canvas has less than white is taken off where it shows through.
          let missing = (255 - Int(alpha.start[x * alpha.step])) * (255 - Int(canvas[start + x]))
          canvas[start + x] = UInt8(max(0, Int(line[x]) - (missing + 127) / 255))
        }
      }
    }
  }

  private func fill(_ place: PixelRectangle) {
    for y in place.y..<place.y + place.height {
      let start = y * width + place.x
      canvas.replaceSubrange(start..<start + place.width, with: repeatElement(255, count: place.width))
    }
  }
}
