import CTerminal
import Glibc

/// Where signals arrive as bytes, so that who waits for what is typed waits for them, too.
final class SignalPipe: Sendable {
  private let reading: Int32
  private let writing: Int32

  /// - Throws: What the system says where it has no more descriptors.
  init() throws(TerminalError) {
    var ends: [Int32] = [0, 0]
    let failure = quietzone_pipe(&ends)
    guard failure == 0 else { throw TerminalError(failure) }
    (reading, writing) = (ends[0], ends[1])
    quietzone_terminal_report_signals(writing)
  }

  deinit {
    quietzone_terminal_forget_signals()
    close(reading)
    close(writing)
  }

  /// Waits for signals, and for what comes from `input`; -1 is no input.
  ///
  /// - Parameter patience: For how long, in milliseconds; nil for as long as it takes, or until `interrupt()`.
  func news(from input: Int32, within patience: Int32?) -> [TerminalSession.News] {
    var sources = [
      pollfd(fd: reading, events: Int16(POLLIN), revents: 0),
      pollfd(fd: input, events: Int16(POLLIN), revents: 0),
    ]
    guard poll(&sources, nfds_t(sources.count), patience ?? -1) > 0 else { return [] }
    var news: [TerminalSession.News] = []
    var bytes = [UInt8](repeating: 0, count: 4096)
    if sources[0].revents != 0 {
      let count = max(0, read(reading, &bytes, bytes.count))
      news += bytes[..<count].compactMap { TerminalSignal(Int32($0)).map { .signal($0) } }
    }
    if sources[1].revents != 0 {
      let count = read(input, &bytes, bytes.count)
      if count > 0 {
        news.append(.input(Array(bytes[..<count])))
      } else if count == 0 || (errno != EAGAIN && errno != EINTR) {
        news.append(.gone)
      }
    }
    return news
  }

  /// Ends a wait for news.
  func interrupt() {
    var nothing: UInt8 = 0
    _ = write(writing, &nothing, 1)
  }

  /// Stops the process until it is continued.
  func stop() {
    quietzone_terminal_forget_signals()
    quietzone_terminal_stop()
    quietzone_terminal_report_signals(writing)
  }
}
