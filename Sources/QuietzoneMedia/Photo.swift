import QuietzoneImaging

extension LuminanceImage {
  /// The picture in the image file `name`, as it is shown.
  ///
  /// JPEG, PNG, WebP, GIF, BMP or TIFF, whatever the name's extension says; of an animation the first picture.
  /// Colour becomes luma by the weights of ITU-R BT.601, transparency lies over white, and the orientation that
  /// the file gives is applied unless `appliesOrientation` is false, which leaves the pixels as they are stored.
  /// - Throws: What is wrong with the file. A damaged file is an error even where a part could be shown.
  public init(
    contentsOf name: FileName, maximumPixels: Int = Frames.defaultMaximumPixels,
    appliesOrientation: Bool = true
  ) throws(MediaError) {
    self = try luminance(
      of: contents(of: name, limit: maximumFileSize), maximumPixels: maximumPixels,
      appliesOrientation: appliesOrientation)
  }

  /// The picture that an image file with the given bytes holds; see `init(contentsOf:maximumPixels:appliesOrientation:)`.
  public init(
    imageFile bytes: [UInt8], maximumPixels: Int = Frames.defaultMaximumPixels,
    appliesOrientation: Bool = true
  ) throws(MediaError) {
    self = try luminance(
      of: FileContents(bytes), maximumPixels: maximumPixels, appliesOrientation: appliesOrientation)
  }
}
