/// <https://developer.apple.com/documentation/coregraphics/cgcontext>: iOS 2.0
public final class CGContext {
  private let data: UnsafeMutableRawPointer
  private let width: Int
  private let height: Int
  private let bytesPerRow: Int

  /// <https://developer.apple.com/documentation/coregraphics/cgcontext/init(data:width:height:bitspercomponent:bytesperrow:space:bitmapinfo:)>: iOS 2.0
  ///
  /// Here: into memory that the caller has, eight bits of grey a pixel.
  public init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard let data, width > 0, height > 0, bitsPerComponent == 8, bytesPerRow >= width,
      space.componentCount == 1, bitmapInfo == CGImageAlphaInfo.none.rawValue
    else { return nil }
    (self.data, self.width, self.height, self.bytesPerRow) = (data, width, height, bytesPerRow)
  }

  /// <https://developer.apple.com/documentation/coregraphics/cgcontext/draw(_:in:bytiling:)>: iOS 2.0
  ///
  /// Here: without scaling, and with all of the context as the rectangle.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    precondition(rect == CGRect(x: 0, y: 0, width: width, height: height), "drawn elsewhere than everywhere")
    precondition(image.width == width && image.height == height, "drawn in another size")
    if image.isPlainGrey {
      for y in 0..<height { image.copyRow(y, to: data + y * bytesPerRow) }
      return
    }
    for y in 0..<height {
      let row = (data + y * bytesPerRow).assumingMemoryBound(to: UInt8.self)
      for x in 0..<width { row[x] = image.grey(x, y, over: row[x]) }
    }
  }
}
