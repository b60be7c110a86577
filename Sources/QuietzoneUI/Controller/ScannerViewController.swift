#if canImport(UIKit)
  import QuietzoneCamera
  import QuietzoneScanner
  import UIKit

  /// A full-screen scanner: camera, viewport, torch, photos and the dialogs of a camera that cannot be used.
  ///
  /// It draws what the scanner's behaviour says, and decides nothing itself. Opened from another controller, that one slides up
  /// and off to show it; where the camera is refused, a dialog is presented instead of it:
  ///
  /// ```swift
  /// let scanner = ScannerViewController(symbologies: [.qrCode, .ean13])
  /// scanner.delegate = self
  /// scanner.open(from: self)
  /// ```
  ///
  /// As a child of another controller, or in a container, it opens when its view appears and closes when it disappears.
  public final class ScannerViewController: UIViewController {
    /// Is told what was scanned.
    public weak var delegate: (any ScannerViewControllerDelegate)?
    /// What the app chose; changes take effect at once.
    public var options: ScannerOptions {
      didSet { if options != oldValue { optionsChanged(from: oldValue) } }
    }

    let host: ScannerHost
    let presentations = PresentationQueue()
    let feedback = Feedback()
    let clock: any ScannerClock
    let items = ItemStreams()
    private let transition = SlideTransition()
    private var observers = SystemObservers()
    /// What the scanner was opened from, and presents dialogs on while it is not presented itself.
    weak var opener: UIViewController?
    /// Whether the scanner was opened, and its app not yet told that it is closed.
    var isOpening = false
    /// The dialog that is shown, or about to be.
    weak var alert: UIAlertController?
    /// The dialog about the camera that is presented: what leaving it means.
    var problem: CameraProblem?
    /// What the screen reader is speaking.
    var announcedText: String?
    var announcementAlarm: ScannerAlarm?
    var collectedCount = 0
    var shownScreen: Screen?

    /// A scanner of these symbologies.
    public convenience init(symbologies: SymbologySet = .all, mode: ScannerSettings.Mode = .oneShot) {
      var options = ScannerOptions()
      options.settings.symbologies = symbologies
      options.settings.mode = mode
      self.init(options: options)
    }

    /// A scanner as `options` has it.
    public convenience init(options: ScannerOptions) {
      self.init(options: options, clock: SystemScannerClock())
    }

    /// A scanner that goes by this clock.
    package init(options: ScannerOptions, clock: any ScannerClock) {
      self.options = options
      self.clock = clock
      host = ScannerHost(settings: options.settings, clock: clock)
      super.init(nibName: nil, bundle: nil)
      host.delegate = self
      modalPresentationStyle = .fullScreen
      modalPresentationCapturesStatusBarAppearance = true
      transitioningDelegate = transition
      observers.observe(self)
      applySettings()
    }

    @available(*, unavailable) public required init?(coder: NSCoder) { nil }

    // MARK: Opening and closing

    /// Opens the scanner; where the camera is refused, a dialog instead of it.
    ///
    /// - Parameters:
    ///   - opener: What is in front, and slides away.
    ///   - entry: What the user did, which is counted.
    public func open(from opener: UIViewController, entry: EntryPoint = .scanButton) {
      guard !isOpening, !host.isPresented else { return }
      self.opener = opener
      open(entry)
    }

    /// Closes the scanner, as its close button does.
    public func close() { host.send(.closeRequested) }

    private func open(_ entry: EntryPoint) {
      isOpening = true
      collectedCount = 0
      if isViewLoaded { scannerView.showCollected(0) }
      shownScreen = nil
      applySettings()
      feedback.prepare(beeps: options.settings.beeps, vibrates: options.settings.vibrates)
      host.open(from: entry)
    }

    // MARK: What the app may do

    /// The codes in sight, anew whenever they change. Each caller gets a stream of its own; all end with the scanner.
    public var recognizedItems: AsyncStream<[RecognizedItem]> { items.makeStream() }

    /// The torch, as the camera reports it.
    public var torchButton: TorchButton { host.appearance?.torchButton ?? .disabled }

    /// Turns the torch on or off, where there is one; `torchButton` tells what came of it.
    public func setTorch(_ isOn: Bool) {
      if torchButton == (isOn ? .off : .on) { host.send(.torchButtonPressed) }
    }

    /// How far the camera zooms, 1 being all that its widest lens shows; nil where it cannot.
    public var zoomFactor: Double? { host.zoom?.factor }

    /// Zooms to this factor, or as near to it as the camera can.
    public func setZoom(_ factor: Double) { host.zoom(to: factor) }

    /// Reads the codes of a photo's bytes, with or without the camera. Dialogs are presented on `opener` if the scanner is closed.
    public func readPhoto(_ data: Data, from opener: UIViewController? = nil) {
      if let opener { self.opener = opener }
      host.take(.data(data))
    }

    /// Lets the user choose a photo to read, with or without the camera.
    public func choosePhoto(from opener: UIViewController? = nil) {
      if let opener { self.opener = opener }
      host.send(.albumPressed)
    }

    /// Opens a text that the user reviewed, or searches for it: answered by `scanner(_:load:)`.
    public func go(_ text: String) { host.send(.goPressed(text)) }

    // MARK: View

    var scannerView: ScannerView { view as! ScannerView }

    public override func loadView() {
      let view = ScannerView(previewLayer: host.previewLayer)
      view.actions = ScannerView.Actions(
        close: { [weak self] in self?.close() },
        torch: { [weak self] in self?.host.send(.torchButtonPressed) },
        album: { [weak self] in self?.host.send(.albumPressed) },
        tap: { [weak self] in self?.tap(at: $0) },
        pinch: { [weak self] in self?.pinch(by: $0) })
      self.view = view
      view.apply(options)
    }

    public override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      guard !host.isPresented else { return reportScreen() }
      // One that was opened from a controller appears because it is open; any other opens because it appears.
      if opener == nil, !isOpening { open(.scanButton) }
    }

    public override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      // A picker or another app's view in front of it lets it be; gone from the window, it is gone.
      if view.window == nil, presentedViewController == nil { host.send(.terminated) }
    }

    public override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      if host.isPresented { reportScreen() }
    }

    public override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.reportOrientation() }
    }

    public override var prefersStatusBarHidden: Bool { true }

    public override func accessibilityPerformEscape() -> Bool {
      close()
      return true
    }

    public override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      if presses.contains(where: { $0.key?.keyCode == .keyboardEscape }) {
        close()
      } else {
        super.pressesBegan(presses, with: event)
      }
    }

    private func tap(at place: CGPoint) {
      host.tap(at: place)
      if host.isPresented { scannerView.showFocus(at: place) }
    }

    private func pinch(by factor: CGFloat) { if options.isPinchToZoomEnabled { host.pinch(by: factor) } }

    private func optionsChanged(from old: ScannerOptions) {
      applySettings()
      guard isViewLoaded else { return }
      scannerView.apply(options)
      if host.isPresented { reportScreen() }
    }
  }
#endif
