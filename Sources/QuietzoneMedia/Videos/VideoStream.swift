import CFFmpeg
import QuietzoneImaging

/// The best video stream of a container, decoded picture by picture.
final class VideoStream {
  private let bytes: VideoBytes
  private let containers: QuietzoneContainers
  private let ffmpeg: QuietzoneFFmpeg
  private var format: UnsafeMutablePointer<AVFormatContext>?
  private var codec: UnsafeMutablePointer<AVCodecContext>?
  private var packet: UnsafeMutablePointer<AVPacket>?
  private let stream: UnsafeMutablePointer<AVStream>
  private var isDrained = false
  /// How the pictures are turned to be shown.
  let orientation: Orientation

  /// - Parameter formats: The names of the containers that are meant, as FFmpeg has them.
  init(
    _ input: consuming OpenInput, formats: String, _ options: FrameOptions
  ) throws(MediaError) {
    guard let ffmpeg = loadedFFmpeg, let containers = loadedContainers else {
      throw .notInstalled(
        purpose: "a video is read", program: "FFmpeg's libavformat",
        package: "libavformat\(quietzoneVersionOfFormats)")
    }
    self.ffmpeg = ffmpeg
    self.containers = containers
    bytes = try VideoBytes(input, containers, ffmpeg, isCancelled: options.isCancelled)
    format = containers.avformat_alloc_context()
    packet = ffmpeg.av_packet_alloc()
    guard let context = format, packet != nil else { throw .cannotOpen(reason: "no memory to decode it") }
    context.pointee.pb = bytes.context
    context.pointee.flags |= AVFMT_FLAG_CUSTOM_IO
    var settings: OpaquePointer?
    _ = ffmpeg.av_dict_set(&settings, "format_whitelist", formats, 0)
    // What a container refers to is not opened.
    _ = ffmpeg.av_dict_set(&settings, "protocol_whitelist", "none", 0)
    let opened = containers.avformat_open_input(&format, nil, nil, &settings)
    ffmpeg.av_dict_free(&settings)
    guard opened >= 0, let context = format, containers.avformat_find_stream_info(context, nil) >= 0 else {
      Self.close(containers, ffmpeg, &format, &packet)
      throw .notRead(reason: "it is damaged or truncated, or no video that FFmpeg knows")
    }
    var decoder: UnsafePointer<AVCodec>?
    let index = containers.av_find_best_stream(context, AVMEDIA_TYPE_VIDEO, -1, -1, &decoder, 0)
    guard index >= 0, let stream = context.pointee.streams[Int(index)] else {
      Self.close(containers, ffmpeg, &format, &packet)
      throw .notRead(
        reason: index == quietzoneNoDecoder
          ? "this FFmpeg has no decoder for its pictures" : "it holds no pictures")
    }
    for other in 0..<Int(context.pointee.nb_streams) where other != Int(index) {
      context.pointee.streams[other]?.pointee.discard = AVDISCARD_ALL
    }
    self.stream = stream
    var matrix = [Int32](repeating: 0, count: 9)
    let isTurned = options.appliesOrientation && quietzone_display_matrix(stream, &matrix)
    orientation = isTurned ? Orientation(matrix) : .upright
    do throws(MediaError) {
      codec = try Self.openedDecoder(decoder, of: stream, ffmpeg, options)
    } catch {
      Self.close(containers, ffmpeg, &format, &packet)
      throw error
    }
  }

  deinit {
    ffmpeg.avcodec_free_context(&codec)
    Self.close(containers, ffmpeg, &format, &packet)
  }

  private static func close(
    _ containers: QuietzoneContainers, _ ffmpeg: QuietzoneFFmpeg,
    _ format: inout UnsafeMutablePointer<AVFormatContext>?, _ packet: inout UnsafeMutablePointer<AVPacket>?
  ) {
    containers.avformat_close_input(&format)
    ffmpeg.av_packet_free(&packet)
  }

  private static func openedDecoder(
    _ decoder: UnsafePointer<AVCodec>?, of stream: UnsafeMutablePointer<AVStream>, _ ffmpeg: QuietzoneFFmpeg,
    _ options: FrameOptions
  ) throws(MediaError) -> UnsafeMutablePointer<AVCodecContext> {
    let (width, height) = (
      Int(stream.pointee.codecpar.pointee.width), Int(stream.pointee.codecpar.pointee.height)
    )
    if width > 0, height > options.maximumPixels / width {
      throw .tooManyPixels(width: width, height: height, limit: options.maximumPixels)
    }
    var codec = ffmpeg.avcodec_alloc_context3(decoder)
    guard let context = codec else { throw .cannotOpen(reason: "no memory to decode it") }
    var result = ffmpeg.avcodec_parameters_to_context(context, stream.pointee.codecpar)
    context.pointee.pkt_timebase = stream.pointee.time_base
    context.pointee.thread_count = Int32(options.threadCount)
    // Decoders count the padding of blocks, too.
    context.pointee.max_pixels = Int64(options.maximumPixels) + 1 << 16
    // What no other picture is made of is not worth decoding where most pictures are passed over.
    if options.interval >= .milliseconds(200) { context.pointee.skip_frame = AVDISCARD_NONREF }
    if result >= 0 { result = ffmpeg.avcodec_open2(context, decoder, nil) }
    if result < 0 {
      ffmpeg.avcodec_free_context(&codec)
      throw .notRead(reason: "this FFmpeg cannot decode its pictures")
    }
    return context
  }

  /// The next picture, the caller's to free; nil behind the last one. Damaged ones are passed over.
  func nextPicture() -> UnsafeMutablePointer<AVFrame>? {
    var picture = ffmpeg.av_frame_alloc()
    while picture != nil {
      let result = ffmpeg.avcodec_receive_frame(codec, picture)
      if result >= 0, let whole = picture {
        if whole.pointee.decode_error_flags == 0, whole.pointee.flags & AV_FRAME_FLAG_CORRUPT == 0 {
          return whole
        }
        ffmpeg.av_frame_unref(whole)
        continue
      }
      if result != quietzoneAgain && isDrained || result == quietzoneEnd { break }
      if !sendPacket() { break }
    }
    ffmpeg.av_frame_free(&picture)
    return nil
  }

  /// Hands the decoder what the container has next; false if there is nothing more to hand over.
  private func sendPacket() -> Bool {
    while !isDrained {
      guard containers.av_read_frame(format, packet) >= 0 else {
        isDrained = true
        return ffmpeg.avcodec_send_packet(codec, nil) >= 0
      }
      defer { ffmpeg.av_packet_unref(packet) }
      if packet?.pointee.stream_index == stream.pointee.index {
        // A damaged packet is no reason not to read those behind it.
        _ = ffmpeg.avcodec_send_packet(codec, packet)
        return true
      }
    }
    return false
  }

  /// Goes to a picture before `time`, from which those behind it can be decoded.
  func seek(to time: Duration) {
    let ticks = Int64(time / .seconds(1) / secondsATick) + (startTicks ?? 0)
    if containers.av_seek_frame(format, stream.pointee.index, ticks, AVSEEK_FLAG_BACKWARD) >= 0 {
      ffmpeg.avcodec_flush_buffers(codec)
    }
  }

  /// When a picture is shown; nil if neither it nor the container says.
  func time(of picture: UnsafeMutablePointer<AVFrame>) -> Duration? {
    let ticks = picture.pointee.best_effort_timestamp
    if ticks == quietzoneNoTimestamp { return nil }
    let seconds = Double(ticks &- (startTicks ?? 0)) * secondsATick
    return seconds.isFinite ? .microseconds(Int64(min(max(seconds, 0), 1e10) * 1e6)) : nil
  }

  /// How long the pictures are shown together, as far as the container says.
  var duration: Duration? {
    if stream.pointee.duration > 0 {
      return .microseconds(Int64(min(Double(stream.pointee.duration) * secondsATick, 1e10) * 1e6))
    }
    guard let all = format?.pointee.duration, all > 0 else { return nil }
    return .microseconds(all)
  }

  /// Pictures a second, as far as the container says.
  var rate: Double? {
    let rate = stream.pointee.avg_frame_rate
    return rate.num > 0 && rate.den > 0 ? Double(rate.num) / Double(rate.den) : nil
  }

  private var secondsATick: Double {
    let base = stream.pointee.time_base
    return base.den > 0 ? Double(base.num) / Double(base.den) : 0
  }

  private var startTicks: Int64? {
    stream.pointee.start_time == quietzoneNoTimestamp ? nil : stream.pointee.start_time
  }
}

/// What takes containers apart; nil if this system does not have it. Loaded when it is first asked for.
private let loadedContainers: QuietzoneContainers? = quietzone_load_containers()?.pointee

extension Orientation {
  /// ISO/IEC 14496-12, 8.2.2: the matrix that turns a video's pictures. One that does more than that leaves them upright.
  fileprivate init(_ matrix: [Int32]) {
    self =
      switch (matrix[0].signum(), matrix[1].signum(), matrix[3].signum(), matrix[4].signum()) {
      case (-1, 0, 0, 1): .mirrored
      case (-1, 0, 0, -1): .upsideDown
      case (1, 0, 0, -1): .flipped
      case (0, 1, 1, 0): .transposed
      case (0, 1, -1, 0): .turnedRight
      case (0, -1, -1, 0): .transversed
      case (0, -1, 1, 0): .turnedLeft
      default: .upright
      }
  }
}
