#if canImport(UIKit)
  import AVFoundation
  import QuietzoneScanner
  import UIKit

  /// A scanner without its views: the behaviour of `BarcodeScanner` with a camera and a reader.
  ///
  /// Who owns it draws `appearance`, puts `previewLayer` where the preview belongs, and sends what the user and the system
  /// do: `Event.screenChanged`, `closeRequested`, `torchButtonPressed`, `enteredBackground`, `enteredForeground`,
  /// `resignedActive` and the like. The camera's events, the reader's and the timer's are the host's own.
  @MainActor package final class ScannerHost {
    /// Carries out what is not the camera's or the reader's.
    package weak var delegate: (any ScannerHostDelegate)?
    /// What user and app chose.
    package var settings: ScannerSettings {
      get { scanner.settings }
      set { if newValue != scanner.settings { send(.settingsChanged(newValue)) } }
    }
    /// What is to be seen of the scanner; nil while it is closed.
    package var appearance: ScannerAppearance? { scanner.appearance }
    /// Whether the scanner is on the screen.
    package var isPresented: Bool { scanner.isPresented }
    /// How the camera is; *not loaded* while the scanner is closed.
    package var cameraState: CameraState { scanner.cameraState }
    /// The dialog that is presented.
    package var dialog: Dialog? { scanner.dialog }
    /// Shows what the camera sees, filling its bounds.
    package var previewLayer: AVCaptureVideoPreviewLayer { camera.previewLayer }
    /// How far the camera zooms; nil where there is none, or it cannot.
    package var zoom: CameraZoom? { camera.zoom }

    private var scanner: BarcodeScanner
    private var events: [Event] = []
    private var isHandling = false
    private let clock: any ScannerClock
    private var alarm: ScannerAlarm?
    let camera: CameraHost
    let frames = FrameHost()
    private let photos = PhotoHost()

    /// A scanner that is closed.
    package init(
      settings: ScannerSettings = ScannerSettings(), clock: any ScannerClock = SystemScannerClock()
    ) {
      self.clock = clock
      scanner = BarcodeScanner(settings: settings)
      camera = CameraHost(clock: clock)
      camera.send = { [weak self] in self?.send($0) }
      camera.zoomChanged = { [weak self] in self?.delegate?.zoomChanged($0) }
      camera.torchReported = { [weak self] in self?.delegate?.torchReported() }
      camera.frameCame = { [weak self] in self?.announce($0) }
    }

    /// Opens the scanner; where the camera is refused, a dialog instead of it.
    package func open(from entry: EntryPoint) { send(.opened(from: entry, permission: .current)) }

    /// Takes notice of an event. One that comes of an effect waits until all effects are carried out.
    package func send(_ event: Event) {
      events.append(event)
      // The user may come back from the settings.
      if case .enteredForeground = event { events.append(.permissionChanged(.current)) }
      guard !isHandling else { return }
      isHandling = true
      while !events.isEmpty { handle(events.removeFirst()) }
      isHandling = false
    }

    /// Reads the codes of a photo that was chosen, dropped or pasted: sends `Event.photoChosen`.
    package func take(_ photo: ScannerPhoto) {
      photos.photo = photo
      send(.photoChosen)
    }

    /// The user tapped the preview at this place, in its points: picks the code there, and focuses on the place.
    package func tap(at place: CGPoint) {
      send(.previewTapped(Point(x: place.x, y: place.y)))
      if isPresented { camera.focus(at: place) }
    }

    /// Zooms to a factor, or as near to it as the camera can.
    package func zoom(to factor: Double) { camera.zoom(to: factor) }

    /// Two fingers moved apart by this factor since the last call.
    package func pinch(by factor: Double) { camera.pinch(by: factor) }

    /// The interface turned; on iOS 17 and later the camera notices by itself.
    package func turn(to orientation: UIInterfaceOrientation) { camera.turn(to: orientation) }

    /// Lets go of what can be had again: memory is short.
    package func releaseMemory() { frames.forget() }

    private func handle(_ event: Event) {
      let before = scanner.appearance
      let effects = scanner.handle(event)
      for effect in effects { carryOut(effect) }
      let after = scanner.appearance
      if after != before { delegate?.appearanceChanged(after) }
    }

    private func announce(_ frame: CVPixelBuffer) {
      send(.frameArrived(frames.keep(frame), at: clock.now))
    }

    private func carryOut(_ effect: Effect) {
      switch effect {
      case .requestPermission: camera.requestPermission()
      case .loadCamera: camera.load()
      case .checkTorch: camera.prepareControls()
      case .attachPreview: camera.attachPreview()
      case .setViewport(let region): camera.aim(at: region)
      case .startCapture:
        frames.start()
        camera.start()
      case .stopCapture:
        camera.stop()
        frames.end()
      case .freeCamera:
        camera.free()
        frames.end()
      case .setTorch(let state): camera.setTorch(state)
      case .readFrame(let number, let preset, let region): read(number, preset, region)
      case .dropFrame(let number): frames.drop(number)
      case .zoomIn: camera.approach()
      case .readPhoto: readPhoto()
      case .wake(let delay): wake(after: delay)
      case .dismiss:
        alarm?.cancel()
        photos.cancel()
        delegate?.carryOut(effect)
      default: delegate?.carryOut(effect)
      }
    }

    private func wake(after delay: Milliseconds) {
      alarm?.cancel()
      alarm = clock.after(delay) { [weak self] in
        if let self { send(.timePassed(clock.now)) }
      }
    }

    private func read(_ number: FrameNumber, _ preset: ReadingPreset, _ region: RegionOfInterest) {
      var reader = BarcodeReader(
        preset: preset, symbologies: settings.symbologies, textDecoder: legacyText)
      reader.regionOfInterest = region.pixels
      frames.read(number, with: reader) { [weak self] reading, isBroken in
        guard let self else { return }
        let now = clock.now
        if isBroken { send(.cameraFailed(.unavailable)) }
        if !reading.unread.isEmpty { send(.codesSeen(reading.unread.map { SeenCode($0) }, at: now)) }
        send(.frameRead(number, reading.barcodes.map { ReadSymbol($0) }, at: now))
      }
    }

    private func readPhoto() {
      delegate?.isReadingPhotoChanged(true)
      photos.read(settings.symbologies) { [weak self] symbols in
        self?.delegate?.isReadingPhotoChanged(false)
        self?.send(.photoRead(symbols))
      }
    }
  }

  extension ScannerHostDelegate {
    /// Calls what an effect of the views or the app stands for.
    fileprivate func carryOut(_ effect: Effect) {
      switch effect {
      case .present: presentScanner()
      case .dismiss: dismissScanner()
      case .presentDialog(let dialog): presentDialog(dialog)
      case .replaceDialog(let dialog): replaceDialog(with: dialog)
      case .dismissDialog: dismissDialog()
      case .openSettings: openSettings()
      case .showPreview: showPreview()
      case .hidePreview: hidePreview()
      case .choosePhoto: choosePhoto()
      case .announce(let text): announce(text)
      case .flash: flash()
      case .beep: beep()
      case .vibrate: vibrate()
      case .collect(let result): collect(result)
      case .remember(let result): remember(result)
      case .fillOmnibox(let text): fillOmnibox(text)
      case .load(let destination): load(destination)
      case .record(let metric): record(metric)
      case .requestPermission, .loadCamera, .checkTorch, .attachPreview, .setViewport, .startCapture,
        .stopCapture, .freeCamera, .setTorch, .readFrame, .dropFrame, .zoomIn, .readPhoto, .wake, .deliver:
        break
      }
    }
  }
#endif
