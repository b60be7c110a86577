import CDevices
import Glibc

/// A camera of the kernel (V4L2).
struct VideoDevice: Hashable, Sendable {
  /// Such as `/dev/video0`.
  let path: String
  /// In its maker's words.
  let name: String

  /// The camera at this path.
  init(path: String) throws(CameraFault) {
    var name = [CChar](repeating: 0, count: 33)
    switch quietzone_video_device(path, &name) {
    case 0: break
    case ENOENT, ENODEV, ENXIO: throw .unknownCamera
    case EACCES, EPERM: throw .refused
    case EBUSY: throw .busy
    case ENOTTY, EISDIR: throw .notACamera
    case let failure: throw .unreadable(reason: String(cString: strerror(failure)))
    }
    self.path = path
    self.name = name.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
  }

  /// Those that may be opened; if there are none, and one is refused, that fault.
  static func all(in folder: String = "/dev") throws(CameraFault) -> [VideoDevice] {
    var found: [VideoDevice] = []
    var refusal: CameraFault?
    for path in paths(in: folder) {
      do throws(CameraFault) {
        found.append(try VideoDevice(path: path))
      } catch {
        if case .refused = error { refusal = refusal ?? error }
      }
    }
    if found.isEmpty, let refusal { throw refusal }
    return found
  }

  /// The devices called `video` and a number, in the numbers' order.
  static func paths(in folder: String) -> [String] {
    let numbers = folderEntries(folder).compactMap { name in
      name.hasPrefix("video") ? UInt(name.dropFirst("video".count)) : nil
    }
    return numbers.sorted().map { "\(folder)/video\($0)" }
  }
}
