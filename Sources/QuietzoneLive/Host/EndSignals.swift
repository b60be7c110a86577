import Dispatch
import Glibc

/// Ctrl-C, and the system's request to end: the first asks for an end in order, the second ends at once.
@MainActor public final class EndSignals {
  private var sources: [any DispatchSourceSignal] = []
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// - Parameter ask: Called for the first signal.
  public init(_ ask: @escaping @MainActor () -> Void) {
    for number in Self.signals {
      // One that is ignored already, as by nohup, stays so.
      if isIgnored(number) { continue }
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
      source.setEventHandler {
        MainActor.assumeIsolated {
          for number in Self.signals { signal(number, SIG_DFL) }
          ask()
        }
      }
      source.resume()
      sources.append(source)
    }
  }
}

private func isIgnored(_ number: Int32) -> Bool {
  var action = sigaction()
  sigaction(number, nil, &action)
  return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
    == unsafeBitCast(SIG_IGN, to: Int.self)
}
