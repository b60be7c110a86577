import Testing

@testable import QuietzoneScanner

struct DialogTests {
  @Test(
    "There is a dialog for each of the error states when the state changes", arguments: CameraProblem.allCases
  )
  func oneForEach(problem: CameraProblem) {
    var scanner = BarcodeScanner.scanning()
    _ = scanner.handle(.cameraFailed(problem))
    #expect(scanner.dialog == .problem(problem))
  }

  @Test("The dialog is replaced when the state changes to another error")
  func replaced() {
    var scanner = BarcodeScanner.scanning()
    _ = scanner.handle(.cameraFailed(.inUseByAnotherApplication))
    #expect(scanner.handle(.cameraFailed(.systemPressure)) == [.replaceDialog(.problem(.systemPressure))])
    #expect(scanner.dialog == .problem(.systemPressure))
  }

  @Test("The dialog goes by itself when the camera becomes available, and scanning goes on")
  func goesByItself() {
    var scanner = BarcodeScanner.scanning()
    _ = scanner.handle(.cameraFailed(.systemPressure))
    #expect(scanner.handle(.cameraAvailable(phoneFormat)).first == .dismissDialog)
    #expect(scanner.dialog == nil)
    _ = scanner.handle(.viewportSet)
    #expect(scanner.see(symbol("a")).contains(.fillOmnibox("a")))
  }

  @Test("Cancel dismisses dialog and scanner")
  func cancel() {
    var scanner = BarcodeScanner.scanning()
    _ = scanner.handle(.cameraFailed(.unavailable))
    #expect(
      scanner.handle(.dialogCancelled) == [.record(.closedFromError), .freeCamera, .dismissDialog, .dismiss])
    #expect(!scanner.isPresented)
    #expect(Metric.closedFromError.name == "MobileQRScannerError")
  }

  @Test("Cancel without a dialog cancels nothing")
  func cancelNothing() {
    var scanner = BarcodeScanner.scanning()
    #expect(scanner.handle(.dialogCancelled) == [])
  }

  @Test("Permission denied leads to the settings, with the scanner or instead of it; no other dialog does")
  func settingsLink() {
    var scanner = BarcodeScanner.opened(.denied)
    #expect(scanner.handle(.settingsLinkPressed) == [.openSettings])
    scanner = .scanning()
    #expect(scanner.handle(.settingsLinkPressed) == [])
    _ = scanner.handle(.cameraFailed(.permissionDenied))
    #expect(scanner.handle(.settingsLinkPressed) == [.openSettings])
    _ = scanner.handle(.cameraFailed(.unavailable))
    #expect(scanner.handle(.settingsLinkPressed) == [])
  }
}
