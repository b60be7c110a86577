import CFFmpeg

/// A picture as a decoder left it, in whatever pixel format that is.
struct DecodedPicture: ~Copyable {
  let frame: UnsafeMutablePointer<AVFrame>
  let format: ImageFormat

  deinit {
    var frame: UnsafeMutablePointer<AVFrame>? = frame
    av_frame_free(&frame)
  }

  /// The frame, which is the caller's from here on, to free with `av_frame_free`.
  consuming func takeFrame() -> UnsafeMutablePointer<AVFrame> {
    let frame = frame
    discard self
    return frame
  }

  /// Decodes the picture in `contents`, all of it or none.
  ///
  /// Each format's decoder takes a whole file, so no demuxer is asked: nothing here could open another file or host.
  /// A picture larger than `header` says is refused.
  init(_ contents: consuming FileContents, format: ImageFormat, header: ImageHeader) throws(MediaError) {
    _ = silenceLog
    guard let codec = avcodec_find_decoder(format.codec) else {
      throw .unsupported(format: format, detail: "a decoder that this FFmpeg was built without")
    }
    var context = avcodec_alloc_context3(codec)
    var packet = av_packet_alloc()
    var frame = av_frame_alloc()
    defer {
      av_frame_free(&frame)
      av_packet_free(&packet)
      avcodec_free_context(&context)
    }
    guard let context, let packet, frame != nil else { throw .cannotOpen(reason: "no memory to decode it") }
    context.pointee.thread_count = 1
    // Decoders count the padding of lines and blocks, too.
    let padding = 128
    let (width, height) = (min(header.width, Int(Int32.max)), min(header.height, Int(Int32.max)))
    context.pointee.max_pixels = Int64((width + padding) * (height + padding))
    // A damaged picture is an error: half a picture that looks whole would only say that nothing was found.
    // Not so for TIFF, whose decoder would then stop at each tag it does not know.
    if format != .tiff { context.pointee.err_recognition = AV_EF_EXPLODE | AV_EF_CRCCHECK }

    packet.pointee.size = Int32(contents.count)
    packet.pointee.buf = contents.release()
    packet.pointee.data = packet.pointee.buf.pointee.data

    var result = avcodec_open2(context, codec, nil)
    if result >= 0 { result = avcodec_send_packet(context, packet) }
    av_packet_unref(packet)
    if result >= 0 { result = avcodec_receive_frame(context, frame) }
    if result == quietzoneAgain {
      avcodec_send_packet(context, nil)
      result = avcodec_receive_frame(context, frame)
    }
    if result == quietzoneUnsupported {
      throw .unsupported(format: format, detail: "features that FFmpeg does not decode")
    }
    guard result >= 0, let picture = frame else {
      throw .damaged(format: format, detail: "it cannot be decoded to its end")
    }
    if picture.pointee.decode_error_flags != 0 || picture.pointee.flags & AV_FRAME_FLAG_CORRUPT != 0 {
      throw .damaged(format: format, detail: "parts of the picture are missing")
    }
    self.frame = picture
    self.format = format
    frame = nil
  }
}

/// FFmpeg writes to standard error by itself unless it is told not to.
private let silenceLog: Void = av_log_set_level(AV_LOG_QUIET)
