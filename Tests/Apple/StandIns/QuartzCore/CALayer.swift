@_exported import CoreGraphics

/// <https://developer.apple.com/documentation/quartzcore/calayer>: iOS 2.0
open class CALayer: NSObject {
  public override init() {}

  /// <https://developer.apple.com/documentation/quartzcore/calayer/bounds>: iOS 2.0
  open var bounds = CGRect.zero
  /// <https://developer.apple.com/documentation/quartzcore/calayer/frame>: iOS 2.0
  open var frame = CGRect.zero
}
