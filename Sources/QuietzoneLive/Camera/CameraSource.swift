/// Where a camera's frames come from.
public enum CameraSource: Hashable, Sendable, CustomStringConvertible {
  /// PipeWire's default camera where it has one, else the first V4L2 device.
  case automatic
  /// A camera that PipeWire offers, by its node's name or its description; nil is the default one.
  case pipeWire(node: String?)
  /// A V4L2 device, such as `/dev/video0`.
  case v4l2(device: String)
  /// A camera that libcamera knows by this name; nil is the first.
  case libcamera(name: String?)
  /// A video file, played at its own speed.
  case file(path: String)
  /// A stream by its address: `rtsp://`, `rtsps://`, `http://` or `https://`.
  case stream(address: String)

  /// What a word on the command line stands for: an address, a device, `libcamera` or `pipewire` with a name after a colon or without
  /// one, a file, or else the name of one of PipeWire's cameras.
  ///
  /// - Parameter isFile: Whether there is a file of that name.
  public init(argument: String, isFile: (String) -> Bool) {
    let scheme = argument.prefix { $0 != ":" }.lowercased()
    let rest = argument.dropFirst(scheme.count)
    if rest.hasPrefix("://"), ["rtsp", "rtsps", "http", "https"].contains(scheme) {
      self = .stream(address: argument)
    } else if argument.hasPrefix("/dev/") {
      self = .v4l2(device: argument)
    } else if scheme == "libcamera" || scheme == "pipewire" {
      let name = rest.isEmpty ? nil : String(rest.dropFirst())
      self = scheme == "libcamera" ? .libcamera(name: name) : .pipeWire(node: name)
    } else if argument.contains("/") || isFile(argument) {
      self = .file(path: argument)
    } else {
      self = .pipeWire(node: argument)
    }
  }

  /// Whether it may come back after it went away.
  var returns: Bool { if case .file = self { false } else { true } }

  /// For people and for scripts: the word that stands for it on the command line.
  public var description: String {
    switch self {
    case .automatic: "camera"
    case .pipeWire(let node): node ?? "pipewire"
    case .v4l2(let device): device
    case .libcamera(let name): name.map { "libcamera:\($0)" } ?? "libcamera"
    case .file(let path): path
    case .stream(let address): addressWithoutPassword(address)
    }
  }
}

/// The address as it may be shown: without a name and a password in front of the host.
private func addressWithoutPassword(_ address: String) -> String {
  guard let start = address.firstRange(of: "://")?.upperBound else { return address }
  let end = address[start...].firstIndex { "/?#".contains($0) } ?? address.endIndex
  guard let sign = address[start..<end].lastIndex(of: "@") else { return address }
  return address[..<start] + "…" + address[sign...]
}
