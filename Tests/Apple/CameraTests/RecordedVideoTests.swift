import AVFoundation
import Foundation
import QuietzoneMedia
import Scenes
import Testing

@testable import QuietzoneCamera
@testable import QuietzoneScanner

/// The phone's side of `Scripts/test-hosts`: a recorded video is what the camera sees, and what the views are told is kept.
@MainActor @Suite(.serialized, .enabled(if: ProcessInfo.processInfo.environment["QUIETZONE_VIDEO"] != nil))
struct RecordedVideoTests {
  @Test("A recorded video, as a phone sees it", .timeLimit(.minutes(2)))
  func video() async throws {
    let environment = ProcessInfo.processInfo.environment
    let (video, folder) = try (
      #require(environment["QUIETZONE_VIDEO"]), #require(environment["QUIETZONE_EFFECTS"])
    )
    for (name, mode) in [("oneShot", ScannerSettings.Mode.oneShot), ("oncePerCode", .oncePerCode)] {
      var settings = ScannerSettings()
      settings.mode = mode
      let device = await TestDevice.scanning(settings: settings)
      for try await frame in Frames(of: .file(FileName(video))) where device.host.isPresented {
        device.clock.advance(by: 33)
        let image = frame.image
        device.cameras.deliver(
          device.pool.buffer(width: image.width, height: image.height, pixels: image.pixels))
        await device.until("the frame is given back") { device.pool.lentCount == 0 }
        await device.settle()
      }
      if device.host.isPresented { device.host.send(.closeRequested) }
      await device.settle()
      #expect(device.cameras.misuse == [])
      var writer = JSONWriter()
      writer.array { writer in
        for effect in device.views.effects { effect.write(to: &writer) }
      }
      try Data(writer.bytes).write(to: URL(fileURLWithPath: "\(folder)/phone.\(name).json"))
    }
  }
}
