import QuartzCore

/// <https://developer.apple.com/documentation/uikit/uiimage>: iOS 2.0
open class UIImage: NSObject, @unchecked Sendable {
  /// <https://developer.apple.com/documentation/uikit/uiimage/orientation>: iOS 2.0
  public enum Orientation: Int, Sendable {
    /// <https://developer.apple.com/documentation/uikit/uiimage/orientation/up>
    case up = 0
    /// <https://developer.apple.com/documentation/uikit/uiimage/orientation/down>
    case down = 1
    /// <https://developer.apple.com/documentation/uikit/uiimage/orientation/left>
    case left = 2
    /// <https://developer.apple.com/documentation/uikit/uiimage/orientation/right>
    case right = 3
    /// <https://developer.apple.com/documentation/uikit/uiimage/orientation/upmirrored>
    case upMirrored = 4
    /// <https://developer.apple.com/documentation/uikit/uiimage/orientation/downmirrored>
    case downMirrored = 5
    /// <https://developer.apple.com/documentation/uikit/uiimage/orientation/leftmirrored>
    case leftMirrored = 6
    /// <https://developer.apple.com/documentation/uikit/uiimage/orientation/rightmirrored>
    case rightMirrored = 7
  }

  /// <https://developer.apple.com/documentation/uikit/uiimage/cgimage>: iOS 2.0
  public let cgImage: CGImage?
  /// <https://developer.apple.com/documentation/uikit/uiimage/ciimage>: iOS 5.0
  public let ciImage: CIImage?
  /// <https://developer.apple.com/documentation/uikit/uiimage/scale>: iOS 2.0
  public let scale: CGFloat
  /// <https://developer.apple.com/documentation/uikit/uiimage/imageorientation>: iOS 2.0
  public let imageOrientation: UIImage.Orientation
  /// The symbol's name, of images that the system has.
  public let simulatedSystemName: String?

  private init(
    _ cgImage: CGImage?, _ ciImage: CIImage?, _ scale: CGFloat, _ orientation: Orientation, _ name: String?
  ) {
    (self.cgImage, self.ciImage, self.scale, imageOrientation) = (cgImage, ciImage, scale, orientation)
    simulatedSystemName = name
  }

  /// <https://developer.apple.com/documentation/uikit/uiimage/init()>: iOS 2.0
  public override convenience init() { self.init(nil, nil, 1, .up, nil) }

  /// <https://developer.apple.com/documentation/uikit/uiimage/init(cgimage:)>: iOS 2.0
  public convenience init(cgImage: CGImage) { self.init(cgImage, nil, 1, .up, nil) }

  /// <https://developer.apple.com/documentation/uikit/uiimage/init(cgimage:scale:orientation:)>: iOS 4.0
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
    self.init(cgImage, nil, scale, orientation, nil)
  }

  /// <https://developer.apple.com/documentation/uikit/uiimage/init(ciimage:scale:orientation:)>: iOS 6.0
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation) {
    self.init(nil, ciImage, scale, orientation, nil)
  }

  /// <https://developer.apple.com/documentation/uikit/uiimage/init(systemname:)>: iOS 13.0
  public convenience init?(systemName name: String) { self.init(nil, nil, 1, .up, name) }

  /// <https://developer.apple.com/documentation/uikit/uiimage/size>: iOS 2.0
  open var size: CGSize {
    guard let cgImage else { return CGSize(width: 24, height: 24) }
    return CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
  }
}
