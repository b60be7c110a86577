import Glibc

/// A run of PipeWire's server, known by its socket.
struct PipeWireServer: Hashable, Sendable {
  private let device: UInt
  private let file: UInt
  private let seconds: Int
  private let nanoseconds: Int

  /// The one that clients of this process would talk to; nil if there is none.
  static var running: PipeWireServer? {
    let name = variable("PIPEWIRE_REMOTE") ?? "pipewire-0"
    if name.hasPrefix("/") { return PipeWireServer(socket: name) }
    guard let folder = variable("PIPEWIRE_RUNTIME_DIR") ?? variable("XDG_RUNTIME_DIR") else { return nil }
    return PipeWireServer(socket: "\(folder)/\(name)")
  }

  /// The server behind a socket; nil if there is no such socket.
  init?(socket: String) {
    var status = stat()
    guard stat(socket, &status) == 0, status.st_mode & S_IFMT == S_IFSOCK else { return nil }
    device = UInt(status.st_dev)
    file = UInt(status.st_ino)
    seconds = status.st_ctim.tv_sec
    nanoseconds = status.st_ctim.tv_nsec
  }
}

private func variable(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
}
