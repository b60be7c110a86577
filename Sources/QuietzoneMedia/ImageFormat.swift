/// The image formats that are read. A file's first bytes say which it is; its name has no say.
public enum ImageFormat: Hashable, Sendable, CaseIterable {
  case jpeg, png, webP, gif, bmp, tiff

  /// What people call it.
  public var name: String {
    switch self {
    case .jpeg: "JPEG"
    case .png: "PNG"
    case .webP: "WebP"
    case .gif: "GIF"
    case .bmp: "BMP"
    case .tiff: "TIFF"
    }
  }

  /// How many bytes it takes to tell.
  static let signatureLength = 12

  /// The format that begins with `bytes`; nil if there is none.
  init?(signature bytes: UnsafeRawBufferPointer) {
    func begins(with signature: StaticString, at offset: Int = 0) -> Bool {
      guard bytes.count >= offset + signature.utf8CodeUnitCount else { return false }
      return (0..<signature.utf8CodeUnitCount).allSatisfy { bytes[offset + $0] == signature.utf8Start[$0] }
    }
    func begins(with signature: [UInt8]) -> Bool { bytes.starts(with: signature) }

    if begins(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if begins(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if begins(with: "RIFF"), begins(with: "WEBP", at: 8) {
      self = .webP
    } else if begins(with: "GIF87a") || begins(with: "GIF89a") {
      self = .gif
    } else if begins(with: "BM") {
      self = .bmp
    } else if begins(with: [0x49, 0x49, 0x2A, 0x00]) || begins(with: [0x4D, 0x4D, 0x00, 0x2A]) {
      self = .tiff
    } else {
      return nil
    }
  }
}
