import Testing

@testable import QuietzoneScanner

struct CameraTests {
  @Test("A camera that is loaded: torch, preview, viewport, and then it captures")
  func loading() {
    var scanner = BarcodeScanner.opened()
    #expect(
      scanner.handle(.cameraAvailable(phoneFormat)) == [
        .checkTorch, .attachPreview, .setViewport(phoneRegion),
      ])
    #expect(scanner.cameraState == .available)
    #expect(scanner.appearance?.sweepLine == .hidden)
    #expect(scanner.handle(.viewportSet) == [.startCapture, .showPreview])
    #expect(scanner.appearance?.sweepLine == .sweeping)
  }

  @Test("The viewport waits for the screen's size")
  func loadingBeforeLayout() {
    var scanner = BarcodeScanner()
    scanner.handle(all: .opened(from: .scanButton, permission: .authorized))
    #expect(scanner.handle(.cameraAvailable(phoneFormat)) == [.checkTorch, .attachPreview])
    #expect(scanner.handle(.viewportSet) == [])
    #expect(scanner.handle(.screenChanged(phone)) == [.setViewport(phoneRegion)])
    #expect(scanner.handle(.viewportSet) == [.startCapture, .showPreview])
  }

  @Test(
    "A change of the camera's state is reported once; the same state again is no change",
    arguments: CameraProblem.allCases)
  func reportedOnce(problem: CameraProblem) {
    var scanner = BarcodeScanner.scanning()
    #expect(scanner.handle(.cameraAvailable(phoneFormat)) == [])
    #expect(
      scanner.handle(.cameraFailed(problem)) == [
        .stopCapture, .hidePreview, .presentDialog(.problem(problem)),
      ])
    #expect(scanner.cameraState == .problem(problem))
    #expect(scanner.handle(.cameraFailed(problem)) == [])
  }

  @Test("An interruption that ended makes the camera available again, and its viewport is set again")
  func interruptionEnds() {
    var scanner = BarcodeScanner.scanning(torch: .on)
    #expect(
      scanner.handle(.cameraFailed(.multipleForegroundApplications))
        == [
          .setTorch(.off), .stopCapture, .hidePreview,
          .presentDialog(.problem(.multipleForegroundApplications)),
        ])
    #expect(
      scanner.handle(.cameraAvailable(phoneFormat))
        == [.dismissDialog, .checkTorch, .attachPreview, .setViewport(phoneRegion)])
    #expect(scanner.handle(.viewportSet) == [.startCapture, .showPreview])
  }

  @Test("The background alone changes no state: capture pauses and resumes by itself")
  func background() {
    var scanner = BarcodeScanner.scanning()
    #expect(scanner.handle(.enteredBackground) == [.stopCapture])
    #expect(scanner.cameraState == .available)
    #expect(scanner.dialog == nil)
    #expect(scanner.handle(.cameraMuted) == [])
    #expect(scanner.handle(.enteredForeground) == [.startCapture])
  }

  @Test("No frames while the scanner is visible: several applications are in the foreground")
  func muted() {
    var scanner = BarcodeScanner.scanning()
    _ = scanner.handle(.cameraMuted)
    #expect(scanner.cameraState == .problem(.multipleForegroundApplications))
  }

  @Test(
    "Errors of a browser are states of the camera",
    arguments: [
      ("NotAllowedError", CameraProblem.permissionDenied), ("NotFoundError", .unavailable),
      ("OverconstrainedError", .unavailable), ("NotReadableError", .inUseByAnotherApplication),
      ("AbortError", .unavailable), ("", .unavailable),
    ])
  func mediaErrors(name: String, problem: CameraProblem) {
    #expect(CameraProblem(mediaErrorName: name) == problem)
  }

  @Test("A camera that is loaded after the scanner was closed is freed")
  func loadedTooLate() {
    var scanner = BarcodeScanner.opened()
    scanner.handle(all: .closeRequested)
    #expect(scanner.handle(.cameraAvailable(phoneFormat)) == [.freeCamera])
  }

  @Test("A failure before the camera was ever loaded is a state, too")
  func failsToLoad() {
    var scanner = BarcodeScanner.opened()
    #expect(scanner.handle(.cameraFailed(.unavailable)) == [.presentDialog(.problem(.unavailable))])
  }
}
