import CTerminal
import Glibc

/// The terminal while a program fills it: raw, on its alternate screen, without a cursor. It is put back as it was found when the session
/// ends, when the program exits or crashes, and while it is stopped. There is one at a time.
///
/// One thread may listen while another writes.
public final class TerminalSession: Sendable {
  private let descriptor: Int32
  private let signals: SignalPipe
  private let restoring: [UInt8]

  /// The alternate screen, no cursor, no wrapping at the right edge, clicks and pasted texts announced.
  static let entering = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?1000h\u{1B}[?1006h\u{1B}[?2004h\u{1B}[2J"
  /// Undoes `entering`.
  static let leaving =
    "\u{1B}[?2026l\u{1B}[?2004l\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?7h\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l"
  /// Ends what may be half written.
  static let ending = "\u{18}\u{1B}\\"
  /// How often who waits looks whether to go on waiting, in milliseconds.
  private static let pulse: Int32 = 50

  /// Takes the terminal that controls the process.
  ///
  /// - Parameter restoring: What undoes what the program adds to the screen, such as pictures; written before it is left.
  public init(restoring: [UInt8] = []) throws(TerminalError) {
    // A description of its own, so that not to wait is this program's business alone.
    descriptor = open("/dev/tty", O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw TerminalError(errno) }
    do throws(TerminalError) {
      signals = try SignalPipe()
    } catch {
      close(descriptor)
      throw error
    }
    self.restoring = Array(Self.ending.utf8) + restoring + Array(Self.leaving.utf8)
    try take()
  }

  deinit {
    end()
    close(descriptor)
  }

  /// Puts the terminal back. What is written from here on is seen by whoever comes next.
  public func end() { quietzone_terminal_end() }

  private func take() throws(TerminalError) {
    let failure = quietzone_terminal_begin(descriptor, restoring, restoring.count)
    guard failure == 0 else { throw TerminalError(failure) }
    write(Array(Self.entering.utf8))
  }

  /// The size now.
  public var size: TerminalSize {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return .usual
    }
    let (columns, rows) = (Int(size.ws_col), Int(size.ws_row))
    return TerminalSize(
      columns: columns, rows: rows,
      cell: CellSize(width: Int(size.ws_xpixel) / columns, height: Int(size.ws_ypixel) / rows))
  }

  /// Writes all of it, however slowly the terminal takes it.
  ///
  /// - Parameter isCancelled: Asked while the terminal takes nothing; whoever cancels has to begin anew, since a sequence may be cut.
  /// - Returns: Whether there is still a terminal.
  @discardableResult
  public func write(_ bytes: [UInt8], isCancelled: () -> Bool = { false }) -> Bool {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress! + written, $0.count - written)
      }
      if count >= 0 {
        written += count
      } else if errno == EAGAIN {
        if isCancelled() { return true }
        var room = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        if poll(&room, 1, Self.pulse) > 0, room.revents & Int16(POLLOUT) == 0 { return false }
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }

  /// What a terminal, or somebody else, has to say.
  public enum News: Equatable, Sendable {
    /// Bytes that were typed, or answers.
    case input([UInt8])
    case signal(TerminalSignal)
    /// There is no terminal any more.
    case gone
  }

  /// Waits for news.
  ///
  /// - Parameter patience: For how long, in milliseconds; nil for as long as it takes, or until `interrupt()`.
  public func news(within patience: Int32?) -> [News] { signals.news(from: descriptor, within: patience) }

  /// Ends a wait for news.
  public func interrupt() { signals.interrupt() }

  /// Puts the terminal back and stops the process until it is continued; then `takeAgain()` has to follow. Nobody may write meanwhile.
  public func stop() {
    end()
    signals.stop()
  }

  /// Takes the terminal again after somebody else had it.
  ///
  /// - Returns: Whether it could: in the background it is another's, until a shell gives it back and continues the process.
  public func takeAgain() throws(TerminalError) -> Bool {
    guard tcgetpgrp(descriptor) == getpgrp() else { return false }
    end()
    try take()
    return true
  }
}
