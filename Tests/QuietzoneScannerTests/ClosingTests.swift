import Testing

@testable import QuietzoneScanner

struct ClosingTests {
  @Test("The close button, Escape and the escape gesture close, and are counted")
  func closes() {
    var scanner = BarcodeScanner.scanning(torch: .on)
    #expect(
      scanner.handle(.closeRequested) == [
        .record(.closed), .setTorch(.off), .stopCapture, .freeCamera, .dismiss,
      ])
    #expect(Metric.closed.name == "MobileQRScannerClose")
    #expect(scanner.appearance == nil)
  }

  @Test("Every way out stops the capture and frees the camera")
  func everyWayOut() {
    let photo = [Event.photoChosen, .photoRead([symbol("a")])]
    let ways: [[Event]] = [
      [.closeRequested], [.terminated], [.cameraFailed(.unavailable), .dialogCancelled],
      [.cameraFailed(.unavailable), .closeRequested], [.enteredBackground, .closeRequested], photo,
      [.frameArrived(1, at: 0), .frameRead(1, [symbol("a")], at: 0)],
      [.albumPressed, .closeRequested], [.screenChanged(Screen(width: 500, height: 800)!), .closeRequested],
    ]
    for way in ways {
      var scanner = BarcodeScanner.scanning(torch: .on)
      let effects = way.flatMap { scanner.handle($0) }
      #expect(!scanner.isPresented)
      #expect(effects.filter { $0 == .stopCapture }.count == 1, "\(way)")
      #expect(effects.filter { $0 == .freeCamera }.count == 1, "\(way)")
      #expect(effects.contains(.setTorch(.off)), "\(way)")
    }
  }

  @Test("A scanner that is closed while its camera loads frees it all the same")
  func closedWhileLoading() {
    var scanner = BarcodeScanner.opened()
    #expect(scanner.handle(.terminated) == [.freeCamera, .dismiss])
  }

  @Test("A closed scanner lets all but its opening, the omnibox and photos pass")
  func nothingWhileClosed() {
    var scanner = BarcodeScanner()
    let events: [Event] = [
      .closeRequested, .dialogCancelled, .settingsLinkPressed, .terminated, .permissionChanged(.authorized),
      .cameraFailed(.unavailable), .cameraMuted, .enteredBackground, .enteredForeground, .resignedActive,
      .torchAvailabilityChanged(true), .torchStateChanged(.on), .torchButtonPressed, .screenChanged(phone),
      .viewportSet, .frameRead(0, [symbol("a")], at: 0), .timePassed(0), .announcementFinished,
      .photoCancelled, .photoRead([]), .resultChosen(0),
      .settingsChanged(ScannerSettings()),
    ]
    for event in events { #expect(scanner.handle(event) == [], "\(event)") }
    #expect(scanner.handle(.frameArrived(7, at: 0)) == [.dropFrame(7)])
  }
}
