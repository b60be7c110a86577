import AVFoundation
import Scenes
import TestSupport
import Testing

@testable import QuietzoneCamera

@MainActor @Suite(.serialized) struct RandomEventTests {
  /// As many as the views' tests do.
  static let count = 50_000
  /// After so many events a scanner is forgotten, and another one made.
  static let lifetime = 2500

  @Test("Whatever camera, user and system do: what must never happen does not") func invariants() async {
    var random = SeededGenerator(seed: 14)
    var scanned = 0
    for life in 0..<Self.count / Self.lifetime {
      let host = await live(life, &scanned, &random)
      #expect(await becomesTrue { host.value == nil }, "the host of life \(life) was not freed")
    }
    #expect(scanned > 100, "codes were scanned on the way: \(scanned)")
  }

  /// A scanner from when it is made until everybody has forgotten it.
  private func live(_ life: Int, _ scanned: inout Int, _ random: inout SeededGenerator) async -> WeakHost {
    let device = TestDevice(life.isMultiple(of: 2) ? [.triple, .front] : [.dualWide])
    let scenes = ["words", "article", "part"].map { Scene.of($0) } + [Scene()]
    for step in 0..<Self.lifetime {
      act(on: device, scenes, &random)
      // Mostly things happen one after the other, now and then all at once.
      if Int.random(in: 0..<3, using: &random) > 0 { await device.settle() }
      check(device, "event \(step) of life \(life)")
    }
    scanned += device.views.effects.filter { $0 == .record(.codeScanned) }.count
    device.host.send(.closeRequested)
    device.host.send(.dialogCancelled)
    await device.until("all is dark and quiet") {
      !device.cameras.isCapturing && !device.cameras.isTorchLit && device.pool.lentCount == 0
    }
    #expect(device.cameras.misuse == [], "life \(life)")
    return WeakHost(device.host)
  }

  private func check(_ device: TestDevice, _ moment: String) {
    let (host, views) = (device.host, device.views)
    #expect(host.isPresented == views.isPresented, "\(moment)")
    #expect(host.dialog == views.dialog, "\(moment)")
    #expect((host.appearance == nil) == !host.isPresented, "\(moment)")
    #expect(host.frames.waitingCount <= 1, "\(moment)")
    if !host.isPresented { #expect(host.previewLayer.session == nil && host.zoom == nil, "\(moment)") }
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
