/// Why the server could not be started, and what to do.
public enum WebServerError: Error, CustomStringConvertible, Equatable {
  /// The folder holds no page.
  case pageIsMissing(String)
  /// The folder holds a page without the reader's WebAssembly module.
  case moduleIsMissing(String)
  /// Another program listens there.
  case portInUse(host: String, port: Int)
  /// This user may not listen there.
  case portNotAllowed(port: Int)
  /// The host's name stands for no address of this machine.
  case noSuchHost(String)
  /// zlib failed.
  case compressionFailed
  /// The certificate could not be kept or read.
  case certificate(file: String, reason: String)

  public var description: String {
    switch self {
    case .pageIsMissing(let folder): "there is no page in \(folder); './quietzone serve' gathers one"
    case .moduleIsMissing(let folder):
      "there is no quietzone.wasm in \(folder); './quietzone serve' gathers the page and builds"
    case .portInUse(let host, let port):
      "port \(port) of \(host) is in use by another program; choose another with --port"
    case .portNotAllowed(let port):
      "this user may not listen on port \(port); choose one above 1023 with --port"
    case .noSuchHost(let host): "\(host) is no address of this machine; choose another with --host"
    case .compressionFailed: "zlib could not compress the page"
    case .certificate(let file, let reason): "the certificate in \(file) cannot be used: \(reason)"
    }
  }
}
