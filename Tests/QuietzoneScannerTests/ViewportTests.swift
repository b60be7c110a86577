import Testing

@testable import QuietzoneScanner

struct ViewportTests {
  @Test("The viewport is a square of 250 points in the middle; of 300 on a tablet-sized screen")
  func sides() {
    func side(_ width: Int, _ height: Int, _ density: Double = 1) -> Double {
      OverlayLayout(Screen(width: width, height: height, density: density)!).viewportSide
    }
    #expect(side(390, 844) == 250)
    #expect(side(844, 390) == 250)
    #expect(side(1170, 2532, 3) == 250)
    #expect(side(768, 1024) == 300)
    #expect(side(1536, 2048, 2) == 300)
    #expect(side(599, 900) == 250)
    #expect(side(600, 900) == 300)
    let overlay = OverlayLayout(Screen(width: 1170, height: 2532, density: 3)!)
    #expect(overlay.viewportX == 70)
    #expect(overlay.viewportY == 297)
  }

  @Test("The viewport is never larger than the screen")
  func small() {
    let viewport = Viewport(in: Screen(width: 101, height: 240)!)
    #expect(viewport.width == 101 && viewport.height == 101)
    #expect(viewport.x == 0)
    #expect(viewport.y == 69.5)
  }

  @Test("An app may choose where codes are recognised, as far as that is on the screen")
  func regionOfInterest() throws {
    func screen(_ region: ScreenRegion?) -> Screen {
      Screen(width: 300, height: 600, density: 3, regionOfInterest: region)!
    }
    let overlay = OverlayLayout(screen(ScreenRegion(x: 10, y: 20, width: 80, height: 30)))
    #expect(overlay.viewportX == 10 && overlay.viewportY == 20)
    #expect(overlay.viewportWidth == 80 && overlay.viewportHeight == 30)
    #expect(overlay.hasRoomForCaption)
    let outside = Viewport(in: screen(ScreenRegion(x: -50, y: 150, width: 1e12, height: 100)))
    #expect(outside.x == 0 && outside.width == 300)
    #expect(outside.y == 450 && outside.height == 150)
    let beyond = Viewport(in: screen(ScreenRegion(x: 900, y: -900, width: 5, height: 5)))
    #expect(beyond.x == 299 && beyond.width == 1)
    #expect(beyond.y == 0 && beyond.height == 1)
    #expect(ScreenRegion(x: 0, y: 0, width: 0, height: 5) == nil)
    #expect(ScreenRegion(x: .nan, y: 0, width: 5, height: 5) == nil)
    var scanner = BarcodeScanner.scanning()
    #expect(scanner.handle(.screenChanged(screen(ScreenRegion(x: 1, y: 1, width: 9, height: 9)))).count == 2)
  }

  @Test("The overlay is so large that turning it never shows an edge")
  func overlay() {
    for (width, height) in [(400, 800), (800, 400), (333, 777)] {
      let side = OverlayLayout(Screen(width: width, height: height)!).side
      #expect(side == Double(max(width, height)) * 2.0.squareRoot())
      #expect(side * side >= Double(width * width + height * height))
    }
  }

  @Test("The caption is hidden when the height leaves no room for a line")
  func caption() {
    func hasRoom(_ height: Int, _ lineHeight: Double = 20) -> Bool {
      OverlayLayout(Screen(width: 900, height: height, lineHeight: lineHeight)!).hasRoomForCaption
    }
    #expect(hasRoom(354))
    #expect(!hasRoom(353))
    #expect(!hasRoom(354, 20.5))
    var scanner = BarcodeScanner.scanning()
    #expect(scanner.appearance?.caption == .positionCode)
    _ = scanner.handle(.screenChanged(Screen(width: 800, height: 300)!))
    #expect(scanner.appearance?.caption == nil)
  }

  @Test("The line sweeps while scanning, and stands still where motion is to be reduced")
  func sweepLine() {
    var scanner = BarcodeScanner.scanning()
    #expect(scanner.appearance?.sweepLine == .sweeping)
    #expect(SweepLine.duration == 3000)
    _ = scanner.handle(.settingsChanged(.with { $0.reducesMotion = true }))
    #expect(scanner.appearance?.sweepLine == .still)
    _ = scanner.handle(.cameraFailed(.unavailable))
    #expect(scanner.appearance?.sweepLine == .hidden)
  }

  @Test("A crosshair can be shown in place of the frame")
  func crosshair() {
    let scanner = BarcodeScanner.scanning(settings: .with { $0.aim = .crosshair })
    #expect(scanner.appearance?.aim == .crosshair)
    #expect(scanner.appearance?.sweepLine == .hidden)
    #expect(BarcodeScanner.scanning().appearance?.aim == .frame)
  }

  @Test("The viewport is set while the preview is hidden, which shows when the viewport is in place")
  func setWhileHidden() {
    var scanner = BarcodeScanner.scanning()
    let screen = Screen(width: 500, height: 800)!
    let region = RegionOfInterest(PreviewMapping(screen: screen, format: phoneFormat))
    #expect(scanner.handle(.screenChanged(screen)) == [.hidePreview, .setViewport(region)])
    #expect(scanner.handle(.frameArrived(1, at: 0)) == [.dropFrame(1)])
    #expect(scanner.handle(.viewportSet) == [.showPreview])
    #expect(scanner.handle(.frameArrived(2, at: 0)) == [.readFrame(2, .plain, region)])
  }

  @Test("A frame from before the viewport was set again does not count")
  func frameFromBefore() {
    var scanner = BarcodeScanner.scanning()
    scanner.handle(
      all: .frameArrived(1, at: 0), .screenChanged(Screen(width: 500, height: 800)!), .viewportSet)
    #expect(scanner.handle(.frameRead(1, [symbol("a")], at: 0)) == [])
  }

  @Test("The viewport stays when the screen turns, and when nothing of its size changes")
  func rotation() {
    var scanner = BarcodeScanner.scanning()
    #expect(scanner.handle(.screenChanged(Screen(width: 800, height: 400, orientation: .quarter)!)) == [])
    #expect(scanner.appearance?.overlay?.viewportX == 275)
    scanner = .scanning()
    #expect(scanner.handle(.screenChanged(phone)) == [])
  }

  @Test("Frames that are laid out in another way set the viewport again")
  func formatChanges() {
    var scanner = BarcodeScanner.scanning()
    let format = FrameFormat(width: 1600, height: 800, rotation: .quarter)!
    let region = RegionOfInterest(PreviewMapping(screen: phone, format: format))
    #expect(scanner.handle(.frameFormatChanged(format)) == [.hidePreview, .setViewport(region)])
    #expect(scanner.handle(.frameFormatChanged(format)) == [])
    scanner = .opened()
    #expect(scanner.handle(.frameFormatChanged(format)) == [])
  }
}
