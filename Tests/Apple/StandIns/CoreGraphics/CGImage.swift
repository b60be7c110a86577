/// <https://developer.apple.com/documentation/coregraphics/cgdataprovider>: iOS 2.0
public final class CGDataProvider: Sendable {
  let bytes: [UInt8]

  /// <https://developer.apple.com/documentation/coregraphics/cgdataprovider/init(data:)>: iOS 2.0
  public init?(data: CFData) { bytes = [UInt8](data as Data) }
}

/// <https://developer.apple.com/documentation/coregraphics/cgimage>: iOS 2.0
public final class CGImage: Sendable {
  /// <https://developer.apple.com/documentation/coregraphics/cgimage/width>: iOS 2.0
  public let width: Int
  /// <https://developer.apple.com/documentation/coregraphics/cgimage/height>: iOS 2.0
  public let height: Int
  private let bytesPerRow: Int
  private let pixelStep: Int
  private let alpha: CGImageAlphaInfo
  private let provider: CGDataProvider

  /// <https://developer.apple.com/documentation/coregraphics/cgimage/init(width:height:bitspercomponent:bitsperpixel:bytesperrow:space:bitmapinfo:provider:decode:shouldinterpolate:intent:)>: iOS 2.0
  ///
  /// Here: eight bits a component, grey or RGB, without alpha or with straight alpha last.
  public init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard width > 0, height > 0, bitsPerComponent == 8, bitsPerPixel % 8 == 0,
      bytesPerRow >= width * bitsPerPixel / 8, provider.bytes.count >= bytesPerRow * height,
      let alpha = CGImageAlphaInfo(rawValue: bitmapInfo.rawValue & 0x1F)
    else { return nil }
    (self.width, self.height, self.bytesPerRow) = (width, height, bytesPerRow)
    pixelStep = bitsPerPixel / 8
    self.alpha = alpha
    self.provider = provider
  }

  var isPlainGrey: Bool { pixelStep == 1 }

  func copyRow(_ y: Int, to target: UnsafeMutableRawPointer) {
    provider.bytes.withUnsafeBytes { bytes in
      target.copyMemory(from: bytes.baseAddress! + y * bytesPerRow, byteCount: width)
    }
  }

  /// The grey value of a pixel over another.
  func grey(_ x: Int, _ y: Int, over ground: UInt8) -> UInt8 {
    let start = y * bytesPerRow + x * pixelStep
    let bytes = provider.bytes
    if pixelStep < 3 { return bytes[start] }
    let luma =
      0.299 * Double(bytes[start]) + 0.587 * Double(bytes[start + 1]) + 0.114 * Double(bytes[start + 2])
    let opacity = alpha == .last ? Double(bytes[start + 3]) / 255 : 1
    return UInt8((opacity * luma + (1 - opacity) * Double(ground)).rounded())
  }
}
