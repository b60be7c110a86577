/// Standard output, and the bar on standard error that shows how far a run has come: each gives way to the other.
struct ProgressOutput {
  private var progress: ProgressBar
  /// Whether nobody takes what is printed any more, or it cannot be written.
  private(set) var isClosed = false
  /// Whether it cannot be written; that nobody takes it any more is no error.
  private(set) var hasFailed = false

  /// - Parameter total: How many inputs there will be.
  init(total: Int) { progress = ProgressBar(total: total) }

  /// How far a video is read.
  mutating func show(_ video: VideoProgress) { progress.show(video) }

  /// Another input is done.
  mutating func advance() { progress.advance() }

  /// The end of the run.
  mutating func finish() { progress.hide() }

  /// Says on standard error what went wrong; nothing in it can steer a terminal.
  mutating func complain(_ problem: String) {
    progress.hide()
    StandardStream.error.write("quietzone: \(visible(problem))\n")
  }

  mutating func print(lines: [String]) {
    print(lines.flatMap { Array($0.utf8) + [UInt8(ascii: "\n")] })
  }

  mutating func print(_ bytes: [UInt8]) {
    if bytes.isEmpty || isClosed { return }
    progress.hide()
    switch StandardStream.output.deliver(bytes) {
    case .done: return
    case .notWanted: isClosed = true
    case .failed(let reason):
      (isClosed, hasFailed) = (true, true)
      complain("standard output: \(reason)")
    }
  }
}
