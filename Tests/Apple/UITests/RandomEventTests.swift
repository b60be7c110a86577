import AVFoundation
import PhotosUI
import Scenes
import TestSupport
import Testing
import UIKit

@testable import QuietzoneUI

@MainActor @Suite(.serialized) struct RandomEventTests {
  /// As many as the camera's tests do.
  static let count = 50_000

  @Test("Whatever user, system and camera do: what is shown is what the behaviour says, and closed is dark")
  func invariants() async {
    var random = SeededGenerator(seed: 41)
    let scenes = ["words", "article", "part"].map { Scene.of($0) } + [CollectingTests.two]
    var scanned = 0
    for round in 0..<(Self.count / 2500) {
      let scanner = Weak<ScannerViewController>()
      do {
        let phone = Phone([round.isMultiple(of: 2) ? .triple : .dualWide, .front])
        scanner.value = phone.scanner
        for step in 0..<2500 {
          act(on: phone, scenes, &random)
          // Mostly things happen one after the other, now and then all at once.
          if Int.random(in: 0..<3, using: &random) > 0 { await phone.settle() }
          check(phone, "round \(round), step \(step)")
        }
        scanned += phone.log.count(.record(.codeScanned))
        await phone.settle()
        phone.scanner.close()
        phone.finishAnimations()
        if let alert = UIKitSimulation.alert { alert.simulatePress("Cancel") }
        (UIKitSimulation.frontController as? PHPickerViewController)?.simulatePick([])
        phone.finishAnimations()
        phone.scanner.close()
        phone.finishAnimations()
        await phone.until("all is dark and quiet, round \(round)") {
          !phone.cameras.isCapturing && !phone.cameras.isTorchLit && phone.pool.lentCount == 0
        }
        #expect(phone.page.presentedViewController == nil, "round \(round)")
        #expect(UIKitSimulation.complaints == [] && phone.cameras.misuse == [], "round \(round)")
        UIKitSimulation.reset()
      }
      #expect(await becomesTrue { scanner.value == nil }, "the scanner of round \(round) was not freed")
    }
    #expect(scanned > 100, "codes were scanned on the way: \(scanned)")
  }

  private func check(_ phone: Phone, _ place: String) {
    guard !UIKitSimulation.isAnimating else { return }
    let (host, scanner) = (phone.scanner.host, phone.scanner)
    let isShown = phone.page.presentedViewController === scanner
    #expect(isShown == host.isPresented, "\(place)")
    let words = host.dialog.map { DialogWords($0).title }
    #expect(phone.dialog == words, "\(place)")
    guard let appearance = host.appearance, isShown else { return }
    let view = phone.view
    #expect(view.torchButton.isEnabled == (appearance.torchButton != .disabled), "\(place)")
    #expect(view.torchButton.isSelected == (appearance.torchButton == .on), "\(place)")
    #expect(view.outlines.labels.count == appearance.outlines.count, "\(place)")
    #expect(
      view.outlines.frames.count == appearance.outlines.count + appearance.seenOutlines.count, "\(place)")
    #expect(view.overlay.line.isHidden == (appearance.sweepLine == .hidden), "\(place)")
    if case .problem = host.dialog { #expect(view.isPreviewHidden, "\(place)") }
  }

  private func act(on phone: Phone, _ scenes: [Scene], _ random: inout SeededGenerator) {
    let (scanner, cameras) = (phone.scanner, phone.cameras)
    switch Int.random(in: 0..<40, using: &random) {
    case 0, 1, 2: scanner.open(from: phone.page, entry: EntryPoint.allCases.randomElement(using: &random)!)
    case 3: if phone.isScanning { phone.view.closeButton.simulatePress() }
    case 4: _ = scanner.accessibilityPerformEscape()
    case 5: if phone.isScanning { phone.view.torchButton.simulatePress() }
    case 6: UIKitSimulation.post(UIScene.didEnterBackgroundNotification)
    case 7, 8: UIKitSimulation.post(UIScene.willEnterForegroundNotification)
    case 9: UIKitSimulation.post(UIScene.willDeactivateNotification)
    case 10:
      cameras.interrupt(AVCaptureSession.InterruptionReason(rawValue: Int.random(in: 1...5, using: &random))!)
    case 11, 12, 13: cameras.endInterruption()
    case 14: cameras.fail(Bool.random(using: &random) ? .mediaServicesWereReset : .unknown)
    case 15: cameras.makeTorch(available: Bool.random(using: &random), of: phone.camera)
    case 16, 17, 18: pressSomething(in: UIKitSimulation.alert, &random)
    case 19, 20:
      UIKitSimulation.resize(
        to: [Phone.size, CGSize(width: 852, height: 393), CGSize(width: 320, height: 568)].randomElement(
          using: &random)!)
    case 21: phone.window.simulatePinch(at: place(&random), by: Double.random(in: 0.5...2, using: &random))
    case 22: phone.window.simulateTap(at: place(&random))
    case 23: if phone.isScanning { phone.view.albumButton.simulatePress() }
    case 24, 25: pick(&random)
    case 26: UIKitSimulation.announcements.last.map { UIKitSimulation.finishAnnouncement($0) }
    case 27: UIKitSimulation.post(UIApplication.didReceiveMemoryWarningNotification)
    case 28:
      UIKitSimulation.isVoiceOverRunning = Int.random(in: 0..<8, using: &random) == 0
      UIKitSimulation.post(UIAccessibility.voiceOverStatusDidChangeNotification)
    case 29:
      scanner.options.settings.mode = [.oneShot, .oncePerCode, .continuous(interval: 100)].randomElement(
        using: &random)!
    case 30: cameras.authorization = [.authorized, .authorized, .denied].randomElement(using: &random)!
    case 31, 32, 36, 37: phone.clock.advance(by: [33, 200, 2000, 10_000].randomElement(using: &random)!)
    case 33, 35: phone.finishAnimations()
    case 34: UIKitSimulation.post(UIApplication.willTerminateNotification)
    default:
      phone.clock.advance(by: 33)
      if phone.pool.lentCount < 6 {
        cameras.deliver(phone.pool.buffer(scenes.randomElement(using: &random)!))
      }
    }
  }

  private func place(_ random: inout SeededGenerator) -> CGPoint {
    CGPoint(x: Double.random(in: 0...393, using: &random), y: Double.random(in: 0...852, using: &random))
  }

  private func pressSomething(in alert: UIAlertController?, _ random: inout SeededGenerator) {
    guard !UIKitSimulation.isAnimating, let alert else { return }
    if let action = alert.actions.randomElement(using: &random) { alert.simulatePress(action.title ?? "") }
  }

  private func pick(_ random: inout SeededGenerator) {
    guard !UIKitSimulation.isAnimating,
      let picker = UIKitSimulation.frontController as? PHPickerViewController
    else { return }
    let code = ["words", "article"].randomElement(using: &random)!
    let data = try? Data(contentsOf: Scene.file(code))
    picker.simulatePick(Bool.random(using: &random) ? [] : [Bool.random(using: &random) ? data : nil])
  }
}
