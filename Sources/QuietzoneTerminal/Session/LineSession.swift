import Glibc

/// A terminal, or what is in its place, that is spoken to in lines. It stays as it is.
public final class LineSession: Sendable {
  private let signals: SignalPipe

  /// - Throws: What the system says where it has no more descriptors.
  public init() throws(TerminalError) { signals = try SignalPipe() }

  /// Waits for what is typed or signalled. An end of the input is no end: `gone` says that nothing more is typed.
  ///
  /// - Parameter readsInput: Whether input is waited for.
  public func news(readsInput: Bool) -> [TerminalSession.News] {
    signals.news(from: readsInput ? STDIN_FILENO : -1, within: nil)
  }

  /// Ends a wait for news.
  public func interrupt() { signals.interrupt() }

  /// Stops the process until it is continued.
  public func stop() { signals.stop() }
}
