/// Why an input gave no frame. The description says what is wrong and, where that helps, what to do about it;
/// it does not repeat the input's name.
public enum MediaError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The system would not open or read it; `reason` is in the system's words.
  case cannotOpen(reason: String)
  case isFolder
  /// A device, a socket or a named pipe, which could keep a reader waiting for ever.
  case isNotAFile
  case standardInputIsTerminal
  case isEmpty
  /// More bytes than `limit`.
  case fileTooLarge(limit: Int)
  /// The first bytes are those of no format that is read here.
  case unknownFormat
  /// The header's size is more than was allowed.
  case tooManyPixels(width: Int, height: Int, limit: Int)
  /// The file ends early or holds what its format does not allow. A part of the picture is not reported as if it
  /// were the whole.
  case damaged(format: ImageFormat, detail: String)
  /// A variety of the format that nothing here decodes.
  case unsupported(format: ImageFormat, detail: String)
  /// What this format needs, FFmpeg's libavcodec, is not on this system, or not in the version that this was built for.
  case decoderMissing(format: ImageFormat)

  public var description: String {
    switch self {
    case .cannotOpen(let reason): "cannot be opened: \(reason)"
    case .isFolder: "is a folder, not an image"
    case .isNotAFile: "is not a regular file; to read from a pipe or a device, send it to standard input (-)"
    case .standardInputIsTerminal:
      "standard input is a terminal; send an image to it, as in: quietzone scan - < photo.jpg"
    case .isEmpty: "not an image that can be read: the file is empty"
    case .fileTooLarge(let limit): "not an image that can be read: more than \(limit) bytes"
    case .unknownFormat:
      "not an image that can be read: it does not begin as a JPEG, PNG, WebP, GIF, BMP or TIFF file does"
    case .tooManyPixels(let width, let height, let limit):
      "\(width) × \(height) pixels are more than the limit of \(limit); --max-pixels raises it"
    case .damaged(let format, let detail):
      "not an image that can be read: damaged \(format.name) file (\(detail))"
    case .decoderMissing(let format):
      "\(format.name) is read by FFmpeg's libavcodec, which is not installed in the version needed"
    case .unsupported(let format, let detail): "not an image that can be read: \(format.name) with \(detail)"
    }
  }
}
