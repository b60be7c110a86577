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
    /// Shows what the camera sees, filling its bounds; the preview of a camera that is loaded.
    package let previewLayer = AVCaptureVideoPreviewLayer()
    /// What user and app chose.
    package var settings: ScannerSettings
    /// What is to be seen of the scanner; nil while it is closed.
    package var appearance: ScannerAppearance? { scanner.appearance }
    /// Whether the scanner is on the screen.
    package var isPresented: Bool { scanner.isPresented }
    /// How the camera is; *not loaded* while the scanner is closed.
    package var cameraState: CameraState { scanner.cameraState }
    /// The dialog that is presented.
    package var dialog: Dialog? { scanner.dialog }
    /// How far the camera zooms; nil where there is none, or it cannot.
    package private(set) var zoom: CameraZoom?

    private var scanner: BarcodeScanner
    private let clock: any ScannerClock

    package init(
      settings: ScannerSettings = ScannerSettings(), clock: any ScannerClock = SystemScannerClock()
    ) {
      self.settings = settings
      self.clock = clock
      scanner = BarcodeScanner(settings: settings)
      previewLayer.videoGravity = .resizeAspectFill
    }

    /// Opens the scanner; where the camera is refused, a dialog instead of it.
    package func open(from entry: EntryPoint) {}

    /// Takes notice of an event. One that comes of an effect waits until all effects are carried out.
    package func send(_ event: Event) {}

    /// Reads the codes of a photo that was chosen, dropped or pasted: sends `Event.photoChosen`.
    package func take(_ photo: ScannerPhoto) {}

    /// The user tapped the preview at this place, in its points: picks the code there, and focuses on the place.
    package func tap(at place: CGPoint) {}

    /// Zooms to a factor, or as near to it as the camera can.
    package func zoom(to factor: Double) {}

    /// Two fingers moved apart by this factor since the last call.
    package func pinch(by factor: Double) {}

    /// The interface turned; on iOS 17 and later the camera notices by itself, and this does nothing.
    package func turn(to orientation: UIInterfaceOrientation) {}

    /// Lets go of what can be had again: memory is short.
    package func releaseMemory() {}
  }
#endif
