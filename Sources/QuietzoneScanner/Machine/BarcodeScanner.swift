/// What a live scanner does, on whatever it runs: events in, effects out.
///
/// It knows no camera, clock, view or thread. A host turns what happens into events, one at a time, and carries out the
/// effects in their order:
///
/// ```swift
/// var scanner = BarcodeScanner()
/// scanner.handle(.opened(from: .scanButton, permission: .authorized))
///   // .record(.scanButtonPressed), .present, .loadCamera
/// ```
public struct BarcodeScanner: Sendable {
  /// What user and host chose; `Event.settingsChanged` changes it.
  public internal(set) var settings: ScannerSettings
  var stage = Stage.closed
  /// The scanner's space, as the host reported it last.
  var screen: Screen?
  /// Outlives a session: the reader may still be busy with the last one's frame.
  var pacing = FramePacing()

  /// A scanner that is closed.
  public init(settings: ScannerSettings = ScannerSettings()) { self.settings = settings }

  /// Takes notice of an event and says what there is to do.
  public mutating func handle(_ event: Event) -> [Effect] {
    let before = self
    let reaction = react(to: event)
    return reaction.effects + followUp(before, reaction.afterwards)
  }

  /// How the camera is; *not loaded* while the scanner is closed.
  public var cameraState: CameraState {
    if case .open(let session) = stage { session.camera.state } else { .notLoaded }
  }

  /// Whether the scanner is on the screen.
  public var isPresented: Bool { if case .open = stage { true } else { false } }

  /// The dialog that is presented. There is never more than one.
  public var dialog: Dialog? {
    switch stage {
    case .closed: nil
    case .refused: .problem(.permissionDenied)
    case .photo(let activity): activity.dialog
    case .open(let session): session.dialog
    }
  }
}

/// The effects of an event that do not follow from the states before and after it.
struct Reaction {
  /// Come before those that do.
  var effects: [Effect] = []
  /// Come after the scanner and its dialog were presented or dismissed, and before frames flow.
  var afterwards: [Effect] = []
}
