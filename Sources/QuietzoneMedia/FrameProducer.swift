import QuietzoneImaging

/// What takes an open input apart.
protocol FrameProducer: AnyObject {
  /// The next frame; nil after the last one. After `MediaError.page` it may be asked again.
  func next() throws(MediaError) -> Frame?

  /// The frame that was given last, in more pixels; nil where there are none.
  func closerLook() throws(MediaError) -> Frame?

  /// How long all frames are shown together; nil if it is not known, or they have no time.
  var duration: Duration? { get }
}

extension FrameProducer {
  func closerLook() throws(MediaError) -> Frame? { nil }
  var duration: Duration? { nil }
}

/// Opens an input and finds what takes it apart.
func frameProducer(of source: Frames.Source, _ options: FrameOptions) throws(MediaError) -> any FrameProducer
{
  let input: OpenInput
  switch source {
  case .file(let name): input = try OpenInput(name)
  case .standardInput: input = try OpenInput(standardInput: ())
  case .clipboard: input = try OpenInput(bytes: clipboardBytes())
  case .screen: return Photo(try screenLuminance(maximumPixels: options.maximumPixels))
  case .address(let address): input = try OpenInput(bytes: downloadedBytes(address))
  }
  switch input.signature {
  case .pdf: return try PDFPages(input, options)
  case .video: return try VideoFrames(input, options)
  case .image(.tiff): return try TIFFPages(input.contents(limit: maximumFileSize), options)
  case .image(.webP) where options.allFrames:
    return try WebPAnimation(input.contents(limit: maximumFileSize), options)
  case .image(.gif) where options.allFrames: return try VideoFrames(animation: input, options)
  case .image(.png) where options.allFrames && isAnimatedPNG(input.head):
    return try VideoFrames(animation: input, options)
  case .image:
    return Photo(
      try luminance(
        of: input.contents(limit: maximumFileSize), maximumPixels: options.maximumPixels,
        appliesOrientation: options.appliesOrientation))
  }
}

/// PNG, third edition: the chunk `acTL` comes before the picture's data.
private func isAnimatedPNG(_ head: [UInt8]) -> Bool {
  head.withUnsafeBytes { bytes in
    let view = ByteView(bytes, isBigEndian: true)
    var offset = 8
    while let length = view.uint32(offset), !view.holds("IDAT", at: offset + 4) {
      if view.holds("acTL", at: offset + 4) { return true }
      // Length, type and check value.
      offset += 12 + length
    }
    return false
  }
}

/// The one picture of a photo.
private final class Photo: FrameProducer {
  private var image: LuminanceImage?

  init(_ image: LuminanceImage) { self.image = image }

  func next() throws(MediaError) -> Frame? {
    defer { image = nil }
    return image.map { Frame(image: $0, index: 0) }
  }
}
