#if canImport(UIKit)
  import QuietzoneCamera
  import QuietzoneScanner
  import UIKit

  // What the scanner's behaviour has done: each effect is carried out as it is told.
  extension ScannerViewController: ScannerHostDelegate {
    // MARK: Presentation

    package func presentScanner() {
      // Opened again, it begins as it did: what the camera saw last is not shown while it loads, or fails to.
      if isViewLoaded { hidePreview() }
      guard let opener, viewIfLoaded?.window == nil else { return reportScreen() }
      presentations.add { [weak self, weak opener] done in
        // By its turn it may be closed again.
        guard let self, let opener, self.host.isPresented, self.presentingViewController == nil else {
          return done()
        }
        opener.present(self, animated: true) {
          UIAccessibility.post(notification: .screenChanged, argument: self.view)
          done()
        }
      }
      // The views are there from here on, in the size they will have.
      reportScreen()
    }

    package func dismissScanner() {
      announcementAlarm?.cancel()
      feedback.rest()
      presentations.add { [weak self] done in
        guard let self else { return done() }
        let end = {
          self.finishClosing()
          done()
        }
        // As a child of another controller it stays where it is, and what becomes of it is for that one to say.
        if self.isPresentedByItself, let presenter = self.presentingViewController {
          // Told to itself, it would dismiss what it presents: a picker, say.
          presenter.dismiss(animated: true, completion: end)
        } else {
          end()
        }
      }
    }

    /// Whether it is presented, and not a part of something.
    var isPresentedByItself: Bool { presentingViewController != nil && parent == nil }

    /// Tells once that the scanner is closed, when nothing of it is to be seen any more.
    func finishClosing() {
      guard isOpening else { return }
      isOpening = false
      delegate?.scannerDidClose(self)
    }

    package func appearanceChanged(_ appearance: ScannerAppearance?) {
      if let appearance, isViewLoaded { scannerView.draw(appearance) }
      items.show(appearance?.outlines ?? [])
      delegate?.scannerDidChangeCamera(self)
    }

    // MARK: Preview

    package func showPreview() { scannerView.isPreviewHidden = false }
    package func hidePreview() { scannerView.isPreviewHidden = true }

    package func zoomChanged(_ zoom: CameraZoom?) {
      if isViewLoaded { scannerView.showZoom(zoom) }
      delegate?.scannerDidChangeCamera(self)
    }

    package func torchReported() { delegate?.scannerDidChangeCamera(self) }

    // MARK: Results

    package func announce(_ text: String) {
      UIAccessibility.post(notification: .announcement, argument: text)
      announcedText = text
      // A screen reader that is interrupted, or turned off meanwhile, tells nothing.
      announcementAlarm?.cancel()
      announcementAlarm = clock.after(Announcement.longestTime(for: text)) { [weak self] in
        self?.announcementEnded(text)
      }
    }

    func announcementEnded(_ text: String) {
      guard announcedText == text else { return }
      announcedText = nil
      announcementAlarm?.cancel()
      host.send(.announcementFinished)
    }

    package func flash() { if isViewLoaded { scannerView.flash() } }
    package func beep() { feedback.beep() }
    package func vibrate() { feedback.vibrate() }

    package func collect(_ result: ScanResult) {
      collectedCount += 1
      if isViewLoaded { scannerView.showCollected(collectedCount) }
    }

    package func remember(_ result: ScanResult) {
      if options.settings.keepsHistory { delegate?.scanner(self, remember: result) }
      delegate?.scanner(self, didScan: result)
    }

    package func fillOmnibox(_ text: String) { delegate?.scanner(self, fill: text) }
    package func load(_ destination: Destination) { delegate?.scanner(self, load: destination) }
    package func record(_ metric: Metric) { delegate?.scanner(self, record: metric) }
  }

  /// How long a screen reader may take to speak.
  enum Announcement {
    /// Characters in a second, at a slow rate.
    private static let speed = 8.0

    static func longestTime(for text: String) -> Milliseconds {
      min(20_000, 1500 + Double(text.count) / speed * 1000)
    }
  }
#endif
