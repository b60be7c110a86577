/// What the system lets this app do with cameras.
public enum CameraPermission: CaseIterable, Sendable {
  /// The user was never asked.
  case notDetermined
  /// The user said yes.
  case authorized
  /// The user said no.
  case denied
  /// Somebody else said no, for the user.
  case restricted

  var isRefused: Bool { self == .denied || self == .restricted }
}

/// How the camera is.
public enum CameraState: Equatable, Sendable {
  /// Before it was loaded first.
  case notLoaded
  /// It can be used.
  case available
  /// It cannot be used, and why.
  case problem(CameraProblem)
}

/// Why there is no camera.
public enum CameraProblem: CaseIterable, Sendable {
  /// It is lent to somebody else.
  case inUseByAnotherApplication
  /// Two applications share the screen, and so the camera is nobody's.
  case multipleForegroundApplications
  /// The user, or somebody for them, does not allow it.
  case permissionDenied
  /// Too hot, or too little power.
  case systemPressure
  /// None was found, it failed or was disconnected, it delivers no frames, or the reader cannot start.
  case unavailable

  /// The problem that an error of a browser's `getUserMedia` names (Media Capture and Streams §10.2).
  public init(mediaErrorName name: String) {
    let name = Array(name.utf8)
    if name == Array("NotAllowedError".utf8) {
      self = .permissionDenied
    } else if name == Array("NotReadableError".utf8) {
      self = .inUseByAnotherApplication
    } else {
      self = .unavailable
    }
  }
}

/// A camera, from the first attempt to load it on.
enum Camera: Equatable {
  case notLoaded
  case available(AvailableCamera)
  case failed(CameraProblem)

  var state: CameraState {
    switch self {
    case .notLoaded: .notLoaded
    case .available: .available
    case .failed(let problem): .problem(problem)
    }
  }
}

/// What is known of a camera while it can be used.
struct AvailableCamera: Equatable {
  var format: FrameFormat
  var torch = Torch.unavailable
  var preview = Preview.unplaced
}

/// A torch as the camera reports it.
enum Torch: Equatable {
  case unavailable
  case available(TorchState)
}

/// Whether a torch is lit.
public enum TorchState: Sendable {
  case off, on
}

/// The way of a preview onto the screen. It is hidden while the viewport is set, which makes some cameras freeze.
enum Preview: Equatable {
  /// The screen's size is not known yet.
  case unplaced
  /// The viewport is being set for the first time; nothing is captured yet.
  case placing(PreviewMapping)
  /// The viewport is in place, the preview visible.
  case placed(PreviewMapping)
  /// The viewport is being set again.
  case moving(PreviewMapping)

  var mapping: PreviewMapping? {
    switch self {
    case .unplaced: nil
    case .placing(let mapping), .placed(let mapping), .moving(let mapping): mapping
    }
  }

  var isVisible: Bool { if case .placed = self { true } else { false } }

  /// Whether the viewport was in place before, so that frames come.
  var hasBeenPlaced: Bool {
    switch self {
    case .unplaced, .placing: false
    case .placed, .moving: true
    }
  }

  /// Sets the viewport as this mapping has it, unless that is where it is.
  mutating func place(_ mapping: PreviewMapping) {
    if self.mapping == mapping { return }
    self = hasBeenPlaced ? .moving(mapping) : .placing(mapping)
  }

  /// The viewport is where it was to be.
  mutating func confirm() {
    if let mapping { self = .placed(mapping) }
  }
}
