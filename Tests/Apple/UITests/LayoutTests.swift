import AVFoundation
import Testing
import UIKit

@testable import QuietzoneUI

@MainActor @Suite(.serialized) struct LayoutTests {
  nonisolated static let sizes = [
    CGSize(width: 320, height: 568), CGSize(width: 393, height: 852), CGSize(width: 852, height: 393),
    CGSize(width: 1024, height: 1366), CGSize(width: 1366, height: 1024), CGSize(width: 507, height: 1024),
    CGSize(width: 375, height: 320),
  ]

  /// The controls that are to be seen.
  private func controls(_ phone: Phone) -> [UIView] {
    [phone.view.closeButton, phone.view.torchButton, phone.view.albumButton]
  }

  @Test("On every screen the controls are within what is safe, large enough and apart", arguments: sizes)
  func controls(_ size: CGSize) async {
    let phone = await Phone.scanning(size: size)
    let safe = phone.view.bounds.inset(by: phone.view.safeAreaInsets)
    let frames = controls(phone).map { $0.frame }
    for frame in frames {
      #expect(safe.contains(frame) && frame.width >= 44 && frame.height >= 44)
      #expect(frames.count { $0.intersects(frame) } == 1)
    }
    if !phone.view.caption.isHidden {
      #expect(frames.allSatisfy { !$0.intersects(phone.view.caption.frame) })
      #expect(phone.view.bounds.contains(phone.view.caption.frame))
    }
  }

  @Test("The viewport is a square in the middle with border, corners and line, the surround darkened")
  func viewport() async throws {
    let phone = await Phone.scanning()
    let overlay = phone.view.overlay
    let place = overlay.convert(overlay.viewport, to: phone.view)
    #expect(place.size == CGSize(width: 250, height: 250))
    #expect(place.midX == phone.view.bounds.midX && place.midY == phone.view.bounds.midY)
    #expect(overlay.border.path?.boundingBox == overlay.viewport && overlay.border.lineWidth == 2)
    #expect(overlay.border.strokeColor == UIColor.white.cgColor)
    #expect(overlay.corners.strokeColor == UIColor.green.cgColor && overlay.corners.lineWidth == 5)
    let strokes = try #require(overlay.corners.path).simulatedElements
    #expect(
      strokes.count == 12
        && strokes.contains(.move(CGPoint(x: overlay.viewport.minX, y: overlay.viewport.minY + 30))))
    #expect(overlay.surround.fillRule == .evenOdd)
    #expect(overlay.surround.path?.boundingBox == overlay.bounds)
    #expect(overlay.line.backgroundColor == UIColor.green.cgColor && !overlay.line.isHidden)
    let sweep = try #require(overlay.line.animation(forKey: "sweep") as? CABasicAnimation)
    #expect(sweep.duration == 3 && sweep.toValue as? CGFloat == overlay.viewport.maxY - 2)
  }

  @Test("However the phone is turned, no edge of the overlay shows") func turned() async {
    let phone = await Phone.scanning()
    for size in [CGSize(width: 852, height: 393), Phone.size] {
      await phone.resize(to: size, orientation: size.width > size.height ? .landscapeRight : .portrait)
      let overlay = phone.view.overlay
      #expect(overlay.bounds.width == overlay.bounds.height)
      #expect(abs(overlay.bounds.width - 852 * 2.0.squareRoot()) < 1)
      #expect(overlay.center == CGPoint(x: size.width / 2, y: size.height / 2))
      #expect(overlay.convert(overlay.viewport, to: phone.view).midX == size.width / 2)
      await phone.until("the preview is back") { phone.isScanning }
      #expect(phone.scanner.host.previewLayer.frame == phone.view.bounds)
    }
  }

  @Test("In Split View the viewport is where the scanner's part of the screen has its middle")
  func splitView() async {
    let phone = await Phone.scanning(size: CGSize(width: 1366, height: 1024))
    #expect(phone.view.overlay.viewport.width == 300)
    await phone.resize(to: CGSize(width: 507, height: 1024))
    #expect(phone.view.overlay.viewport.width == 250)
    await phone.until("the preview is back") { phone.isScanning }
    await phone.resize(to: CGSize(width: 1366, height: 1024))
    let place = phone.view.overlay.convert(phone.view.overlay.viewport, to: phone.view)
    #expect(place == CGRect(x: 533, y: 362, width: 300, height: 300))
  }

  @Test("The caption is hidden where there is no room for a line, and gets as many lines as there is room")
  func caption() async {
    let phone = await Phone.scanning()
    #expect(phone.view.caption.text == "Position the code in the frame" && !phone.view.caption.isHidden)
    #expect(phone.view.caption.frame.minY > phone.view.bounds.midY + 125)
    await phone.resize(to: CGSize(width: 852, height: 300))
    #expect(phone.view.caption.isHidden)
  }

  @Test("The caption grows with the user's text size") func dynamicType() async {
    let phone = await Phone.scanning()
    let before = phone.view.caption.frame.height
    UIKitSimulation.traits = UITraitCollection(contentSize: .accessibilityExtraExtraExtraLarge)
    UIKitSimulation.post(UIContentSizeCategory.didChangeNotification)
    await phone.settle()
    #expect(phone.view.caption.font.pointSize == 53 && phone.view.caption.frame.height > 2 * before)
    #expect(phone.view.bounds.contains(phone.view.caption.frame))
    #expect(!phone.view.caption.frame.intersects(phone.view.albumButton.frame))
  }

  @Test("Where lines begin at the right, so do the controls") func rightToLeft() async {
    let phone = await Phone.scanning()
    let middle = phone.view.bounds.midX
    #expect(phone.view.closeButton.frame.maxX < middle && phone.view.torchButton.frame.minX > middle)
    let mirrored = await Phone.scanning {
      UIKitSimulation.traits = UITraitCollection(layoutDirection: .rightToLeft)
    }
    #expect(mirrored.view.closeButton.frame.minX > middle && mirrored.view.torchButton.frame.maxX < middle)
    #expect(mirrored.view.albumButton.frame.maxX < middle)
  }

  @Test(
    "White on dark, whatever the system's style and the camera's picture",
    arguments: [
      UIUserInterfaceStyle.light, .dark,
    ])
  func contrast(_ style: UIUserInterfaceStyle) async throws {
    let phone = await Phone.scanning { UIKitSimulation.traits = UITraitCollection(simulatedStyle: style) }
    let caption = phone.view.caption
    let ground = try #require(caption.backgroundColor?.cgColor.components)
    // The darkened surround before a white wall, and the caption's ground over it.
    let wall = (1 - 0.5) * (1 - ground[3])
    let luminance = wall <= 0.04045 ? wall / 12.92 : pow((wall + 0.055) / 1.055, 2.4)
    #expect(caption.textColor.cgColor == UIColor.white.cgColor)
    #expect(1.05 / (luminance + 0.05) >= 4.5)
  }

  @Test("A crosshair in place of the frame, where the app wants one") func crosshair() async {
    var options = ScannerOptions()
    options.settings.aim = .crosshair
    let phone = await Phone.scanning(options: options)
    let overlay = phone.view.overlay
    #expect(!overlay.crosshair.isHidden && overlay.border.isHidden && overlay.corners.isHidden)
    #expect(overlay.line.isHidden)
    #expect(overlay.crosshair.path?.boundingBox.midX == overlay.viewport.midX)
    phone.scanner.options.settings.aim = .frame
    #expect(overlay.crosshair.isHidden && !overlay.border.isHidden && !overlay.line.isHidden)
  }

  @Test("Two fingers zoom, unless the app does not want them to; a tap focuses") func gestures() async {
    let phone = await Phone.scanning()
    let before = phone.camera.videoZoomFactor
    phone.window.simulatePinch(at: CGPoint(x: 196, y: 300), by: 2)
    await phone.until("the camera zooms") { phone.camera.videoZoomFactor > before }
    await phone.until("the zoom is told") { !phone.view.zoom.isHidden }
    let zoomed = phone.camera.videoZoomFactor
    phone.scanner.options.isPinchToZoomEnabled = false
    phone.window.simulatePinch(at: CGPoint(x: 196, y: 300), by: 2)
    await phone.settle()
    #expect(phone.camera.videoZoomFactor == zoomed)
    let durations = UIKitSimulation.animationDurations.count
    phone.window.simulateTap(at: CGPoint(x: 100, y: 300))
    await phone.settle()
    #expect(UIKitSimulation.animationDurations.count == durations + 1, "where it focuses is shown")
    #expect(phone.isScanning && phone.cameras.misuse == [])
  }
}
