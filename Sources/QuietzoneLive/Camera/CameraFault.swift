import QuietzoneScanner

/// Why a camera delivers no frames. The description is a line that says what to do about it; it does not
/// repeat the camera's name.
public enum CameraFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// GStreamer's libraries are not on this system.
  case noGStreamer
  /// A part of GStreamer is not on this system; `package` is Debian's that has it.
  case partMissing(name: String, package: String)
  /// Nothing here decodes the video; `format` is in GStreamer's words.
  case noDecoder(format: String)
  /// There is no camera.
  case noCamera
  /// There is no camera of that name.
  case unknownCamera
  /// There is something else in its place.
  case notACamera
  /// The system does not let this user have it.
  case refused
  /// PipeWire was started anew since its cameras were listed first.
  case pipeWireRestarted
  /// Somebody else has it.
  case busy
  /// It was there and went away.
  case unplugged
  /// No frame came for so many seconds.
  case stalled(seconds: Int)
  /// A file or a stream that cannot be read; `reason` is in the system's or GStreamer's words.
  case unreadable(reason: String)

  /// What the scanner's behaviour makes of it.
  public var problem: CameraProblem {
    switch self {
    case .busy: .inUseByAnotherApplication
    case .refused: .permissionDenied
    case .noGStreamer, .partMissing, .noDecoder, .pipeWireRestarted, .noCamera, .unknownCamera, .notACamera,
      .unplugged, .stalled,
      .unreadable:
      .unavailable
    }
  }

  /// Whether trying again may help, without anything being installed or started.
  public var canPass: Bool {
    switch self {
    case .noGStreamer, .partMissing, .noDecoder, .pipeWireRestarted: false
    default: true
    }
  }

  public var description: String {
    switch self {
    case .noGStreamer:
      "cameras are read by GStreamer, which is not installed (Debian: libgstreamer-plugins-base1.0-0 gstreamer1.0-plugins-base gstreamer1.0-plugins-good gstreamer1.0-pipewire)"
    case .partMissing(let name, let package):
      "GStreamer's \(name) is needed, which is not installed (Debian: \(package))"
    case .noDecoder(let format): "nothing installed decodes \(format) (Debian: gstreamer1.0-libav)"
    case .noCamera:
      "there is no camera; plug one in, or name a device, a file or an address with --camera"
    case .unknownCamera:
      "there is no such camera, file or address; --cameras lists the cameras that there are"
    case .notACamera:
      "this is not a camera that delivers pictures; --cameras lists those that are"
    case .refused:
      "this user may not open it; members of the group 'video' may, on Debian: sudo adduser \"$USER\" video"
    case .pipeWireRestarted: "PipeWire was started anew, and GStreamer does not follow; start this again, too"
    case .busy: "the camera is in use by another program; close that one"
    case .unplugged: "the camera has gone; plug it in again"
    case .stalled(let seconds): "the camera delivered no picture for \(seconds) seconds"
    case .unreadable(let reason): "cannot be read: \(reason)"
    }
  }
}
