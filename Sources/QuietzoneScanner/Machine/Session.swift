/// Where the scanner stands.
enum Stage: Sendable {
  case closed
  /// A dialog is presented instead of the scanner: the camera is refused.
  case refused
  /// A photo is chosen or read without the scanner and its camera.
  case photo(Activity)
  case open(Session)
}

/// What the user of an open scanner is doing.
enum Activity: Sendable {
  /// Pointing the camera.
  case scanning
  case choosingPhoto
  case readingPhoto
  /// Choosing among the codes of photos, all of which are remembered already.
  case choosing([ScanResult])
  /// Being told that a photo holds no code.
  case learningOfNoCode
  /// Listening to the result, which goes on its way afterwards.
  case listening(to: ScanResult, isRemembered: Bool)

  var isScanning: Bool { if case .scanning = self { true } else { false } }

  /// The dialog about a photo.
  var dialog: Dialog? {
    switch self {
    case .choosing(let results): .choice(results)
    case .learningOfNoCode: .noCodeInPhoto
    case .scanning, .choosingPhoto, .readingPhoto, .listening: nil
    }
  }
}

/// A scanner from when it is presented until it is dismissed.
struct Session: Sendable {
  var permission: CameraPermission
  var camera = Camera.notLoaded
  var activity = Activity.scanning
  var isInBackground = false
  var ladder = EffortLadder()
  var quietTime = QuietTime()
  var sightings = Sightings()
  var seenCodes = SeenCodes()
  /// Several codes are in view, and the user may choose until then.
  var choice: PendingChoice?
  var repetition = Repetition()

  init(permission: CameraPermission) { self.permission = permission }

  var dialog: Dialog? {
    if activity.isScanning, case .failed(let problem) = camera { .problem(problem) } else { activity.dialog }
  }

  /// The camera, where it is available.
  var availableCamera: AvailableCamera? {
    get { if case .available(let camera) = camera { camera } else { nil } }
    set { if let newValue { camera = .available(newValue) } }
  }

  /// Whether the user points the camera and sees what it sees.
  private var isWatching: Bool { !isInBackground && activity.isScanning }

  /// Whether frames come.
  var isCapturing: Bool { isWatching && availableCamera?.preview.hasBeenPlaced == true }

  /// Whether frames are read: they come, and the viewport is where it is to be.
  var isReading: Bool { isWatching && isPreviewVisible }

  /// The torch, where it may be lit.
  var torch: Torch { isWatching ? availableCamera?.torch ?? .unavailable : .unavailable }

  var isPreviewVisible: Bool { availableCamera?.preview.isVisible == true }

  /// Where the frames' pixels are in the preview, once the screen's size is known.
  var mapping: PreviewMapping? { availableCamera?.preview.mapping }
}

/// How long nothing has been read.
struct QuietTime: Equatable, Sendable {
  /// After this time the caption tells what may help.
  static let limit: Milliseconds = 10_000

  private var start: Milliseconds?
  private(set) var isLong = false

  /// A frame came at this time.
  mutating func frameArrived(at now: Milliseconds) {
    let start = start ?? now
    self.start = start
    isLong = now - start >= Self.limit
  }

  /// Something was read, or nothing is to be read: the time begins again with the next frame.
  mutating func end() { self = QuietTime() }
}
