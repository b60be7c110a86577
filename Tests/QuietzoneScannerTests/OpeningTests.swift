import Testing

@testable import QuietzoneScanner

struct OpeningTests {
  @Test("The scanner is shown, closed, shown again")
  func shownClosedShown() {
    var scanner = BarcodeScanner()
    for _ in 0..<2 {
      #expect(
        scanner.handle(.opened(from: .scanButton, permission: .authorized))
          == [.record(.scanButtonPressed), .present, .loadCamera])
      #expect(scanner.isPresented)
      #expect(scanner.cameraState == .notLoaded)
      #expect(scanner.handle(.closeRequested) == [.record(.closed), .freeCamera, .dismiss])
      #expect(!scanner.isPresented)
    }
  }

  @Test(
    "The entry point is recorded",
    arguments: [
      (EntryPoint.scanButton, Metric.scanButtonPressed, "MobileQRScannerButtonPressed"),
      (.applicationShortcut, .applicationShortcutPressed, "ApplicationShortcut.ScanQRCodePressed"),
      (.systemSearch, .systemSearchUsed, "IOS.Spotlight.Action"),
    ])
  func entryPoint(entry: EntryPoint, metric: Metric, name: String) {
    for permission in [CameraPermission.authorized, .notDetermined, .denied] {
      var scanner = BarcodeScanner()
      #expect(scanner.handle(.opened(from: entry, permission: permission)).first == .record(metric))
    }
    #expect(metric.name == name)
  }

  @Test(
    "An error dialog is presented instead of the scanner when the camera is refused",
    arguments: [
      CameraPermission.denied, .restricted,
    ])
  func refused(permission: CameraPermission) {
    var scanner = BarcodeScanner()
    #expect(
      scanner.handle(.opened(from: .scanButton, permission: permission))
        == [.record(.scanButtonPressed), .presentDialog(.problem(.permissionDenied))])
    #expect(!scanner.isPresented)
    #expect(scanner.appearance == nil)
    #expect(scanner.handle(.dialogCancelled) == [.record(.closedFromError), .dismissDialog])
    #expect(scanner.dialog == nil)
  }

  @Test(
    "A permission that nobody decided on is asked for by the scanner, and the camera loads once it is given")
  func asksAndLoads() {
    var scanner = BarcodeScanner()
    #expect(
      scanner.handle(.opened(from: .scanButton, permission: .notDetermined))
        == [.record(.scanButtonPressed), .present, .requestPermission])
    #expect(scanner.handle(.permissionChanged(.authorized)) == [.loadCamera])
    #expect(scanner.handle(.permissionChanged(.authorized)) == [])
  }

  @Test("A permission that is refused in the scanner leaves it with the state permission denied")
  func asksAndIsRefused() {
    var scanner = BarcodeScanner.opened(.notDetermined)
    #expect(
      scanner.handle(.permissionChanged(.denied)) == [.presentDialog(.problem(.permissionDenied))])
    #expect(scanner.cameraState == .problem(.permissionDenied))
    #expect(scanner.isPresented)
  }

  @Test("A permission that changes is evaluated anew, with the scanner and with the dialog instead of it")
  func permissionChanges() {
    var scanner = BarcodeScanner.opened(.denied)
    #expect(scanner.handle(.permissionChanged(.restricted)) == [])
    #expect(scanner.handle(.permissionChanged(.authorized)) == [.dismissDialog, .present, .loadCamera])

    scanner = .scanning()
    #expect(
      scanner.handle(.permissionChanged(.denied))
        == [.stopCapture, .hidePreview, .presentDialog(.problem(.permissionDenied))])
    #expect(scanner.handle(.permissionChanged(.authorized)) == [.loadCamera])
    #expect(scanner.dialog == .problem(.permissionDenied))
    #expect(scanner.handle(.cameraAvailable(phoneFormat)).first == .dismissDialog)
  }

  @Test("What is open is not opened again")
  func openedTwice() {
    var scanner = BarcodeScanner.scanning()
    #expect(scanner.handle(.opened(from: .applicationShortcut, permission: .authorized)) == [])
    scanner = .opened(.denied)
    #expect(scanner.handle(.opened(from: .applicationShortcut, permission: .authorized)) == [])
  }
}
