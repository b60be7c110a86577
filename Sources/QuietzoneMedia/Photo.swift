import QuietzoneImaging

extension LuminanceImage {
  /// The picture in the file `name`, as it is shown.
  ///
  /// JPEG, PNG, WebP, GIF, BMP, TIFF, HEIC, AVIF, JPEG XL or SVG, whatever the name's extension says; of an animation and of a video
  /// the first picture, of a document the first page. Colour becomes luma by the weights of ITU-R BT.601. What is transparent lies
  /// over white, or over black if nothing would be told from white. The orientation that the file gives is applied unless
  /// `appliesOrientation` is false, which leaves the pixels as they are stored.
  /// - Throws: What is wrong with the file. A damaged file is an error even where a part could be shown.
  public init(
    contentsOf name: FileName, maximumPixels: Int = Frames.defaultMaximumPixels,
    appliesOrientation: Bool = true
  ) throws(MediaError) {
    var options = FrameOptions()
    options.maximumPixels = maximumPixels
    options.appliesOrientation = appliesOrientation
    options.pages = [1...1]
    guard let frame = try frameProducer(of: .file(name), options).next() else { throw .isEmpty }
    self = frame.image
  }

  /// The picture that an image file with the given bytes holds; see `init(contentsOf:maximumPixels:appliesOrientation:)`.
  ///
  /// - Parameter formats: Which formats are read. SVG takes a program of its own, which who reads what strangers send may not want.
  public init(
    imageFile bytes: [UInt8], formats: Set<ImageFormat> = Set(ImageFormat.allCases),
    maximumPixels: Int = Frames.defaultMaximumPixels, appliesOrientation: Bool = true
  ) throws(MediaError) {
    guard let format = bytes.withUnsafeBytes({ ImageFormat(signature: $0) }), formats.contains(format) else {
      throw bytes.isEmpty ? .isEmpty : .unknownFormat
    }
    self = try luminance(
      of: FileContents(bytes), maximumPixels: maximumPixels, appliesOrientation: appliesOrientation)
  }
}
