import QuietzoneScanner

/// How a scanner in a terminal ended.
public struct TerminalOutcome: Sendable {
  /// Why.
  public enum End: Equatable, Sendable {
    /// The person closed it.
    case closed
    /// A signal asked for the end.
    case signal(Int32)
    /// The terminal went away.
    case gone
  }

  /// The codes that were taken, each once, the newest last.
  public var results: [ScanResult]
  public var end: End

  /// The exit status: 0 if something was taken and 1 if nothing was, 2 where the terminal went away, and of a signal what shells have.
  public var status: Int32 {
    switch end {
    case .closed: results.isEmpty ? 1 : 0
    case .signal(let number): 128 + number
    case .gone: 2
    }
  }
}
