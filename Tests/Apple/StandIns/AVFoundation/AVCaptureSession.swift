/// <https://developer.apple.com/documentation/avfoundation/avcaptureinput>: iOS 4.0
open class AVCaptureInput: NSObject {}

/// <https://developer.apple.com/documentation/avfoundation/avcapturedeviceinput>: iOS 4.0
open class AVCaptureDeviceInput: AVCaptureInput {
  /// <https://developer.apple.com/documentation/avfoundation/avcapturedeviceinput/device>: iOS 4.0
  public let device: AVCaptureDevice

  /// <https://developer.apple.com/documentation/avfoundation/avcapturedeviceinput/init(device:)>: iOS 4.0
  public init(device: AVCaptureDevice) throws {
    if let error = SimulatedCameras.shared.openingError { throw error }
    self.device = device
  }
}

/// <https://developer.apple.com/documentation/avfoundation/avcapturesessioninterruptionreasonkey>: iOS 9.0
public let AVCaptureSessionInterruptionReasonKey = "AVCaptureSessionInterruptionReasonKey"
/// <https://developer.apple.com/documentation/avfoundation/avcapturesessionerrorkey>: iOS 4.0
public let AVCaptureSessionErrorKey = "AVCaptureSessionErrorKey"

/// <https://developer.apple.com/documentation/avfoundation/avcapturesession>: iOS 4.0
open class AVCaptureSession: NSObject {
  /// <https://developer.apple.com/documentation/avfoundation/avcapturesession/preset>: iOS 4.0
  public struct Preset: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// <https://developer.apple.com/documentation/avfoundation/avcapturesession/preset/high>: iOS 4.0
    public static let high = Preset(rawValue: "high")
    /// <https://developer.apple.com/documentation/avfoundation/avcapturesession/preset/hd1920x1080>: iOS 5.0
    public static let hd1920x1080 = Preset(rawValue: "1920x1080")
    /// <https://developer.apple.com/documentation/avfoundation/avcapturesession/preset/hd4k3840x2160>: iOS 9.0
    public static let hd4K3840x2160 = Preset(rawValue: "3840x2160")
  }

  /// <https://developer.apple.com/documentation/avfoundation/avcapturesession/interruptionreason>: iOS 9.0
  public enum InterruptionReason: Int, Sendable {
    case videoDeviceNotAvailableInBackground = 1
    case audioDeviceInUseByAnotherClient = 2
    case videoDeviceInUseByAnotherClient = 3
    case videoDeviceNotAvailableWithMultipleForegroundApps = 4
    case videoDeviceNotAvailableDueToSystemPressure = 5
  }

  /// <https://developer.apple.com/documentation/avfoundation/avcapturesession/wasinterruptednotification>: iOS 4.0
  public class var wasInterruptedNotification: NSNotification.Name { .init("AVCaptureSessionWasInterrupted") }
  /// <https://developer.apple.com/documentation/avfoundation/avcapturesession/interruptionendednotification>: iOS 4.0
  public class var interruptionEndedNotification: NSNotification.Name {
    .init("AVCaptureSessionInterruptionEnded")
  }
  /// <https://developer.apple.com/documentation/avfoundation/avcapturesession/runtimeerrornotification>: iOS 4.0
  public class var runtimeErrorNotification: NSNotification.Name { .init("AVCaptureSessionRuntimeError") }

  private let lock = NSRecursiveLock()
  private var isWanted = false
  private var interruption: InterruptionReason?
  private var configurations = 0

  /// <https://developer.apple.com/documentation/avfoundation/avcapturesession/init()>: iOS 4.0
  public override init() {
    super.init()
    SimulatedCameras.shared.add(self)
  }

  /// <https://developer.apple.com/documentation/avfoundation/avcapturesession/inputs>: iOS 4.0
  public private(set) var inputs: [AVCaptureInput] = []
  /// <https://developer.apple.com/documentation/avfoundation/avcapturesession/outputs>: iOS 4.0
  public private(set) var outputs: [AVCaptureOutput] = []

  /// <https://developer.apple.com/documentation/avfoundation/avcapturesession/sessionpreset>: iOS 4.0
  open var sessionPreset = Preset.high {
    didSet {
      SimulatedCameras.shared.note(
        canSetSessionPreset(sessionPreset), "a preset that the session cannot have")
      if lock.withLock({ configurations == 0 }) { applyPreset() }
    }
  }

  /// <https://developer.apple.com/documentation/avfoundation/avcapturesession/cansetsessionpreset(_:)>: iOS 4.0
  open func canSetSessionPreset(_ preset: Preset) -> Bool {
    preset != .hd4K3840x2160 || device?.state.has4K == true
  }

  /// <https://developer.apple.com/documentation/avfoundation/avcapturesession/ismultitaskingcameraaccesssupported>: iOS 16.0
  open var isMultitaskingCameraAccessSupported: Bool { SimulatedCameras.shared.allowsMultitasking }

  /// <https://developer.apple.com/documentation/avfoundation/avcapturesession/ismultitaskingcameraaccessenabled>: iOS 16.0
  open var isMultitaskingCameraAccessEnabled = false

  /// <https://developer.apple.com/documentation/avfoundation/avcapturesession/beginconfiguration()>: iOS 4.0
  open func beginConfiguration() {
    noteThread("configured")
    lock.withLock { configurations += 1 }
  }

  /// <https://developer.apple.com/documentation/avfoundation/avcapturesession/commitconfiguration()>: iOS 4.0
  open func commitConfiguration() {
    lock.withLock { configurations -= 1 }
    applyPreset()
  }

  /// <https://developer.apple.com/documentation/avfoundation/avcapturesession/canaddinput(_:)>: iOS 4.0
  open func canAddInput(_ input: AVCaptureInput) -> Bool {
    SimulatedCameras.shared.takesInputs && inputs.isEmpty
  }

  /// <https://developer.apple.com/documentation/avfoundation/avcapturesession/addinput(_:)>: iOS 4.0
  open func addInput(_ input: AVCaptureInput) { lock.withLock { inputs.append(input) } }

  /// <https://developer.apple.com/documentation/avfoundation/avcapturesession/removeinput(_:)>: iOS 4.0
  open func removeInput(_ input: AVCaptureInput) { lock.withLock { inputs.removeAll { $0 === input } } }

  /// <https://developer.apple.com/documentation/avfoundation/avcapturesession/canaddoutput(_:)>: iOS 4.0
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool {
    SimulatedCameras.shared.takesOutputs && outputs.isEmpty
  }

  /// <https://developer.apple.com/documentation/avfoundation/avcapturesession/addoutput(_:)>: iOS 4.0
  open func addOutput(_ output: AVCaptureOutput) { lock.withLock { outputs.append(output) } }

  /// <https://developer.apple.com/documentation/avfoundation/avcapturesession/removeoutput(_:)>: iOS 4.0
  open func removeOutput(_ output: AVCaptureOutput) { lock.withLock { outputs.removeAll { $0 === output } } }

  /// <https://developer.apple.com/documentation/avfoundation/avcapturesession/isrunning>: iOS 4.0
  open var isRunning: Bool { lock.withLock { isWanted && interruption == nil && !inputs.isEmpty } }

  /// <https://developer.apple.com/documentation/avfoundation/avcapturesession/isinterrupted>: iOS 4.0
  open var isInterrupted: Bool { lock.withLock { interruption != nil } }

  /// <https://developer.apple.com/documentation/avfoundation/avcapturesession/startrunning()>: iOS 4.0
  open func startRunning() {
    noteThread("started")
    SimulatedCameras.shared.note(lock.withLock { configurations == 0 }, "started while it is configured")
    lock.withLock { isWanted = true }
  }

  /// <https://developer.apple.com/documentation/avfoundation/avcapturesession/stoprunning()>: iOS 4.0
  ///
  /// A session that is stopped is told of no end of its interruption.
  open func stopRunning() {
    noteThread("stopped")
    lock.withLock { isWanted = false }
  }

  // MARK: What happens to it

  var device: AVCaptureDevice? { lock.withLock { (inputs.first as? AVCaptureDeviceInput)?.device } }

  func interrupt(_ reason: InterruptionReason) {
    guard lock.withLock({ isWanted && !inputs.isEmpty }) else { return }
    lock.withLock { interruption = reason }
    NotificationCenter.default.post(
      name: Self.wasInterruptedNotification, object: self,
      userInfo: [AVCaptureSessionInterruptionReasonKey: NSNumber(value: reason.rawValue)])
  }

  func endInterruption() {
    guard lock.withLock({ interruption != nil }) else { return }
    let isTold = lock.withLock {
      interruption = nil
      return isWanted
    }
    if isTold { NotificationCenter.default.post(name: Self.interruptionEndedNotification, object: self) }
  }

  func fail(_ error: AVError) {
    guard isRunning else { return }
    lock.withLock { isWanted = false }
    NotificationCenter.default.post(
      name: Self.runtimeErrorNotification, object: self, userInfo: [AVCaptureSessionErrorKey: error])
  }

  /// A preset sets the camera's format when the configuration is committed.
  private func applyPreset() {
    let is4K = sessionPreset == .hd4K3840x2160
    SimulatedCameras.shared.frameSize = CMVideoDimensions(
      width: is4K ? 3840 : 1920, height: is4K ? 2160 : 1080)
  }

  private func noteThread(_ what: String) {
    SimulatedCameras.shared.note(!SimulatedCameras.isOnMainQueue, "a session was \(what) on the main queue")
  }
}
