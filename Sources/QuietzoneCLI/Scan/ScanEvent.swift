/// What is told while inputs are scanned.
enum ScanEvent: Sendable {
  case result(ScanResult)
  /// How far a video has been read.
  case progress(VideoProgress)
  /// An input is done.
  case ended
}

/// How far a video has been read.
struct VideoProgress: Sendable {
  var position: Duration
  /// How long the part is that is read; nil if that is not known.
  var length: Duration?
  /// For how long it has been read.
  var elapsed: Duration

  /// Seconds of the video a second.
  var speed: Double { elapsed > .zero ? position / elapsed : 0 }

  /// How long it will take from now on; nil if that is not known.
  var remaining: Duration? {
    guard let length, speed > 0, length > position else { return nil }
    return .seconds((length - position) / .seconds(1) / speed)
  }
}
