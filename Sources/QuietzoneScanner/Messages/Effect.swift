/// What the host has to do, in the order given. Each effect may be carried out again without harm.
public enum Effect: Equatable, Sendable {
  // MARK: Presentation

  /// Show the scanner full screen: what is in front slides up and off, the scanner looks as if it had lain beneath.
  case present
  /// Slide back down what was in front.
  case dismiss
  /// Show this dialog, over the scanner or instead of it.
  case presentDialog(Dialog)
  /// Put this dialog in the place of the one that is presented.
  case replaceDialog(Dialog)
  /// Take the dialog away; the user had no part in it unless they cancelled it.
  case dismissDialog
  /// Open the system's settings where the camera is allowed.
  case openSettings

  // MARK: Camera

  /// Ask the user for the camera; answered by `Event.permissionChanged`.
  case requestPermission
  /// Open a camera, the back one if there is one; answered by `Event.cameraAvailable` or `Event.cameraFailed`.
  case loadCamera
  /// Work out whether there is a torch; answered by `Event.torchAvailabilityChanged`.
  case checkTorch
  /// Give the camera's frames to the preview, which they fill.
  case attachPreview
  /// Make the reader look at these pixels alone; answered by `Event.viewportSet`.
  case setViewport(RegionOfInterest)
  /// Let the preview be seen. It is hidden when the scanner is presented.
  case showPreview
  /// Hide the preview, not the controls over it.
  case hidePreview
  /// Let frames come; each is announced by `Event.frameArrived`.
  case startCapture
  /// Let no more frames come; the camera stays loaded.
  case stopCapture
  /// Let go of the camera: its light goes out.
  case freeCamera
  /// Turn the torch on or off; what came of it is reported by `Event.torchStateChanged`.
  case setTorch(TorchState)

  // MARK: Reading

  /// Read this frame; answered by `Event.frameRead`.
  case readFrame(FrameNumber, ReadingPreset, RegionOfInterest)
  /// Let go of this frame, which will not be read.
  case dropFrame(FrameNumber)
  /// Zoom in on what is in view, where the camera can: it shows a code that is too small to be read.
  case zoomIn
  /// Let the user choose a photo; answered by `Event.photoChosen` or `Event.photoCancelled`.
  case choosePhoto
  /// Read the chosen photo with every effort; answered by `Event.photoRead`.
  case readPhoto
  /// Send `Event.timePassed` after this time, instead of any time asked for before.
  case wake(after: Milliseconds)

  // MARK: Results

  /// Speak this; answered by `Event.announcementFinished`.
  case announce(String)
  /// A white flash over the scanner, which fades within `flashDuration`.
  case flash
  /// A short sound.
  case beep
  /// A short vibration.
  case vibrate
  /// A code to add to those that this scanner collected.
  case collect(ScanResult)
  /// A result to add to the user's history.
  case remember(ScanResult)
  /// The result that the scanner was there for, wherever it goes next.
  case deliver(ScanResult)
  /// Put this text into the omnibox and the focus on it; nothing loads.
  case fillOmnibox(String)
  /// Load this.
  case load(Destination)
  /// Count this once more.
  case record(Metric)

  /// How long a flash takes to fade.
  public static let flashDuration: Milliseconds = 500
}

/// Dialogs; their words are the host's.
public enum Dialog: Equatable, Sendable {
  /// The camera cannot be used, and why. Its only button is *Cancel*; *permission denied* tells how to allow the
  /// camera, with a link to the system's settings or the steps in this browser.
  case problem(CameraProblem)
  /// Several codes were in the photos, or one in a photo that nobody waited for any more: a list to choose from. All of
  /// them are remembered already.
  case choice([ScanResult])
  /// There is no code in the photo.
  case noCodeInPhoto
}

/// What is counted: how often, and nothing else.
public enum Metric: CaseIterable, Sendable {
  /// Where the scanner was opened from.
  case scanButtonPressed, applicationShortcutPressed, systemSearchUsed
  /// The scanner was closed without a code.
  case closed
  /// A dialog about the camera was cancelled.
  case closedFromError
  /// A code was scanned and taken.
  case codeScanned
  /// The user asked for light.
  case torchTurnedOn

  /// The name that figures are published under.
  public var name: String {
    switch self {
    case .scanButtonPressed: "MobileQRScannerButtonPressed"
    case .applicationShortcutPressed: "ApplicationShortcut.ScanQRCodePressed"
    case .systemSearchUsed: "IOS.Spotlight.Action"
    case .closed: "MobileQRScannerClose"
    case .closedFromError: "MobileQRScannerError"
    case .codeScanned: "MobileQRScannerScannedCode"
    case .torchTurnedOn: "MobileQRScannerTorchOn"
    }
  }

  /// What opening from this entry point counts as.
  init(_ entry: EntryPoint) {
    self =
      switch entry {
      case .scanButton: .scanButtonPressed
      case .applicationShortcut: .applicationShortcutPressed
      case .systemSearch: .systemSearchUsed
      }
  }
}
