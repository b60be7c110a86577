@_exported import CoreMedia
@_exported import QuartzCore

/// <https://developer.apple.com/documentation/avfoundation/avlayervideogravity>: iOS 4.0
public struct AVLayerVideoGravity: Hashable, Equatable, RawRepresentable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// <https://developer.apple.com/documentation/avfoundation/avlayervideogravity/resizeaspectfill>: iOS 4.0
  public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
}

/// <https://developer.apple.com/documentation/avfoundation/avcapturevideopreviewlayer>: iOS 4.0
open class AVCaptureVideoPreviewLayer: CALayer {
  /// <https://developer.apple.com/documentation/avfoundation/avcapturevideopreviewlayer/videogravity>: iOS 4.0
  open var videoGravity = AVLayerVideoGravity.resizeAspectFill
}
