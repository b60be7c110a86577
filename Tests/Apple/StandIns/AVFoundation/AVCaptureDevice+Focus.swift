extension AVCaptureDevice {
  /// <https://developer.apple.com/documentation/avfoundation/avcapturedevice/focusmode-swift.enum>: iOS 4.0
  public enum FocusMode: Int, Sendable {
    case locked = 0
    case autoFocus = 1
    case continuousAutoFocus = 2
  }

  /// <https://developer.apple.com/documentation/avfoundation/avcapturedevice/exposuremode-swift.enum>: iOS 4.0
  public enum ExposureMode: Int, Sendable {
    case locked = 0
    case autoExpose = 1
    case continuousAutoExposure = 2
    case custom = 3
  }

  /// <https://developer.apple.com/documentation/avfoundation/avcapturedevice/autofocusrangerestriction-swift.enum>: iOS 7.0
  public enum AutoFocusRangeRestriction: Int, Sendable {
    case none = 0
    case near = 1
    case far = 2
  }

  /// <https://developer.apple.com/documentation/avfoundation/avcapturedevice/isfocusmodesupported(_:)>: iOS 4.0
  public func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { state.canFocus || focusMode == .locked }

  /// <https://developer.apple.com/documentation/avfoundation/avcapturedevice/focusmode-swift.property>: iOS 4.0
  public var focusMode: FocusMode {
    get { lock.withLock { state.focusMode } }
    set { set("focusMode", if: isFocusModeSupported(newValue)) { $0.focusMode = newValue } }
  }

  /// <https://developer.apple.com/documentation/avfoundation/avcapturedevice/isfocuspointofinterestsupported>: iOS 4.0
  public var isFocusPointOfInterestSupported: Bool { state.canFocus }

  /// <https://developer.apple.com/documentation/avfoundation/avcapturedevice/focuspointofinterest>: iOS 4.0
  public var focusPointOfInterest: CGPoint {
    get { lock.withLock { state.focusPoint } }
    set {
      set(
        "focusPointOfInterest",
        if: state.canFocus && CGRect(x: 0, y: 0, width: 1.001, height: 1.001).contains(newValue)
      ) { $0.focusPoint = newValue }
    }
  }

  /// <https://developer.apple.com/documentation/avfoundation/avcapturedevice/isautofocusrangerestrictionsupported>: iOS 7.0
  public var isAutoFocusRangeRestrictionSupported: Bool { state.canFocus }

  /// <https://developer.apple.com/documentation/avfoundation/avcapturedevice/autofocusrangerestriction-swift.property>: iOS 7.0
  public var autoFocusRangeRestriction: AutoFocusRangeRestriction {
    get { lock.withLock { state.focusRange } }
    set { set("autoFocusRangeRestriction", if: state.canFocus) { $0.focusRange = newValue } }
  }

  /// <https://developer.apple.com/documentation/avfoundation/avcapturedevice/issmoothautofocussupported>: iOS 7.0
  public var isSmoothAutoFocusSupported: Bool { state.canFocus }

  /// <https://developer.apple.com/documentation/avfoundation/avcapturedevice/issmoothautofocusenabled>: iOS 7.0
  public var isSmoothAutoFocusEnabled: Bool {
    get { lock.withLock { state.isFocusSmooth } }
    set { set("isSmoothAutoFocusEnabled", if: state.canFocus) { $0.isFocusSmooth = newValue } }
  }

  /// <https://developer.apple.com/documentation/avfoundation/avcapturedevice/isexposuremodesupported(_:)>: iOS 4.0
  public func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { true }

  /// <https://developer.apple.com/documentation/avfoundation/avcapturedevice/exposuremode-swift.property>: iOS 4.0
  public var exposureMode: ExposureMode {
    get { lock.withLock { state.exposureMode } }
    set { set("exposureMode") { $0.exposureMode = newValue } }
  }

  /// <https://developer.apple.com/documentation/avfoundation/avcapturedevice/isexposurepointofinterestsupported>: iOS 4.0
  public var isExposurePointOfInterestSupported: Bool { state.canFocus }

  /// <https://developer.apple.com/documentation/avfoundation/avcapturedevice/exposurepointofinterest>: iOS 4.0
  public var exposurePointOfInterest: CGPoint {
    get { lock.withLock { state.exposurePoint } }
    set {
      set(
        "exposurePointOfInterest",
        if: state.canFocus && CGRect(x: 0, y: 0, width: 1.001, height: 1.001).contains(newValue)
      ) { $0.exposurePoint = newValue }
    }
  }

  /// <https://developer.apple.com/documentation/avfoundation/avcapturedevice/issubjectareachangemonitoringenabled>: iOS 5.0
  public var isSubjectAreaChangeMonitoringEnabled: Bool {
    get { lock.withLock { state.isWatchingSubject } }
    set { set("isSubjectAreaChangeMonitoringEnabled") { $0.isWatchingSubject = newValue } }
  }
}
