import CoreGraphics

extension Scene {
  /// The scene as a grey picture in memory.
  public var cgImage: CGImage {
    CGImage(
      width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: width,
      space: CGColorSpaceCreateDeviceGray(), bitmapInfo: [],
      provider: CGDataProvider(data: Data(pixels) as CFData)!, decode: nil, shouldInterpolate: false,
      intent: .defaultIntent)!
  }
}
