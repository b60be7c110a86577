import HummingbirdCore
import Logging
import NIOCore

/// A channel over TLS that answers those, too, who do not speak it.
struct PlainHTTPChannel<Base: ServerChildChannel>: ServerChildChannel {
  let base: Base
  let hosts: KnownHosts
  let headerSize: Int

  func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Base.Value> {
    channel.eventLoop.makeCompletedFuture {
      try channel.pipeline.syncOperations.addHandler(PlainHTTPAnswer(hosts, headerSize: headerSize))
    }.flatMap {
      base.setup(channel: channel, logger: logger)
    }
  }

  func handle(value: Base.Value, logger: Logger) async { await base.handle(value: value, logger: logger) }
}

/// Sends who asks for a page by plain HTTP where TLS is spoken to the secure address, and tells all others that there is
/// one. What begins as TLS does passes by.
final class PlainHTTPAnswer: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer
  typealias OutboundOut = ByteBuffer

  private let hosts: KnownHosts
  private let headerSize: Int
  private var received = ByteBuffer()
  private var isAnswered = false

  init(_ hosts: KnownHosts, headerSize: Int) {
    self.hosts = hosts
    self.headerSize = headerSize
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if isAnswered { return }
    var bytes = unwrapInboundIn(data)
    received.writeBuffer(&bytes)
    guard let first = received.readableBytesView.first else { return }
    // A method begins with a letter, a record of TLS does not.
    guard (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) else {
      context.fireChannelRead(wrapInboundOut(received))
      context.pipeline.syncOperations.removeHandler(self, promise: nil)
      return
    }
    let head = String(buffer: received)
    guard head.contains("\r\n\r\n") || received.readableBytes > headerSize else { return }
    isAnswered = true
    let answer = ByteBuffer(string: Self.answer(to: head, hosts))
    let channel = context.channel
    context.writeAndFlush(wrapOutboundOut(answer)).whenComplete { _ in channel.close(promise: nil) }
  }

  private static func answer(to head: String, _ hosts: KnownHosts) -> String {
    let status: String
    let location: String
    if let address = secureAddress(of: head, hosts) {
      // For now: next time this port may speak plain HTTP.
      (status, location) = ("307 Temporary Redirect", "Location: \(address)\r\n")
    } else {
      (status, location) = ("400 Bad Request", "")
    }
    let text = "This port speaks HTTPS: the address begins with https://\n"
    return "HTTP/1.1 \(status)\r\n\(location)Content-Type: text/plain; charset=utf-8\r\n"
      + "Content-Length: \(text.utf8.count)\r\nConnection: close\r\n\r\n\(text)"
  }

  /// Where a page that was asked for is; nil if it is none. Only what is of this server gets into the answer.
  private static func secureAddress(of head: String, _ hosts: KnownHosts) -> String? {
    let lines = head.prefix(upTo: head.range(of: "\r\n\r\n")?.lowerBound ?? head.startIndex)
      .split(separator: "\r\n", omittingEmptySubsequences: false)
    let request = (lines.first ?? "").split(separator: " ", omittingEmptySubsequences: false)
    let fields = lines.dropFirst().map { $0.split(separator: ":", maxSplits: 1) }
    let named = fields.filter { $0.count == 2 && $0[0].lowercased() == "host" }
    guard request.count == 3, ["GET", "HEAD"].contains(request[0]), request[1].hasPrefix("/"),
      request[1].unicodeScalars.allSatisfy({ ("!"..."~").contains($0) }), named.count == 1
    else { return nil }
    let host = String(named[0][1].trimmingWhitespace)
    guard hosts.contains(host) else { return nil }
    // Without a port it was the one of plain HTTP.
    let hasPort = host.last != "]" && host.contains(":")
    return "https://\(host)\(hasPort ? "" : ":80")\(request[1])"
  }
}
