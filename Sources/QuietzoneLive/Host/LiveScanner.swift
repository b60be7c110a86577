import QuietzoneExplain
import QuietzoneScanner

/// A live scanner without its face: the behaviour of `BarcodeScanner` with a camera, its torch and a reader.
///
/// Who owns it sends what the user does, and `Event.screenChanged` with the size of the preview. The camera's events, the reader's, the
/// torch's and the timer's are its own.
///
/// ```swift
/// let scanner = LiveScanner(source: .automatic, torch: nil, settings: ScannerSettings())
/// scanner.face = face
/// scanner.open()
/// scanner.send(.closeRequested)
/// ```
@MainActor public final class LiveScanner {
  /// Is told of what happens.
  public weak var face: (any LiveScannerFace)?
  /// What is to be seen of the scanner; nil while it is closed.
  public var appearance: ScannerAppearance? { scanner.appearance }
  /// How the camera is; *not loaded* while the scanner is closed.
  public var cameraState: CameraState { scanner.cameraState }
  /// The dialog that is presented.
  public var dialog: Dialog? { scanner.dialog }
  /// What user and host chose; `Event.settingsChanged` changes it.
  public var settings: ScannerSettings { scanner.settings }
  /// How much of each frame is shown and read.
  public var zoom = DigitalZoom() {
    didSet { if zoom != oldValue { changeZoom() } }
  }
  /// Whether the zoom moves towards a code that is seen and cannot be read. Where every part of a frame counts, it is not to.
  public var approaches = true
  /// Whether it is looked for what would help while nothing is read: for who holds the camera.
  public var givesHints = false
  /// What would help; nil while codes are read, and where nothing is known to.
  public private(set) var hint: LiveHint?
  /// Why the camera is of no use, if it is not.
  public private(set) var fault: CameraFault?

  private let source: CameraSource
  private let torch: TorchLED?
  private let patience: LiveCamera.Patience
  private var scanner: BarcodeScanner
  private var events: [Event] = []
  private var isHandling = false
  private var camera: LiveCamera?
  private var frameSize: (width: Int, height: Int)?
  /// Ends when the camera is let go of.
  private var release: Task<Void, Never>?
  private var alarm: Task<Void, Never>?
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant

  private let reader = FrameReader()
  private let hintFinder = HintFinder()
  private var hintPacing = HintPacing()
  private var stop = StopSign()
  private var lastNumber: FrameNumber = 0
  /// Those that may yet be read: the behaviour lets one wait, no more.
  private var waiting: [FrameNumber: CameraFrame] = [:]
  private var isReading = false
  private var hasEnded = false

  /// A scanner that is closed.
  public init(
    source: CameraSource, torch: TorchLED?, settings: ScannerSettings,
    patience: LiveCamera.Patience = LiveCamera.Patience()
  ) {
    self.source = source
    self.torch = torch
    self.patience = patience
    scanner = BarcodeScanner(settings: settings)
    start = clock.now
  }

  deinit { camera?.stop() }

  /// On the scanner's clock, which begins with the scanner.
  public var now: Milliseconds { (clock.now - start) / .milliseconds(1) }

  /// Opens the scanner.
  public func open() { send(.opened(from: .scanButton, permission: .authorized)) }

  /// Takes notice of an event. One that comes of an effect waits until all effects are carried out.
  public func send(_ event: Event) {
    events.append(event)
    guard !isHandling else { return }
    isHandling = true
    while !events.isEmpty { handle(events.removeFirst()) }
    isHandling = false
  }

  private func handle(_ event: Event) {
    let before = scanner.appearance
    for effect in scanner.handle(event) { carryOut(effect) }
    let after = scanner.appearance
    if after != before { face?.appearanceChanged(after) }
  }

  private func carryOut(_ effect: Effect) {
    switch effect {
    case .requestPermission: send(.permissionChanged(.authorized))
    case .loadCamera: load()
    case .checkTorch: reportTorch()
    case .attachPreview: break
    case .zoomIn: if approaches { zoom.approach() }
    case .setViewport: send(.viewportSet)
    case .startCapture: stop = StopSign()
    case .stopCapture:
      stop.set()
      waiting = [:]
      hintPacing.rest()
      hint = nil
    case .freeCamera: free()
    case .setTorch(let state):
      try? torch?.set(state)
      reportTorch()
    case .readFrame(let number, let preset, let region): read(number, preset, region)
    case .dropFrame(let number): waiting[number] = nil
    case .wake(let delay): wake(after: delay)
    case .dismiss:
      alarm?.cancel()
      face?.carryOut(effect)
    default: face?.carryOut(effect)
    }
  }

  private func wake(after delay: Milliseconds) {
    alarm?.cancel()
    alarm = Task { [weak self] in
      guard (try? await Task.sleep(for: .milliseconds(delay))) != nil, let self else { return }
      send(.timePassed(now))
    }
  }

  private func reportTorch() {
    let state = torch?.state
    send(.torchAvailabilityChanged(state != nil))
    if let state { send(.torchStateChanged(state)) }
  }
}

// MARK: The camera

extension LiveScanner {
  private func load() {
    free()
    hasEnded = false
    let camera = LiveCamera(source, patience: patience)
    self.camera = camera
    release = Task { [weak self, release] in
      // A device is opened by one at a time.
      await release?.value
      camera.start()
      for await event in camera.events {
        if let self, self.camera === camera { receive(event, from: camera) }
      }
    }
    Task { [reader] in await reader.forget() }
  }

  /// Waits until a closed scanner's camera is let go of: a process that ended before would leave the system to do it.
  public func released() async { await release?.value }

  private func free() {
    camera?.stop()
    camera = nil
    stop.set()
    waiting = [:]
  }

  private func receive(_ event: CameraEvent, from camera: LiveCamera) {
    switch event {
    case .started(let width, let height):
      fault = nil
      if let format = takeSize(width, height) { send(.cameraAvailable(format)) }
    case .formatChanged(let width, let height):
      if let format = takeSize(width, height) { send(.frameFormatChanged(format)) }
    case .frame:
      guard var frame = camera.takeFrame() else { return }
      frame = CameraFrame(
        image: frame.image.cropped(to: zoom.part(width: frame.image.width, height: frame.image.height)),
        number: frame.number, time: frame.time)
      face?.frameArrived(frame)
      lastNumber &+= 1
      waiting[lastNumber] = frame
      send(.frameArrived(lastNumber, at: now))
    case .failed(let fault):
      self.fault = fault
      send(.cameraFailed(fault.problem))
      face?.cameraFailed(fault)
    case .ended:
      hasEnded = true
      tellEnd()
    }
  }

  /// Frames have this size from now on. Returns what is left of them where the zoom is.
  private func takeSize(_ width: Int, _ height: Int) -> FrameFormat? {
    frameSize = (width, height)
    let part = zoom.part(width: width, height: height)
    face?.formatChanged(width: part.width, height: part.height)
    return FrameFormat(width: part.width, height: part.height)
  }

  private func changeZoom() {
    // What is followed from frame to frame is elsewhere in the next one.
    Task { [reader] in await reader.forget() }
    guard let frameSize, let format = takeSize(frameSize.width, frameSize.height) else { return }
    send(.frameFormatChanged(format))
  }

  /// Once nothing more is to be read of a source that has ended.
  private func tellEnd() {
    if hasEnded, !isReading { face?.cameraEnded() }
  }
}

// MARK: Reading

extension LiveScanner {
  private func read(_ number: FrameNumber, _ preset: ReadingPreset, _ region: RegionOfInterest) {
    guard let frame = waiting.removeValue(forKey: number) else {
      return send(.frameRead(number, [], at: now))
    }
    var barcodeReader = BarcodeReader(
      preset: preset, symbologies: settings.symbologies, textDecoder: decodeLegacyText)
    barcodeReader.regionOfInterest = region.pixels
    isReading = true
    Task { [weak self, reader, stop, barcodeReader] in
      let clock = ContinuousClock()
      let begin = clock.now
      let codes = await reader.read(frame, with: barcodeReader, until: stop)
      let duration = clock.now - begin
      self?.finish(number, LiveReading(frame: frame, codes: codes, duration: duration), region.pixels)
    }
  }

  private func finish(_ number: FrameNumber, _ reading: LiveReading, _ region: PixelRectangle) {
    isReading = false
    if givesHints, !stop.isSet { lookForHint(reading, region) }
    face?.frameRead(reading)
    let unread = reading.codes.unread
    if !unread.isEmpty { send(.codesSeen(unread.map { SeenCode($0) }, at: now)) }
    send(.frameRead(number, reading.codes.barcodes.map { ReadSymbol($0) }, at: now))
    tellEnd()
  }

  private func lookForHint(_ reading: LiveReading, _ region: PixelRectangle) {
    if hintPacing.frameRead(isEmpty: reading.codes.barcodes.isEmpty, at: now) {
      hint = nil
      Task { [hintFinder] in await hintFinder.forget() }
    }
    guard hintPacing.begins(at: now) else { return }
    // The camera's memory goes back to it.
    let part = reading.frame.image.cropped(to: region)
    let copy = LuminanceImage(width: part.width, height: part.height, pixels: part.pixels)
    Task { [weak self, hintFinder] in
      var found: LiveHint?
      if let copy { found = await hintFinder.look(at: copy) }
      self?.finishLook(found)
    }
  }

  private func finishLook(_ found: LiveHint?) {
    hintPacing.ended(at: now)
    // By now a code may have been read.
    if hintPacing.isQuiet(at: now) { hint = found }
  }
}
