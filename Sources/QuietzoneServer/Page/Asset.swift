import Crypto
import NIOCore

/// A file of the page, ready to be sent.
struct Asset: Sendable {
  /// As a `Content-Type` header has it.
  var mediaType: String
  var content: ByteBuffer
  /// The content compressed by gzip, where that makes it shorter.
  var compressed: ByteBuffer?
  /// What the content is recognised by: hexadecimal, from its SHA-256.
  var hash: String

  init(name: String, content: [UInt8]) throws {
    mediaType = QuietzoneServer.mediaType(ofFile: name)
    self.content = ByteBuffer(bytes: content)
    let gzip = try gzip(content)
    compressed = gzip.count < content.count ? ByteBuffer(bytes: gzip) : nil
    hash = SHA256.hash(data: content).prefix(16).map { byte in
      String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
    }.joined()
  }
}
