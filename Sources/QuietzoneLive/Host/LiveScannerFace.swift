import QuietzoneScanner

/// What users, or scripts, have of a live scanner: it is told what happens, and carries out what is not the camera's or the reader's.
@MainActor public protocol LiveScannerFace: AnyObject {
  /// Carries out one of those effects that `LiveScanner` leaves: presentation, dialogs, announcements and results.
  func carryOut(_ effect: Effect)
  /// There is something else to be seen of the scanner; nil while it is closed.
  func appearanceChanged(_ appearance: ScannerAppearance?)
  /// The camera delivers frames of this size from now on. Comes before the behaviour is told of it.
  func formatChanged(width: Int, height: Int)
  /// The camera's newest frame, to be shown. It should not be kept for longer than the next one takes to come.
  func frameArrived(_ frame: CameraFrame)
  /// A frame was read; comes before the effects of what it shows.
  func frameRead(_ reading: LiveReading)
  /// The camera is of no use now, and why. `scanner.send` has been told; it goes on trying.
  func cameraFailed(_ fault: CameraFault)
  /// The file, or the stream, has come to its end, and all that is read of it was told.
  func cameraEnded()
}

/// What was read in a frame.
public struct LiveReading: Sendable {
  public var frame: CameraFrame
  /// Codes that were read, and those that were seen.
  public var codes: FrameReading
  /// How long it took.
  public var duration: Duration
}
