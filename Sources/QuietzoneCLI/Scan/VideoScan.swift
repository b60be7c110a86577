import QuietzoneMedia

/// A video that is being read.
struct VideoScan {
  var codes: VideoCodes
  /// Whether its frames were told one by one.
  var hasReported = false
  private let start: Duration
  private let end: Duration?
  private let begin = ContinuousClock.now
  private var lastProgress = ContinuousClock.now

  /// How often progress is told.
  private static let interval = Duration.milliseconds(200)

  init(file: FileName, options: FrameOptions) {
    codes = VideoCodes(file: file)
    start = options.start ?? .zero
    end = options.end
  }

  /// The codes, unless its frames were told.
  mutating func finish() -> [ScanResult] { hasReported ? [] : codes.finish() }

  /// How far it is read, if it is time to tell.
  mutating func progress(at time: Duration, duration: Duration?) -> VideoProgress? {
    let now = ContinuousClock.now
    guard now - lastProgress >= Self.interval else { return nil }
    lastProgress = now
    let end = [end, duration].compactMap { $0 }.min()
    return VideoProgress(position: time - start, length: end.map { $0 - start }, elapsed: now - begin)
  }
}
