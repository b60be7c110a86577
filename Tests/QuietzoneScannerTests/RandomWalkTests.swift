import TestSupport
import Testing

@testable import QuietzoneScanner

/// A host that does what it is told, and notices what must never happen.
private struct WatchedHost {
  var isPresented = false
  var dialogCount = 0
  var isTorchAskedFor = false
  var isCapturing = false
  var isPreviewShown = false
  var holdsCamera = false
  /// A photo's result needs no scanner.
  var isAboutPhoto = false
  var framesHeld: Set<FrameNumber> = []
  var framesInFlight: Set<FrameNumber> = []
  var complaints: [String] = []

  mutating func note(_ event: Event) {
    isAboutPhoto = false
    switch event {
    case .photoRead, .resultChosen, .announcementFinished: isAboutPhoto = true
    case .cameraAvailable: holdsCamera = true
    case .frameArrived(let frame, _): framesHeld.insert(frame)
    case .frameRead(let frame, _, _): framesInFlight.remove(frame)
    default: break
    }
  }

  mutating func carryOut(_ effect: Effect) {
    switch effect {
    case .present:
      require(!isPresented, "presented twice")
      isPresented = true
    case .dismiss:
      require(isPresented, "dismissed what is not presented")
      isPresented = false
    case .presentDialog:
      dialogCount += 1
      require(dialogCount == 1, "\(dialogCount) dialogs")
    case .replaceDialog: require(dialogCount == 1, "no dialog to replace")
    case .dismissDialog:
      dialogCount -= 1
      require(dialogCount == 0, "no dialog to dismiss")
    case .setTorch(let state): isTorchAskedFor = state == .on
    case .startCapture:
      require(!isCapturing && isPresented, "capture starts twice or unseen")
      isCapturing = true
    case .stopCapture:
      require(isCapturing, "capture stops twice")
      isCapturing = false
    case .showPreview:
      require(!isPreviewShown && isPresented, "the preview is shown twice or unseen")
      isPreviewShown = true
    case .hidePreview: isPreviewShown = false
    case .setViewport: require(!isPreviewShown, "the viewport is set while the preview shows")
    case .loadCamera: holdsCamera = true
    case .freeCamera: holdsCamera = false
    case .readFrame(let frame, _, _):
      require(isCapturing && isPreviewShown, "a frame is read that nobody sees")
      require(framesHeld.remove(frame) != nil, "a frame is read that is not there")
      framesInFlight.insert(frame)
      require(framesInFlight.count == 1, "\(framesInFlight.count) frames in flight")
    case .dropFrame(let frame):
      require(framesHeld.remove(frame) != nil, "a frame is dropped that is not there")
    case .flash, .announce, .collect, .remember, .record(.codeScanned):
      require(isPresented || isAboutPhoto, "a result without a visible scanner")
    default: break
    }
  }

  mutating func check(_ scanner: BarcodeScanner) {
    require(scanner.isPresented == isPresented, "not presented as the scanner thinks")
    require((scanner.dialog == nil) == (dialogCount == 0), "no dialog as the scanner thinks")
    require(framesHeld.count <= 1, "\(framesHeld.count) frames wait")
    if !isPresented {
      isPreviewShown = false
      require(!isTorchAskedFor, "the torch is lit though the scanner is closed")
      require(!isCapturing, "capture runs though the scanner is closed")
      require(!holdsCamera, "the camera is held though the scanner is closed")
      require(framesHeld.isEmpty, "a frame waits though the scanner is closed")
      require(scanner.torchButton == .disabled, "a torch button though the scanner is closed")
    }
    if scanner.cameraState != .available { require(!isTorchAskedFor, "the torch is lit without a camera") }
  }

  private mutating func require(_ condition: Bool, _ complaint: String) {
    if !condition { complaints.append(complaint) }
  }
}

struct RandomWalkTests {
  @Test(
    "100 000 random events leave no torch lit, no camera held, no second dialog and no result unseen",
    arguments: [
      ScannerSettings.Mode.oneShot, .oncePerCode, .continuous(interval: 500),
    ])
  func walk(mode: ScannerSettings.Mode) {
    var generator = SeededGenerator(seed: 2024)
    var scanner = BarcodeScanner(settings: .with { $0.mode = mode })
    var host = WatchedHost()
    var source = EventSource()
    var results = 0
    for step in 0..<100_000 {
      let event = source.next(host.framesInFlight, using: &generator)
      host.note(event)
      let effects = scanner.handle(event)
      for effect in effects { host.carryOut(effect) }
      results += effects.filter { $0 == .record(.codeScanned) }.count
      host.check(scanner)
      if !host.complaints.isEmpty {
        Issue.record("step \(step), \(event): \(host.complaints) after \(effects)")
        return
      }
    }
    #expect(results > 100, "the walk hardly ever read a code")
  }
}

/// Random events, likely enough in an order that makes sense to get anywhere.
private struct EventSource {
  var frame: FrameNumber = 0
  var time: Milliseconds = 0

  mutating func next(_ framesInFlight: Set<FrameNumber>, using generator: inout SeededGenerator) -> Event {
    time += Double(Int.random(in: 0...60, using: &generator))
    switch Int.random(in: 0..<100, using: &generator) {
    case 0..<30:
      frame += 1
      return .frameArrived(frame, at: time)
    case 30..<55:
      let inFlight = framesInFlight.first ?? frame
      return .frameRead(
        Bool.random(using: &generator) ? inFlight : frame, symbols(using: &generator), at: time)
    case 55..<65: return .viewportSet
    case 65..<73: return .cameraAvailable(format(using: &generator))
    case 73..<80:
      let permissions: [CameraPermission] = [.authorized, .authorized, .notDetermined, .denied, .restricted]
      let permission = permissions.randomElement(using: &generator)!
      return Bool.random(using: &generator)
        ? .permissionChanged(permission)
        : .opened(from: EntryPoint.allCases.randomElement(using: &generator)!, permission: permission)
    default: return rare(using: &generator)
    }
  }

  private func rare(using generator: inout SeededGenerator) -> Event {
    let isOn = Bool.random(using: &generator)
    let number = Int.random(in: 0..<3, using: &generator)
    let screen = Screen(
      width: 300 + 100 * number, height: 640, orientation: Rotation.allCases.randomElement(using: &generator)!
    )!
    var settings = ScannerSettings()
    settings.announcesResults = isOn
    settings.mode = [.oneShot, .oncePerCode, .continuous(interval: 500)][number]
    let events: [Event] = [
      .closeRequested, .dialogCancelled, .settingsLinkPressed, .terminated, .cameraMuted, .enteredBackground,
      .enteredForeground, .enteredForeground, .resignedActive, .torchAvailabilityChanged(true),
      .torchAvailabilityChanged(isOn), .torchStateChanged(isOn ? .on : .off), .torchButtonPressed,
      .torchButtonPressed, .screenChanged(screen), .frameFormatChanged(format(using: &generator)),
      .timePassed(time), .announcementFinished, .announcementFinished, .albumPressed, .photoChosen,
      .photoCancelled, .photoRead(symbols(using: &generator)), .resultChosen(number), .goPressed("a"),
      .settingsChanged(settings), .cameraFailed(CameraProblem.allCases.randomElement(using: &generator)!),
    ]
    return events.randomElement(using: &generator)!
  }

  private func symbols(using generator: inout SeededGenerator) -> [ReadSymbol] {
    (0..<Int.random(in: 0...2, using: &generator)).map { _ in
      symbol(
        ["a", "b", " ", "https://example.org"].randomElement(using: &generator)!,
        [.qrCode, .ean13].randomElement(using: &generator)!,
        at: Point(x: 400, y: Double.random(in: 400...900, using: &generator)))
    }
  }

  private func format(using generator: inout SeededGenerator) -> FrameFormat {
    Bool.random(using: &generator) ? phoneFormat : FrameFormat(width: 1600, height: 800, rotation: .quarter)!
  }
}
