import QuietzoneImaging

/// What is said to who holds a camera: it changes only when two looks in turn say so, so that it does not flicker.
///
/// ```swift
/// var hints = LiveHints()
/// hints.look(at: frame)     // nil
/// hints.look(at: later)     // .moveCloser, if both looks say so
/// ```
///
/// A look costs about as much as a live reading; one a second is often enough.
public struct LiveHints: Sendable {
  /// What is said now; nil as long as nothing is known to help.
  public private(set) var hint: LiveHint?
  /// What the last look said.
  private var seen: LiveHint?

  public init() {}

  /// Looks at a picture in which nothing was read.
  @discardableResult
  public mutating func look(at image: LuminanceImage) -> LiveHint? { take(LiveHint(seenIn: image)) }

  mutating func take(_ next: LiveHint?) -> LiveHint? {
    if next == seen { hint = next }
    seen = next
    return hint
  }
}
