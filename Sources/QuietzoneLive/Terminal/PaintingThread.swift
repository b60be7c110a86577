import Foundation
import Quietzone
import QuietzoneTerminal

/// Draws screens on a thread of its own: neither a large picture nor a slow terminal keeps anybody waiting.
final class PaintingThread: @unchecked Sendable {
  /// A screen to draw.
  struct Job: Sendable {
    var content: ScreenContent
    var layout: ScreenLayout
    /// The picture, cut to what the screen shows; nil without one.
    var picture: LuminanceImage?
    var marks: PictureMarks
    /// Whether nothing is known of what the terminal shows.
    var isFirst: Bool
  }

  // What follows is guarded by the condition.
  private let condition = NSCondition()
  private var job: Job?
  /// What is to be written beside screens.
  private var messages: [UInt8] = []
  private var isPainting = false
  private var isCancelled = false
  private var isEnded = false

  private let session: TerminalSession
  private let capabilities: TerminalCapabilities
  private let done: @Sendable (_ isThere: Bool) -> Void

  /// - Parameter done: Called on the thread when a screen was drawn, with whether there is still a terminal.
  init(
    _ session: TerminalSession, _ capabilities: TerminalCapabilities,
    done: @escaping @Sendable (_ isThere: Bool) -> Void
  ) {
    self.session = session
    self.capabilities = capabilities
    self.done = done
    let thread = Thread { [self] in run() }
    thread.name = "painting"
    thread.start()
  }

  /// Draws this next, in place of what waits to be drawn.
  func paint(_ job: Job) {
    condition.withLock {
      var job = job
      job.isFirst = job.isFirst || self.job?.isFirst == true
      self.job = job
      isCancelled = false
      condition.broadcast()
    }
  }

  /// Writes what is no screen, when none is being written.
  func send(_ bytes: [UInt8]) {
    condition.withLock {
      messages += bytes
      condition.broadcast()
    }
  }

  /// Whether the last screen is drawn.
  var isIdle: Bool { condition.withLock { job == nil && messages.isEmpty && !isPainting } }

  /// Gives up what is being drawn, and returns when the thread rests. The next screen has to be a first one.
  func rest() {
    condition.withLock {
      job = nil
      messages = []
      isCancelled = true
      while isPainting { condition.wait() }
    }
  }

  /// Ends the thread, as `rest` does.
  func end() {
    rest()
    condition.withLock {
      isEnded = true
      condition.broadcast()
    }
  }

  private func run() {
    var painter = ScreenPainter(capabilities)
    while let (job, messages) = next() {
      var bytes = messages
      if let job {
        if job.isFirst { painter.forget() }
        bytes += painter.bytes(job.content, job.inkedPicture, job.layout)
      }
      let isThere = session.write(bytes) { [self] in condition.withLock { isCancelled } }
      condition.withLock {
        isPainting = false
        condition.broadcast()
      }
      done(isThere)
    }
  }

  private func next() -> (job: Job?, messages: [UInt8])? {
    condition.withLock {
      while job == nil, messages.isEmpty, !isEnded { condition.wait() }
      if isEnded { return nil }
      isPainting = true
      defer { (job, messages) = (nil, []) }
      return (job, messages)
    }
  }
}

extension PaintingThread.Job {
  /// The picture as large as the screen shows it, with what is drawn over it.
  var inkedPicture: InkedPicture? {
    guard let picture else { return nil }
    var inked = InkedPicture(width: layout.pictureWidth, height: layout.pictureHeight)
    inked.show(picture)
    marks.draw(on: &inked)
    return inked
  }
}
