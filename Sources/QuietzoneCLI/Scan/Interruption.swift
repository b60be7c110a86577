import Glibc
import Synchronization

/// What Ctrl-C asks for: to end in order, with what was found so far. The second one ends at once.
enum Interruption {
  private static let isAsked = Atomic<Bool>(false)

  static var isRequested: Bool { isAsked.load(ordering: .relaxed) }

  /// The exit status of a run that was interrupted, as shells have it.
  static let status = 128 + SIGINT

  /// From now on the signals ask, instead of ending the process.
  static func observe() {
    // What the handler uses is there before it can be called.
    _ = isRequested
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { _ in Interruption.isAsked.store(true, ordering: .relaxed) }
    // No SA_RESTART: who waits for input is to wake up.
    action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND))
    for signal in [SIGINT, SIGTERM] { sigaction(signal, &action, nil) }
  }
}
