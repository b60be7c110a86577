#if canImport(UIKit)
  import AVFoundation
  import QuietzoneScanner
  import UIKit

  /// The camera's part of the scanner: carries out what the behaviour asks of it, and makes events of what becomes of it.
  @MainActor final class CameraHost {
    /// A camera that delivers no frame within this time is none; one that failed is tried again after the other.
    static let patience: Milliseconds = 10_000
    static let retryDelay: Milliseconds = 2000
    /// How long a camera that goes on after an interruption may run before it is asked for frames.
    static let idleTime: Milliseconds = 1000
    /// How much larger a code is shown that was seen but could not be read.
    static let approachFactor = 1.5

    let previewLayer = AVCaptureVideoPreviewLayer()
    private(set) var zoom: CameraZoom? {
      didSet { if zoom != oldValue { zoomChanged(zoom) } }
    }
    var send: @MainActor (Event) -> Void = { _ in }
    var zoomChanged: @MainActor (CameraZoom?) -> Void = { _ in }
    var torchReported: @MainActor () -> Void = {}
    var frameCame: @MainActor (CVPixelBuffer) -> Void = { _ in }

    private let clock: any ScannerClock
    let camera: CaptureCamera
    private let mailbox: FrameMailbox
    private let reports: AsyncStream<CameraReport>.Continuation
    /// The camera that is wanted, by number; none between `free` and `load`. What another one reports is nobody's any more.
    private var wanted: Int?
    private var lastNumber = 0
    private var open: OpenCamera?
    private var rotation: PreviewRotation?
    private var orientation = UIInterfaceOrientation.portrait
    private var frameSize = (width: 0, height: 0)
    private var retry: ScannerAlarm?
    private var firstFrame: ScannerAlarm?
    private var idle: ScannerAlarm?

    init(clock: any ScannerClock) {
      self.clock = clock
      let (stream, reports) = AsyncStream<CameraReport>.makeStream()
      self.reports = reports
      mailbox = FrameMailbox { reports.yield(.frame) }
      camera = CaptureCamera(mailbox: mailbox) { reports.yield($0) }
      previewLayer.videoGravity = .resizeAspectFill
      // They come in the order in which they were made, which tasks of their own would not promise.
      Task { [weak self] in
        for await report in stream { self?.receive(report) }
      }
    }

    deinit {
      reports.finish()
      camera.free()
    }

    // MARK: Effects

    func requestPermission() {
      Task { [weak self] in
        let isGranted = await AVCaptureDevice.requestAccess(for: .video)
        let permission = CameraPermission.current
        self?.send(
          .permissionChanged(isGranted ? .authorized : permission == .restricted ? .restricted : .denied))
      }
    }

    func load() {
      retry?.cancel()
      lastNumber += 1
      wanted = lastNumber
      camera.load(lastNumber)
    }

    func attachPreview() {
      previewLayer.session = camera.session
      rotation?.apply()
    }

    func prepareControls() { camera.prepareControls() }

    /// Keeps this part of the frames in focus and well exposed.
    func aim(at region: RegionOfInterest) {
      let (width, height) = (Double(max(1, frameSize.width)), Double(max(1, frameSize.height)))
      camera.aim(at: CGPoint(x: region.center.x / width, y: region.center.y / height))
    }

    func start() {
      mailbox.open()
      camera.start()
      firstFrame = clock.after(Self.patience) { [weak self] in self?.fail(.unavailable) }
    }

    func stop() {
      firstFrame?.cancel()
      mailbox.close()
      camera.stop()
    }

    func free() {
      wanted = nil
      retry?.cancel()
      letGo()
      previewLayer.session = nil
      zoom = nil
    }

    func setTorch(_ state: TorchState) { camera.setTorch(state) }

    func approach() { camera.approach(by: Self.approachFactor) }

    // MARK: The user

    /// Focuses once on a place of the preview, in its points.
    func focus(at place: CGPoint) {
      camera.focusOnce(at: previewLayer.captureDevicePointConverted(fromLayerPoint: place))
    }

    func zoom(to factor: Double) { if zoom != nil { camera.zoom(to: factor) } }

    func pinch(by factor: Double) {
      guard let zoom else { return }
      // The next pinch may come before the camera has reported this one.
      self.zoom?.factor = zoom.clamped(zoom.factor * factor)
      camera.zoom(to: zoom.factor * factor)
    }

    func turn(to orientation: UIInterfaceOrientation) {
      self.orientation = orientation
      rotation?.turn(to: orientation)
    }

    // MARK: Reports

    private func receive(_ report: CameraReport) {
      if case .frame = report { return takeFrame() }
      guard case .camera(let number, let news) = report, number == wanted else { return }
      switch news {
      case .available(let camera): take(camera)
      case .failed(let problem): fail(problem)
      case .interrupted(let problem): send(.cameraFailed(problem))
      case .aimed: send(.viewportSet)
      case .torch(let state):
        send(.torchAvailabilityChanged(state != nil))
        if let state { send(.torchStateChanged(state)) }
        torchReported()
      case .zoom(let zoom): self.zoom = zoom.maximum > zoom.minimum ? zoom : nil
      }
    }

    private func take(_ camera: OpenCamera) {
      open = camera
      frameSize = (camera.width, camera.height)
      rotation = PreviewRotation(camera, layer: previewLayer, orientation: orientation) { [weak self] in
        self?.changeFormat()
      }
      if let format { send(.cameraAvailable(format)) }
      // In the background or behind a photo it is not wanted, though the system started it again.
      idle = clock.after(Self.idleTime) { [weak self] in self?.camera.rest() }
    }

    /// The newest frame, if it is still wanted.
    private func takeFrame() {
      guard let frame = mailbox.take() else { return }
      firstFrame?.cancel()
      let size = (width: CVPixelBufferGetWidth(frame), height: CVPixelBufferGetHeight(frame))
      if size != frameSize {
        frameSize = size
        changeFormat()
      }
      frameCame(frame)
    }

    private var format: FrameFormat? {
      open.flatMap {
        FrameFormat(
          width: frameSize.width, height: frameSize.height, rotation: rotation?.rotation ?? .none,
          isMirrored: $0.isFront)
      }
    }

    private func changeFormat() { if let format { send(.frameFormatChanged(format)) } }

    /// The camera is of no use. Nothing tells when it is again, or when another app lets go of it.
    private func fail(_ problem: CameraProblem) {
      letGo()
      send(.cameraFailed(problem))
      guard wanted != nil, problem != .permissionDenied else { return }
      retry = clock.after(Self.retryDelay) { [weak self] in self?.load() }
    }

    private func letGo() {
      firstFrame?.cancel()
      idle?.cancel()
      mailbox.close()
      camera.free()
      open = nil
      rotation = nil
    }
  }
#endif
