@_exported import CoreImage
@_exported import QuartzCore

/// <https://developer.apple.com/documentation/uikit/uiimage>: iOS 2.0
open class UIImage: NSObject, @unchecked Sendable {
  /// <https://developer.apple.com/documentation/uikit/uiimage/orientation>: iOS 2.0
  public enum Orientation: Int, Sendable {
    case up = 0
    case down = 1
    case left = 2
    case right = 3
    case upMirrored = 4
    case downMirrored = 5
    case leftMirrored = 6
    case rightMirrored = 7
  }

  /// <https://developer.apple.com/documentation/uikit/uiimage/cgimage>: iOS 2.0
  public let cgImage: CGImage?
  /// <https://developer.apple.com/documentation/uikit/uiimage/ciimage>: iOS 5.0
  public let ciImage: CIImage?
  /// <https://developer.apple.com/documentation/uikit/uiimage/imageorientation>: iOS 2.0
  public let imageOrientation: Orientation

  /// <https://developer.apple.com/documentation/uikit/uiimage/init()>: iOS 2.0
  public override init() { (cgImage, ciImage, imageOrientation) = (nil, nil, .up) }

  /// <https://developer.apple.com/documentation/uikit/uiimage/init(cgimage:scale:orientation:)>: iOS 4.0
  public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    (self.cgImage, ciImage, imageOrientation) = (cgImage, nil, orientation)
  }

  /// <https://developer.apple.com/documentation/uikit/uiimage/init(ciimage:scale:orientation:)>: iOS 6.0
  public init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
    (cgImage, self.ciImage, imageOrientation) = (nil, ciImage, orientation)
  }
}
