/// <https://developer.apple.com/documentation/avfoundation/avmediatype>: iOS 4.0
public struct AVMediaType: Hashable, RawRepresentable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// <https://developer.apple.com/documentation/avfoundation/avmediatype/video>: iOS 4.0
  public static let video = AVMediaType(rawValue: "vide")
}

/// <https://developer.apple.com/documentation/avfoundation/avauthorizationstatus>: iOS 7.0
public enum AVAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case authorized = 3
}

/// <https://developer.apple.com/documentation/avfoundation/avframeraterange>: iOS 7.0
open class AVFrameRateRange: NSObject {
  /// <https://developer.apple.com/documentation/avfoundation/avframeraterange/minframerate>: iOS 7.0
  public let minFrameRate: Float64
  /// <https://developer.apple.com/documentation/avfoundation/avframeraterange/maxframerate>: iOS 7.0
  public let maxFrameRate: Float64

  init(_ range: ClosedRange<Double>) { (minFrameRate, maxFrameRate) = (range.lowerBound, range.upperBound) }
}

/// <https://developer.apple.com/documentation/avfoundation/avcapturedevice>: iOS 4.0
///
/// What it can and what was set is guarded by a lock: the system and the app may ask on any thread.
open class AVCaptureDevice: NSObject, Observed, @unchecked Sendable {
  public let observers = ObserverList()
  let lock = NSRecursiveLock()
  var state: SimulatedCamera
  private var configurationLocks = 0

  init(_ camera: SimulatedCamera) { state = camera }

  /// <https://developer.apple.com/documentation/avfoundation/avcapturedevice/position-swift.enum>: iOS 4.0
  public enum Position: Int, Sendable {
    case unspecified = 0
    case back = 1
    case front = 2
  }

  /// <https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct>: iOS 10.0
  public struct DeviceType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// <https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct/builtinwideanglecamera>: iOS 10.0
    public static let builtInWideAngleCamera = DeviceType(rawValue: "WideAngle")
    /// <https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct/builtindualwidecamera>: iOS 13.0
    public static let builtInDualWideCamera = DeviceType(rawValue: "DualWide")
    /// <https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct/builtintriplecamera>: iOS 13.0
    public static let builtInTripleCamera = DeviceType(rawValue: "Triple")
    /// <https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct/external>: iOS 17.0
    @available(iOS 17.0, *)
    public static let external = DeviceType(rawValue: "External")
  }

  /// <https://developer.apple.com/documentation/avfoundation/avcapturedevice/discoverysession>: iOS 10.0
  open class DiscoverySession: NSObject {
    /// <https://developer.apple.com/documentation/avfoundation/avcapturedevice/discoverysession/devices>: iOS 10.0
    public let devices: [AVCaptureDevice]

    /// <https://developer.apple.com/documentation/avfoundation/avcapturedevice/discoverysession/init(devicetypes:mediatype:position:)>: iOS 10.0
    public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {
      devices = SimulatedCameras.shared.devices.filter {
        deviceTypes.contains($0.deviceType) && (position == .unspecified || position == $0.position)
      }
    }
  }

  /// <https://developer.apple.com/documentation/avfoundation/avcapturedevice/authorizationstatus(for:)>: iOS 7.0
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    SimulatedCameras.shared.authorization
  }

  /// <https://developer.apple.com/documentation/avfoundation/avcapturedevice/requestaccess(for:completionhandler:)>: iOS 7.0
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool {
    await SimulatedCameras.shared.askUser()
  }

  /// <https://developer.apple.com/documentation/avfoundation/avcapturedevice/wasdisconnectednotification>: iOS 4.0
  public class var wasDisconnectedNotification: NSNotification.Name {
    .init("AVCaptureDeviceWasDisconnected")
  }
  /// <https://developer.apple.com/documentation/avfoundation/avcapturedevice/subjectareadidchangenotification>: iOS 5.0
  public class var subjectAreaDidChangeNotification: NSNotification.Name {
    .init("AVCaptureDeviceSubjectAreaDidChange")
  }

  /// <https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.property>: iOS 10.0
  open var deviceType: DeviceType { state.type }
  /// <https://developer.apple.com/documentation/avfoundation/avcapturedevice/position-swift.property>: iOS 4.0
  open var position: Position { state.position }
  /// <https://developer.apple.com/documentation/avfoundation/avcapturedevice/virtualdeviceswitchovervideozoomfactors>: iOS 13.0
  open var virtualDeviceSwitchOverVideoZoomFactors: [NSNumber] {
    state.switchOverFactors.map { NSNumber(value: $0) }
  }
  /// <https://developer.apple.com/documentation/avfoundation/avcapturedevice/minimumfocusdistance>: iOS 15.0
  open var minimumFocusDistance: Int { state.minimumFocusDistance }
  /// <https://developer.apple.com/documentation/avfoundation/avcapturedevice/activeformat>: iOS 7.0
  open var activeFormat: Format { lock.withLock { Format(state, SimulatedCameras.shared.frameSize) } }

  /// <https://developer.apple.com/documentation/avfoundation/avcapturedevice/format>: iOS 7.0
  open class Format: NSObject {
    /// <https://developer.apple.com/documentation/avfoundation/avcapturedevice/format/formatdescription>: iOS 7.0
    public let formatDescription: CMFormatDescription
    /// <https://developer.apple.com/documentation/avfoundation/avcapturedevice/format/videofieldofview>: iOS 7.0
    public let videoFieldOfView: Float
    /// <https://developer.apple.com/documentation/avfoundation/avcapturedevice/format/videozoomfactorupscalethreshold>: iOS 7.0
    public let videoZoomFactorUpscaleThreshold: CGFloat

    /// <https://developer.apple.com/documentation/avfoundation/avcapturedevice/format/videosupportedframerateranges>: iOS 7.0
    public let videoSupportedFrameRateRanges: [AVFrameRateRange]

    init(_ camera: SimulatedCamera, _ size: CMVideoDimensions) {
      videoSupportedFrameRateRanges = [AVFrameRateRange(camera.frameRates)]
      formatDescription = CMFormatDescription(simulated: size)
      videoFieldOfView = Float(camera.fieldOfView)
      videoZoomFactorUpscaleThreshold = camera.upscaleThreshold
    }
  }

  // MARK: Configuration

  /// <https://developer.apple.com/documentation/avfoundation/avcapturedevice/lockforconfiguration()>: iOS 4.0
  open func lockForConfiguration() throws {
    try lock.withLock {
      if state.isHeldByAnother { throw AVError(.deviceInUseByAnotherApplication) }
      configurationLocks += 1
    }
  }

  /// <https://developer.apple.com/documentation/avfoundation/avcapturedevice/unlockforconfiguration()>: iOS 4.0
  open func unlockForConfiguration() { lock.withLock { configurationLocks -= 1 } }

  /// Sets what only who locked the device may set; Apple's raises an exception.
  func set(_ what: String, if isSupported: Bool = true, _ change: (inout SimulatedCamera) -> Void) {
    SimulatedCameras.shared.note(lock.withLock { configurationLocks > 0 }, "\(what) was set without the lock")
    SimulatedCameras.shared.note(isSupported, "\(what) was set where it is not supported")
    lock.withLock { change(&state) }
  }
}
