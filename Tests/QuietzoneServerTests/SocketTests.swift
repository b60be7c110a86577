import Foundation
import Hummingbird
import NIOCore
import Testing

@testable import QuietzoneServer

@Suite("Server: over the network", .timeLimit(.minutes(1)))
struct SocketTests {
  /// A request that leaves the connection closed.
  private func request(_ line: String, _ fields: String...) -> String {
    ([line + " HTTP/1.1", "Host: localhost", "Connection: close"] + fields).joined(separator: "\r\n")
      + "\r\n\r\n"
  }

  @Test("The page comes over TLS, too", arguments: [false, true])
  func serves(isSecure: Bool) async throws {
    try await LiveServer.run(isSecure: isSecure) { server in
      let answer = try await server.answer(to: request("GET /"))
      #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
      #expect(answer.contains("<title>Quietzone</title>"))
    }
  }

  @Test(
    "What is no HTTP gets 400 or nothing, and others notice nothing of it",
    arguments: [
      "\u{0}\u{1}\u{2}\u{3}\r\n\r\n", "\u{16}\u{3}\u{1}\u{2}\u{0}\u{1}", "GET\r\n\r\n",
      "GET / HTTP/7.3\r\n\r\n",
      "GET / HTTP/1.1\r\nno colon\r\n\r\n", "GET / HTTP/1.1\r\n: no name\r\n\r\n",
      "GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n",
      "GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999999999999999\r\n\r\n",
      "POST /counts HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
      "G\u{0}T / HTTP/1.1\r\n\r\n",
      "BREW / HTTP/1.1\r\nHost: localhost\r\n\r\n",
      "GET /\u{0} HTTP/1.1\r\nHost: localhost\r\n\r\n", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    ])
  func malformed(_ bytes: String) async throws {
    try await LiveServer.run(limits: .impatient) { server in
      let answer = try await server.answer(to: bytes)
      #expect(answer.isEmpty || answer.hasPrefix("HTTP/1.1 400 "), "\(answer)")
      #expect(try await server.servesPage())
    }
  }

  @Test("What is neither TLS nor HTTP is cut off where TLS is spoken")
  func notSecure() async throws {
    try await LiveServer.run(isSecure: true, limits: .impatient) { server in
      let plain = LiveServer(server, isSecure: false)
      for bytes in ["\u{0}\u{1}\u{2}\r\n\r\n", "\u{16}\u{3}\u{1}\u{2}\u{0}\u{1}"] {
        let answer = try await plain.answer(to: bytes)
        #expect(!answer.hasPrefix("HTTP"))
      }
      #expect(try await server.servesPage())
    }
  }

  @Test("Header fields that are too long, too many, or too much together are refused")
  func headers() async throws {
    try await LiveServer.run { server in
      let long = String(repeating: "a", count: 17_000)
      let many = (0...100).map { "F\($0): a" }
      let much = (0..<90).map { "F\($0): " + String(repeating: "a", count: 200) }
      for fields in [["Long: " + long], [long + ": a"], many, much] {
        let text = request("GET /", fields.joined(separator: "\r\n"))
        let answer = try await server.answer(to: text)
        #expect(answer.hasPrefix("HTTP/1.1 400 "))
      }
      #expect(try await server.servesPage())
    }
  }

  @Test("An address that goes on for ever is refused")
  func longAddress() async throws {
    try await LiveServer.run { server in
      let answer = try await server.answer(to: request("GET /" + String(repeating: "a", count: 200_000)))
      #expect(answer.isEmpty || answer.hasPrefix("HTTP/1.1 4"))
      #expect(try await server.servesPage())
    }
  }

  @Test(
    "A sender that stops in the middle is cut off, and others are served meanwhile",
    arguments: [
      "", "GET / HT", "GET / HTTP/1.1\r\nHost: localhost\r\n",
      "POST /counts HTTP/1.1\r\nHost: localhost\r\nContent-Length: 30\r\n\r\n{\"Mobile",
    ])
  func slowSender(_ beginning: String) async throws {
    try await LiveServer.run(limits: .impatient) { server in
      try await server.connect(sending: beginning) { slow in
        let servesOthers = try await server.servesPage()
        let answer = try await slow.rest()
        #expect(servesOthers && answer.isEmpty)
      }
    }
  }

  @Test("A client that keeps its connection and asks for nothing more is cut off")
  func idle() async throws {
    try await LiveServer.run(limits: .impatient) { server in
      let answer = try await server.answer(to: "HEAD / HTTP/1.1\r\nHost: localhost\r\n\r\n")
      #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
    }
  }

  @Test("One connection takes request after request, also such as come before the answer")
  func pipelined() async throws {
    try await LiveServer.run { server in
      let head = "HEAD /page/main.js HTTP/1.1\r\nHost: localhost\r\n\r\n"
      let answer = try await server.answer(to: head + head + request("HEAD /missing"))
      #expect(answer.components(separatedBy: "HTTP/1.1 200 OK\r\n").count == 3)
      #expect(answer.components(separatedBy: "HTTP/1.1 404 Not Found\r\n").count == 2)
    }
  }

  @Test(
    "Nothing but the page's files is there, however it is asked for",
    arguments: [
      "/../secret", "/%2e%2e/secret", "/..%2fsecret", "/page/..%2f..%2fsecret", "/%5c..%5csecret",
      "/page%2Fmain.js",
      "/index.html%00.js", "/page/%00", "/.hidden", "/%2ehidden", "//index.html", "/data/key.pem",
      "file:///etc/passwd", "http://localhost/../secret", "*",
    ])
  func escapes(_ path: String) async throws {
    try await LiveServer.run { server in
      let answer = try await server.answer(to: request("GET " + path))
      #expect(answer.hasPrefix("HTTP/1.1 404 ") || answer.hasPrefix("HTTP/1.1 400 "), "\(answer)")
    }
  }

  @Test(
    "Methods that do nothing here are refused, with those that do",
    arguments: ["PUT", "DELETE", "OPTIONS", "TRACE", "POST"])
  func methods(_ method: String) async throws {
    try await LiveServer.run { server in
      let answer = try await server.answer(to: request(method + " /"))
      #expect(answer.hasPrefix("HTTP/1.1 405 ") && answer.contains("Allow: GET, HEAD\r\n"), "\(answer)")
    }
  }

  @Test("HEAD, and an If-None-Match that holds, get a head alone")
  func headsAlone() async throws {
    try await LiveServer.run { server in
      let head = try await server.answer(to: request("HEAD /page/main.js"))
      #expect(head.hasPrefix("HTTP/1.1 200 OK\r\n") && head.hasSuffix("\r\n\r\n"))
      #expect(head.contains("Content-Length: 1000\r\n"))
      let tag = try #require(head.split(separator: "\r\n").first { $0.hasPrefix("ETag: ") }).dropFirst(6)
      let again = try await server.answer(to: request("GET /page/main.js", "If-None-Match: \(tag)"))
      #expect(again.hasPrefix("HTTP/1.1 304 Not Modified\r\n") && again.hasSuffix("\r\n\r\n"))
    }
  }

  @Test("Who asks for a part gets the whole: the files are small")
  func ranges() async throws {
    try await LiveServer.run { server in
      let answer = try await server.answer(to: request("GET /page/main.js", "Range: bytes=0-9"))
      #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n") && answer.contains("Content-Length: 1000\r\n"))
    }
  }

  @Test("Counts that are too long are refused, whether or not their length is said beforehand")
  func longCounts() async throws {
    try await LiveServer.run { server in
      let long = String(repeating: "a", count: 100_000)
      let known = request("POST /counts", "Content-Length: \(long.utf8.count)") + long
      let unknown = request("POST /counts", "Transfer-Encoding: chunked") + "186a0\r\n\(long)\r\n0\r\n\r\n"
      for text in [known, unknown] {
        let answer = try await server.answer(to: text)
        #expect(answer.hasPrefix("HTTP/1.1 413 "))
      }
      #expect(try await server.servesPage())
    }
  }

  @Test("A port that is in use is said, with what to do")
  func portInUse() async throws {
    try await LiveServer.run { server in
      let page = try TestPage()
      let second = try WebServer(.init(port: server.port), page: page.folder, metrics: .init())
      let error = WebServerError.portInUse(host: "127.0.0.1", port: server.port)
      await #expect(throws: error) { try await second.run { _ in } }
      #expect(error.description.contains("--port"))
    }
  }

  @Test(
    "A host that is not this machine's is said, with what to do", arguments: ["192.0.2.1", "host.invalid"])
  func noSuchHost(_ host: String) async throws {
    let page = try TestPage()
    let server = try WebServer(.init(host: host, port: 0), page: page.folder, metrics: .init())
    await #expect(throws: WebServerError.noSuchHost(host)) { try await server.run { _ in } }
  }

  @Test("A server that is told to stop finishes the request that runs, and takes no other")
  func stopsGracefully() async throws {
    let (entries, entered) = AsyncStream.makeStream(of: Void.self)
    let (exits, leave) = AsyncStream.makeStream(of: Void.self)
    let routes = { @Sendable (router: Router<ServerContext>) -> Void in
      router.get("slow") { _, _ in
        entered.yield()
        _ = await exits.first { _ in true }
        return "done"
      }
    }
    try await LiveServer.run(routes: routes) { server in
      try await server.connect { connection in
        try await connection.send("GET /slow HTTP/1.1\r\nHost: localhost\r\n\r\n")
        _ = await entries.first { _ in true }
        await server.stop()
        leave.yield()
        #expect(try await connection.rest().hasSuffix("\r\n\r\ndone"))
      }
    }
  }
}
