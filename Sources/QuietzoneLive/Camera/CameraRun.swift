import CGStreamer
import Foundation
import Quietzone

/// What a camera's thread does: it opens the source, hands out its frames, and begins again when it fails.
struct CameraRun: Sendable {
  /// What is to be done after a frame was handed out.
  enum Answer {
    case goOn
    /// Tell that there is a frame.
    case tell
    case stop
  }

  let source: CameraSource
  let patience: LiveCamera.Patience
  let tell: AsyncStream<CameraEvent>.Continuation
  /// Takes a frame, or none, and says what to do.
  let take: @Sendable (CameraFrame?) -> Answer

  /// How often it is looked whether to stop.
  private static let pulse = Duration.milliseconds(100)

  /// Returns when the camera was stopped or has ended.
  func start() {
    var progress = Progress()
    defer { tell.finish() }
    while true {
      do throws(CameraFault) {
        switch try play(&progress) {
        case .ended:
          tell.yield(.ended)
          return
        case .stopped: return
        }
      } catch {
        // It is said once, however often it is tried.
        if progress.fault != error { tell.yield(.failed(error)) }
        progress.fault = error
        if !error.canPass || !source.returns || !wait(patience.retry) { return }
      }
    }
  }

  /// What is known over all attempts.
  private struct Progress {
    var start: ContinuousClock.Instant?
    var count = 0
    var size: (width: Int, height: Int)?
    /// What was told last, unless frames came since.
    var fault: CameraFault?
  }

  private enum End { case ended, stopped }

  /// Hands out the source's frames until there are no more.
  private func play(_ progress: inout Progress) throws(CameraFault) -> End {
    let gstreamer = try GStreamer.load()
    let plan = try source.plan(gstreamer)
    let pipeline = try Pipeline.started(plan, gstreamer)
    progress.size = nil
    var lastNews = ContinuousClock.now
    while true {
      guard let image = try pipeline.frame(within: Self.pulse) else {
        if case .stop = take(nil) { return .stopped }
        if pipeline.isAtEnd {
          if pipeline.isFinite || !source.returns { return .ended }
          throw .unplugged
        }
        let patience = progress.size == nil ? patience.firstFrame : patience.nextFrame
        if .now - lastNews >= patience { throw .stalled(seconds: Int(patience / .seconds(1))) }
        continue
      }
      lastNews = .now
      note(image, &progress)
      let frame = CameraFrame(
        image: image, number: progress.count, time: lastNews - (progress.start ?? lastNews))
      progress.start = progress.start ?? lastNews
      progress.count += 1
      switch take(frame) {
      case .goOn: break
      case .tell: tell.yield(.frame)
      case .stop: return .stopped
      }
    }
  }

  /// Tells of a frame's size if it is new.
  private func note(_ image: LuminanceImage, _ progress: inout Progress) {
    defer { progress.size = (image.width, image.height) }
    progress.fault = nil
    guard let size = progress.size else {
      tell.yield(.started(width: image.width, height: image.height))
      return
    }
    if size != (image.width, image.height) {
      tell.yield(.formatChanged(width: image.width, height: image.height))
    }
  }

  /// Waits; returns whether to go on then.
  private func wait(_ time: Duration) -> Bool {
    let end = ContinuousClock.now + time
    while .now < end {
      if case .stop = take(nil) { return false }
      Thread.sleep(forTimeInterval: Self.pulse / .seconds(1))
    }
    return true
  }
}
