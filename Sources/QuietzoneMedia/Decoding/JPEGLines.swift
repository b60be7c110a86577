import CJPEG

/// A JPEG file's lines: its Y plane alone, as libjpeg-turbo decodes it.
struct JPEGLines: LuminanceLines, ~Copyable {
  let width: Int
  let height: Int
  private let picture: OpaquePointer

  /// - Parameter bytes: The file, which must stay until the lines are done with.
  /// - Throws: `unsupported` for what libjpeg-turbo does not decode.
  init(_ bytes: UnsafeRawBufferPointer, header: ImageHeader) throws(MediaError) {
    var status = QuietzoneJPEGRead
    let picture = quietzone_jpeg_open(
      bytes.bindMemory(to: UInt8.self).baseAddress!, bytes.count, UInt32(header.width), UInt32(header.height),
      &status)
    guard let picture else { throw Self.error(status) }
    self.picture = picture
    width = header.width
    height = header.height
  }

  deinit { quietzone_jpeg_close(picture) }

  mutating func write(_ count: Int, to target: UnsafeMutablePointer<UInt8>) throws(MediaError) {
    let status = quietzone_jpeg_read(picture, target, count)
    if status != QuietzoneJPEGRead { throw Self.error(status) }
  }

  private static func error(_ status: QuietzoneJPEGStatus) -> MediaError {
    switch status {
    case QuietzoneJPEGNoMemory: .cannotOpen(reason: "no memory to decode it")
    case QuietzoneJPEGUnsupported:
      .unsupported(format: .jpeg, detail: "features that libjpeg-turbo does not decode")
    default: .damaged(format: .jpeg, detail: "it cannot be decoded to its end")
    }
  }
}
