import Testing

@testable import QuietzoneScanner

struct CollectingTests {
  private let quiet = ScannerSettings.with {
    $0.beeps = false
    $0.vibrates = false
    $0.keepsHistory = false
    $0.mode = .oncePerCode
  }

  @Test("oncePerCode collects each code once, and the scanner stays open")
  func oncePerCode() {
    var scanner = BarcodeScanner.scanning(settings: quiet)
    #expect(
      scanner.see(symbol("a"), symbol("b", at: Point(x: 410, y: 800)))
        == [
          .collect(result("a")), .record(.codeScanned), .collect(result("b")), .record(.codeScanned),
          .wake(after: 200),
        ])
    #expect(
      scanner.see(symbol("a"), symbol("a", .code39), frame: 2, at: 90_000).first
        == .collect(result("a", .code39)))
    #expect(scanner.isPresented)
  }

  @Test("continuous takes the same code again once its interval has passed")
  func continuous() {
    var settings = quiet
    settings.mode = .continuous(interval: 1000)
    var scanner = BarcodeScanner.scanning(settings: settings)
    let collected: [Bool] = [0, 500, 999, 1000, 1500, 2000].enumerated().map { frame, now in
      scanner.see(symbol("a"), frame: FrameNumber(frame), at: now).contains(.collect(result("a")))
    }
    #expect(collected == [true, false, false, true, false, true])
    #expect(scanner.see(symbol("b"), frame: 9, at: 2001).contains(.collect(result("b"))))
  }

  @Test("A collected code is outlined where it is, with its text, in place of a flash")
  func outlined() {
    var scanner = BarcodeScanner.scanning(settings: quiet)
    #expect(!scanner.see(symbol("a")).contains(.flash))
    let corners = symbol("a", at: Point(x: 200, y: 400), size: 50).corners
    #expect(scanner.appearance?.outlines == [Outline(result: result("a"), corners: corners)])
  }

  @Test(
    "No outline stays where it was when the screen turns or changes its size, or frames are laid out anew")
  func screenTurns() {
    let turned = Screen(width: 800, height: 400, orientation: .quarter)!
    let events: [Event] = [
      .screenChanged(turned), .screenChanged(Screen(width: 400, height: 700)!),
      .frameFormatChanged(FrameFormat(width: 1600, height: 800)!),
    ]
    for event in events {
      var scanner = BarcodeScanner.scanning(settings: quiet)
      scanner.see(symbol("a"))
      _ = scanner.handle(.codesSeen([SeenCode(id: 7, corners: symbol("b").corners)], at: 0))
      #expect(scanner.appearance?.outlines.count == 1 && scanner.appearance?.seenOutlines.count == 1)
      _ = scanner.handle(event)
      #expect(scanner.appearance?.outlines == [])
      #expect(scanner.appearance?.seenOutlines == [])
    }
  }

  @Test("A frame that was in flight when frames were laid out anew outlines nothing")
  func outlinesNothingLate() {
    var scanner = BarcodeScanner.scanning(settings: quiet)
    _ = scanner.handle(.frameArrived(1, at: 0))
    scanner.handle(all: .frameFormatChanged(FrameFormat(width: 1600, height: 800)!), .viewportSet)
    let corners = symbol("a", at: Point(x: 800, y: 400)).corners
    _ = scanner.handle(.codesSeen([SeenCode(id: 7, corners: corners)], at: 1))
    #expect(scanner.appearance?.seenOutlines == [])
    _ = scanner.handle(.frameRead(1, [symbol("a", at: Point(x: 800, y: 400))], at: 1))
    #expect(scanner.appearance?.outlines == [])
    _ = scanner.handle(.frameArrived(2, at: 2))
    _ = scanner.handle(.codesSeen([SeenCode(id: 7, corners: corners)], at: 3))
    #expect(scanner.appearance?.seenOutlines.count == 1)
  }

  @Test("An outline follows its code, and vanishes 0.2 s after the code was last seen")
  func vanishes() {
    var scanner = BarcodeScanner.scanning(settings: quiet)
    scanner.see(symbol("a"), at: 0)
    let second = symbol("a", at: Point(x: 420, y: 800))
    #expect(scanner.see(second, frame: 2, at: 150) == [.wake(after: 200)])
    #expect(scanner.appearance?.outlines.count == 1)
    #expect(scanner.appearance?.outlines.first?.corners.center == Point(x: 210, y: 400))
    #expect(scanner.handle(.timePassed(349)) == [.wake(after: 1)])
    #expect(scanner.appearance?.outlines.count == 1)
    #expect(scanner.handle(.timePassed(350)) == [])
    #expect(scanner.appearance?.outlines == [])
  }

  @Test("A code out of sight keeps its outline while others are seen, until its time is over")
  func fades() {
    var scanner = BarcodeScanner.scanning(settings: quiet)
    scanner.see(symbol("a"), at: 0)
    #expect(scanner.see(symbol("b"), frame: 2, at: 100).last == .wake(after: 100))
    #expect(scanner.appearance?.outlines.map(\.result) == [result("a"), result("b")])
    _ = scanner.handle(.timePassed(200))
    #expect(scanner.appearance?.outlines.map(\.result) == [result("b")])
  }

  @Test("Two codes that say the same are outlined both, and taken once")
  func twins() {
    var scanner = BarcodeScanner.scanning(settings: quiet)
    let effects = scanner.see(symbol("a"), symbol("a", at: Point(x: 300, y: 800)))
    #expect(effects.filter { $0 == .collect(result("a")) }.count == 1)
    #expect(scanner.appearance?.outlines.count == 2)
  }

  @Test("With a screen reader each code is announced, and the capture goes on")
  func announced() {
    var settings = quiet
    settings.announcesResults = true
    var scanner = BarcodeScanner.scanning(settings: settings)
    let effects = scanner.see(symbol("a"))
    #expect(effects.first == .announce("a"))
    #expect(!effects.contains(.stopCapture))
  }

  @Test("A one-shot scanner outlines nothing")
  func oneShot() {
    var scanner = BarcodeScanner.scanning(settings: .with { $0.announcesResults = true })
    scanner.see(symbol("a"))
    #expect(scanner.appearance?.outlines == [])
  }

  @Test("Another mode begins with nothing collected; other settings change nothing of it")
  func modeChanges() {
    var scanner = BarcodeScanner.scanning(settings: quiet)
    scanner.see(symbol("a"))
    var settings = quiet
    settings.reducesMotion = true
    _ = scanner.handle(.settingsChanged(settings))
    #expect(!scanner.see(symbol("a"), frame: 2).contains(.collect(result("a"))))
    settings.mode = .continuous(interval: 1000)
    _ = scanner.handle(.settingsChanged(settings))
    #expect(scanner.appearance?.outlines == [])
    #expect(scanner.see(symbol("a"), frame: 3).contains(.collect(result("a"))))
  }
}
