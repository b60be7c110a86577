import Foundation
import Quietzone
import Testing

@testable import QuietzoneLive
@testable import QuietzoneScanner

/// The terminal's side of `Scripts/test-hosts`: a recorded video is the camera, and what the scanner has its face do is kept.
@MainActor @Suite(.enabled(if: ProcessInfo.processInfo.environment["QUIETZONE_VIDEO"] != nil))
struct RecordedVideoTests {
  @Test("A recorded video, as a terminal sees it", .timeLimit(.minutes(1)))
  func video() async throws {
    let environment = ProcessInfo.processInfo.environment
    let (video, folder) = try (
      #require(environment["QUIETZONE_VIDEO"]), #require(environment["QUIETZONE_EFFECTS"])
    )
    for (name, mode) in [("oneShot", ScannerSettings.Mode.oneShot), ("oncePerCode", .oncePerCode)] {
      var settings = ScannerSettings()
      settings.mode = mode
      let scanner = LiveScanner(source: .file(path: video), torch: nil, settings: settings)
      let face = RecordingFace(scanner)
      await face.scan()
      await scanner.released()
      var writer = JSONWriter()
      writer.array { writer in
        for effect in face.effects { effect.write(to: &writer) }
      }
      try Data(writer.bytes).write(to: URL(fileURLWithPath: "\(folder)/terminal.\(name).json"))
    }
  }
}

/// Remembers what it was told to do, and closes the scanner when the video ends.
@MainActor private final class RecordingFace: LiveScannerFace {
  private(set) var effects: [Effect] = []
  private let scanner: LiveScanner
  private var waiter: CheckedContinuation<Void, Never>?

  init(_ scanner: LiveScanner) { self.scanner = scanner }

  func scan() async {
    scanner.face = self
    scanner.open()
    await withCheckedContinuation { waiter = $0 }
  }

  func carryOut(_ effect: Effect) {
    effects.append(effect)
    guard case .dismiss = effect else { return }
    Task {
      // What comes with the dismissal comes at once.
      waiter?.resume()
      waiter = nil
    }
  }

  func formatChanged(width: Int, height: Int) {
    if let screen = Screen(wholeFrameOf: width, height) { scanner.send(.screenChanged(screen)) }
  }

  func appearanceChanged(_ appearance: ScannerAppearance?) {}
  func frameArrived(_ frame: CameraFrame) {}
  func frameRead(_ reading: LiveReading) {}
  func cameraFailed(_ fault: CameraFault) { Issue.record("\(fault)") }
  func cameraEnded() { scanner.send(.closeRequested) }
}
