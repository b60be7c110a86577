import AVFoundation
import Scenes
import TestSupport
import Testing

@testable import QuietzoneCamera

@MainActor @Suite(.serialized) struct RandomEventTests {
  /// As many as are done by the views' tests.
  static let count = 50_000

  @Test("Whatever camera, user and system do: what must never happen does not") func invariants() async {
    var random = SeededGenerator(seed: 14)
    var device: TestDevice? = TestDevice()
    var host = WeakHost(device?.host)
    let frames = ["words", "article", "part"].map { Scene(.init($0)) } + [Scene()]
    var scanned = 0
    for step in 0..<Self.count {
      guard let current = device else { break }
      act(on: current, frames, &random)
      // Mostly things happen one after the other, now and then all at once.
      if Int.random(in: 0..<3, using: &random) > 0 { await current.settle() }
      check(current, step)
      if step % 2500 == 2499 {
        scanned += current.views.effects.filter { $0 == .record(.codeScanned) }.count
        current.host.send(.closeRequested)
        current.host.send(.dialogCancelled)
        await current.until("all is dark and quiet") {
          !current.cameras.isCapturing && !current.cameras.isTorchLit && current.pool.lentCount == 0
        }
        #expect(current.cameras.misuse == [], "step \(step)")
        device = nil
        let limit = ContinuousClock.now + .seconds(60)
        while host.value != nil, ContinuousClock.now < limit { await Task.yield() }
        #expect(host.value == nil, "the host of step \(step) was not freed")
        device = TestDevice([.dualWide, .front])
        host = WeakHost(device?.host)
      }
    }
    #expect(scanned > 100, "codes were scanned on the way: \(scanned)")
  }

  private func check(_ device: TestDevice, _ step: Int) {
    let (host, views) = (device.host, device.views)
    #expect(host.isPresented == views.isPresented, "step \(step)")
    #expect(host.dialog == views.dialog, "step \(step)")
    #expect((host.appearance == nil) == !host.isPresented)
    #expect(host.frames.waitingCount <= 1, "step \(step)")
    if !host.isPresented { #expect(host.previewLayer.session == nil && host.zoom == nil, "step \(step)") }
  }

  private func act(on device: TestDevice, _ scenes: [Scene], _ random: inout SeededGenerator) {
    let (host, cameras, clock) = (device.host, device.cameras, device.clock)
    let camera = cameras.devices.first
    switch Int.random(in: 0..<40, using: &random) {
    case 0, 1, 2: if !host.isPresented { host.open(from: EntryPoint.allCases.randomElement(using: &random)!) }
    case 3: host.send(.closeRequested)
    case 4: host.send(.dialogCancelled)
    case 5: host.send(.torchButtonPressed)
    case 6: host.send(.enteredBackground)
    case 7, 8: host.send(.enteredForeground)
    case 9: host.send(.resignedActive)
    case 10:
      cameras.interrupt(AVCaptureSession.InterruptionReason(rawValue: Int.random(in: 1...5, using: &random))!)
    case 11, 12, 13: cameras.endInterruption()
    case 14: cameras.fail(Bool.random(using: &random) ? .mediaServicesWereReset : .unknown)
    case 15: if let camera { cameras.makeTorch(available: Bool.random(using: &random), of: camera) }
    case 16:
      if let camera { cameras.light(Bool.random(using: &random) && host.isPresented ? 1 : 0, of: camera) }
    case 17: if let camera { cameras.press(Bool.random(using: &random) ? .serious : .nominal, on: camera) }
    case 18: cameras.turn(to: [0, 90, 180, 270].randomElement(using: &random)!)
    case 19:
      host.send(
        .screenChanged(
          [device.views.screen, Screen(width: 2532, height: 1170, density: 3)!].randomElement(using: &random)!
        ))
    case 20: host.pinch(by: Double.random(in: 0.5...2, using: &random))
    case 21:
      host.tap(
        at: CGPoint(
          x: Double.random(in: 0...390, using: &random), y: Double.random(in: 0...844, using: &random)))
    case 22: host.send(.albumPressed)
    case 23: host.send(.photoCancelled)
    case 24: host.take(.simulated(text: Bool.random(using: &random) ? "7" : "", symbology: .ean8))
    case 25: host.send(.announcementFinished)
    case 26: host.releaseMemory()
    case 27: cameras.authorization = [.authorized, .authorized, .denied].randomElement(using: &random)!
    case 28:
      cameras.openingError = [nil, nil, AVError(.deviceInUseByAnotherApplication)].randomElement(
        using: &random)!
    case 29:
      host.settings.mode = [.oneShot, .oncePerCode, .continuous(interval: 100)].randomElement(using: &random)!
      host.settings.announcesResults = Int.random(in: 0..<8, using: &random) == 0
    case 30, 31: clock.advance(by: [33, 200, 2000, 10_000].randomElement(using: &random)!)
    case 32: host.send(.terminated)
    case 33: cameras.answer(true)
    case 34: host.send(.resultChosen(0))
    default:
      clock.advance(by: 33)
      if device.pool.lentCount < 6 {
        cameras.deliver(device.pool.buffer(scenes.randomElement(using: &random)!))
      }
    }
  }
}

/// A host that may be gone.
private struct WeakHost {
  weak var value: ScannerHost?

  init(_ value: ScannerHost?) { self.value = value }
}
