import CFFmpeg

/// The image formats that are read. A file's first bytes say which it is; its name has no say.
public enum ImageFormat: Hashable, Sendable, CaseIterable {
  case jpeg, png, webP, gif, bmp, tiff, heif, avif, jpegXL, svg

  /// What people call it.
  public var name: String {
    switch self {
    case .jpeg: "JPEG"
    case .png: "PNG"
    case .webP: "WebP"
    case .gif: "GIF"
    case .bmp: "BMP"
    case .tiff: "TIFF"
    case .heif: "HEIC"
    case .avif: "AVIF"
    case .jpegXL: "JPEG XL"
    case .svg: "SVG"
    }
  }

  /// What decodes it where no library of its own is part of this one, and Debian's package that has it.
  var library: (name: String, package: String) {
    switch self {
    case .heif, .avif: ("libheif", "libheif1")
    case .jpegXL: ("libjxl", "libjxl0.7 or a later one")
    case .svg: ("librsvg's rsvg-convert", "librsvg2-bin")
    default: ("FFmpeg's libavcodec", "libavcodec\(quietzoneVersionOfCodecs)")
    }
  }

  /// The format that a file begins as; nil if there is none.
  init?(signature bytes: UnsafeRawBufferPointer) {
    guard let kind = FileSignature(bytes), case .image(let format) = kind else { return nil }
    self = format
  }
}
