import ArgumentParser
import Foundation
import Metrics
import QuietzoneServer
import QuietzoneWriter

@main
struct ServeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "quietzone serve",
    abstract: "Serves the web scanner.",
    discussion: """
      Open the address that is printed in any browser. Browsers give the camera to pages of this machine and to secure \
      pages alone: to scan with a phone, use --https. The browser will warn that nobody vouches for the certificate, \
      since this machine made it for itself; go on all the same.

      It answers to this machine's names, to its addresses and to each --name; to others it does not, since pages elsewhere \
      could make themselves its own by them.

      Pictures and codes stay in the browser. What comes here are counts of what was done, shown under /metrics.

      With --api programs may send images to be read: POST /v1/read. /api tells more.
      """)

  @Option(help: "The address to listen on. (default: 127.0.0.1; with --https all of this machine's)")
  var host: String?

  @Option(help: "The port to listen on; 0 takes any that is free.")
  var port = 8080

  @Option(
    help: ArgumentHelp(
      "A name that leads here besides this machine's own, such as that of a proxy; may be given more than once.",
      valueName: "name"))
  var name: [String] = []

  @Flag(help: "Serve over TLS, with a certificate that this machine makes for itself and keeps.")
  var https = false

  @Flag(help: "Read images that programs send, too; /api says how.")
  var api = false

  @Option(
    help: ArgumentHelp(
      "Only for those who send the token in this file's first line: 'Authorization: Bearer …'.",
      valueName: "file"))
  var apiTokenFile: String?

  func validate() throws {
    if apiTokenFile != nil, !api { throw ValidationError("--api-token-file is of use with --api alone.") }
    if let other = name.first(where: { $0.isEmpty || $0.contains { "/: ".contains($0) } }) {
      throw ValidationError("A name is that of a host, without scheme and port; '\(other)' is none.")
    }
    guard (0...65535).contains(port) else { throw ValidationError("A port is a number from 0 to 65535.") }
  }

  func run() async throws {
    let metrics = PrometheusMetrics()
    MetricsSystem.bootstrap(metrics)
    do {
      let options = WebServer.Options(
        host: host ?? (https ? "0.0.0.0" : "127.0.0.1"), port: port, names: name,
        isSecure: https, api: api ? APIOptions(token: try apiTokenFile.map(token)) : nil)
      let server = try WebServer(options, metrics: metrics)
      try await server.run { port in announce((try? server.addresses(port: port)) ?? []) }
    } catch let error as WebServerError {
      complain("\(error)")
      throw ExitCode(1)
    }
  }

  /// Says where the page is; what a phone is to open shows as a QR Code, too.
  private func announce(_ addresses: [String]) {
    var lines = addresses.map { "Quietzone is at \($0)" }
    if https, let first = addresses.first,
      let code = try? SymbolWriter().write(SymbolDraft(.qrCode, .text(first)), as: .terminal)
    {
      lines += ["", String(decoding: code.bytes.dropLast(), as: UTF8.self)]
    }
    lines.append("Ctrl-C ends it.")
    // Not by print: a script that waits for the address gets it at once.
    FileHandle.standardOutput.write(Data((lines.joined(separator: "\n") + "\n").utf8))
  }
}

/// The token in a file's first line.
private func token(inFile name: String) throws -> String {
  let text: String
  do { text = try String(contentsOfFile: name, encoding: .utf8) } catch {
    throw ValidationError("\(name) cannot be read as text.")
  }
  let token = text.split(separator: "\n").first.map { $0.trimmingCharacters(in: .whitespaces) } ?? ""
  guard token.count >= 16 else { throw ValidationError("\(name) holds no token of 16 characters or more.") }
  return token
}

private func complain(_ message: String) {
  FileHandle.standardError.write(Data("quietzone serve: \(message)\n".utf8))
}
