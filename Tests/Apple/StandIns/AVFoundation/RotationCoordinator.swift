/// <https://developer.apple.com/documentation/avfoundation/avcapturevideoorientation>: iOS 4.0
public enum AVCaptureVideoOrientation: Int, Sendable {
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeRight = 3
  case landscapeLeft = 4
}

extension AVCaptureDevice {
  /// <https://developer.apple.com/documentation/avfoundation/avcapturedevice/rotationcoordinator>: iOS 17.0
  @available(iOS 17.0, *)
  open class RotationCoordinator: NSObject, Observed {
    public let observers = ObserverList()
    /// <https://developer.apple.com/documentation/avfoundation/avcapturedevice/rotationcoordinator/device>: iOS 17.0
    public private(set) weak var device: AVCaptureDevice?
    /// <https://developer.apple.com/documentation/avfoundation/avcapturedevice/rotationcoordinator/previewlayer>: iOS 17.0
    public private(set) weak var previewLayer: CALayer?

    /// <https://developer.apple.com/documentation/avfoundation/avcapturedevice/rotationcoordinator/init(device:previewlayer:)>: iOS 17.0
    public init(device: AVCaptureDevice, previewLayer: CALayer?) {
      (self.device, self.previewLayer) = (device, previewLayer)
      super.init()
      SimulatedCameras.shared.add(self)
    }

    /// <https://developer.apple.com/documentation/avfoundation/avcapturedevice/rotationcoordinator/videorotationangleforhorizonlevelpreview>: iOS 17.0
    public var videoRotationAngleForHorizonLevelPreview: CGFloat { SimulatedCameras.shared.rotationAngle }
  }
}
