import AVFoundation
import Clocks
import Scenes
import TestSupport
import Testing

@testable import QuietzoneCamera

/// A device in a test: its cameras see what they are shown, and its time goes when the test says so.
@MainActor protocol TestedDevice {
  var clock: TestClock { get }
  var pool: SimulatedBufferPool { get }
  /// On which the camera does what it is told.
  var cameraQueue: DispatchQueue { get }
  /// What is read of what the camera sees.
  var frames: FrameHost { get }
  /// What happened last, for a test that waited in vain.
  var latest: String { get }
  /// Brings to its end what moves on the screen.
  func finishAnimations()
}

extension TestedDevice {
  var cameras: SimulatedCameras { .shared }
  /// The camera that scans.
  var camera: AVCaptureDevice { cameras.devices[0] }

  /// The camera sees this for so many frames, each of which is read, or at least looked at, before the next.
  func see(_ scene: Scene, frames: Int = 6) async {
    for _ in 0..<frames {
      clock.advance(by: 33)
      cameras.deliver(pool.buffer(scene))
      await until("the frame is read, or given back") { self.pool.lentCount == 0 && !self.frames.isReading }
    }
    await settle()
  }

  /// Waits until something is so.
  func until(_ what: String, _ condition: () -> Bool) async {
    if await !becomesTrue(condition) {
      Issue.record("waited in vain until \(what): \(latest), \(cameras.misuse)")
    }
  }

  /// Waits until the camera has done what it was told, all that it reported has arrived, and what follows from that is done.
  func settle() async {
    for _ in 0..<4 {
      await withCheckedContinuation { done in cameraQueue.async { done.resume() } }
      // What arrived meanwhile is taken before this goes on: the main actor takes turns.
      await Task.yield()
    }
    finishAnimations()
  }
}
