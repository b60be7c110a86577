import Foundation

/// Where the self-signed certificate is kept from one start to the next: a browser that was told to trust it need not be
/// told again.
struct CertificateFolder: Sendable {
  let folder: URL

  private var certificateFile: URL { folder.appending(path: "certificate.pem") }
  private var keyFile: URL { folder.appending(path: "key.pem") }

  /// `$XDG_DATA_HOME/quietzone`, or `~/.local/share/quietzone`.
  static var standard: CertificateFolder {
    let environment = ProcessInfo.processInfo.environment["XDG_DATA_HOME"] ?? ""
    let data =
      environment.hasPrefix("/")
      ? URL(filePath: environment) : URL.homeDirectory.appending(path: ".local/share")
    return CertificateFolder(folder: data.appending(path: "quietzone"))
  }

  /// The certificate that is kept, or a new one where there is none, or it is of no use any more.
  func certificate(for machine: MachineAddresses, now: Date = Date()) throws -> SelfSignedCertificate {
    if let kept = try? kept(), kept.serves(machine, now: now) { return kept }
    let made = try SelfSignedCertificate(for: machine, now: now)
    do {
      try keep(made)
    } catch {
      throw WebServerError.certificate(file: folder.path, reason: error.localizedDescription)
    }
    return made
  }

  private func kept() throws -> SelfSignedCertificate {
    try SelfSignedCertificate(
      certificate: String(contentsOf: certificateFile, encoding: .utf8),
      key: String(contentsOf: keyFile, encoding: .utf8))
  }

  /// Nobody else may read the key, not even while it is written.
  private func keep(_ made: SelfSignedCertificate) throws {
    let files = FileManager.default
    try files.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let unfinished = folder.appending(path: "key.pem.new")
    try? files.removeItem(at: unfinished)
    guard
      files.createFile(
        atPath: unfinished.path, contents: Data(made.key.utf8), attributes: [.posixPermissions: 0o600])
    else { throw CocoaError(.fileWriteUnknown) }
    try? files.removeItem(at: keyFile)
    try files.moveItem(at: unfinished, to: keyFile)
    try Data(made.pem.utf8).write(to: certificateFile, options: .atomic)
  }
}
