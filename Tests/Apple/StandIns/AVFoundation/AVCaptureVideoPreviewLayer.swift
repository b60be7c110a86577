/// <https://developer.apple.com/documentation/avfoundation/avlayervideogravity>: iOS 4.0
public struct AVLayerVideoGravity: Hashable, Equatable, RawRepresentable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// <https://developer.apple.com/documentation/avfoundation/avlayervideogravity/resizeaspect>: iOS 4.0
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  /// <https://developer.apple.com/documentation/avfoundation/avlayervideogravity/resizeaspectfill>: iOS 4.0
  public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
}

/// <https://developer.apple.com/documentation/avfoundation/avcapturevideopreviewlayer>: iOS 4.0
open class AVCaptureVideoPreviewLayer: CALayer {
  private var ownConnection: AVCaptureConnection?

  /// <https://developer.apple.com/documentation/avfoundation/avcapturevideopreviewlayer/session>: iOS 4.0
  open var session: AVCaptureSession? { didSet { if session !== oldValue { ownConnection = nil } } }

  /// <https://developer.apple.com/documentation/avfoundation/avcapturevideopreviewlayer/videogravity>: iOS 4.0
  open var videoGravity = AVLayerVideoGravity.resizeAspect

  /// <https://developer.apple.com/documentation/avfoundation/avcapturevideopreviewlayer/connection>: iOS 6.0
  open var connection: AVCaptureConnection? {
    guard let device = session?.device else { return nil }
    if ownConnection == nil {
      ownConnection = AVCaptureConnection(simulatedMirrored: device.position == .front)
    }
    return ownConnection
  }

  /// <https://developer.apple.com/documentation/avfoundation/avcapturevideopreviewlayer/capturedevicepointconverted(fromlayerpoint:)>: iOS 6.0
  ///
  /// Here: where the layer's picture is filled, and turned by a multiple of 90 degrees.
  open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint {
    guard let connection, bounds.width > 0, bounds.height > 0, let format = session?.device?.activeFormat
    else {
      return CGPoint(x: 0.5, y: 0.5)
    }
    precondition(videoGravity == .resizeAspectFill)
    let size = CMVideoFormatDescriptionGetDimensions(format.formatDescription)
    let isUpright = Int(connection.videoRotationAngle) % 180 != 0
    let (width, height) = isUpright ? (size.height, size.width) : (size.width, size.height)
    let scale = max(bounds.width / CGFloat(width), bounds.height / CGFloat(height))
    // From the middle, in parts of the shown picture.
    var x = (pointInLayer.x - bounds.width / 2) / (scale * CGFloat(width))
    let y = (pointInLayer.y - bounds.height / 2) / (scale * CGFloat(height))
    if connection.isVideoMirrored { x = -x }
    let (u, v): (CGFloat, CGFloat) =
      switch Int(connection.videoRotationAngle) {
      case 90: (y, -x)
      case 180: (-x, -y)
      case 270: (-y, x)
      default: (x, y)
      }
    return CGPoint(x: u + 0.5, y: v + 0.5)
  }
}

/// <https://developer.apple.com/documentation/avfoundation/avcaptureconnection>: iOS 4.0
open class AVCaptureConnection: NSObject {
  /// <https://developer.apple.com/documentation/avfoundation/avcaptureconnection/isvideomirrored>: iOS 4.0
  public let isVideoMirrored: Bool
  /// <https://developer.apple.com/documentation/avfoundation/avcaptureconnection/isvideoorientationsupported>: iOS 4.0
  public let isVideoOrientationSupported = true
  /// <https://developer.apple.com/documentation/avfoundation/avcaptureconnection/videoorientation>: iOS 4.0
  public var videoOrientation = AVCaptureVideoOrientation.landscapeRight
  /// <https://developer.apple.com/documentation/avfoundation/avcaptureconnection/videorotationangle>: iOS 17.0
  @available(iOS 17.0, *)
  public var videoRotationAngle: CGFloat {
    get { angle }
    set { angle = newValue }
  }
  private var angle: CGFloat = 0

  public init(simulatedMirrored isVideoMirrored: Bool) { self.isVideoMirrored = isVideoMirrored }

  /// <https://developer.apple.com/documentation/avfoundation/avcaptureconnection/isvideorotationanglesupported(_:)>: iOS 17.0
  @available(iOS 17.0, *)
  public func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool {
    videoRotationAngle.truncatingRemainder(dividingBy: 90) == 0
  }
}
