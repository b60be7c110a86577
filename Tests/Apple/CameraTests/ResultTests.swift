import AVFoundation
import Scenes
import Testing

@testable import QuietzoneCamera

@MainActor @Suite(.serialized) struct ResultTests {
  @Test(
    "What a code holds goes into the omnibox as it may be shown",
    arguments: [
      ("address", "https://example.org/menu"), ("words", "blue suede shoes"), ("words-in-space", "a b"),
      ("address-with-separators", "https://example.org/ab"),
      ("address-in-space", "https://example.org/space"),
      ("data-address", "\"data:text/html,hello\""), ("script-address", "\"javascript:alert(1)\""),
      ("parcel", "PARCEL-42"), ("part", "part 17"), ("japanese", "こんにちは"),
    ])
  func omnibox(_ code: String, _ text: String) async {
    let device = await TestDevice.scanning()
    device.views.forget()
    await device.see(.of(code), until: "it is read") {
      device.views.effects.contains { if case .fillOmnibox = $0 { true } else { false } }
    }
    #expect(device.views.effects.last == .fillOmnibox(text))
    #expect(device.views.effects.prefix(3) == [.flash, .beep, .vibrate])
    #expect(device.views.effects.contains(.dismiss) && device.views.effects.contains(.record(.codeScanned)))
    await device.until("the light is out") { !device.cameras.isCapturing }
    #expect(device.cameras.misuse == [])
  }

  @Test(
    "Numbers are searched for at once",
    arguments: [("article", "4006381333931"), ("carton", "15400141288763")])
  func numbers(_ code: String, _ digits: String) async {
    let device = await TestDevice.scanning()
    await device.see(.of(code), until: "it is read") { device.views.effects.contains(.load(.search(digits))) }
    #expect(device.views.effects.suffix(2) == [.dismiss, .load(.search(digits))])
  }

  @Test("With a screen reader the result is spoken first, and acts then") func screenReader() async {
    var settings = ScannerSettings()
    settings.announcesResults = true
    let device = await TestDevice.scanning(settings: settings)
    await device.see(.of("words"), until: "it is spoken") {
      device.views.effects.contains(.announce("blue suede shoes"))
    }
    await device.settle()
    #expect(device.host.isPresented && !device.views.effects.contains(.flash))
    device.host.send(.announcementFinished)
    #expect(device.views.effects.last == .fillOmnibox("blue suede shoes") && !device.host.isPresented)
  }

  @Test("Nothing legible is no result") func nothingLegible() async {
    let device = await TestDevice.scanning()
    await device.see(.of("nothing-legible"), frames: 8)
    #expect(device.host.isPresented && device.views.effects.last == .showPreview)
  }

  @Test("A code outside the viewport is ignored") func outside() async {
    let device = await TestDevice.scanning()
    await device.see(Scene(.init("words", x: 300, scale: 6)), frames: 12)
    #expect(device.host.isPresented && device.host.appearance?.outlines == [])
  }

  @Test("Of several codes the one nearest to the middle wins") func nearest() async {
    let device = await TestDevice.scanning()
    let scene = Scene(.init("words", x: 850, y: 470, scale: 4), .init("address", x: 985, y: 565, scale: 4))
    await device.see(scene, until: "one is read") { device.views.effects.contains(.dismiss) }
    #expect(device.views.effects.last == .fillOmnibox("https://example.org/menu"))
  }

  @Test("Symbologies that were not asked for are not read") func otherSymbology() async {
    var settings = ScannerSettings()
    settings.symbologies = [.qrCode]
    let device = await TestDevice.scanning(settings: settings)
    await device.see(.of("part"), frames: 12)
    #expect(device.host.isPresented)
    device.host.settings.symbologies = [.dataMatrix]
    await device.see(.of("part"), until: "it is read") {
      device.views.effects.last == .fillOmnibox("part 17")
    }
  }

  @Test("Each code once: the scanner stays open, and outlines stay where the code is for 0.2 s after it")
  func oncePerCode() async {
    var settings = ScannerSettings()
    settings.mode = .oncePerCode
    let device = await TestDevice.scanning(settings: settings)
    func collected() -> [Effect] {
      device.views.effects.filter { if case .collect = $0 { true } else { false } }
    }
    await device.see(.of("words"), until: "it is collected") { collected().count == 1 }
    await device.see(.of("words"), frames: 5)
    #expect(collected().count == 1 && device.host.isPresented)
    let outline = device.views.appearance?.outlines.first
    #expect(outline?.result.text == "blue suede shoes" && outline?.id != nil)
    // The code's middle is the frame's, which is the screen's.
    let center = outline?.corners.center ?? Point(x: 0, y: 0)
    #expect((center - Point(x: 195, y: 422)).length < 2)
    device.clock.advance(by: 199)
    #expect(device.views.appearance?.outlines.count == 1)
    device.clock.advance(by: 1)
    #expect(device.views.appearance?.outlines == [])
    await device.see(.of("address"), until: "another is collected") { collected().count == 2 }
  }

  @Test("Continuously: the same code again after the interval") func continuous() async {
    var settings = ScannerSettings()
    settings.mode = .continuous(interval: 1000)
    let device = await TestDevice.scanning(settings: settings)
    func count() -> Int {
      device.views.effects.filter { if case .collect = $0 { true } else { false } }.count
    }
    await device.see(.of("words"), until: "it is collected") { count() == 1 }
    await device.see(.of("words"), frames: 10)
    #expect(count() == 1)
    device.clock.advance(by: 1000)
    await device.see(.of("words"), until: "it is collected again") { count() == 2 }
  }

  @Test("A code that is tapped is taken in every mode, and the camera focuses where it was tapped")
  func tapped() async {
    var settings = ScannerSettings()
    settings.mode = .oncePerCode
    let device = await TestDevice.scanning(settings: settings)
    device.host.previewLayer.bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
    device.host.tap(at: CGPoint(x: 195, y: 100))
    await device.until("it focuses once") { device.camera.focusMode == .autoFocus }
    await device.see(.of("words"), frames: 4)
    device.host.tap(at: CGPoint(x: 195, y: 422))
    await device.until("it is taken") { device.views.effects.last == .fillOmnibox("blue suede shoes") }
  }
}
