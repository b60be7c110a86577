@_exported import CoreVideo

/// <https://developer.apple.com/documentation/accelerate/vimagepixelcount>: iOS 5.0
public typealias vImagePixelCount = UInt

/// <https://developer.apple.com/documentation/accelerate/vimage_buffer>: iOS 5.0
public struct vImage_Buffer {
  public var data: UnsafeMutableRawPointer!
  public var height: vImagePixelCount
  public var width: vImagePixelCount
  public var rowBytes: Int

  /// <https://developer.apple.com/documentation/accelerate/vimage_buffer/init(data:height:width:rowbytes:)>: iOS 5.0
  public init(
    data: UnsafeMutableRawPointer!, height: vImagePixelCount, width: vImagePixelCount, rowBytes: Int
  ) { (self.data, self.height, self.width, self.rowBytes) = (data, height, width, rowBytes) }
}
