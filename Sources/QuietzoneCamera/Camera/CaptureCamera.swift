#if canImport(UIKit)
  import AVFoundation
  import QuietzoneScanner

  /// The device's camera. All that takes time is done on a queue of its own, one thing after the other.
  ///
  /// Its variables are touched on that queue alone: so it may be sent anywhere.
  final class CaptureCamera: @unchecked Sendable {
    let session = AVCaptureSession()
    let queue = DispatchQueue(label: "quietzone.camera", qos: .userInitiated)
    private let tell: @Sendable (CameraReport) -> Void
    /// Takes the frames.
    private let mailbox: FrameMailbox
    private let frameQueue = DispatchQueue(label: "quietzone.frames", qos: .userInitiated)
    private(set) var device: AVCaptureDevice?
    /// The number that the camera was opened by.
    private var number = 0
    private var watch: CameraWatch?
    /// Whether frames are wanted.
    private var isCapturing = false
    /// Whether the system has the camera now. It goes on by itself if the session is not stopped meanwhile.
    private var isInterrupted = false
    /// Where focus and exposure belong, from 0 to 1 from the frame's top left.
    var aim = CGPoint(x: 0.5, y: 0.5)

    /// - Parameter tell: Called on the camera's queue.
    init(mailbox: FrameMailbox, tell: @escaping @Sendable (CameraReport) -> Void) {
      self.mailbox = mailbox
      self.tell = tell
    }

    func report(_ news: CameraNews) { tell(.camera(number, news)) }

    /// Opens the camera, or opens it anew. All that it reports from then on carries this number.
    func load(_ number: Int) {
      queue.async {
        self.number = number
        self.close()
        if let problem = self.open() {
          self.close()
          self.report(.failed(problem))
        } else if let device = self.device {
          self.report(.available(OpenCamera(device)))
        }
      }
    }

    /// Lets go of the camera: its light goes out.
    func free() { queue.async { self.close() } }

    /// Lets frames come.
    func start() {
      queue.async {
        self.isCapturing = true
        if self.device != nil, !self.session.isRunning { self.session.startRunning() }
      }
    }

    /// Lets no more frames come. A session that the system interrupted would not go on by itself if it was stopped.
    func stop() {
      queue.async {
        self.isCapturing = false
        if !self.isInterrupted { self.session.stopRunning() }
      }
    }

    /// Stops what the system let go on by itself, unless frames are wanted.
    func rest() {
      queue.async { if !self.isCapturing, !self.isInterrupted { self.session.stopRunning() } }
    }

    /// Returns what is in the way, if anything is.
    private func open() -> CameraProblem? {
      guard let device = AVCaptureDevice.forScanning() else { return .unavailable }
      let input: AVCaptureDeviceInput
      do {
        input = try AVCaptureDeviceInput(device: device)
      } catch {
        return CameraProblem(error)
      }
      session.beginConfiguration()
      let isConnected = connect(input)
      session.commitConfiguration()
      guard isConnected else { return .unavailable }
      // What Full HD has pixels for is known once it is set.
      let isEnlarged = device.startingZoom > device.activeFormat.videoZoomFactorUpscaleThreshold
      if isEnlarged, session.canSetSessionPreset(.hd4K3840x2160) { session.sessionPreset = .hd4K3840x2160 }
      self.device = device
      watch = CameraWatch(session, device, handlers)
      return nil
    }

    /// Has the camera's frames delivered as they are, in Full HD; returns whether that can be done.
    private func connect(_ input: AVCaptureDeviceInput) -> Bool {
      let output = AVCaptureVideoDataOutput()
      guard session.canAddInput(input) else { return false }
      session.addInput(input)
      guard session.canAddOutput(output) else { return false }
      session.addOutput(output)
      output.alwaysDiscardsLateVideoFrames = true
      output.videoSettings = [
        kCVPixelBufferPixelFormatTypeKey as String: kCVPixelFormatType_420YpCbCr8BiPlanarFullRange
      ]
      output.setSampleBufferDelegate(mailbox, queue: frameQueue)
      session.sessionPreset = session.canSetSessionPreset(.hd1920x1080) ? .hd1920x1080 : .high
      // In Split View and under Stage Manager the camera goes on where the device can.
      if session.isMultitaskingCameraAccessSupported { session.isMultitaskingCameraAccessEnabled = true }
      return true
    }

    private func close() {
      watch = nil
      isCapturing = false
      isInterrupted = false
      session.stopRunning()
      if let device, device.isTorchActive { device.configure { $0.torchMode = .off } }
      device = nil
      if session.inputs.isEmpty, session.outputs.isEmpty { return }
      session.beginConfiguration()
      for output in session.outputs { session.removeOutput(output) }
      for input in session.inputs { session.removeInput(input) }
      session.commitConfiguration()
    }

    private var handlers: CameraWatch.Handlers {
      .init(
        interrupted: { [weak self] reason in self?.later { $0.interrupt(reason) } },
        interruptionEnded: { [weak self] in self?.later { $0.resume() } },
        failed: { [weak self] problem in
          self?.later { camera in
            if camera.device != nil { camera.report(.failed(problem)) }
          }
        },
        subjectChanged: { [weak self] in self?.later { $0.focusContinuously() } },
        torchChanged: { [weak self] in self?.later { $0.reportTorch() } },
        zoomChanged: { [weak self] in self?.later { $0.reportZoom() } },
        pressureChanged: { [weak self] in self?.later { $0.easePressure() } })
    }

    private func later(_ body: @escaping @Sendable (CaptureCamera) -> Void) {
      queue.async { body(self) }
    }

    private func interrupt(_ reason: AVCaptureSession.InterruptionReason?) {
      guard device != nil else { return }
      isInterrupted = true
      if let problem = CameraProblem(reason) { report(.interrupted(problem)) }
    }

    private func resume() {
      guard let device, isInterrupted else { return }
      isInterrupted = false
      if isCapturing, !session.isRunning { session.startRunning() }
      report(.available(OpenCamera(device)))
    }
  }
#endif
