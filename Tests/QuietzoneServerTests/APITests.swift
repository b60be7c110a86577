import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import NIOEmbedded
import Testing

@testable import QuietzoneServer

@Suite("Server: the API")
struct APITests {
  let page: TestPage
  let metrics = PrometheusMetrics()

  init() throws { page = try TestPage() }

  /// What a server with `options` answers.
  private func answer(
    to uri: String, _ method: HTTPRequest.Method = .get, headers: HTTPFields = [:], body: [UInt8]? = nil,
    options: APIOptions? = APIOptions()
  ) async throws -> Answer {
    let server = try WebServer(.init(api: options), page: page.folder, metrics: metrics)
    return try await Answer(
      of: try server.router(), to: uri, method, headers: headers, body: body.map { ByteBuffer(bytes: $0) })
  }

  private func object(_ response: Answer) throws -> [String: Any] {
    try #require(
      try JSONSerialization.jsonObject(with: Data(buffer: response.body)) as? [String: Any],
      "\(String(buffer: response.body))")
  }

  private func texts(_ reading: [String: Any]) throws -> [String] {
    try #require(reading["symbols"] as? [[String: Any]]).compactMap { $0["text"] as? String }
  }

  @Test("An image as the body is answered by what it holds")
  func oneImage() async throws {
    let response = try await answer(to: "/v1/read", .post, body: image("qr-hello.png"))
    #expect(response.status == .ok && response.headers[.contentType] == "application/json")
    let reading = try object(response)
    #expect(Set(reading.keys) == ["width", "height", "milliseconds", "symbols"])
    #expect(try texts(reading) == ["Hello, quiet zone"])
    #expect(metrics.text().contains(#"quietzone_api_images_total{outcome="read"} 1.0"#))
  }

  @Test("Several images are answered in their order, each with its name, whatever one of them is")
  func severalImages() async throws {
    let body = multipart([
      ("a.png", try image("qr-hello.png")), ("b.txt", Array("just text".utf8)),
      ("c.png", try image("qr-other.png")),
    ])
    let response = try await answer(
      to: "/v1/read", .post, headers: [.contentType: "multipart/form-data; boundary=\"edge\""], body: body)
    let images = try #require(try object(response)["images"] as? [[String: Any]])
    #expect(images.map { $0["file"] as? String } == ["a.png", "b.txt", "c.png"])
    #expect(try texts(images[0]) == ["Hello, quiet zone"])
    #expect((images[1]["error"] as? String)?.hasPrefix("not an image that can be read") == true)
    #expect(try texts(images[2]) == ["https://example.org/other"])
  }

  @Test(
    "What the query asks for is done",
    arguments: [
      ("symbology=ean13", 0), ("symbology=qrCode,ean13&effort=live", 1), ("region=0,0,8,8", 0),
      ("maxSymbols=1&inverted=false&ignoreOrientation=true", 1),
    ])
  func options(query: String, count: Int) async throws {
    let response = try await answer(to: "/v1/read?\(query)", .post, body: image("qr-hello.png"))
    #expect(try texts(object(response)).count == count)
  }

  @Test(
    "A query that is not understood is refused, and what it may be is said",
    arguments: [
      ("symbology=barcode", "/v1/symbologies"), ("effort=much", "photo or live"), ("region=1,2,3", "640,480"),
      ("region=0,0,0,8", "640,480"), ("maxSymbols=0", "from 1 to"), ("inverted=maybe", "true or false"),
      ("symbol=qrCode", "symbology"), ("effort=live&effort=photo", "twice"),
    ])
  func wrongOptions(query: String, hint: String) async throws {
    let response = try await answer(to: "/v1/read?\(query)", .post, body: image("qr-hello.png"))
    #expect(response.status == .badRequest)
    #expect((try object(response)["error"] as? String)?.contains(hint) == true)
  }

  @Test("What cannot be read is refused for what it is")
  func unreadable() async throws {
    let whole = try image("noise.png")
    let cases: [([UInt8], HTTPResponse.Status)] = [
      ([], .badRequest), (Array("just text".utf8), .unsupportedMediaType),
      (try image("huge.png"), .contentTooLarge),
      (Array(whole.prefix(whole.count / 2)), .unprocessableContent),
    ]
    for (body, status) in cases {
      let response = try await answer(to: "/v1/read", .post, body: body)
      #expect(response.status == status)
      #expect(try object(response)["error"] is String)
    }
    var options = APIOptions()
    options.maximumBytes = 100
    #expect(try await answer(to: "/v1/read", .post, body: whole, options: options).status == .contentTooLarge)
    options = APIOptions()
    options.memory = 100
    let response = try await answer(to: "/v1/read", .post, body: whole, options: options)
    #expect(response.status == .serviceUnavailable && response.headers[.retryAfter] == "1")
    options = APIOptions()
    options.maximumDuration = .zero
    let late = try await answer(to: "/v1/read", .post, body: whole, options: options)
    #expect(late.status == .unprocessableContent)
    #expect(metrics.text().contains(#"{outcome="outOfTime"} 1.0"#))
  }

  @Test("A multipart body that is none is refused")
  func damagedMultipart() async throws {
    let whole = multipart([("a.png", try image("qr-hello.png"))])
    let type: HTTPFields = [.contentType: "multipart/form-data; boundary=edge"]
    for body in [Array("--edge--\r\n".utf8), Array(whole.dropLast(12)), Array(whole.dropFirst(9)), [0x2D]] {
      #expect(try await answer(to: "/v1/read", .post, headers: type, body: body).status == .badRequest)
    }
    for type in ["multipart/mixed; boundary=edge", "multipart/form-data", "multipart/form-data; boundary="] {
      let response = try await answer(to: "/v1/read", .post, headers: [.contentType: type], body: whole)
      #expect(response.status == .unsupportedMediaType, "\(type)")
    }
    var options = APIOptions()
    options.maximumImages = 1
    let two = multipart([("a", [1]), ("b", [2])])
    #expect(
      try await answer(to: "/v1/read", .post, headers: type, body: two, options: options).status
        == .badRequest)
  }

  @Test("Random bytes as a multipart body are refused or read, never more")
  func randomMultipart() throws {
    var generator = SystemRandomNumberGenerator()
    let pieces = [
      "--edge", "\r\n", "--", "\r\n\r\n", "Content-Disposition: form-data; name=\"a\"", "\0", "x",
    ]
    var parsed = 0
    for _ in 0..<5000 {
      let body = (0..<Int.random(in: 0..<12)).flatMap { _ in
        Array(pieces.randomElement(using: &generator)!.utf8)
      }
      if let parts = try? Multipart(body, boundary: "edge", maximumParts: 5).parts {
        parsed += 1
        #expect((1...5).contains(parts.count))
      }
    }
    #expect(parsed > 0)
  }

  @Test("With a token, only who has it may ask")
  func token() async throws {
    let options = APIOptions(token: "correct horse battery")
    let picture = try image("qr-hello.png")
    for given in [nil, "", "correct horse battery", "Bearer wrong", "Bearer correct horse batterx"] {
      let headers: HTTPFields = given.map { [.authorization: $0] } ?? [:]
      let response = try await answer(
        to: "/v1/read", .post, headers: headers, body: picture, options: options)
      #expect(response.status == .unauthorized && response.headers[.wwwAuthenticate] == "Bearer")
      #expect(
        try await answer(to: "/v1/symbologies", headers: headers, options: options).status == .unauthorized)
    }
    let headers: HTTPFields = [.authorization: "Bearer correct horse battery"]
    #expect(
      try await answer(to: "/v1/read", .post, headers: headers, body: picture, options: options).status == .ok
    )
    #expect(try await answer(to: "/healthz", options: options).status == .ok)
  }

  @Test("Unless it is asked for there is no API, and the page says where there is one")
  func offUnlessAskedFor() async throws {
    try page.write("<footer><p></p></footer>", to: "index.html")
    #expect(try await answer(to: "/v1/read", .post, body: [1], options: nil).status == .methodNotAllowed)
    for path in ["/v1/symbologies", "/healthz", "/openapi.json", "/api"] {
      #expect(try await answer(to: path, options: nil).status == .notFound)
      #expect(try await answer(to: path).status == .ok)
    }
    #expect(!String(buffer: try await answer(to: "/", options: nil).body).contains("/api"))
    #expect(String(buffer: try await answer(to: "/").body).contains(#"<a href="/api">"#))
  }

  @Test("Each path names the methods that it has")
  func methods() async throws {
    let read = try await answer(to: "/v1/read")
    #expect(read.status == .methodNotAllowed && read.headers[.allow] == "POST")
    let health = try await answer(to: "/healthz", .post)
    #expect(health.status == .methodNotAllowed && health.headers[.allow] == "GET, HEAD")
  }

  @Test("Another site's page cannot have images read here")
  func otherSites() async throws {
    let headers: HTTPFields = [HTTPField.Name("Sec-Fetch-Site")!: "cross-site"]
    let response = try await answer(to: "/v1/read", .post, headers: headers, body: image("qr-hello.png"))
    #expect(response.status == .forbidden)
  }

  @Test("The description names every path and parameter, and the page shows them")
  func description() async throws {
    let description = try object(try await answer(to: "/openapi.json"))
    let paths = try #require(description["paths"] as? [String: [String: [String: Any]]])
    #expect(Set(paths.keys) == ["/v1/read", "/v1/symbologies", "/healthz"])
    let parameters = try #require(paths["/v1/read"]?["post"]?["parameters"] as? [[String: Any]])
    #expect(parameters.compactMap { $0["name"] as? String } == ReadingOptions.names)
    let shown = String(buffer: try await answer(to: "/api").body)
    for name in ReadingOptions.names + paths.keys { #expect(shown.contains(name)) }
  }
}

@Suite("Server: what the API may take")
struct APILimitTests {
  @Test("Readings beyond those that may run wait in their order; those beyond that are sent away")
  func gate() async throws {
    var options = APIOptions()
    options.readers = 1
    options.maximumWaiting = 1
    let gate = ReadingGate(options)
    try await gate.enter("a")
    let second = Task { try await gate.enter("b") }
    while await gate.waitingCount == 0 { await Task.yield() }
    let error = await #expect(throws: APIError.self) { try await gate.enter("c") }
    #expect(error?.status == .serviceUnavailable && error?.headers[.retryAfter] == "1")
    await gate.leave("a")
    try await second.value
    await gate.leave("b")
    try await gate.enter("c")
    await gate.leave("c")
  }

  @Test("One client cannot take all places")
  func oneClient() async throws {
    var options = APIOptions()
    options.readers = 3
    options.maximumOfOneClient = 2
    let gate = ReadingGate(options)
    try await gate.enter("a")
    try await gate.enter("a")
    let error = await #expect(throws: APIError.self) { try await gate.enter("a") }
    #expect(error?.status == .tooManyRequests && error?.headers[.retryAfter] == "1")
    try await gate.enter("b")
    await gate.leave("a")
    try await gate.enter("a")
  }

  @Test("Bytes that were given back can be taken again")
  func budget() {
    let budget = ByteBudget(10)
    #expect(budget.take(6) && !budget.take(5) && budget.take(4) && !budget.take(1))
    budget.give(6)
    #expect(budget.take(6))
  }

  @Test("What is being done for a client is cancelled when it goes, in both ways of going")
  func presence() throws {
    for half in [true, false] {
      let presence = ClientPresence()
      let channel = EmbeddedChannel(handler: presence)
      let cancellation = Cancellation()
      presence.observe(cancellation)
      #expect(!cancellation.isCancelled)
      if half {
        channel.pipeline.fireUserInboundEventTriggered(ChannelEvent.inputClosed)
      } else {
        channel.pipeline.fireChannelInactive()
      }
      #expect(cancellation.isCancelled)
      // What is begun for a client that has gone is not wanted either.
      let next = Cancellation()
      presence.observe(next)
      #expect(next.isCancelled)
      _ = try? channel.finish()
    }
  }

  @Test("A connection serves one request after another, and the page with its limits as before")
  func live() async throws {
    let body = try image("qr-hello.png")
    try await LiveServer.run(api: APIOptions()) { server in
      try await server.connect { connection in
        for _ in 0..<3 {
          try await connection.send(
            "POST /v1/read HTTP/1.1\r\nHost: localhost\r\nContent-Length: \(body.count)\r\n\r\n")
          try await connection.output.write(ByteBuffer(bytes: body))
          #expect(try await connection.receive(until: "}]}").contains("Hello, quiet zone"))
        }
      }
      #expect(try await server.servesPage())
    }
  }
}

/// One of the images that the tests of QuietzoneMedia have.
private func image(_ name: String) throws -> [UInt8] {
  let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  return Array(try Data(contentsOf: tests.appending(path: "QuietzoneMediaTests/Fixtures/\(name)")))
}

/// A body of parts, with `edge` between them.
private func multipart(_ parts: [(String, [UInt8])]) -> [UInt8] {
  var body: [UInt8] = []
  for (name, content) in parts {
    body += Array(
      "--edge\r\nContent-Disposition: form-data; name=\"image\"; filename=\"\(name)\"\r\n\r\n".utf8)
    body += content + Array("\r\n".utf8)
  }
  return body + Array("--edge--\r\n".utf8)
}
