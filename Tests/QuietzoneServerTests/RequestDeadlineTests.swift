import HTTPTypes
import NIOCore
import NIOEmbedded
import NIOHTTPTypes
import Testing

@testable import QuietzoneServer

@Suite("Server: deadlines")
struct RequestDeadlineTests {
  let channel = EmbeddedChannel(handler: RequestDeadline(arrival: .seconds(20), answer: .minutes(5)))
  let head = HTTPRequest(method: .post, scheme: "http", authority: "a", path: "/counts")

  init() throws { try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait() }

  private func pass(_ seconds: Int64) { channel.embeddedEventLoop.advanceTime(by: .seconds(seconds)) }

  @Test("A request that trickles in is cut off when its time is over, however busy it seems")
  func trickle() throws {
    try channel.writeInbound(HTTPRequestPart.head(head))
    for _ in 0..<19 {
      pass(1)
      try channel.writeInbound(HTTPRequestPart.body(ByteBuffer(string: "a")))
    }
    #expect(channel.isActive)
    pass(1)
    #expect(!channel.isActive)
  }

  @Test("A connection on which nothing is asked is cut off, at first and after each answer")
  func idle() throws {
    for _ in 0..<3 {
      pass(19)
      try channel.writeInbound(HTTPRequestPart.head(head))
      try channel.writeInbound(HTTPRequestPart.end(nil))
      try channel.writeOutbound(HTTPResponsePart.head(HTTPResponse(status: .ok)))
      try channel.writeOutbound(HTTPResponsePart.end(nil))
    }
    pass(19)
    #expect(channel.isActive)
    pass(1)
    #expect(!channel.isActive)
  }

  @Test("An answer may take its time, and no more than that")
  func slowReader() throws {
    try channel.writeInbound(HTTPRequestPart.head(head))
    try channel.writeInbound(HTTPRequestPart.end(nil))
    pass(299)
    #expect(channel.isActive)
    pass(1)
    #expect(!channel.isActive)
  }
}
