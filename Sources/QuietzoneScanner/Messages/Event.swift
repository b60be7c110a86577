/// What happens to a scanner. The host makes events of what its camera, its reader and its user do.
public enum Event: Sendable {
  // MARK: Opening and closing

  /// The scanner was asked for, and this is how the permission stands.
  case opened(from: EntryPoint, permission: CameraPermission)
  /// The close button, the Escape key or the screen reader's escape gesture.
  case closeRequested
  /// *Cancel* of the dialog that is presented, or Escape while it is.
  case dialogCancelled
  /// The link to the system's settings, in the dialog that says how to allow the camera.
  case settingsLinkPressed
  /// The host goes away: the page is left, the app ends.
  case terminated

  // MARK: Camera

  /// The user answered, or changed their mind in the system's settings.
  case permissionChanged(CameraPermission)
  /// The camera is loaded, or an interruption ended and it runs.
  case cameraAvailable(FrameFormat)
  /// The camera failed to load, failed while it ran, was disconnected or interrupted.
  case cameraFailed(CameraProblem)
  /// No frames come although nothing failed. While the scanner is visible, that is another application's doing.
  case cameraMuted
  /// The frames are laid out in another way than those so far.
  case frameFormatChanged(FrameFormat)
  /// Nothing of the scanner is visible any more.
  case enteredBackground
  /// The scanner is visible again.
  case enteredForeground
  /// The app is about to lose the user's attention, or lost it.
  case resignedActive

  // MARK: Torch

  /// Whether the camera has a torch that can be turned on now.
  case torchAvailabilityChanged(Bool)
  /// The torch's actual state.
  case torchStateChanged(TorchState)
  /// The torch button.
  case torchButtonPressed

  // MARK: Layout

  /// The scanner's space on the screen, when it is known first and whenever it changes.
  case screenChanged(Screen)
  /// The viewport that `Effect.setViewport` asked for is in place.
  case viewportSet

  // MARK: Reading

  /// The camera delivered a frame. The host gives frames numbers, none of them twice.
  case frameArrived(FrameNumber, at: Milliseconds)
  /// The reader is done with a frame that `Effect.readFrame` gave it, whatever it found.
  case frameRead(FrameNumber, [ReadSymbol], at: Milliseconds)
  /// A frame shows codes that could not be read; told before `frameRead`.
  case codesSeen([SeenCode], at: Milliseconds)
  /// The user touched the preview at this place on the screen, in points.
  case previewTapped(Point)
  /// The time has come that `Effect.wake` asked for.
  case timePassed(Milliseconds)
  /// What `Effect.announce` asked for has been spoken, or could not be.
  case announcementFinished

  // MARK: A photo

  /// The *Album* button.
  case albumPressed
  /// A photo was chosen, dropped or pasted.
  case photoChosen
  /// No photo was chosen, or the one that is being read is not to be read any further.
  case photoCancelled
  /// The reader is done with the photo, or with all of them if several were chosen.
  case photoRead([ReadSymbol])
  /// The result at this index of those in `Dialog.choice` was chosen.
  case resultChosen(Int)

  // MARK: The host

  /// *Go* in the omnibox, which holds this text.
  case goPressed(String)
  /// User or host chose otherwise.
  case settingsChanged(ScannerSettings)
}

/// What opened the scanner.
public enum EntryPoint: CaseIterable, Sendable {
  /// The button in the omnibox.
  case scanButton
  /// The app's shortcut.
  case applicationShortcut
  /// The system's search.
  case systemSearch
}

/// A number that the host gives a frame.
public typealias FrameNumber = UInt32

/// A symbol that the reader found.
public struct ReadSymbol: Sendable {
  /// What kind of symbol it is.
  public var symbology: Symbology
  /// The text as it was read.
  public var text: String
  /// The corners in pixels of the frame, as `Barcode` has them.
  public var corners: Quadrilateral
  /// Which code it is, from frame to frame; nil where the reader does not tell.
  public var id: Int?
  /// The symbol's bytes, before any character set; empty where the reader does not tell.
  public var bytes: [UInt8]

  /// A symbol of which this was read.
  public init(
    symbology: Symbology, text: String, corners: Quadrilateral, id: Int? = nil, bytes: [UInt8] = []
  ) {
    self.symbology = symbology
    self.text = text
    self.corners = corners
    self.id = id
    self.bytes = bytes
  }

  /// What a reader reported.
  public init(_ barcode: Barcode) {
    self.init(
      symbology: barcode.symbology, text: barcode.text, corners: barcode.corners, id: barcode.id,
      bytes: barcode.bytes)
  }
}

/// A code that the reader saw but could not read.
public struct SeenCode: Sendable {
  /// Which code it is, from frame to frame.
  public var id: Int
  /// The corners in pixels of the frame.
  public var corners: Quadrilateral

  /// A code that was seen here.
  public init(id: Int, corners: Quadrilateral) {
    self.id = id
    self.corners = corners
  }

  /// What a reader of frames reported.
  public init(_ code: UnreadCode) { self.init(id: code.id, corners: code.corners) }
}
