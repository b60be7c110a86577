import Foundation
import HTTPTypes
import Hummingbird
import Testing

@testable import QuietzoneServer

@Suite("Server: the page's files")
struct PageTests {
  let page: TestPage

  init() throws { page = try TestPage() }

  /// Sends one request to a server of the page.
  private func response(
    to path: String, method: HTTPRequest.Method = .get, headers: HTTPFields = [:]
  ) async throws -> Answer {
    try await Answer(of: try page.server().router(), to: path, method, headers: headers)
  }

  @Test(
    "Each file comes with its media type",
    arguments: [
      ("/", "text/html; charset=utf-8"), ("/index.html", "text/html; charset=utf-8"),
      ("/page/main.js", "text/javascript; charset=utf-8"), ("/quietzone.wasm", "application/wasm"),
      ("/manifest.webmanifest", "application/manifest+json"),
    ])
  func mediaTypes(_ path: String, _ type: String) async throws {
    let response = try await response(to: path)
    #expect(response.status == .ok)
    #expect(response.headers[.contentType] == type)
    #expect(response.headers[.contentLength] == "\(response.body.readableBytes)")
  }

  @Test(
    "What is not in the folder is not found, however it is asked for",
    arguments: [
      "/missing.js", "/page", "/page/", "/../secret", "/%2e%2e/secret", "/..%2fsecret", "/page/../../secret",
      "//etc/passwd",
      "/.hidden", "/page/%00", "/index.html/",
    ])
  func notFound(_ path: String) async throws {
    #expect(try await response(to: path).status == .notFound)
  }

  @Test("A symbolic link that leads out of the folder is not served")
  func linksOut() async throws {
    let outside = FileManager.default.temporaryDirectory.appending(path: "outside-\(UUID().uuidString).js")
    try Data("secret".utf8).write(to: outside)
    defer { try? FileManager.default.removeItem(at: outside) }
    try FileManager.default.createSymbolicLink(
      at: page.folder.appending(path: "link.js"), withDestinationURL: outside)
    #expect(try await response(to: "/link.js").status == .notFound)
  }

  @Test("What gzip makes shorter is compressed for who takes gzip, and has another tag then")
  func compression() async throws {
    let plain = try await response(to: "/page/main.js")
    let compressed = try await response(
      to: "/page/main.js", headers: [.acceptEncoding: "zstd;q=1.0, gzip;q=0.5"])
    #expect(plain.headers[.contentEncoding] == nil)
    #expect(compressed.headers[.contentEncoding] == "gzip")
    #expect(compressed.body.readableBytes < plain.body.readableBytes / 4)
    #expect(Array(compressed.body.readableBytesView.prefix(3)) == [0x1F, 0x8B, 8])
    #expect(plain.headers[.eTag] != compressed.headers[.eTag])
    #expect(plain.headers[.vary] == "Accept-Encoding")
    let small = try await response(to: "/manifest.webmanifest", headers: [.acceptEncoding: "gzip"])
    #expect(small.headers[.contentEncoding] == nil)
  }

  @Test("What was compressed by Brotli beforehand goes to who takes that, and has no address of its own")
  func brotli() async throws {
    let file = page.folder.appending(path: "page/main.js.br")
    try Data("short".utf8).write(to: file)
    let both = try await response(to: "/page/main.js", headers: [.acceptEncoding: "gzip, deflate, br"])
    #expect(both.headers[.contentEncoding] == "br")
    #expect(both.headers[.contentType] == "text/javascript; charset=utf-8")
    #expect(String(buffer: both.body) == "short")
    let gzip = try await response(to: "/page/main.js", headers: [.acceptEncoding: "gzip, br;q=0"])
    #expect(gzip.headers[.contentEncoding] == "gzip")
    #expect(gzip.headers[.eTag] != both.headers[.eTag])
    #expect(try await response(to: "/page/main.js").headers[.contentEncoding] == nil)
    #expect(try await response(to: "/page/main.js.br").status == .notFound)
  }

  @Test(
    "Accept-Encoding is read as RFC 9110 says",
    arguments: [
      ("gzip", true), ("GZIP", true), ("deflate, gzip", true), ("*", true), ("", false), ("br", false),
      ("gzip;q=0", false),
      ("gzip; q=0.0", false), ("*;q=0", false), ("gzip;q=0, *", false), ("identity, *;q=0.1", true),
    ])
  func acceptEncoding(_ header: String, _ isAccepted: Bool) {
    #expect(ContentCoding.gzip.isAccepted(by: header) == isAccepted)
  }

  @Test("Who has a file already is told so in a few bytes")
  func notModified() async throws {
    let tag = try #require(try await response(to: "/page/main.js").headers[.eTag])
    for header in [tag, "W/\(tag)", "\"other\", \(tag)", "*"] {
      let again = try await response(to: "/page/main.js", headers: [.ifNoneMatch: header])
      #expect(again.status == .notModified)
      #expect(again.body.readableBytes == 0)
      #expect(again.headers[.eTag] == tag)
    }
    #expect(try await response(to: "/page/main.js", headers: [.ifNoneMatch: "\"other\""]).status == .ok)
  }

  @Test("An address that names the content by its hash may be kept for ever, any other is asked for again")
  func caching() async throws {
    let tag = try #require(try await response(to: "/page/main.js").headers[.eTag])
    let hash = tag.filter { $0 != "\"" }
    #expect(try await response(to: "/page/main.js").headers[.cacheControl] == "no-cache")
    #expect(
      try await response(to: "/page/main.js?v=\(hash)").headers[.cacheControl]
        == "public, max-age=31536000, immutable")
    #expect(try await response(to: "/page/main.js?v=old").headers[.cacheControl] == "no-cache")
  }

  @Test("HEAD answers as GET does, without the body")
  func head() async throws {
    let get = try await response(to: "/")
    let head = try await response(to: "/", method: .head)
    #expect(head.status == .ok)
    #expect(head.body.readableBytes == 0)
    #expect(head.headers[.contentLength] == get.headers[.contentLength])
  }

  @Test("No other method does anything to a file", arguments: [HTTPRequest.Method.post, .put, .delete])
  func otherMethods(_ method: HTTPRequest.Method) async throws {
    let response = try await response(to: "/page/main.js", method: method)
    #expect(response.status == .methodNotAllowed)
    #expect(response.headers[.allow] == "GET, HEAD")
  }

  @Test(
    "Every answer, errors too, keeps the page to itself",
    arguments: ["/", "/quietzone.wasm", "/missing", "/metrics"])
  func securityHeaders(_ path: String) async throws {
    let headers = try await response(to: path).headers
    let policy = try #require(headers[.contentSecurityPolicy])
    #expect(policy.contains("default-src 'none'"))
    #expect(policy.contains("connect-src 'self'"))
    #expect(policy.contains("frame-ancestors 'none'"))
    #expect(
      !policy.contains("unsafe-inline") && !policy.contains("'unsafe-eval'") && !policy.contains("http"))
    #expect(headers[HTTPField.Name("Permissions-Policy")!]?.contains("camera=(self)") == true)
    #expect(headers[HTTPField.Name("X-Content-Type-Options")!] == "nosniff")
  }

  @Test("A folder without a page, or a page without the reader, is an error that says so")
  func incompletePages() throws {
    try FileManager.default.removeItem(at: page.folder.appending(path: "quietzone.wasm"))
    #expect(throws: WebServerError.moduleIsMissing(page.folder.path)) { try page.server() }
    try FileManager.default.removeItem(at: page.folder.appending(path: "index.html"))
    #expect(throws: WebServerError.pageIsMissing(page.folder.path)) { try page.server() }
  }
}
