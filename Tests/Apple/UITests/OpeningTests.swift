import AVFoundation
import Scenes
import TestSupport
import Testing
import UIKit

@testable import QuietzoneUI

@MainActor @Suite(.serialized) struct OpeningTests {
  @Test("The scanner is shown, closed, and shown again") func shownTwice() async {
    let phone = await Phone.scanning()
    for _ in 0..<2 {
      #expect(phone.isScanning && phone.scanner.view.window === phone.window)
      #expect(phone.page.view.window == nil, "the page has slid away")
      #expect(phone.view.closeButton.simulatePress())
      #expect(UIKitSimulation.isAnimating)
      phone.finishAnimations()
      #expect(phone.isGone && phone.page.view.window === phone.window)
      #expect(phone.page.view.transform == .identity && phone.page.view.frame == phone.window.bounds)
      await phone.until("the light is out") { !phone.cameras.isCapturing }
      await phone.open()
    }
    #expect(phone.log.count(.record(.closed)) == 2 && phone.log.count(.close) == 2)
    #expect(UIKitSimulation.complaints == [] && phone.cameras.misuse == [])
  }

  @Test("The page slides up and off, and the scanner lies beneath") func slides() async {
    let phone = Phone()
    phone.scanner.open(from: phone.page)
    let container = phone.page.view.superview
    #expect(container === phone.scanner.view.superview)
    #expect(container?.subviews.last === phone.page.view)
    #expect(phone.page.view.frame.maxY == 0)
    #expect(phone.scanner.view.frame == phone.window.bounds)
    #expect(UIKitSimulation.animationDurations.last == 0.32)
    phone.finishAnimations()
    #expect(UIKitSimulation.complaints == [])
  }

  @Test("With reduced motion nothing slides, and the line stands still") func reducedMotion() async throws {
    let phone = await Phone.scanning { UIKitSimulation.isReduceMotionEnabled = true }
    #expect(UIKitSimulation.animationDurations.first == 0)
    #expect(!phone.view.overlay.line.isHidden && phone.view.overlay.line.animationKeys() == nil)
    UIKitSimulation.isReduceMotionEnabled = false
    UIKitSimulation.post(UIAccessibility.reduceMotionStatusDidChangeNotification)
    let line = try #require(phone.view.overlay.line.animation(forKey: "sweep"))
    #expect(line.duration == 3 && line.repeatCount == .infinity)
  }

  @Test(
    "Each entry point is counted",
    arguments: [
      (EntryPoint.scanButton, Metric.scanButtonPressed), (.applicationShortcut, .applicationShortcutPressed),
      (.systemSearch, .systemSearchUsed),
    ])
  func entries(_ entry: EntryPoint, _ metric: Metric) async {
    let phone = Phone()
    await phone.open(entry)
    #expect(phone.log.entries.first == .record(metric))
  }

  @Test(
    "Where the camera is refused, a dialog is presented instead of the scanner",
    arguments: [
      AVAuthorizationStatus.denied, .restricted,
    ])
  func refused(_ status: AVAuthorizationStatus) async {
    let phone = Phone()
    phone.cameras.authorization = status
    phone.scanner.open(from: phone.page)
    phone.finishAnimations()
    #expect(phone.dialog == "Camera access is off" && phone.buttons == ["Settings", "Cancel"])
    #expect(UIKitSimulation.alert?.presentingViewController === phone.page)
    #expect(phone.scanner.viewIfLoaded?.window == nil && !phone.cameras.isCapturing)
    phone.press("Settings")
    #expect(UIKitSimulation.openedURLs.map { $0.absoluteString } == [UIApplication.openSettingsURLString])
    #expect(phone.dialog == "Camera access is off", "the camera is not allowed by opening the settings")
    phone.press("Cancel")
    #expect(phone.isGone && phone.dialog == nil)
    #expect(phone.log.entries.contains(.record(.closedFromError)))
    #expect(phone.log.entries.contains(.fail(.camera(.permissionDenied))))
    #expect(UIKitSimulation.complaints == [])
  }

  @Test("The camera allowed in the settings, the dialog gives way to the scanner") func allowedLater() async {
    let phone = Phone()
    phone.cameras.authorization = .denied
    phone.scanner.open(from: phone.page)
    phone.finishAnimations()
    phone.cameras.authorization = .authorized
    UIKitSimulation.post(UIScene.willEnterForegroundNotification)
    phone.finishAnimations()
    await phone.until("it scans") { phone.isScanning }
    #expect(phone.dialog == nil && UIKitSimulation.complaints == [])
  }

  @Test("Never asked, the user is asked over the scanner; refused, a dialog says so over it") func asked()
    async
  {
    let phone = Phone()
    phone.cameras.authorization = .notDetermined
    phone.scanner.open(from: phone.page)
    phone.finishAnimations()
    await phone.until("the user is asked") { phone.cameras.isAskingUser }
    #expect(phone.page.presentedViewController === phone.scanner && phone.view.isPreviewHidden)
    phone.cameras.answer(false)
    await phone.until("the dialog comes") { phone.scanner.alert != nil }
    phone.finishAnimations()
    #expect(phone.dialog == "Camera access is off")
    #expect(UIKitSimulation.alert?.presentingViewController === phone.scanner)
    phone.press("Cancel")
    #expect(phone.isGone)
  }

  @Test("Opened again, the preview is hidden until the camera is there, whatever it showed before")
  func openedAgain() async {
    let phone = await Phone.scanning()
    phone.scanner.close()
    phone.finishAnimations()
    #expect(phone.isGone)
    phone.cameras.authorization = .notDetermined
    phone.scanner.open(from: phone.page)
    #expect(phone.view.isPreviewHidden)
    phone.finishAnimations()
    await phone.until("the user is asked") { phone.cameras.isAskingUser }
    #expect(phone.page.presentedViewController === phone.scanner && phone.view.isPreviewHidden)
    phone.cameras.answer(true)
    await phone.until("it scans") { phone.isScanning && phone.cameras.isCapturing }
  }

  @Test("A scanner that is a part of a page opens with it, and ends with it") func embedded() async {
    let phone = Phone()
    let child = phone.scanner
    phone.page.addChild(child)
    child.viewWillAppear(false)
    child.view.frame = CGRect(x: 0, y: 100, width: 393, height: 500)
    phone.page.view.addSubview(child.view)
    child.viewIsAppearing(false)
    phone.window.layoutIfNeeded()
    await phone.until("it scans") { !phone.view.isPreviewHidden && phone.cameras.isCapturing }
    #expect(phone.page.presentedViewController == nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    child.viewDidDisappear(false)
    await phone.until("the light is out") { !phone.cameras.isCapturing }
    #expect(!phone.scanner.host.isPresented)
  }

  @Test("Opened twice, the scanner is there once") func openedTwice() async {
    let phone = Phone()
    phone.scanner.open(from: phone.page)
    phone.scanner.open(from: phone.page)
    phone.finishAnimations()
    #expect(phone.log.count(.record(.scanButtonPressed)) == 1 && UIKitSimulation.complaints == [])
  }

  @Test("Closed while it still slides in, it goes as soon as it has come") func closedAtOnce() async {
    let phone = Phone()
    phone.scanner.open(from: phone.page)
    phone.scanner.close()
    phone.finishAnimations()
    #expect(phone.isGone && UIKitSimulation.complaints == [])
    await phone.until("all is dark") { !phone.cameras.isCapturing }
  }

  @Test("Closed while photos are chosen, the picker goes with the scanner") func closedBehindPicker() async {
    let phone = await Phone.scanning()
    phone.view.albumButton.simulatePress()
    phone.finishAnimations()
    #expect(phone.scanner.presentedViewController != nil)
    UIKitSimulation.post(UIApplication.willTerminateNotification)
    phone.finishAnimations()
    #expect(phone.isGone && UIKitSimulation.complaints == [])
    await phone.open()
  }

  @Test("Closed before its turn to be presented came, the scanner is not shown") func closedBeforeItsTurn()
    async
  {
    let phone = Phone()
    phone.cameras.authorization = .denied
    phone.scanner.open(from: phone.page)
    // The dialog is still on its way when the camera is allowed, and the scanner closed.
    phone.cameras.authorization = .authorized
    UIKitSimulation.post(UIScene.willEnterForegroundNotification)
    phone.scanner.close()
    phone.finishAnimations()
    #expect(phone.isGone && phone.dialog == nil && UIKitSimulation.complaints == [])
    await phone.open()
  }

  @Test("Closed, the scanner is freed, its camera with it") func freed() async {
    let freed = Weak<ScannerViewController>()
    let view = Weak<ScannerView>()
    do {
      let phone = await Phone.scanning()
      await phone.see(Scene(.init("words", x: 300, scale: 6)), frames: 2)
      freed.value = phone.scanner
      view.value = phone.view
      phone.scanner.close()
      phone.finishAnimations()
    }
    _ = await becomesTrue {
      freed.value == nil && view.value == nil && !SimulatedCameras.shared.isCapturing
    }
    #expect(freed.value == nil && view.value == nil)
    #expect(!SimulatedCameras.shared.isCapturing && !SimulatedCameras.shared.isTorchLit)
  }
}

/// Something that may be gone.
@MainActor final class Weak<Value: AnyObject> {
  weak var value: Value?
}
