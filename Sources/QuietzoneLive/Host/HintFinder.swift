import QuietzoneExplain
import QuietzoneScanner

/// Looks for what would help a camera, off the caller's thread.
actor HintFinder {
  private var hints = LiveHints()

  /// Looks at a part of a frame in which nothing was read.
  func look(at image: LuminanceImage) -> LiveHint? { hints.look(at: image) }

  /// Something was read, or the camera is another one: what was seen before is over.
  func forget() { hints = LiveHints() }
}

/// When to look for what would help: once nothing was read for a while, and then from time to time.
struct HintPacing {
  /// How long nothing has to be read, and from one look to the next, in milliseconds.
  private static let (patience, interval) = (2000.0, 1000.0)

  private var quietSince: Milliseconds?
  private var lastLook = -Milliseconds.infinity
  private(set) var isLooking = false

  /// Whether what was seen before is over: something was read, or nothing had been looked at.
  mutating func frameRead(isEmpty: Bool, at now: Milliseconds) -> Bool {
    if isEmpty, quietSince != nil { return false }
    quietSince = now
    return true
  }

  /// Whether nothing has been read for long enough.
  func isQuiet(at now: Milliseconds) -> Bool { quietSince.map { now - $0 >= Self.patience } ?? false }

  /// Whether to look now; that begins a look.
  mutating func begins(at now: Milliseconds) -> Bool {
    guard isQuiet(at: now), now - lastLook >= Self.interval, !isLooking else { return false }
    isLooking = true
    return true
  }

  mutating func ended(at now: Milliseconds) { (isLooking, lastLook) = (false, now) }

  /// Nothing is read any more.
  mutating func rest() { quietSince = nil }
}
