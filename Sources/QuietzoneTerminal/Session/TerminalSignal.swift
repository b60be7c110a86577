import Glibc

/// What the system or another program asks of a program in a terminal.
public enum TerminalSignal: Equatable, Sendable {
  /// End: Ctrl-C of a terminal that is not in raw mode, `kill`, or a terminal that was closed. The number is the signal's.
  case end(Int32)
  /// Stop until `continued`.
  case stop
  /// It goes on after it was stopped.
  case continued
  /// The terminal's size changed.
  case resized

  init?(_ number: Int32) {
    switch number {
    case SIGINT, SIGTERM, SIGHUP: self = .end(number)
    case SIGTSTP: self = .stop
    case SIGCONT: self = .continued
    case SIGWINCH: self = .resized
    default: return nil
    }
  }
}
