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
    if total > 1 { draw(share: Double(done) / Double(total), "\(done) of \(total)") }
  }

  /// A video is read so far: its time, how many times faster than it is shown it is read, and how long that will take.
  mutating func show(_ video: VideoProgress) {
    let tenths = Int((video.speed * 10).rounded())
    var text = video.position.clockText
    if let length = video.length { text += " of \(length.clockText)" }
    text += ", \(tenths / 10).\(tenths % 10)× as fast as it is shown"
    if let remaining = video.remaining { text += ", \(remaining.clockText) left" }
    if total > 1 { text += ", file \(done + 1) of \(total)" }
    draw(share: video.length.map { $0 > .zero ? video.position / $0 : 0 }, text)
  }

  /// Draws a bar, filled to `share` if that is known, with `text` behind it.
  private mutating func draw(share: Double?, _ text: String) {
    let now = clock.now
    guard isEnabled, now - start >= ProgressBar.patience else { return }
    if let lastDrawing, isShown, now - lastDrawing < ProgressBar.interval { return }
    lastDrawing = now
    isShown = true
    let bar = share.map { share in
      let filled = Int(min(max(share, 0), 1) * Double(ProgressBar.width))
      return String(repeating: "█", count: filled) + String(repeating: "░", count: ProgressBar.width - filled)
        + " "
    }
    StandardStream.error.write("\r\(bar ?? "")\(text)\u{1B}[K")
  }

  /// Clears the bar, so that something else can be printed in its place.
  mutating func hide() {
    if isShown { StandardStream.error.write("\r\u{1B}[K") }
    isShown = false
  }
}
