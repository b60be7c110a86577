#if canImport(UIKit)
  import QuietzoneCamera
  import QuietzoneScanner
  import UIKit

  // What the system tells the scanner, and what the scanner tells its behaviour of it.
  extension ScannerViewController {
    /// The app's settings with those of the system: the screen reader, reduced motion.
    func applySettings() {
      var settings = options.settings
      if UIAccessibility.isVoiceOverRunning { settings.announcesResults = true }
      if UIAccessibility.isReduceMotionEnabled { settings.reducesMotion = true }
      // What is scanned is known by what is remembered, in every mode. The app's own choice counts when it is told.
      settings.keepsHistory = true
      if settings != host.settings { host.settings = settings }
    }

    /// The scanner's space on the screen, when it is known and whenever it changes.
    func reportScreen() {
      let scale = max(1, traitCollection.displayScale)
      let size = view.bounds.size
      let screen = Screen(
        width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()),
        density: scale,
        lineHeight: scannerView.lineHeight,
        regionOfInterest: options.regionOfInterest.flatMap { ScreenRegion($0) })
      guard let screen, screen != shownScreen else { return }
      shownScreen = screen
      host.send(.screenChanged(screen))
    }

    func reportOrientation() {
      guard let scene = view.window?.windowScene else { return }
      host.turn(to: scene.effectiveGeometry.interfaceOrientation)
    }

    func systemChanged(_ change: SystemChange, in scene: ObjectIdentifier?) {
      // Of several windows of the app, only the scanner's own matters.
      if let scene, let own = viewIfLoaded?.window?.windowScene, ObjectIdentifier(own) != scene { return }
      switch change {
      case .background: host.send(.enteredBackground)
      case .foreground: host.send(.enteredForeground)
      case .inactive: host.send(.resignedActive)
      case .termination: host.send(.terminated)
      case .memory: host.releaseMemory()
      case .accessibility: applySettings()
      case .textSize:
        guard isViewLoaded else { return }
        scannerView.textSizeChanged()
        if host.isPresented { reportScreen() }
      case .announcement(let text): announcementEnded(text)
      }
    }
  }

  extension ScreenRegion {
    fileprivate init?(_ rect: CGRect) {
      self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
    }
  }
#endif
