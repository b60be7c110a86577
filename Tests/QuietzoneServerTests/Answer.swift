import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import NIOEmbedded

@testable import QuietzoneServer

/// What a server answers to a request that reaches its router without a network.
///
/// Hummingbird's module for tests can do this, but brings a client for HTTP/2 along, which takes longer to compile than the
/// server.
struct Answer {
  let status: HTTPResponse.Status
  let headers: HTTPFields
  let body: ByteBuffer

  init(
    of router: Router<ServerContext>, to path: String, _ method: HTTPRequest.Method = .get,
    headers: HTTPFields = [:], body: ByteBuffer? = nil
  ) async throws {
    var headers = headers
    if let body { headers[.contentLength] = "\(body.readableBytes)" }
    let head = HTTPRequest(
      method: method, scheme: "http", authority: "localhost", path: path, headerFields: headers)
    // Piece by piece, as a network brings it.
    let pieces = AsyncStream<ByteBuffer> { pieces in
      var rest = body ?? ByteBuffer()
      while let piece = rest.readSlice(length: min(32 * 1024, rest.readableBytes)), piece.readableBytes > 0 {
        pieces.yield(piece)
      }
      pieces.finish()
    }
    var logger = Logger(label: "test")
    logger[metadataKey: "hb.request.id"] = "1"
    let context = ServerContext(
      source: ApplicationRequestContextSource(channel: NIOAsyncTestingChannel(), logger: logger))
    let response = try await router.buildResponder().respond(
      to: Request(head: head, body: RequestBody(asyncSequence: pieces)), context: context)
    let written = Writer()
    try await response.body.write(written)
    (status, self.headers, self.body) = (response.status, response.headers, written.body)
  }

  /// Keeps what is written to it.
  private final class Writer: ResponseBodyWriter {
    private(set) var body = ByteBuffer()
    func write(_ buffer: ByteBuffer) { body.writeImmutableBuffer(buffer) }
    func finish(_ trailers: HTTPFields?) {}
  }
}
