/// Keeps the same code from being taken again too soon.
struct Repetition: Equatable {
  private var lastTaken: [[UInt8]: Milliseconds] = [:]

  /// Whether a code is taken now; remembers it if it is.
  ///
  /// - Parameter interval: The time before the same code is taken again; nil if it never is.
  mutating func takes(_ result: ScanResult, interval: Milliseconds?, at now: Milliseconds) -> Bool {
    if let interval { lastTaken = lastTaken.filter { now - $0.value < interval } }
    let key = result.key
    guard lastTaken[key] == nil else { return false }
    lastTaken[key] = now
    return true
  }
}
