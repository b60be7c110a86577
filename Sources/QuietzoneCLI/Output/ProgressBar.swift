/// A bar on standard error that shows how far a long run has come; nothing if that is not a terminal.
struct ProgressBar {
  private let total: Int
  private let isEnabled = StandardStream.error.isTerminal
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant
  private var lastDrawing: ContinuousClock.Instant?
  private var done = 0
  private var isShown = false

  /// How long a run is short enough to need no bar, and how long the bar stands still.
  private static let patience = Duration.seconds(1)
  private static let interval = Duration.milliseconds(100)
  private static let width = 30

  init(total: Int) {
    self.total = total
    start = clock.now
  }

  /// Another step is done.
  mutating func advance() {
    done += 1
    let now = clock.now
    guard isEnabled, total > 1, now - start >= ProgressBar.patience else { return }
    if let lastDrawing, isShown, now - lastDrawing < ProgressBar.interval { return }
    lastDrawing = now
    isShown = true
    let filled = done * ProgressBar.width / total
    let bar =
      String(repeating: "█", count: filled) + String(repeating: "░", count: ProgressBar.width - filled)
    StandardStream.error.write("\r\(bar) \(done) of \(total)\u{1B}[K")
  }

  /// Clears the bar, so that something else can be printed in its place.
  mutating func hide() {
    if isShown { StandardStream.error.write("\r\u{1B}[K") }
    isShown = false
  }
}
