import AVFoundation
import Scenes
import Testing
import UIKit

@testable import QuietzoneCamera

@MainActor @Suite(.serialized) struct RotationTests {
  private static var settings: ScannerSettings {
    var settings = ScannerSettings()
    settings.mode = .oncePerCode
    return settings
  }

  @Test(
    "However the device is held, the outline lies where the preview shows the code",
    arguments: [(CGFloat(90), false), (0, true), (180, true), (270, false)], [false, true])
  func outline(_ held: (angle: CGFloat, isWide: Bool), _ isFront: Bool) async {
    let device = TestDevice([isFront ? .front : .triple], settings: Self.settings)
    device.cameras.turn(to: held.angle)
    device.views.screen = Screen(
      width: held.isWide ? 2532 : 1170, height: held.isWide ? 1170 : 2532, density: 3)!
    let bounds = CGRect(x: 0, y: 0, width: held.isWide ? 844 : 390, height: held.isWide ? 390 : 844)
    device.host.previewLayer.bounds = bounds
    await device.open()
    #expect(device.host.previewLayer.connection?.videoRotationAngle == held.angle)
    // Off the middle in both directions.
    await device.see(Scene(.init("words", x: 1020, y: 500, scale: 5)), until: "it is outlined") {
      device.views.appearance?.outlines.isEmpty == false
    }
    let center = device.views.appearance?.outlines.first?.corners.center ?? Point(x: 0, y: 0)
    // What the layer, which knows nothing of our mapping, says lies there.
    let place = device.host.previewLayer.captureDevicePointConverted(
      fromLayerPoint: CGPoint(x: center.x, y: center.y))
    #expect(abs(place.x * 1920 - 1020) < 2 && abs(place.y * 1080 - 500) < 2, "\(place)")
  }

  @Test("Turned while it scans, the viewport is set anew") func turns() async {
    let device = await TestDevice.scanning(settings: Self.settings)
    await device.see(.of("words"), until: "it is outlined") {
      device.views.appearance?.outlines.isEmpty == false
    }
    device.views.forget()
    device.cameras.turn(to: 0)
    device.host.send(.screenChanged(Screen(width: 2532, height: 1170, density: 3)!))
    await device.until("the preview is there again") { device.views.effects.last == .showPreview }
    #expect(device.views.effects.contains(.hidePreview))
    await device.see(.of("address"), until: "it is outlined") {
      device.views.appearance?.outlines.contains { $0.result.text == "https://example.org/menu" } == true
    }
    let outline = device.views.appearance?.outlines.first { $0.result.text == "https://example.org/menu" }
    #expect(((outline?.corners.center ?? Point(x: 0, y: 0)) - Point(x: 422, y: 195)).length < 2)
  }

  @Test("Before iOS 17 the interface's orientation says how far the preview turns") func olderWay() {
    for (orientation, back, front) in [
      (UIInterfaceOrientation.portrait, Rotation.quarter, Rotation.quarter), (.unknown, .quarter, .quarter),
      (.portraitUpsideDown, .threeQuarters, .threeQuarters), (.landscapeRight, .none, .half),
      (.landscapeLeft, .half, .none),
    ] {
      let video = AVCaptureVideoOrientation(orientation)
      #expect(video.rotation(isFront: false) == back && video.rotation(isFront: true) == front)
    }
  }
}
