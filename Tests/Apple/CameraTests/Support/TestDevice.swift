import AVFoundation
import Clocks
import Scenes

@testable import QuietzoneCamera

/// An iPhone with a scanner, from its cameras to what its views are told.
@MainActor final class TestDevice: TestedDevice {
  let clock = TestClock()
  let views = Recorder()
  let pool = SimulatedBufferPool()
  let host: ScannerHost
  var cameraQueue: DispatchQueue { host.camera.camera.queue }
  var frames: FrameHost { host.frames }
  var latest: String { "\(views.effects.suffix(8))" }

  /// There is no screen.
  func finishAnimations() {}

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
