#if canImport(UIKit)
  import QuietzoneScanner

  /// What a scanner has done for it by its views and its app: an effect of `BarcodeScanner` each, carried out in the order
  /// of the calls. None is called off the main actor, and none before the scanner was opened or given a photo.
  @MainActor package protocol ScannerHostDelegate: AnyObject {
    // MARK: Presentation

    /// Shows the scanner full screen, with its preview hidden. Then the delegate sends `Event.screenChanged`.
    func presentScanner()
    /// Slides back down what was in front.
    func dismissScanner()
    /// Shows this dialog, over the scanner or instead of it.
    func presentDialog(_ dialog: Dialog)
    /// Puts this dialog in the place of the one that is presented.
    func replaceDialog(with dialog: Dialog)
    /// Takes the dialog away.
    func dismissDialog()
    /// Opens the app's page in the system's settings.
    func openSettings()
    /// What is to be seen of the scanner changed; nil once it is closed.
    func appearanceChanged(_ appearance: ScannerAppearance?)

    // MARK: Preview

    /// Lets `ScannerHost.previewLayer` be seen.
    func showPreview()
    /// Hides the preview, not the controls over it.
    func hidePreview()
    /// The camera's zoom changed, whoever changed it; nil where there is no camera, or it cannot zoom.
    func zoomChanged(_ zoom: CameraZoom?)
    /// The camera told how its torch is, which may be as before: what was asked of it did not come about.
    func torchReported()

    // MARK: Photos

    /// Lets the user choose photos; answered by `ScannerHost.take(_:)` or `Event.photoCancelled`.
    func choosePhoto()
    /// Whether a photo is being read now, which may take a moment.
    func isReadingPhotoChanged(_ isReading: Bool)

    // MARK: Results

    /// Speaks this; answered by `Event.announcementFinished`.
    func announce(_ text: String)
    /// A white flash over the scanner, which fades within `Effect.flashDuration`.
    func flash()
    /// A short sound.
    func beep()
    /// A short vibration.
    func vibrate()
    /// A code to add to those that this scanner collected.
    func collect(_ result: ScanResult)
    /// A result to add to the user's history.
    func remember(_ result: ScanResult)
    /// Puts this text into the omnibox and the focus on it; nothing loads.
    func fillOmnibox(_ text: String)
    /// Loads this.
    func load(_ destination: Destination)
    /// Counts this once more.
    func record(_ metric: Metric)
  }
#endif
