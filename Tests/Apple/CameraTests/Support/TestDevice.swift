import AVFoundation
import Clocks
import Scenes
import Testing

@testable import QuietzoneCamera

/// An iPhone with a scanner, from its cameras to what its views are told.
@MainActor final class TestDevice {
  let clock = TestClock()
  let views = Recorder()
  let pool = SimulatedBufferPool()
  let host: ScannerHost
  var cameras: SimulatedCameras { .shared }
  /// The camera that scans.
  var camera: AVCaptureDevice { cameras.devices[0] }

  init(_ cameras: [SimulatedCamera] = [.triple, .front], settings: ScannerSettings = ScannerSettings()) {
    SimulatedCameras.shared.reset(cameras)
    host = ScannerHost(settings: settings, clock: clock)
    host.delegate = views
    views.host = host
  }

  /// A device whose scanner is open, its camera running and its preview to be seen.
  static func scanning(
    _ cameras: [SimulatedCamera] = [.triple, .front], settings: ScannerSettings = ScannerSettings()
  ) async -> TestDevice {
    let device = TestDevice(cameras, settings: settings)
    await device.open()
    return device
  }

  /// Opens the scanner, and waits until it scans.
  func open() async {
    host.open(from: .scanButton)
    await until("the preview shows") { self.views.effects.contains(.showPreview) }
    await until("the camera runs") { self.cameras.isCapturing }
    await until("the torch is known") {
      self.host.appearance?.torchButton != .disabled || !self.camera.hasTorch
    }
  }

  /// The camera sees this until something is so.
  func see(_ scene: Scene, until what: String, _ condition: () -> Bool) async {
    await until(what) {
      if self.pool.lentCount == 0 { self.cameras.deliver(self.pool.buffer(scene)) }
      return condition()
    }
  }

  /// The camera sees this for so many frames, each of which is read, or at least looked at, before the next.
  func see(_ scene: Scene, frames: Int = 6) async {
    for _ in 0..<frames {
      clock.advance(by: 33)
      cameras.deliver(pool.buffer(scene))
      await until("the frame is given back") { self.pool.lentCount == 0 }
    }
    await settle()
  }

  /// Waits until something is so.
  func until(_ what: String, _ condition: () -> Bool) async {
    let limit = ContinuousClock.now + .seconds(60)
    while !condition() {
      if ContinuousClock.now > limit {
        Issue.record("waited in vain until \(what): \(views.effects.suffix(8)), \(cameras.misuse)")
        return
      }
      await Task.yield()
    }
  }

  /// Waits until the camera has done what it was told, all that it reported has arrived, and what follows from that is done.
  func settle() async {
    let queue = host.camera.camera.queue
    for _ in 0..<4 {
      await withCheckedContinuation { done in queue.async { done.resume() } }
      // What arrived meanwhile is taken before this goes on: the main actor takes turns.
      await Task.yield()
    }
  }
}

extension Recorder {
  /// The dialog that is presented, by what was told.
  var dialog: Dialog? {
    for effect in effects.reversed() {
      switch effect {
      case .presentDialog(let dialog), .replaceDialog(let dialog): return dialog
      case .dismissDialog: return nil
      default: continue
      }
    }
    return nil
  }
}
