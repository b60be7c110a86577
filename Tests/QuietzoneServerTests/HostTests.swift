import Foundation
import Testing

@testable import QuietzoneServer

@Suite("Server: for whom a request is", .timeLimit(.minutes(1)))
struct HostTests {
  @Test(
    "Addresses, localhost and the server's names are known, with any port",
    arguments: [
      "localhost", "localhost:8080", "LOCALHOST", "localhost.", "scan.localhost:1", "127.0.0.1:8080",
      "192.0.2.7",
      "[::1]", "[2001:db8::7]:443", "box.local:8080", "Box.Local.",
    ])
  func known(_ host: String) { #expect(KnownHosts(["box.local"]).contains(host)) }

  @Test(
    "Other names are not, nor what is no host",
    arguments: [
      "", ".", ":8080", "example.org", "box.local.example.org", "localhost.example.org", "notlocalhost",
      "localhost:80a",
      "127.0.0.1.example.org", "::1", "[::1", "[example.org]", "[::1]x", "127.0.0.1@example.org",
      "localhost, example.org",
    ])
  func unknown(_ host: String) { #expect(!KnownHosts(["box.local"]).contains(host)) }

  /// What `/metrics` answers to these `Host` fields.
  private func answer(_ hosts: String..., names: [String] = [], isSecure: Bool = false) async throws -> String
  {
    let fields = hosts.map { "Host: \($0)\r\n" }.joined()
    let (answers, received) = AsyncStream.makeStream(of: String.self)
    try await LiveServer.run(names: names, isSecure: isSecure) { server in
      received.yield(
        try await server.answer(to: "GET /metrics HTTP/1.1\r\n\(fields)Connection: close\r\n\r\n"))
    }
    return await answers.first { _ in true } ?? ""
  }

  @Test("A request without a Host, or with two, is refused")
  func notOne() async throws {
    #expect(try await answer().hasPrefix("HTTP/1.1 400 "))
    #expect(try await answer("localhost", "localhost").hasPrefix("HTTP/1.1 400 "))
    #expect(try await answer("localhost", "example.org").hasPrefix("HTTP/1.1 400 "))
  }

  @Test("A page elsewhere whose name leads here reads nothing, also over TLS", arguments: [false, true])
  func rebinding(isSecure: Bool) async throws {
    let refused = try await answer("example.org", isSecure: isSecure)
    #expect(refused.hasPrefix("HTTP/1.1 421 "))
    #expect(refused.contains("--name") && !refused.contains("# TYPE"))
    #expect(try await answer("127.0.0.1", isSecure: isSecure).hasPrefix("HTTP/1.1 200 "))
  }

  @Test("A name that was given leads here, and is in the certificate")
  func names() async throws {
    #expect(try await answer("scan.example.org:8443", names: ["scan.example.org"]).hasPrefix("HTTP/1.1 200 "))
    let page = try TestPage()
    var server = try WebServer(
      .init(port: 0, names: ["scan.example.org"], isSecure: true), page: page.folder, metrics: .init())
    server.certificates = CertificateFolder(folder: page.folder.appending(path: "data"))
    _ = try server.builder()
    let file = page.folder.appending(path: "data/certificate.pem")
    let made = try String(contentsOf: file, encoding: .utf8)
    var machine = try MachineAddresses.current()
    machine.names.append("scan.example.org")
    let kept = try server.certificates.certificate(for: machine).pem
    #expect(kept == made, "another certificate had to be made")
  }

  // MARK: Plain HTTP where TLS is spoken

  private func plainAnswer(to request: String) async throws -> String {
    let (answers, received) = AsyncStream.makeStream(of: String.self)
    try await LiveServer.run(isSecure: true) { server in
      received.yield(try await LiveServer(server, isSecure: false).answer(to: request))
      #expect(try await server.servesPage())
    }
    return await answers.first { _ in true } ?? ""
  }

  @Test("Who asks for a page by plain HTTP is sent to the secure address, with its path")
  func redirect() async throws {
    for method in ["GET", "HEAD"] {
      let answer = try await plainAnswer(
        to: "\(method) /?source=search HTTP/1.1\r\nhost: 127.0.0.1:8080\r\n\r\n")
      #expect(answer.hasPrefix("HTTP/1.1 307 "))
      #expect(answer.contains("\r\nLocation: https://127.0.0.1:8080/?source=search\r\n"))
    }
    #expect(
      try await plainAnswer(to: "GET / HTTP/1.1\r\nHost: [::1]\r\n\r\n")
        .contains("\r\nLocation: https://[::1]:80/\r\n"))
  }

  @Test(
    "Everybody else is told, and sent nowhere",
    arguments: [
      "POST /v1/read HTTP/1.1\r\nHost: localhost\r\n\r\n", "GET / HTTP/1.1\r\nHost: example.org\r\n\r\n",
      "GET / HTTP/1.1\r\n\r\n", "GET / HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\n\r\n",
      "GET http://localhost/ HTTP/1.1\r\nHost: localhost\r\n\r\n",
      "GET /\tx HTTP/1.1\r\nHost: localhost\r\n\r\n",
      "GET /\n HTTP/1.1\r\nHost: localhost\r\n\r\n", "HELLO\r\n\r\n",
      "GET /" + String(repeating: "a", count: 20_000),
    ])
  func plain(_ request: String) async throws {
    let answer = try await plainAnswer(to: request)
    #expect(answer.hasPrefix("HTTP/1.1 400 ") && answer.contains("https://"), "\(answer)")
    #expect(!answer.contains("Location:"))
  }

  @Test("A request in pieces is answered when it is whole")
  func pieces() async throws {
    try await LiveServer.run(isSecure: true) { server in
      try await LiveServer(server, isSecure: false).connect { connection in
        for piece in ["G", "ET / HTTP/1.1\r\nHost: local", "host:1\r\n\r", "\n"] {
          try await connection.send(piece)
        }
        #expect(try await connection.rest().contains("\r\nLocation: https://localhost:1/\r\n"))
      }
    }
  }

  @Test("Who stops in the middle of a request is cut off")
  func stopped() async throws {
    try await LiveServer.run(isSecure: true, limits: .impatient) { server in
      let answer = try await LiveServer(server, isSecure: false).answer(to: "GET / HT")
      #expect(answer.isEmpty, "\(answer)")
    }
  }
}
