import Foundation
import Hummingbird
import NIOCore
import NIOPosix
import NIOSSL
import ServiceLifecycle

@testable import QuietzoneServer

/// A server that listens on a port of this machine.
struct LiveServer {
  let port: Int
  let isSecure: Bool
  private let group: ServiceGroup

  /// Serves a small page while `test` runs, and ends without an error afterwards.
  static func run(
    names: [String] = [], isSecure: Bool = false, limits: ConnectionLimits = ConnectionLimits(),
    api: APIOptions? = nil, routes: (Router<ServerContext>) -> Void = { _ in },
    _ test: @Sendable (LiveServer) async throws -> Void
  ) async throws {
    let page = try TestPage()
    var server = try WebServer(
      .init(port: 0, names: names, isSecure: isSecure, api: api), page: page.folder, metrics: .init())
    server.limits = limits
    server.certificates = CertificateFolder(folder: page.folder.appending(path: "data"))
    let router = try server.router()
    routes(router)
    let (ports, announced) = AsyncStream.makeStream(of: Int.self)
    let group = try server.serviceGroup(router) { announced.yield($0) }
    try await withThrowingTaskGroup(of: Void.self) { tasks in
      tasks.addTask { try await group.run() }
      let port = await ports.first { _ in true }!
      let live = LiveServer(port: port, isSecure: isSecure, group: group)
      do { try await test(live) } catch {
        await live.stop()
        throw error
      }
      await live.stop()
      try await tasks.waitForAll()
    }
  }

  /// The same server, spoken to in another way.
  init(_ other: LiveServer, isSecure: Bool) {
    self.init(port: other.port, isSecure: isSecure, group: other.group)
  }

  private init(port: Int, isSecure: Bool, group: ServiceGroup) {
    self.port = port
    self.isSecure = isSecure
    self.group = group
  }

  /// Tells the server to stop, as Ctrl-C does.
  func stop() async { await group.triggerGracefulShutdown() }

  /// Opens a connection for `body`.
  ///
  /// - Parameter first: What is sent as soon as the connection stands, by the event loop itself: other tests may keep every
  ///   thread of the pool for longer than an impatient server waits.
  func connect<Value: Sendable>(
    sending first: String = "", _ body: @Sendable (inout LiveConnection) async throws -> Value
  ) async throws -> Value {
    var tls = TLSConfiguration.makeClientConfiguration()
    tls.certificateVerification = .none
    let context = isSecure ? try NIOSSLContext(configuration: tls) : nil
    let channel = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .connect(host: "127.0.0.1", port: port) { channel in
        channel.eventLoop.makeCompletedFuture {
          if let context {
            let handler = try NIOSSLClientHandler(context: context, serverHostname: nil)
            try channel.pipeline.syncOperations.addHandler(handler)
          }
          try channel.pipeline.syncOperations.addHandler(Greeting(first))
          return try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
        }
      }
    return try await channel.executeThenClose { inbound, outbound in
      var connection = LiveConnection(input: inbound.makeAsyncIterator(), output: outbound)
      return try await body(&connection)
    }
  }

  /// All that comes back for these bytes until the server closes the connection.
  func answer(to request: String) async throws -> String {
    try await connect(sending: request) { connection in try await connection.rest() }
  }

  /// Whether the page comes to a new client.
  func servesPage() async throws -> Bool {
    try await answer(to: "GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n").hasPrefix(
      "HTTP/1.1 200 OK\r\n")
  }
}

/// Sends its text once the connection stands.
private final class Greeting: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias OutboundOut = ByteBuffer

  private let text: String

  init(_ text: String) { self.text = text }

  func channelActive(context: ChannelHandlerContext) {
    if !text.isEmpty { context.writeAndFlush(wrapOutboundOut(ByteBuffer(string: text)), promise: nil) }
    context.fireChannelActive()
  }
}

/// Bytes to and from a server, as they are.
struct LiveConnection {
  var input: NIOAsyncChannelInboundStream<ByteBuffer>.AsyncIterator
  let output: NIOAsyncChannelOutboundWriter<ByteBuffer>
  private var received = ""

  init(
    input: NIOAsyncChannelInboundStream<ByteBuffer>.AsyncIterator,
    output: NIOAsyncChannelOutboundWriter<ByteBuffer>
  ) {
    self.input = input
    self.output = output
  }

  func send(_ text: String) async throws { try await output.write(ByteBuffer(string: text)) }

  /// What comes until `end` does, with it; all there is if it never comes.
  mutating func receive(until end: String) async throws -> String {
    while true {
      if let range = received.range(of: end) {
        defer { received.removeSubrange(..<range.upperBound) }
        return String(received[..<range.upperBound])
      }
      guard let bytes = try await input.next() else { return received }
      received += String(buffer: bytes)
    }
  }

  /// What comes until the server closes the connection, which it may do without a farewell.
  mutating func rest() async throws -> String {
    do {
      while let bytes = try await input.next() { received += String(buffer: bytes) }
    } catch is IOError {}
    return received
  }
}

extension ConnectionLimits {
  /// Waits for nobody.
  static let impatient = ConnectionLimits(arrival: .milliseconds(500), answer: .minutes(1))
}
