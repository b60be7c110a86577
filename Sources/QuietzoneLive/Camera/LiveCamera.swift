import Foundation
import Quietzone
import Synchronization

/// A camera that delivers its newest frame, on a thread of its own. What is not taken in time is dropped. One that goes away, or
/// delivers no more frames, is tried again until it is back.
///
/// ```swift
/// let camera = LiveCamera(.automatic)
/// camera.start()
/// for await event in camera.events {
///   if case .frame = event, let frame = camera.takeFrame() { show(frame.image) }
/// }
/// ```
public final class LiveCamera: Sendable {
  /// How long is waited for what.
  public struct Patience: Sendable {
    /// For the first frame after a start.
    public var firstFrame = Duration.seconds(10)
    /// For the next one.
    public var nextFrame = Duration.seconds(5)
    /// Before a camera that failed is tried again.
    public var retry = Duration.seconds(2)

    public init() {}
  }

  public let source: CameraSource
  /// What becomes of the camera, in order; it finishes when the camera was stopped, or has ended. For one listener.
  public let events: AsyncStream<CameraEvent>
  private let tell: AsyncStream<CameraEvent>.Continuation
  private let patience: Patience
  private let state = Mutex(State())

  private struct State {
    /// The newest frame that nobody took.
    var frame: CameraFrame?
    var isStarted = false
    var isStopped = false
  }

  /// A camera that has not been started.
  public init(_ source: CameraSource, patience: Patience = Patience()) {
    self.source = source
    self.patience = patience
    (events, tell) = AsyncStream.makeStream()
  }

  deinit { stop() }

  /// Opens the camera. One that was stopped is not started again.
  public func start() {
    let isFirst = state.withLock { state in
      defer { state.isStarted = true }
      return !state.isStarted && !state.isStopped
    }
    guard isFirst else { return }
    let run = CameraRun(source: source, patience: patience, tell: tell) { [weak self] frame in
      self?.take(frame) ?? .stop
    }
    Thread.detachNewThread {
      run.start()
    }
  }

  /// Lets go of the camera; `events` finishes once that is done.
  public func stop() {
    state.withLock { state in
      state.isStopped = true
      state.frame = nil
      // Without a thread there is nobody else to say so.
      if !state.isStarted { tell.finish() }
    }
  }

  /// The newest frame, if it has not been taken already.
  public func takeFrame() -> CameraFrame? {
    state.withLock { state in
      defer { state.frame = nil }
      return state.frame
    }
  }

  /// Puts a frame in the place of the one before, or asks whether to go on where there is none.
  private func take(_ frame: CameraFrame?) -> CameraRun.Answer {
    state.withLock { state in
      if state.isStopped { return .stop }
      guard let frame else { return .goOn }
      let isNews = state.frame == nil
      state.frame = frame
      return isNews ? .tell : .goOn
    }
  }
}
