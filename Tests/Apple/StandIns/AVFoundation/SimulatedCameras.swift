import Dispatch

/// A camera that the stand-in simulates: what it can, and what was set on it.
public struct SimulatedCamera {
  public var type = AVCaptureDevice.DeviceType.builtInWideAngleCamera
  public var position = AVCaptureDevice.Position.back
  public var hasTorch = true
  public var isTorchAvailable = true
  public var canFocus = true
  public var has4K = true
  /// Whether another app has it, so that nothing can be set.
  public var isHeldByAnother = false
  /// In millimetres; -1 where it is not known.
  public var minimumFocusDistance = 150
  /// In degrees, from left to right.
  public var fieldOfView = 69.0
  public var switchOverFactors: [Double] = []
  public var zoomRange: ClosedRange<CGFloat> = 1...123
  public var upscaleThreshold: CGFloat = 2
  /// In frames a second.
  public var frameRates = 1.0...60.0

  public internal(set) var torchLevel: Float = 0
  public internal(set) var zoom: CGFloat = 1
  public internal(set) var isRamping = false
  public internal(set) var focusMode = AVCaptureDevice.FocusMode.locked
  public internal(set) var focusPoint = CGPoint(x: 0, y: 0)
  public internal(set) var focusRange = AVCaptureDevice.AutoFocusRangeRestriction.none
  public internal(set) var isFocusSmooth = true
  public internal(set) var exposureMode = AVCaptureDevice.ExposureMode.locked
  public internal(set) var exposurePoint = CGPoint(x: 0, y: 0)
  public internal(set) var isWatchingSubject = false
  public internal(set) var pressure = AVCaptureDevice.SystemPressureState.Level.nominal
  public internal(set) var frameDuration = CMTime.invalid

  /// One lens on the back, as an iPhone SE has.
  public init() {}

  /// Three lenses on the back, the widest of which focuses at 2 cm.
  public static var triple: SimulatedCamera {
    var camera = SimulatedCamera()
    camera.type = .builtInTripleCamera
    camera.minimumFocusDistance = 20
    camera.fieldOfView = 106
    camera.switchOverFactors = [2, 6]
    return camera
  }

  /// Two lenses on the back; only the main one focuses, and not closer than 15 cm.
  public static var dualWide: SimulatedCamera {
    var camera = SimulatedCamera()
    camera.type = .builtInDualWideCamera
    camera.fieldOfView = 106
    camera.switchOverFactors = [2]
    return camera
  }

  /// A camera for faces.
  public static var front: SimulatedCamera {
    var camera = SimulatedCamera()
    camera.position = .front
    camera.hasTorch = false
    camera.canFocus = false
    camera.has4K = false
    return camera
  }
}

/// All cameras of the simulated device, and what the system and the user do with them. Tests set it up anew with `reset`.
public final class SimulatedCameras: @unchecked Sendable {
  public static let shared = SimulatedCameras()

  private let lock = NSRecursiveLock()
  private var currentDevices: [AVCaptureDevice] = []
  private var sessions: [() -> AVCaptureSession?] = []
  private var coordinators: [() -> AnyObject?] = []
  private var questions: [CheckedContinuation<Bool, Never>] = []
  private var misuses: [String] = []
  private var settings = Settings()

  private struct Settings {
    var authorization = AVAuthorizationStatus.authorized
    var openingError: AVError?
    var takesInputs = true
    var takesOutputs = true
    var allowsMultitasking = true
    var rotationAngle: CGFloat = 90
    var frameSize = CMVideoDimensions(width: 1920, height: 1080)
  }

  private init() { DispatchQueue.main.setSpecific(key: Self.mainQueue, value: true) }

  private static let mainQueue = DispatchSpecificKey<Bool>()

  static var isOnMainQueue: Bool { DispatchQueue.getSpecific(key: mainQueue) == true }

  /// A device with these cameras and nothing else: what was before is forgotten, and so are sessions that still run.
  public func reset(_ cameras: [SimulatedCamera] = [.triple, .front]) {
    lock.withLock {
      for question in questions { question.resume(returning: false) }
      (questions, sessions, coordinators, misuses) = ([], [], [], [])
      settings = Settings()
      currentDevices = cameras.map { AVCaptureDevice($0) }
    }
  }

  // MARK: How things are

  public var devices: [AVCaptureDevice] { lock.withLock { currentDevices } }
  /// What Apple's classes would have raised an exception for, or frozen the interface.
  public var misuse: [String] { lock.withLock { misuses } }
  /// The sessions that there are.
  public var liveSessions: [AVCaptureSession] { lock.withLock { sessions.compactMap { $0() } } }
  public var runningSessions: [AVCaptureSession] { liveSessions.filter { $0.isRunning } }
  /// Whether a camera's light is on, or its torch.
  public var isCapturing: Bool { !runningSessions.isEmpty }
  public var isTorchLit: Bool { devices.contains { $0.torchLevel > 0 } }

  public var authorization: AVAuthorizationStatus {
    get { lock.withLock { settings.authorization } }
    set { lock.withLock { settings.authorization = newValue } }
  }
  public var openingError: AVError? {
    get { lock.withLock { settings.openingError } }
    set { lock.withLock { settings.openingError = newValue } }
  }
  public var takesInputs: Bool {
    get { lock.withLock { settings.takesInputs } }
    set { lock.withLock { settings.takesInputs = newValue } }
  }
  public var takesOutputs: Bool {
    get { lock.withLock { settings.takesOutputs } }
    set { lock.withLock { settings.takesOutputs = newValue } }
  }
  public var allowsMultitasking: Bool {
    get { lock.withLock { settings.allowsMultitasking } }
    set { lock.withLock { settings.allowsMultitasking = newValue } }
  }
  var frameSize: CMVideoDimensions {
    get { lock.withLock { settings.frameSize } }
    set { lock.withLock { settings.frameSize = newValue } }
  }

  // MARK: What happens

  /// The cameras deliver a frame, those that run; nil is a sample without one.
  public func deliver(_ frame: CVPixelBuffer?) {
    for session in runningSessions {
      for case let output as AVCaptureVideoDataOutput in session.outputs {
        output.simulateDelivery(of: frame)
      }
    }
  }

  public func interrupt(_ reason: AVCaptureSession.InterruptionReason) {
    for session in liveSessions { session.interrupt(reason) }
  }

  public func endInterruption() { for session in liveSessions { session.endInterruption() } }

  /// The sessions that run fail.
  public func fail(_ code: AVError.Code) { for session in liveSessions { session.fail(AVError(code)) } }

  /// A camera is pulled out, or the subject changes.
  public func disconnect(_ device: AVCaptureDevice) {
    lock.withLock { currentDevices.removeAll { $0 === device } }
    NotificationCenter.default.post(name: AVCaptureDevice.wasDisconnectedNotification, object: device)
  }

  public func changeSubject(of device: AVCaptureDevice) {
    guard device.isSubjectAreaChangeMonitoringEnabled else { return }
    NotificationCenter.default.post(name: AVCaptureDevice.subjectAreaDidChangeNotification, object: device)
  }

  /// The system changes what a camera can or does.
  public func change<Value>(
    _ path: WritableKeyPath<SimulatedCamera, Value>, of device: AVCaptureDevice, to value: Value
  ) {
    device.lock.withLock { device.state[keyPath: path] = value }
  }

  /// The system turns the torch off and lends it to nobody, or lends it again.
  public func makeTorch(available isAvailable: Bool, of device: AVCaptureDevice) {
    device.lock.withLock {
      device.state.isTorchAvailable = isAvailable
      if !isAvailable { device.state.torchLevel = 0 }
    }
    device.observers.changed(\AVCaptureDevice.isTorchAvailable)
    device.observers.changed(\AVCaptureDevice.torchLevel)
  }

  /// The torch is lit or put out by somebody else, as by the control centre.
  public func light(_ level: Float, of device: AVCaptureDevice) {
    device.lock.withLock { device.state.torchLevel = level }
    device.observers.changed(\AVCaptureDevice.torchLevel)
  }

  public func press(_ level: AVCaptureDevice.SystemPressureState.Level, on device: AVCaptureDevice) {
    device.lock.withLock { device.state.pressure = level }
    device.observers.changed(\AVCaptureDevice.systemPressureState)
  }

  /// What the preview has to be turned by to be level. Coordinators say so on the main queue.
  @MainActor public func turn(to angle: CGFloat) {
    let told = lock.withLock {
      settings.rotationAngle = angle
      return coordinators.compactMap { $0() }
    }
    guard #available(iOS 17, *) else { return }
    let path = \AVCaptureDevice.RotationCoordinator.videoRotationAngleForHorizonLevelPreview
    for case let coordinator as AVCaptureDevice.RotationCoordinator in told {
      coordinator.observers.changed(path)
    }
  }

  public var rotationAngle: CGFloat { lock.withLock { settings.rotationAngle } }

  /// Whether the user is asked for the camera now.
  public var isAskingUser: Bool { lock.withLock { !questions.isEmpty } }

  /// The user answers.
  public func answer(_ isGranted: Bool) {
    let answered = lock.withLock {
      settings.authorization = isGranted ? .authorized : .denied
      let answered = questions
      questions = []
      return answered
    }
    for question in answered { question.resume(returning: isGranted) }
  }

  // MARK: For the stand-in itself

  func askUser() async -> Bool {
    switch authorization {
    case .authorized: true
    case .denied, .restricted: false
    case .notDetermined:
      await withCheckedContinuation { question in lock.withLock { questions.append(question) } }
    }
  }

  func add(_ session: AVCaptureSession) {
    lock.withLock {
      sessions.removeAll { $0() == nil }
      sessions.append { [weak session] in session }
    }
  }

  func add(_ coordinator: AnyObject) {
    lock.withLock {
      coordinators.removeAll { $0() == nil }
      coordinators.append { [weak coordinator] in coordinator }
    }
  }

  func note(_ isRight: Bool, _ misuse: String) { if !isRight { lock.withLock { misuses.append(misuse) } } }
}
