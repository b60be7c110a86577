/// Why an input gave no frame. The description says what is wrong and, where that helps, what to do about it;
/// it does not repeat the input's name.
public indirect enum MediaError: Error, Hashable, Sendable, CustomStringConvertible {
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
  /// The library that this format needs is not on this system, or not in the version that this was built for.
  case decoderMissing(format: ImageFormat)
  /// A program or library that something other than an image needs is not on this system.
  case notInstalled(purpose: String, program: String, package: String)
  /// What is wrong with a document, a video, or the program that was to read it.
  case notRead(reason: String)
  /// A page of a document, counted from 1, could not be read; others may be.
  case page(Int, MediaError)

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
      "not an image that can be read: it begins as none of the formats that are read here do"
    case .tooManyPixels(let width, let height, let limit):
      "\(width) × \(height) pixels are more than the limit of \(limit); --max-pixels raises it"
    case .damaged(let format, let detail):
      "not an image that can be read: damaged \(format.name) file (\(detail))"
    case .decoderMissing(let format):
      "\(format.name) is read by \(format.library.name), which is not installed in the version needed "
        + "(Debian: \(format.library.package))"
    case .unsupported(let format, let detail): "not an image that can be read: \(format.name) with \(detail)"
    case .notInstalled(let purpose, let program, let package):
      "\(purpose) by \(program), which is not installed (Debian: \(package))"
    case .notRead(let reason): "cannot be read: \(reason)"
    case .page(let number, let error): "page \(number): \(error)"
    }
  }
}
