/// What a file says about its picture before any of it is decoded.
struct ImageHeader {
  /// Columns and rows as they are stored, in pixels.
  var width: Int
  var height: Int
  var orientation = Orientation.upright
  /// Whether the file breaks off before the picture's data ends. Some decoders would fill in the rest by guessing.
  var isTruncated = false
  /// The picture itself where the file holds several and the decoder takes but one.
  var firstPicture: [UInt8]?

  /// Reads the header of a file in `format`; nil if there is none where it should be.
  init?(_ bytes: UnsafeRawBufferPointer, format: ImageFormat) {
    let header: ImageHeader? =
      switch format {
      case .jpeg: jpegHeader(ByteView(bytes, isBigEndian: true))
      case .png: pngHeader(ByteView(bytes, isBigEndian: true))
      case .webP: webPHeader(ByteView(bytes, isBigEndian: false))
      case .gif: gifHeader(ByteView(bytes, isBigEndian: false))
      case .bmp: bmpHeader(ByteView(bytes, isBigEndian: false))
      case .tiff: tiffHeader(ByteView(bytes, isBigEndian: bytes.first == UInt8(ascii: "M")))
      case .svg: svgHeader(ByteView(bytes, isBigEndian: true))
      // Their libraries tell.
      case .heif, .avif, .jpegXL: nil
      }
    guard let header else { return nil }
    self = header
  }

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}
