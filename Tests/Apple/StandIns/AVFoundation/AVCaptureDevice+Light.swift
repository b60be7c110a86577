extension AVCaptureDevice {
  /// <https://developer.apple.com/documentation/avfoundation/avcapturedevice/torchmode-swift.enum>: iOS 4.0
  public enum TorchMode: Int, Sendable {
    case off = 0
    case on = 1
    case auto = 2
  }

  /// <https://developer.apple.com/documentation/avfoundation/avcapturedevice/hastorch>: iOS 4.0
  public var hasTorch: Bool { state.hasTorch }

  /// <https://developer.apple.com/documentation/avfoundation/avcapturedevice/istorchavailable>: iOS 5.0
  public var isTorchAvailable: Bool { lock.withLock { state.isTorchAvailable } }

  /// <https://developer.apple.com/documentation/avfoundation/avcapturedevice/istorchactive>: iOS 6.0
  public var isTorchActive: Bool { torchLevel > 0 }

  /// <https://developer.apple.com/documentation/avfoundation/avcapturedevice/torchlevel>: iOS 5.0
  public var torchLevel: Float { lock.withLock { state.torchLevel } }

  /// <https://developer.apple.com/documentation/avfoundation/avcapturedevice/istorchmodesupported(_:)>: iOS 4.0
  public func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { state.hasTorch }

  /// <https://developer.apple.com/documentation/avfoundation/avcapturedevice/torchmode-swift.property>: iOS 4.0
  public var torchMode: TorchMode {
    get { lock.withLock { state.torchLevel > 0 ? .on : .off } }
    set {
      set("torchMode", if: state.hasTorch) { $0.torchLevel = newValue == .on && $0.isTorchAvailable ? 1 : 0 }
      observers.changed(\AVCaptureDevice.torchLevel)
    }
  }

  // MARK: Zoom

  /// <https://developer.apple.com/documentation/avfoundation/avcapturedevice/videozoomfactor>: iOS 7.0
  public var videoZoomFactor: CGFloat {
    get { lock.withLock { state.zoom } }
    set {
      let isInside = state.zoomRange.contains(newValue)
      set("videoZoomFactor", if: isInside) { $0.zoom = newValue }
      observers.changed(\AVCaptureDevice.videoZoomFactor)
    }
  }

  /// <https://developer.apple.com/documentation/avfoundation/avcapturedevice/minavailablevideozoomfactor>: iOS 11.0
  public var minAvailableVideoZoomFactor: CGFloat { state.zoomRange.lowerBound }

  /// <https://developer.apple.com/documentation/avfoundation/avcapturedevice/maxavailablevideozoomfactor>: iOS 11.0
  public var maxAvailableVideoZoomFactor: CGFloat { state.zoomRange.upperBound }

  /// <https://developer.apple.com/documentation/avfoundation/avcapturedevice/isrampingvideozoom>: iOS 7.0
  public var isRampingVideoZoom: Bool { lock.withLock { state.isRamping } }

  /// <https://developer.apple.com/documentation/avfoundation/avcapturedevice/ramp(tovideozoomfactor:withrate:)>: iOS 7.0
  ///
  /// Here: it has arrived at once, and says that it is on its way until it is told otherwise.
  public func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float) {
    videoZoomFactor = factor
    lock.withLock { state.isRamping = true }
  }

  /// <https://developer.apple.com/documentation/avfoundation/avcapturedevice/cancelvideozoomramp()>: iOS 7.0
  public func cancelVideoZoomRamp() { set("the zoom's ramp") { $0.isRamping = false } }

  // MARK: Pressure

  /// <https://developer.apple.com/documentation/avfoundation/avcapturedevice/systempressurestate-swift.class>: iOS 11.1
  open class SystemPressureState: NSObject {
    /// <https://developer.apple.com/documentation/avfoundation/avcapturedevice/systempressurestate-swift.class/level-swift.struct>: iOS 11.1
    public struct Level: Hashable, RawRepresentable, Sendable {
      public let rawValue: String

      public init(rawValue: String) { self.rawValue = rawValue }

      /// <https://developer.apple.com/documentation/avfoundation/avcapturedevice/systempressurestate-swift.class/level-swift.struct/nominal>: iOS 11.1
      public static let nominal = Level(rawValue: "nominal")
      /// <https://developer.apple.com/documentation/avfoundation/avcapturedevice/systempressurestate-swift.class/level-swift.struct/serious>: iOS 11.1
      public static let serious = Level(rawValue: "serious")
      /// <https://developer.apple.com/documentation/avfoundation/avcapturedevice/systempressurestate-swift.class/level-swift.struct/critical>: iOS 11.1
      public static let critical = Level(rawValue: "critical")
    }

    /// <https://developer.apple.com/documentation/avfoundation/avcapturedevice/systempressurestate-swift.class/level-swift.property>: iOS 11.1
    public let level: Level

    init(_ level: Level) { self.level = level }
  }

  /// <https://developer.apple.com/documentation/avfoundation/avcapturedevice/systempressurestate-swift.property>: iOS 11.1
  public var systemPressureState: SystemPressureState {
    lock.withLock { SystemPressureState(state.pressure) }
  }

  /// <https://developer.apple.com/documentation/avfoundation/avcapturedevice/activevideominframeduration>: iOS 7.0
  public var activeVideoMinFrameDuration: CMTime {
    get { lock.withLock { state.frameDuration } }
    set {
      let rate =
        newValue == .invalid
        ? state.frameRates.upperBound : Double(newValue.timescale) / Double(newValue.value)
      set("activeVideoMinFrameDuration", if: state.frameRates.contains(rate)) { $0.frameDuration = newValue }
    }
  }
}
