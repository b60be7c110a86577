import CFFmpeg
import Glibc

/// A picture as FFmpeg left it, in whatever pixel format that is.
struct DecodedPicture: ~Copyable {
  let frame: UnsafeMutablePointer<AVFrame>
  let format: ImageFormat
  let ffmpeg: QuietzoneFFmpeg

  deinit {
    var frame: UnsafeMutablePointer<AVFrame>? = frame
    ffmpeg.av_frame_free(&frame)
  }

  /// A picture that was decoded from a video.
  init(_ frame: UnsafeMutablePointer<AVFrame>, format: ImageFormat, ffmpeg: QuietzoneFFmpeg) {
    self.frame = frame
    self.format = format
    self.ffmpeg = ffmpeg
  }

  /// Decodes the picture in `contents`, all of it or none.
  ///
  /// Each format's decoder takes a whole file, so no demuxer is asked: nothing here could open another file or host.
  /// A picture larger than `header` says is refused.
  init(_ contents: consuming FileContents, format: ImageFormat, header: ImageHeader) throws(MediaError) {
    guard let ffmpeg = loadedFFmpeg else { throw .decoderMissing(format: format) }
    guard let codec = ffmpeg.avcodec_find_decoder(format.codec) else {
      throw .unsupported(format: format, detail: "a decoder that this FFmpeg was built without")
    }
    var context = ffmpeg.avcodec_alloc_context3(codec)
    var packet = ffmpeg.av_packet_alloc()
    var frame = ffmpeg.av_frame_alloc()
    defer {
      ffmpeg.av_frame_free(&frame)
      ffmpeg.av_packet_free(&packet)
      ffmpeg.avcodec_free_context(&context)
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

    let (bytes, count) = contents.release()
    packet.pointee.buf = ffmpeg.av_buffer_create(
      bytes, count + FileContents.padding, { _, bytes in free(bytes) }, nil, 0)
    guard packet.pointee.buf != nil else {
      free(bytes)
      throw .cannotOpen(reason: "no memory to decode it")
    }
    packet.pointee.data = bytes
    packet.pointee.size = Int32(count)

    var result = ffmpeg.avcodec_open2(context, codec, nil)
    if result >= 0 { result = ffmpeg.avcodec_send_packet(context, packet) }
    ffmpeg.av_packet_unref(packet)
    if result >= 0 { result = ffmpeg.avcodec_receive_frame(context, frame) }
    if result == quietzoneAgain {
      _ = ffmpeg.avcodec_send_packet(context, nil)
      result = ffmpeg.avcodec_receive_frame(context, frame)
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
    self.ffmpeg = ffmpeg
    frame = nil
  }
}

/// FFmpeg's functions; nil if this system does not have it. Loaded when they are first asked for.
let loadedFFmpeg: QuietzoneFFmpeg? = quietzone_load_ffmpeg()?.pointee

extension ImageFormat {
  fileprivate var codec: AVCodecID {
    switch self {
    case .jpeg: AV_CODEC_ID_MJPEG
    case .png: AV_CODEC_ID_PNG
    case .webP: AV_CODEC_ID_WEBP
    case .gif: AV_CODEC_ID_GIF
    case .bmp: AV_CODEC_ID_BMP
    case .tiff: AV_CODEC_ID_TIFF
    case .heif, .avif, .jpegXL, .svg: AV_CODEC_ID_NONE
    }
  }
}
