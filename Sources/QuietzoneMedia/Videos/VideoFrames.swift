import CFFmpeg
import QuietzoneImaging

/// The frames of a video, or of an animation that FFmpeg puts together.
final class VideoFrames: FrameProducer {
  private let stream: VideoStream
  private let options: FrameOptions
  private let kind: Frame.Kind
  /// Which picture comes next, from 0; only estimated where it was not the beginning that was read.
  private var index = 0
  private var isEstimated = false
  private var last: Duration?
  private var due: Duration
  private var pictureCount = 0
  /// Whether the video came through a pipe, in which there is no way back.
  private let isPiped: Bool
  private var isAtEnd = false

  /// The containers that cameras, phones and screens write, by FFmpeg's names: no playlist and no sequence of files is among them.
  private static let formats =
    "mov,mp4,m4a,3gp,3g2,mj2,matroska,webm,avi,mpegts,mpeg,flv,ogg,asf,yuv4mpegpipe"

  init(_ input: consuming OpenInput, _ options: FrameOptions) throws(MediaError) {
    isPiped = !input.isFile
    stream = try VideoStream(input, formats: Self.formats, options)
    self.options = options
    kind = .video
    due = options.start ?? .zero
    if let start = options.start, start > .zero {
      stream.seek(to: start)
      isEstimated = true
    }
  }

  /// Every picture of a GIF or PNG file.
  init(animation input: consuming OpenInput, _ options: FrameOptions) throws(MediaError) {
    var options = options
    options.interval = .zero
    (options.start, options.end) = (nil, nil)
    isPiped = !input.isFile
    stream = try VideoStream(input, formats: "gif,apng", options)
    self.options = options
    kind = .animation
    due = .zero
  }

  var duration: Duration? { stream.duration }

  func next() throws(MediaError) -> Frame? {
    while !isAtEnd, !options.isCancelled(), let picture = stream.nextPicture() {
      let decoded = DecodedPicture(picture, format: .gif, ffmpeg: loadedFFmpeg!)
      let time = stream.time(of: picture) ?? estimatedTime
      if isEstimated { index = Int((time / .seconds(1) * (stream.rate ?? 0)).rounded()) }
      defer { index += 1 }
      pictureCount += 1
      last = time
      if let end = options.end, time > end { break }
      guard time + .milliseconds(1) >= due else { continue }
      due = time + options.interval
      return Frame(image: try image(decoded), index: index, time: time, kind: kind)
    }
    isAtEnd = true
    if options.isCancelled() { return nil }
    try checkEnd()
    return nil
  }

  private func image(_ picture: consuming DecodedPicture) throws(MediaError) -> LuminanceImage {
    let (width, height) = (Int(picture.frame.pointee.width), Int(picture.frame.pointee.height))
    guard width > 0, height > 0, width <= options.maximumPixels / height else {
      throw .tooManyPixels(width: width, height: height, limit: options.maximumPixels)
    }
    do throws(MediaError) {
      var lines = try FFmpegLines(picture)
      return try luminance(of: &lines, orientation: stream.orientation)
    } catch {
      if case .unsupported(_, let detail) = error { throw .notRead(reason: "it has \(detail)") }
      throw error
    }
  }

  /// When the next picture is shown where nothing says so.
  private var estimatedTime: Duration { .seconds(Double(index) / (stream.rate ?? 25)) }

  /// Nothing at all, and much less than the container says, are no ends to be silent about.
  private func checkEnd() throws(MediaError) {
    if pictureCount == 0, options.start == nil {
      let hint = isPiped ? "; a video whose index is at its end cannot be read from a pipe" : ""
      throw .notRead(reason: "none of its pictures can be decoded\(hint)")
    }
    guard kind == .video, options.end == nil, let duration = stream.duration, let last else { return }
    let missing = duration - last
    if missing > .seconds(2), missing > duration / 20 {
      throw .notRead(
        reason: "it ends after \(seconds(last)) of \(seconds(duration)) seconds: it is truncated or damaged")
    }
  }
}

private func seconds(_ duration: Duration) -> Double { (duration / .milliseconds(100)).rounded() / 10 }
