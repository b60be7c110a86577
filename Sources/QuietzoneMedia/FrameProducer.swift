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
  if source == .screen { return Photo(try screenLuminance(options)) }
  return try frameProducer(for: opened(source), options)
}

private func opened(_ source: Frames.Source) throws(MediaError) -> OpenInput {
  switch source {
  case .file(let name): try OpenInput(name)
  case .standardInput: try OpenInput(standardInput: ())
  case .clipboard: try OpenInput(bytes: clipboardBytes())
  case .address(let address): try OpenInput(bytes: downloadedBytes(address))
  case .screen: throw .notRead(reason: "the screen is no file")
  }
}

private func frameProducer(
  for input: consuming OpenInput, _ options: FrameOptions
) throws(MediaError) -> any FrameProducer {
  let signature = input.signature
  if signature == .pdf { return try PDFPages(input, options) }
  if signature == .video { return try VideoFrames(input, options) }
  if options.allFrames, signature == .image(.gif) || signature == .image(.png) && isAnimatedPNG(input.head) {
    return try VideoFrames(animation: input, options)
  }
  let contents = try input.contents(limit: maximumFileSize)
  if signature == .image(.tiff) { return try TIFFPages(contents, options) }
  if options.allFrames, signature == .image(.webP) { return try WebPAnimation(contents, options) }
  return Photo(
    try luminance(
      of: contents, maximumPixels: options.maximumPixels, appliesOrientation: options.appliesOrientation))
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
