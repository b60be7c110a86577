import CFFmpeg
import Glibc

/// An open video as FFmpeg reads it: by its bytes alone. No name is handed over, so nothing here could be a pattern, a protocol or
/// another file.
final class VideoBytes {
  private let input: OpenInput
  private let isCancelled: @Sendable () -> Bool
  private var position = 0
  private(set) var context: UnsafeMutablePointer<AVIOContext>?
  private let containers: QuietzoneContainers
  private let ffmpeg: QuietzoneFFmpeg

  init(
    _ input: consuming OpenInput, _ containers: QuietzoneContainers, _ ffmpeg: QuietzoneFFmpeg,
    isCancelled: @escaping @Sendable () -> Bool
  ) throws(MediaError) {
    let isFile = input.isFile
    self.input = input
    self.containers = containers
    self.ffmpeg = ffmpeg
    self.isCancelled = isCancelled
    let size: Int32 = 1 << 16
    let buffer = ffmpeg.av_malloc(Int(size))
    context = containers.avio_alloc_context(
      buffer?.assumingMemoryBound(to: UInt8.self), size, 0, Unmanaged.passUnretained(self).toOpaque(),
      { bytes, target, count in
        Unmanaged<VideoBytes>.fromOpaque(bytes!).takeUnretainedValue().read(target!, Int(count))
      }, nil,
      isFile
        ? { bytes, offset, whence in
          Unmanaged<VideoBytes>.fromOpaque(bytes!).takeUnretainedValue().seek(to: offset, whence)
        } : nil)
    if context == nil {
      ffmpeg.av_free(buffer)
      throw .cannotOpen(reason: "no memory to decode it")
    }
  }

  deinit {
    ffmpeg.av_free(context?.pointee.buffer)
    containers.avio_context_free(&context)
  }

  private func read(_ target: UnsafeMutablePointer<UInt8>, _ count: Int) -> Int32 {
    // What was read to tell what it is comes first; a file is read again.
    if !input.isFile, position < input.head.count {
      let part = input.head[position...].prefix(count)
      for (index, byte) in part.enumerated() { target[index] = byte }
      position += part.count
      return Int32(part.count)
    }
    while true {
      if isCancelled() { return quietzoneExit }
      let got =
        input.isFile
        ? pread(input.descriptor, target, count, position) : Glibc.read(input.descriptor, target, count)
      if got < 0, errno == EINTR { continue }
      if got <= 0 { return got == 0 ? quietzoneEnd : quietzoneInputError }
      position += got
      return Int32(got)
    }
  }

  private func seek(to offset: Int64, _ whence: Int32) -> Int64 {
    var status = stat()
    guard fstat(input.descriptor, &status) == 0 else { return -1 }
    let size = Int64(status.st_size)
    // FFmpeg's own way to ask for the size.
    if whence & 0x10000 != 0 { return size }
    let base: Int64? = [SEEK_SET: 0, SEEK_CUR: Int64(position), SEEK_END: size][whence & 0xFFFF]
    guard let base, case (let place, false) = base.addingReportingOverflow(offset), place >= 0 else {
      return -1
    }
    position = Int(place)
    return place
  }
}
